// A struct is copied, a class is shared, and a struct can hold a class.
public final class Label {
  public var stars: Int
  public init(stars: Int) { self.stars = stars }
}

public struct Parcel {
  public var grams: Int
  public var label: Label
}

@inline(never)
public func repack(_ parcel: Parcel) -> Int {
  var copy = parcel  // grams: new bits; label: one more owner
  copy.grams += 5  // only the copy changes
  copy.label.stars += 1  // both parcels see this
  copy.label = Label(stars: 9)  // the copy lets go of the shared label
  return parcel.grams + copy.grams + parcel.label.stars
}
