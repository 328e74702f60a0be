// The same call syntax, found three ways: witness table, class table, direct.
public protocol Shape { func area() -> Int }
public struct Square: Shape {
  let side: Int
  public func area() -> Int { side &* side }
}
open class Pen {
  public init() {}
  open func ink() -> Int { 1 }
  public final func cap() -> Int { 2 }
}
public final class RedPen: Pen { override public func ink() -> Int { 3 } }

@inline(never) public func draw(_ shape: any Shape, with pen: Pen) -> Int {
  shape.area() &+ pen.ink() &+ pen.cap()
}
@inline(never) public func drawKnown(_ side: Int) -> Int {
  draw(Square(side: side), with: RedPen()) &+ Square(side: side).area() &+ RedPen().ink()
}
