import Foundation
import LabText
import Screen
import UIKitModel

/// The views the pictures in `Fixtures` show.
enum Subjects {
  /// A chat: two bubbles (one see-through), Chinese and emoji, a text field that has the keyboard, and a button.
  static func chat() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 240))
    root.backgroundColor = .systemBackground
    root.addSubview(label("Chats", x: 16, y: 8, width: 328, font: .boldSystemFont(ofSize: 24)))
    root.addSubview(bubble("Hello! Is the layout ready?", x: 16, y: 48, width: 232, color: .systemGray5, text: .label))
    let own = bubble("排好了,看看 🎉 this one is far too long", x: 112, y: 96, width: 232, color: .systemBlue, text: .white)
    root.addSubview(own)
    let faded = bubble("sending…", x: 232, y: 144, width: 112, color: .systemBlue, text: .white)
    faded.alpha = 0.5
    root.addSubview(faded)
    let field = UITextField(frame: CGRect(x: 16, y: 192, width: 248, height: 36))
    field.borderStyle = .roundedRect
    field.text = "Type here"
    root.addSubview(field)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 272, y: 192, width: 72, height: 36)
    root.addSubview(button)
    return root
  }

  static func label(_ text: String, x: CGFloat, y: CGFloat, width: CGFloat, font: UIFont) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: font.lineHeight.rounded(.up)))
    label.text = text
    label.font = font
    return label
  }

  static func bubble(_ text: String, x: CGFloat, y: CGFloat, width: CGFloat, color: UIColor, text textColor: UIColor)
    -> UIView
  {
    let bubble = UIView(frame: CGRect(x: x, y: y, width: width, height: 40))
    bubble.backgroundColor = color
    bubble.layer.cornerRadius = 16
    bubble.clipsToBounds = true
    let label = label(text, x: 12, y: 9, width: width - 24, font: .systemFont(ofSize: 17))
    label.textColor = textColor
    bubble.addSubview(label)
    return bubble
  }

  /// A scroll view half-way down a list of rows, and a picture.
  static func list() -> UIView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
    scroll.backgroundColor = .white
    scroll.contentSize = CGSize(width: 240, height: 480)
    for row in 0..<10 {
      let line = UIView(frame: CGRect(x: 8, y: CGFloat(row) * 48 + 4, width: 208, height: 40))
      line.backgroundColor = row % 2 == 0 ? UIColor(white: 0.9, alpha: 1) : UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1)
      let title = label("Row \(row)", x: 48, y: 10, width: 150, font: .systemFont(ofSize: 17))
      line.addSubview(title)
      let picture = UIImageView(image: UIImage(color: .systemOrange, size: CGSize(width: 24, height: 24)))
      picture.frame = CGRect(x: 8, y: 8, width: 24, height: 24)
      line.addSubview(picture)
      scroll.addSubview(line)
    }
    scroll.contentOffset = CGPoint(x: 0, y: 96)
    return scroll
  }

  /// Turned and clipped shapes.
  static func shapes() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    root.backgroundColor = .black
    let frame = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    frame.backgroundColor = .yellow
    frame.clipsToBounds = true
    frame.layer.cornerRadius = 20
    let turned = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    turned.backgroundColor = .red
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
    frame.addSubview(turned)
    let outline = UIView(frame: CGRect(x: 120, y: 20, width: 60, height: 60))
    outline.layer.borderWidth = 4
    outline.layer.borderColor = UIColor.green.cgColor
    outline.layer.cornerRadius = 30
    root.addSubview(frame)
    root.addSubview(outline)
    return root
  }
}

extension UIView {
  /// The view as the screen would be given it now.
  var committed: SnapshotNode { UIKitEnvironment.current.snapshot(of: self) }
}

/// Runs in a world of its own.
func inScreenWorld<Result>(_ body: (UIKitEnvironment) throws -> Result) rethrows -> Result {
  let environment = UIKitEnvironment()
  return try UIKitEnvironment.with(environment) { try body(environment) }
}

/// The golden pictures. `LAB_RECORD_PICTURES=1` writes them anew; look at them before committing.
enum Golden {
  static func matches(_ text: String, _ name: String) throws -> Bool {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)")
    if ProcessInfo.processInfo.environment["LAB_RECORD_PICTURES"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return true
    }
    return try String(contentsOf: file, encoding: .utf8) == text
  }

  static func record(_ data: Data, _ name: String) throws {
    guard ProcessInfo.processInfo.environment["LAB_RECORD_PICTURES"] == "1" else { return }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)")
    try data.write(to: file)
  }
}
