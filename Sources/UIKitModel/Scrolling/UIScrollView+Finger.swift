public import Foundation

/// Where a finger was, and when.
final class FingerTrack {
  struct Sample {
    let point: CGPoint
    let time: TimeInterval
  }

  var isDown = false
  var isDragging = false
  /// Where the finger came down.
  var start = CGPoint.zero
  /// Where it was when the drag began, with the slop left out, and the offset then (as if nothing resisted).
  var anchor = CGPoint.zero
  var anchorOffset = CGPoint.zero
  var page = CGPoint.zero
  var wasDecelerating = false
  var samples: [Sample] = []

  /// The speed of the last 100 ms before `time`, in points per second.
  func speed(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { $0.time >= time - ScrollPhysics.velocityWindow - 1e-9 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let span = CGFloat(last.time - first.time)
    return CGPoint(x: (last.point.x - first.point.x) / span, y: (last.point.y - first.point.y) / span)
  }
}

/// A finger on the scroll view, point by point: what the pan gesture recognizer does with touches. Points are in
/// coordinates that do not scroll with the content, the window's or the superview's; times are the run loop's.
extension UIScrollView {
  /// A finger comes down. Content that moves by itself stops.
  public func fingerDown(at point: CGPoint) {
    finger.wasDecelerating = isDecelerating
    stopMotion()
    finger.isDown = true
    finger.isDragging = false
    finger.start = point
    finger.samples = [FingerTrack.Sample(point: point, time: UIKitEnvironment.current.runLoop.now)]
  }

  /// The finger moves. After 10 points along an axis that scrolls, the content follows it.
  public func fingerMoved(to point: CGPoint) {
    guard finger.isDown else { return }
    finger.samples.append(FingerTrack.Sample(point: point, time: UIKitEnvironment.current.runLoop.now))
    if !finger.isDragging {
      guard let anchor = slopEnd(toward: point) else { return }
      beginDragging(anchor)
    }
    let axes = draggableAxes
    var offset = contentOffset
    if axes.x {
      offset.x = resisted(
        finger.anchorOffset.x - (point.x - finger.anchor.x), from: minimumOffset.x, to: maximumOffset.x, bounds.width,
        bouncesHorizontally)
    }
    if axes.y {
      offset.y = resisted(
        finger.anchorOffset.y - (point.y - finger.anchor.y), from: minimumOffset.y, to: maximumOffset.y,
        bounds.height, bouncesVertically)
    }
    contentOffset = offset
  }

  /// The finger is lifted. The content slows down, springs back from past its edges, or stops at a page.
  public func fingerUp(cancelled: Bool = false) {
    guard finger.isDown else { return }
    finger.isDown = false
    guard finger.isDragging else {
      if finger.wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
      return
    }
    let fingerSpeed = cancelled ? .zero : finger.speed(at: UIKitEnvironment.current.runLoop.now)
    let axes = draggableAxes
    let speed = CGPoint(x: axes.x ? -fingerSpeed.x : 0, y: axes.y ? -fingerSpeed.y : 0)
    let natural = restingPlace(speed)
    var target = natural
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: $0)
    }
    finger.isDragging = false
    let goesOn = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    run(decelerating(speed, natural: natural, target: target))
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// A whole drag: down in the middle of the view, `steps` moves over `duration`, and up.
  ///
  /// - Parameter translation: the way of the finger. Content moves the other way.
  public func drag(by translation: CGPoint, duration: TimeInterval = 0.2, steps: Int = 10) {
    let environment = UIKitEnvironment.current
    let start = CGPoint(x: frame.midX, y: frame.midY)
    fingerDown(at: start)
    for step in 1...max(1, steps) {
      environment.advance(by: duration / Double(max(1, steps)))
      let part = CGFloat(step) / CGFloat(max(1, steps))
      fingerMoved(to: CGPoint(x: start.x + translation.x * part, y: start.y + translation.y * part))
    }
    fingerUp()
  }

  // MARK: Parts of a drag

  /// Where the slop ends on the way to `point`, if the finger has come so far along an axis that scrolls.
  private func slopEnd(toward point: CGPoint) -> CGPoint? {
    let axes = draggableAxes
    let way = CGPoint(x: axes.x ? point.x - finger.start.x : 0, y: axes.y ? point.y - finger.start.y : 0)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length >= ScrollPhysics.dragSlop else { return nil }
    let part = ScrollPhysics.dragSlop / length
    return CGPoint(x: finger.start.x + way.x * part, y: finger.start.y + way.y * part)
  }

  private func beginDragging(_ anchor: CGPoint) {
    finger.isDragging = true
    finger.anchor = anchor
    let (least, most) = (minimumOffset, maximumOffset)
    finger.anchorOffset = CGPoint(
      x: released(contentOffset.x, from: least.x, to: most.x, bounds.width),
      y: released(contentOffset.y, from: least.y, to: most.y, bounds.height))
    finger.page = CGPoint(
      x: bounds.width > 0 ? (contentOffset.x / bounds.width).rounded() : 0,
      y: bounds.height > 0 ? (contentOffset.y / bounds.height).rounded() : 0)
    delegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { dismissKeyboard() }
  }

  private func dismissKeyboard() {
    guard let first = UIKitEnvironment.current.firstResponder as? UIView, first.window === window else { return }
    first.resignFirstResponder()
  }

  private func resisted(
    _ offset: CGFloat, from least: CGFloat, to most: CGFloat, _ length: CGFloat, _ bouncesHere: Bool
  ) -> CGFloat {
    let limited = min(max(offset, least), most)
    guard bounces, bouncesHere, offset != limited else { return limited }
    return limited + ScrollPhysics.rubberBand(offset - limited, dimension: length)
  }

  private func released(_ offset: CGFloat, from least: CGFloat, to most: CGFloat, _ length: CGFloat) -> CGFloat {
    let limited = min(max(offset, least), most)
    return limited + ScrollPhysics.unband(offset - limited, dimension: length)
  }

  /// Where the content will be when everything has settled.
  private func restingPlace(_ speed: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    guard isPagingEnabled else {
      return limited(
        CGPoint(
          x: contentOffset.x + ScrollPhysics.travel(speed.x, rate: rate),
          y: contentOffset.y + ScrollPhysics.travel(speed.y, rate: rate)))
    }
    return limited(
      CGPoint(
        x: pageStop(contentOffset.x, speed.x, page: finger.page.x, length: bounds.width),
        y: pageStop(contentOffset.y, speed.y, page: finger.page.y, length: bounds.height)))
  }

  /// A quick drag goes to the next page in its direction, a slow one to the nearest; never further than one page.
  private func pageStop(_ offset: CGFloat, _ speed: CGFloat, page: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let place = offset / length
    let wanted = abs(speed) > 200 ? (speed > 0 ? place.rounded(.up) : place.rounded(.down)) : place.rounded()
    return min(max(wanted, page - 1), page + 1) * length
  }

  private func decelerating(_ speed: CGPoint, natural: CGPoint, target: CGPoint) -> ScrollMotion {
    let isChosen = target != natural || isPagingEnabled
    return ScrollMotion(
      .deceleration,
      x: axis(contentOffset.x, speed.x, isChosen ? target.x : nil, minimumOffset.x, maximumOffset.x, bouncesHorizontally),
      y: axis(contentOffset.y, speed.y, isChosen ? target.y : nil, minimumOffset.y, maximumOffset.y, bouncesVertically))
  }

  private func axis(
    _ offset: CGFloat, _ speed: CGFloat, _ chosen: CGFloat?, _ least: CGFloat, _ most: CGFloat, _ bouncesHere: Bool
  ) -> AxisMotion {
    let rate = decelerationRate.rawValue
    if let chosen {
      if chosen == offset { return .rest(offset) }
      return .gliding(from: offset, to: chosen, rate: isPagingEnabled ? DecelerationRate.fast.rawValue : rate)
    }
    if offset < least { return .returning(from: offset, speed: speed, edge: least) }
    if offset > most { return .returning(from: offset, speed: speed, edge: most) }
    let edge = speed < 0 ? least : most
    if let crossing = ScrollPhysics.time(toGo: edge - offset, speed: speed, rate: rate) {
      if bounces, bouncesHere { return .bouncing(from: offset, speed: speed, rate: rate, edge: edge, crossing: crossing) }
      return .gliding(from: offset, to: edge, rate: rate)
    }
    return abs(speed) > ScrollPhysics.stopSpeed ? .decelerating(from: offset, speed: speed, rate: rate) : .rest(offset)
  }
}
