extension LearningProgress {
  /// What two sessions of one learner did, in one record.
  ///
  /// - Parameters:
  ///   - base: What this session last knew of the record.
  ///   - other: The record as another session has left it since.
  /// - Returns: `other` with everything that changed from `base` to this record.
  public func merged(from base: LearningProgress, onto other: LearningProgress) -> LearningProgress {
    var result = other
    for (id, mine) in operated where mine != base.operated[id] {
      guard let theirs = other.operated[id], theirs != base.operated[id] else {
        result.operated[id] = mine
        continue
      }
      result.operated[id] = Operated(
        count: theirs.count + mine.count - (base.operated[id]?.count ?? 0), first: min(mine.first, theirs.first),
        last: max(mine.last, theirs.last))
    }
    for (id, mine) in answered where mine != base.answered[id] { result.answered[id] = mine }
    for (slug, mine) in lessons where mine != base.lessons[slug] { result.lessons[slug] = mine }
    for slug in base.lessons.keys where lessons[slug] == nil { result.lessons[slug] = nil }
    if current != base.current { result.current = current }
    result.predictions = mergedPredictions(base, other)
    return result
  }

  /// The others' predictions with the outcomes that this session's got, and its new ones behind them.
  private func mergedPredictions(_ base: LearningProgress, _ other: LearningProgress) -> [PredictionRecord] {
    guard predictions.count >= base.predictions.count else { return predictions }
    var result = other.predictions
    for (old, new) in zip(base.predictions, predictions) where old != new {
      if let place = result.lastIndex(of: old) { result[place] = new }
    }
    result += predictions[base.predictions.count...]
    return Array(result.suffix(Self.predictionLimit))
  }
}
