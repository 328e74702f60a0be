/// The few drawings that controls carry. They take the colour of the text around them.
enum Icon {
  static let copy = icon(
    "<rect x=\"5\" y=\"5\" width=\"8\" height=\"8\" rx=\"1.5\"/><path d=\"M10.5 3.2V3A1 1 0 0 0 9.500 2H4a2 2 0 0 0-2 2v5.500A1 1 0 0 0 3 10.500h.2\"/>"
  )
  static let play = icon("<path class=\"filled\" d=\"M5 3.200v9.600l8-4.800z\"/>")
  static let theme = icon("<circle cx=\"8\" cy=\"8\" r=\"5.500\"/><path class=\"filled\" d=\"M8 2.500a5.500 5.500 0 0 1 0 11z\"/>")
  static let search = icon("<circle cx=\"7\" cy=\"7\" r=\"4.500\"/><path d=\"m10.500 10.500 3.500 3.500\"/>")

  private static func icon(_ content: HTML) -> HTML {
    "<svg class=\"icon\" viewBox=\"0 0 16 16\" width=\"16\" height=\"16\" aria-hidden=\"true\" focusable=\"false\">\(content)</svg>"
  }
}
