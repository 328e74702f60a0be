// What a closure carries: a copy, a shared box, a strong or a weak reference.
public final class Player {
  public var score = 0
  public init() {}
}

public func adder(_ step: Int) -> (Int) -> Int { { $0 &+ step } }

public func counter() -> () -> Int {
  var count = 0
  return {
    count &+= 1
    return count
  }
}

public func watch(_ player: Player) -> () -> Int { { player.score } }

public func glance(_ player: Player) -> () -> Int { { [weak player] in player?.score ?? -1 } }
