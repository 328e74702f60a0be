extension SubjectSource {
  // swift-format-ignore
  static let model = #"""
    // subject.swift - an original little instant-messaging lab, used as an LLDB subject.
    // Build: swiftc -g -Onone subject.swift -o subject
    // Every stop used by the corpus is on a line that carries a STOP- tag.
    import Foundation

    // MARK: - Messaging model

    enum Author: String { case me, peer, system }

    enum DeliveryState: String { case received, queued, sending, sent, failed }

    enum Priority: Int, CaseIterable { case low = 1, normal = 5, high = 10 }

    struct Message {
        let id: UUID
        let conversationID: UUID
        var author: Author
        var text: String
        let createdAt: Date
        var deliveryState: DeliveryState
        var serverID: String?

        var isPending: Bool { deliveryState == .queued || deliveryState == .sending }
        var wordCount: Int { text.split(separator: " ").count }

        func preview(limit: Int) -> String {
            text.count <= limit ? text : String(text.prefix(limit)) + "..."
        }
        mutating func markSent(serverID: String) {
            self.serverID = serverID
            deliveryState = .sent
        }
    }

    struct Conversation {
        let id: UUID
        var title: String
        var participants: [String]
        var unreadCount: Int
        var isMuted: Bool
        var lastMessage: Message?
    }

    struct InboxSnapshot {
        var conversations: [Conversation]
        var messages: [Message]
        var selectedID: UUID?
    }

    enum TransportEvent {
        case connected
        case progress(Double)
        case received(Message)
        case failed(code: Int, reason: String)
        case batch([Int])
        case acknowledged(String?)
    }

    indirect enum ReplyTree {
        case leaf(Int)
        case branch(left: ReplyTree, right: ReplyTree)
    }

    enum SendError: Error {
        case offline
        case rejected(code: Int)
        case wrapped(underlying: String, retryAfter: Double)
    }

    // MARK: - Small struct and class pairs

    struct Size2D { var width: Double; var height: Double }
    struct Empty {}
    struct Single { var value: Int }
    struct Tag: Hashable { var name: String; var weight: Int }

    struct Badge: CustomStringConvertible {
        var count: Int
        var description: String { "Badge(\(count) unread)" }
    }

    struct Token: CustomDebugStringConvertible {
        var raw: String
        var debugDescription: String { "<Token \(raw.count) chars>" }
    }

    struct Both: CustomStringConvertible, CustomDebugStringConvertible {
        var n: Int
        var description: String { "Both as text \(n)" }
        var debugDescription: String { "Both as debug \(n)" }
    }

    struct Mirrored: CustomReflectable {
        var hidden: Int
        var customMirror: Mirror { Mirror(self, children: ["shown": hidden * 10]) }
    }

    struct Clamped {
        private(set) var level: Int
        static let maximum = 100
        static var created = 0
        init(level: Int) { self.level = level; Clamped.created += 1 }
        subscript(offset: Int) -> Int { level + offset }
        mutating func raise(by amount: Int) { level = min(level + amount, Clamped.maximum) }
    }

    struct ValueCounter {
        var count: Int
        let step: Int
        mutating func increment() { count += step }
        func advanced(by n: Int) -> ValueCounter { ValueCounter(count: count + n, step: step) }
        mutating func recordOperation() -> Int {
            let before = count
            count += step
            return before + count            // STOP-VALUE
        }
    }

    final class ReferenceCounter {
        var count: Int
        let step: Int
        init(count: Int, step: Int) { self.count = count; self.step = step }
        func increment() { count += step }
        func recordOperation() -> Int {
            let before = count
            count += step
            return before + count            // STOP-REFERENCE
        }
    }

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
        init(stored: Int, label: String) { self.stored = stored; self.label = label }
        func reset(to value: Int) { stored = value }
        func recordOperation() -> Int {
            let snapshot = stored
            return snapshot + doubled        // STOP-BOX
        }
    }

    final class CaptureOwner {
        var name: String
        var handler: (() -> String)?
        weak var peer: CaptureOwner?
        unowned var anchor: ReferenceCounter
        init(name: String, anchor: ReferenceCounter) { self.name = name; self.anchor = anchor }
        func arm() { handler = { [weak self] in "fired by \(self?.name ?? "nobody")" } }
    }

    final class TreeNode {
        var title: String
        var children: [TreeNode] = []
        weak var parent: TreeNode?
        init(title: String) { self.title = title }
    }

    class Animal { var legs: Int; init(legs: Int) { self.legs = legs } }
    class Dog: Animal { var name: String; init(name: String) { self.name = name; super.init(legs: 4) } }
    final class EmptyObject {}

    // MARK: - A view hierarchy in plain Swift

    struct UIColor: Equatable { var red: Double; var green: Double; var blue: Double; var alpha: Double }

    class UIResponder { var canBecomeFirstResponder: Bool { false } }

    class UIView: UIResponder {
        var frame: CGRect
        var alpha: CGFloat = 1
        var isHidden = false
        var backgroundColor: UIColor?
        private(set) var subviews: [UIView] = []
        weak var superview: UIView?
        init(frame: CGRect) { self.frame = frame }
        func addSubview(_ view: UIView) { subviews.append(view); view.superview = self }
        func recordOperation() -> Int {
            let depth = subviews.count
            return depth + 1                 // STOP-VIEW
        }
    }

    final class UILabel: UIView, CustomStringConvertible {
        var text: String?
        var numberOfLines = 1
        var description: String { "<UILabel text=\(text ?? "none") alpha=\(alpha)>" }
    }

    final class UIButton: UIView, CustomDebugStringConvertible {
        var title = "Send"
        var isEnabled = true
        var debugDescription: String { "<UIButton '\(title)' enabled=\(isEnabled)>" }
    }

    final class UISwitch: UIView { var isOn = false }

    // MARK: - Protocols and generics

    protocol Greeter { var greeting: String { get } }
    protocol Archivable: AnyObject { var archiveName: String { get } }
    struct PoliteGreeter: Greeter { var name: String; var greeting: String { "Hello, \(name)" } }
    final class LoudGreeter: Greeter, Archivable {
        var name: String
        var greeting: String { "HEY \(name.uppercased())!" }
        var archiveName: String { "loud-\(name)" }
        init(name: String) { self.name = name }
    }

    """#
}
