import Inspection

// Classes: observers, lazy storage, captures, cycles, inheritance.

final class PropertyBox {
  var stored: Int { didSet { didSetCount += 1 } }
  private(set) var didSetCount = 0
  var doubled: Int { stored * 2 }
  var half: Double {
    get { Double(stored) / 2 }
    set { stored = Int(newValue * 2) }
  }
  lazy var lazyText: String = "made from \(stored)"
  let label: String
  var note: String?
  init(stored: Int, label: String) {
    self.stored = stored
    self.label = label
  }
  func reset(to value: Int) { stored = value }
  func recordOperation() -> Int {
    let snapshot = stored
    return snapshot + doubled
  }
}

final class CaptureOwner {
  var name: String
  var handler: (() -> String)?
  weak var peer: CaptureOwner?
  unowned var anchor: ReferenceCounter
  init(name: String, anchor: ReferenceCounter) {
    self.name = name
    self.anchor = anchor
  }
  func arm() { handler = { [weak self] in "fired by \(self?.name ?? "nobody")" } }
}

final class TreeNode {
  var title: String
  var children: [TreeNode] = []
  weak var parent: TreeNode?
  init(title: String) { self.title = title }
}

class Animal {
  var legs: Int
  init(legs: Int) { self.legs = legs }
}
class Dog: Animal {
  var name: String
  init(name: String) {
    self.name = name
    super.init(legs: 4)
  }
}
final class EmptyObject {}

// MARK: - Tables

enum ObjectTables {
  static var all: [any ModuleEntry] {
    [
      propertyBox, captureOwner, treeNode, animal, dog,
      TypeTable(EmptyObject.self) { Initializer("init()") { EmptyObject() } },
    ]
  }

  private static var propertyBox: TypeTable {
    TypeTable(PropertyBox.self) {
      Property("stored", \PropertyBox.stored)
      Property(
        "didSetCount", .privateSet, get: { (box: PropertyBox) in box.didSetCount }, set: { $0.setDidSetCount($1) })
      Property("doubled", \PropertyBox.doubled)
      Property("half", \PropertyBox.half)
      Property("lazyText", \PropertyBox.lazyText)
      Property("label", \PropertyBox.label, .constant)
      Property("note", \PropertyBox.note)
      Initializer("init(stored: Int, label: String)") { (stored: Int, label: String) in
        PropertyBox(stored: stored, label: label)
      }
      Method("reset(to value: Int)") { (box: PropertyBox, value: Int) in box.reset(to: value) }
      Method("recordOperation() -> Int") { (box: PropertyBox) in box.recordOperation() }
    }
  }

  private static var captureOwner: TypeTable {
    TypeTable(CaptureOwner.self) {
      Property("name", \CaptureOwner.name)
      Property("handler", \CaptureOwner.handler)
      Property("peer", \CaptureOwner.peer)
      // Reading an unowned reference to a destroyed object would end the lab; so what is assigned here is never destroyed.
      Property(
        "anchor", get: { (owner: CaptureOwner) in owner.anchor }, set: { $0.anchor = Unmanaged.passRetained($1).takeUnretainedValue() })
      Initializer("init(name: String, anchor: ReferenceCounter)") { (name: String, anchor: ReferenceCounter) in
        CaptureOwner(name: name, anchor: Unmanaged.passRetained(anchor).takeUnretainedValue())
      }
      Method("arm()") { (owner: CaptureOwner) in owner.arm() }
    }
  }

  private static var treeNode: TypeTable {
    TypeTable(TreeNode.self) {
      Property("title", \TreeNode.title)
      Property("children", \TreeNode.children)
      Property("parent", \TreeNode.parent)
      Initializer("init(title: String)") { (title: String) in TreeNode(title: title) }
    }
  }

  private static var animal: TypeTable {
    TypeTable(Animal.self) {
      Property("legs", \Animal.legs)
      Initializer("init(legs: Int)") { (legs: Int) in Animal(legs: legs) }
    }
  }

  private static var dog: TypeTable {
    TypeTable(Dog.self, superclass: Animal.self) {
      Property("name", \Dog.name)
      Initializer("init(name: String)") { (name: String) in Dog(name: name) }
    }
  }
}

extension PropertyBox {
  /// The debugger's way past `private(set)`.
  fileprivate func setDidSetCount(_ count: Int) { didSetCount = count }
}
