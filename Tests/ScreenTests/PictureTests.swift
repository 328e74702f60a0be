import Foundation
import LabText
import Screen
import Testing
import UIKitModel

@Suite("Pictures of committed views")
struct PictureTests {
  static let subjects: [(String, @Sendable () -> UIView)] = [
    ("chat", Subjects.chat), ("list", Subjects.list), ("shapes", Subjects.shapes),
  ]

  @Test("a picture without colours looks as recorded", arguments: subjects.map(\.0), [40, 80])
  func monochrome(name: String, width: Int) throws {
    try inScreenWorld { _ in
      let view = Self.subjects.first { $0.0 == name }!.1()
      let text = ScreenRenderer(width: width, depth: .none).picture(of: view.committed)
      let isSame = try Golden.matches(text.rendered(depth: .none), "\(name)-\(width).txt")
      #expect(isSame)
      for line in text.plain.split(separator: "\n") { #expect(String(line).displayWidth <= width) }
    }
  }

  @Test("a picture in colours looks as recorded", arguments: subjects.map(\.0), [ColorDepth.trueColor, .ansi256, .ansi16])
  func colours(name: String, depth: ColorDepth) throws {
    try inScreenWorld { _ in
      let view = Self.subjects.first { $0.0 == name }!.1()
      let text = ScreenRenderer(width: 60, depth: depth).picture(of: view.committed)
      let isSame = try Golden.matches(text.rendered(depth: depth), "\(name)-\(depth).ansi")
      #expect(isSame)
    }
  }

  @Test("the SVG looks as recorded", arguments: subjects.map(\.0))
  func svg(name: String) throws {
    try inScreenWorld { _ in
      let view = Self.subjects.first { $0.0 == name }!.1()
      let list = DisplayList(of: view.committed, selection: view.subviews[0].address)
      let isSame = try Golden.matches(SVGRenderer().svg(of: list), "\(name).svg")
      #expect(isSame)
      try Golden.record(PNGRenderer().png(of: list), "\(name).png")
    }
  }

  @Test("every row of a colour picture is as wide as the picture", arguments: [40, 57, 80, 200])
  func rowsAreEven(width: Int) {
    inScreenWorld { _ in
      let text = ScreenRenderer(width: width, depth: .trueColor).picture(of: Subjects.chat().committed)
      let widths = Set(text.plain.split(separator: "\n").map { String($0).displayWidth })
      #expect(widths == [min(width, 45)])
    }
  }

  @Test("a tall picture is made smaller to fit the rows")
  func maximumRows() {
    inScreenWorld { _ in
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let text = ScreenRenderer(width: 120, depth: .trueColor, maximumRows: 30).picture(of: screen.committed)
      #expect(text.plain.split(separator: "\n").count == 30)
    }
  }

  @Test("a wide character is never cut in half at an edge")
  func wideCharacters() {
    inScreenWorld { _ in
      for width in 20..<60 {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 32))
        root.addSubview(
          Subjects.label("中文字符🎉测试", x: 8, y: 4, width: CGFloat(width) * 4, font: .systemFont(ofSize: 17)))
        let text = ScreenRenderer(width: 40, depth: .trueColor).picture(of: root.committed)
        for line in text.plain.split(separator: "\n") { #expect(String(line).displayWidth == 40) }
      }
    }
  }

  @Test("control and direction characters of a text don't reach the terminal")
  func untrusted() {
    inScreenWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 32))
      root.addSubview(Subjects.label("a\u{1B}[2Jb\u{202E}c", x: 0, y: 4, width: 320, font: .systemFont(ofSize: 17)))
      for depth in [ColorDepth.none, .trueColor] {
        let plain = ScreenRenderer(width: 40, depth: depth).picture(of: root.committed).plain
        #expect(!plain.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
        #expect(plain.contains("a") && plain.contains("b") && plain.contains("c"))
      }
      let svg = SVGRenderer().svg(of: DisplayList(of: root.committed))
      #expect(!svg.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
    }
  }

  private func run(at place: String, in text: StyledText) -> TextStyle? {
    text.runs.first { $0.text.contains(place) }?.style
  }

  @Test("half an opacity is half-way between what is above and what is below")
  func alpha() {
    inScreenWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
      root.backgroundColor = .white
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
      inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      inner.alpha = 0.5
      root.addSubview(inner)
      let text = ScreenRenderer(width: 40, depth: .trueColor).picture(of: root.committed)
      #expect(text.runs[0].style.background == .rgb(red: 255, green: 128, blue: 128))
    }
  }

  @Test("a group of overlapping views fades as one")
  func groupAlpha() {
    inScreenWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
      root.backgroundColor = .white
      let group = UIView(frame: root.bounds)
      group.alpha = 0.5
      for color in [UIColor.black, UIColor(red: 1, green: 0, blue: 0, alpha: 1)] {
        let layer = UIView(frame: root.bounds)
        layer.backgroundColor = color
        group.addSubview(layer)
      }
      root.addSubview(group)
      let text = ScreenRenderer(width: 40, depth: .trueColor).picture(of: root.committed)
      #expect(text.runs[0].style.background == .rgb(red: 255, green: 128, blue: 128))
    }
  }

  @Test("what a view clips can't be seen")
  func clipping() {
    inScreenWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
      let clip = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
      clip.addSubview(Subjects.label("visible hidden", x: 0, y: 4, width: 300, font: .systemFont(ofSize: 17)))
      root.addSubview(clip)
      let renderer = ScreenRenderer(width: 40, depth: .none)
      #expect(renderer.picture(of: root.committed).plain.contains("hidden"))
      clip.clipsToBounds = true
      let plain = renderer.picture(of: root.committed).plain
      #expect(plain.contains("visible") && !plain.contains("hidden"))
    }
  }

  @Test("text under a solid view can't be seen, text under a clear one can")
  func covering() {
    inScreenWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
      root.addSubview(Subjects.label("beneath", x: 16, y: 20, width: 200, font: .systemFont(ofSize: 17)))
      let cover = UIView(frame: root.bounds)
      cover.backgroundColor = .white
      root.addSubview(cover)
      for depth in [ColorDepth.none, .trueColor] {
        cover.alpha = 1
        #expect(!ScreenRenderer(width: 40, depth: depth).picture(of: root.committed).plain.contains("beneath"))
        cover.alpha = 0.3
        #expect(ScreenRenderer(width: 40, depth: depth).picture(of: root.committed).plain.contains("beneath"))
      }
    }
  }

  @Test("the picture shows what was committed, not what the model is now")
  func committedOnly() {
    inScreenWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 32))
      let label = Subjects.label("before", x: 0, y: 4, width: 200, font: .systemFont(ofSize: 17))
      root.addSubview(label)
      let node = root.committed
      label.text = "after"
      #expect(ScreenRenderer(width: 40, depth: .none).picture(of: node).plain.contains("before"))
      #expect(ScreenRenderer(width: 40, depth: .none).picture(of: root.committed).plain.contains("after"))
    }
  }

  @Test("the selected view and the one with the keyboard are outlined")
  func rings() {
    inScreenWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
      let selected = UIView(frame: CGRect(x: 16, y: 16, width: 160, height: 64))
      root.addSubview(selected)
      let renderer = ScreenRenderer(width: 40, depth: .none)
      #expect(!renderer.picture(of: root.committed).plain.contains("┏"))
      let plain = renderer.picture(of: root.committed, selection: selected.address).plain
      #expect(plain.split(separator: "\n", omittingEmptySubsequences: false)[1] == "  ┏━━━━━━━━━━━━━━━━━━┓")
      var focused = root.committed
      focused.children[0].isFirstResponder = true
      #expect(renderer.picture(of: focused).plain.contains("╔══"))
      #expect(ScreenRenderer(width: 40, depth: .ansi16).picture(of: focused).plain.contains("╭──"))
    }
  }
}
