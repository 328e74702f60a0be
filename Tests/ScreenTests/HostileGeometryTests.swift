import Foundation
import LabText
import Screen
import Testing
import UIKitModel

/// A view may be told any number; every picture of it still ends.
@Suite("Numbers that no screen can show")
struct HostileGeometryTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e9, 1e19, 1e200, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -5,
  ]

  private func draw(_ change: (UIView, UIView, UILabel) -> Void) {
    UIKitEnvironment.with(UIKitEnvironment()) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 60, height: 20))
      view.backgroundColor = .systemBlue
      view.clipsToBounds = true
      label.text = "Shall we meet at half past eight?"
      root.addSubview(view)
      view.addSubview(label)
      change(root, view, label)
      let node = UIKitEnvironment.current.snapshot(of: root)
      for depth in [ColorDepth.none, .trueColor] {
        let text = ScreenRenderer(width: 80, depth: depth, maximumRows: 40).picture(of: node).plain
        #expect(text.utf8.count < 200_000)
      }
      #expect(SVGRenderer().svg(of: DisplayList(of: node)).contains("<svg"))
    }
  }

  @Test("frames, bounds, centres and transforms", arguments: numbers)
  func geometry(_ number: CGFloat) {
    draw { root, view, _ in
      view.frame = CGRect(x: number, y: number, width: number, height: number); root.frame.size.height = number
    }
    draw { _, view, _ in view.bounds = CGRect(x: number, y: 0, width: number, height: 5) }
    draw { _, view, _ in view.center = CGPoint(x: number, y: 3) }
    draw { _, view, _ in view.transform = CGAffineTransform(rotationAngle: number) }
    draw { _, view, _ in view.transform = CGAffineTransform(scaleX: number, y: number) }
    draw { root, _, _ in root.bounds = CGRect(x: number, y: number, width: number, height: number) }
  }

  @Test("rectangles that are none", arguments: [CGRect.infinite, .null, .zero])
  func rectangles(_ rect: CGRect) {
    draw { _, view, _ in view.frame = rect }
    draw { root, view, label in
      root.frame = rect
      view.bounds = rect
      label.frame = rect
    }
  }

  @Test("lines, corners, opacities, fonts and counts", arguments: numbers)
  func appearance(_ number: CGFloat) {
    draw { _, view, _ in
      view.layer.borderWidth = number
      view.layer.cornerRadius = number
      view.alpha = number
    }
    draw { _, _, label in
      label.font = UIFont.systemFont(ofSize: number)
      label.preferredMaxLayoutWidth = number
    }
    for count in [Int.min, -4, -1, 0, Int.max] { draw { _, _, label in label.numberOfLines = count } }
  }

  @Test("lists whose sizes, spaces or bounds are no numbers, or endless", arguments: numbers)
  func lists(_ number: CGFloat) {
    for change in [
      { (list: UICollectionView, layout: UICollectionViewFlowLayout) in layout.itemSize = CGSize(width: number, height: number) },
      { list, layout in layout.itemSize = CGSize(width: -1, height: number) },
      { list, layout in layout.minimumLineSpacing = number },
      { list, layout in layout.minimumInteritemSpacing = number },
      { list, layout in layout.headerReferenceSize = CGSize(width: number, height: number) },
      { list, layout in layout.sectionInset = UIEdgeInsets(top: number, left: number, bottom: -5, right: number) },
      { list, layout in list.frame = CGRect(x: number, y: 0, width: number, height: number) },
      { list, layout in list.frame = .infinite },
      { list, layout in list.bounds = .infinite },
      { list, layout in list.contentOffset = CGPoint(x: number, y: number) },
      { list, layout in list.contentInset = UIEdgeInsets(top: number, left: 0, bottom: number, right: 0) },
    ] as [(UICollectionView, UICollectionViewFlowLayout) -> Void] {
      draw { root, _, _ in
        let layout = UICollectionViewFlowLayout()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 160), collectionViewLayout: layout)
        let source = Rows()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = source
        root.addSubview(list)
        change(list, layout)
        withExtendedLifetime(source) { list.layoutIfNeeded() }
      }
    }
  }
}

/// Forty rows.
private final class Rows: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}
