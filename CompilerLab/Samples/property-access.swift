// Four ways to read or write "a property", and what each one costs.
public final class Tank {
  public var litres = 0  // stored
  public var peak = 0 { didSet { raises += 1 } }  // stored and observed
  public private(set) var raises = 0
  public var isDry: Bool { litres == 0 }  // computed: no storage at all
  public init() {}
}

@inline(never)
public func fill(_ tank: Tank, by amount: Int) -> Int {
  tank.litres += amount
  tank.peak = tank.litres
  return tank.isDry ? 0 : tank.raises
}
