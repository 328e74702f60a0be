import Foundation

/// A `Date` as LLDB's formatter writes it: UTC, whole seconds.
enum DateSummary {
  /// Seconds from 1970 to Foundation's reference date, 2001-01-01.
  private static let referenceDate = 978_307_200
  /// `Date.distantPast`, which the formatter names apart.
  private static let distantPast = -63_114_076_800.0

  static func text(_ date: Date) -> String {
    let interval = date.timeIntervalSinceReferenceDate
    if interval == distantPast { return "0001-12-30 00:00:00 +0000" }
    guard interval.magnitude < 1e15 else { return "(not a date)" }
    let seconds = Int(interval) + referenceDate
    let days = (seconds - seconds.remainder(by: 86_400)) / 86_400
    let (year, month, day) = civilDate(daysSince1970: days)
    let rest = seconds.remainder(by: 86_400)
    let clock = [rest / 3600, rest / 60 % 60, rest % 60].map(twoDigits).joined(separator: ":")
    return "\(year)-\(twoDigits(month))-\(twoDigits(day)) \(clock) GMT"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The proleptic Gregorian date (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  private static func civilDate(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

extension Int {
  /// The remainder of floored division: never negative for a positive divisor.
  fileprivate func remainder(by divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
