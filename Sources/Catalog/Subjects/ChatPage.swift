import Foundation
import UIKitModel

/// What UIKit called, oldest first; several objects write into one log, so that their order can be seen.
final class CallLog {
  /// One line a call, such as `inbox viewWillAppear`.
  private(set) var lines: [String] = []

  /// Adds a line.
  func add(_ line: String) { lines.append(line) }

  /// Forgets all lines.
  func clear() { lines = [] }
}

/// A page of the chat client that writes every callback of its life into a log.
final class ChatPage: UIViewController {
  /// How the log calls it.
  let name: String
  /// Where it writes. The log outlives the page, so that the page's end can be read in it.
  let log: CallLog

  init(_ name: String, title: String?, log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
    log.add("\(name) init")
  }

  deinit { log.add("\(name) deinit") }

  override func loadView() {
    log.add("\(name) loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("\(name) viewDidLoad")
    let label = UILabel(frame: CGRect(x: 16, y: 100, width: 200, height: 24))
    label.text = title ?? name
    view.addSubview(label)
    view.backgroundColor = .white
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("\(name) viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.add("\(name) viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("\(name) viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("\(name) viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("\(name) viewDidDisappear")
  }
}
