import Foundation

/// Equal when they have the same sections with the same items in the same order, whatever their marks: the `isEqual:` of
/// UIKit's snapshot object.
extension NSDiffableDataSourceSnapshot: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.sectionIdentifiers == right.sectionIdentifiers
      && left.sectionIdentifiers.allSatisfy { left.contents.items(in: $0) == right.contents.items(in: $0) }
  }
}

extension NSDiffableDataSourceSnapshot: CustomStringConvertible {
  /// The description of UIKit's snapshot object: counts, then one line for each section.
  ///
  /// UIKit's has an address of the moment and a random generation; the model takes the next simulated addresses and makes
  /// the generation of them, so that the same commands print the same text.
  public var description: String {
    let environment = UIKitEnvironment.current
    let address = environment.allocateAddress()
    let snapshotter = environment.allocateAddress()
    let counts = (0..<numberOfSections).map { String(contents.numberOfItems(at: $0)) }.joined(separator: ", ")
    var text =
      "<NSDiffableDataSourceSnapshot 0x\(String(address, radix: 16)): numberOfSections:\(numberOfSections) "
      + "numberOfItems:\(numberOfItems); generation=\(Self.generation(of: address)); "
      + "sectionCounts=<_UIDataSourceSnapshotter: 0x\(String(snapshotter, radix: 16)); \(numberOfSections) sections with "
      + "item counts: [\(counts)] >"
    for section in sectionIdentifiers {
      let items = (contents.items(in: section) ?? []).map { "\($0)" }.joined(separator: " ")
      text += "\n[\(section): {\(items)}]"
    }
    return text + ">"
  }

  private static func generation(of address: UInt) -> UUID {
    var state = UInt64(address)
    var bytes: [UInt8] = []
    for _ in 0..<16 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes.append(UInt8(truncatingIfNeeded: state >> 33))
    }
    bytes[6] = bytes[6] & 0x0f | 0x40
    bytes[8] = bytes[8] & 0x3f | 0x80
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}
