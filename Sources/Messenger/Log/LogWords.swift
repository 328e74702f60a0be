import LabText

/// The words of the log, one place for both languages.
enum LogWords {
  static let send = Localized(en: "send is typed: the message is shown at once", zh: "输入 send：消息立即显示")
  static let retry = Localized(en: "retry is typed", zh: "输入 retry")
  static let cancel = Localized(en: "cancel is typed: the row disappears", zh: "输入 cancel：该行消失")
  static let insert = Localized(en: "gives it its id and puts it into the queue", zh: "分配 id 并放入队列")
  static let requeue = Localized(en: "puts it into the queue again, same id", zh: "用同一个 id 再次放入队列")
  static let shows = Localized(en: "shows the new state", zh: "显示新状态")
  static let received = Localized(en: "takes it in", zh: "收下消息")
  static let incoming = Localized(en: "brings a message of someone else", zh: "送来别人的消息")
  static let written = Localized(en: "someone else's message is stored", zh: "别人的消息已存下")
  static let confirmed = Localized(en: "the server has confirmed it", zh: "服务器已确认")
  static let confirmedAgain = Localized(en: "it is confirmed already: nothing changes", zh: "早已确认：没有变化")
  static let echoed = Localized(en: "the server's echo proves that it has it", zh: "服务器的回显证明它已存下")
  static let interrupted = Localized(
    en: "was under way when the process ended; failed, not sent again by itself", zh: "进程结束时仍在途中；记为失败，不会自动重发")
  static let undone = Localized(en: "an undo took it back", zh: "被撤销收回")

  static func begins(_ attempt: Int) -> Localized {
    Localized(en: "attempt \(attempt) begins", zh: "开始第 \(attempt) 次尝试")
  }

  static func hands(_ attempt: Int) -> Localized {
    Localized(en: "sends attempt \(attempt) to the server", zh: "把第 \(attempt) 次尝试发往服务器")
  }

  static func durable(_ lines: Int) -> Localized {
    Localized(
      en: "brings \(lines) journal \(lines == 1 ? "line" : "lines") to the disk with one fsync", zh: "用一次 fsync 让 \(lines) 行日志落盘"
    )
  }

  static let inMemory = Localized(en: "could not write; it is in memory only", zh: "无法写入；仅在内存中")

  static func verdict(_ verdict: ServerVerdict) -> Localized {
    switch verdict {
    case .stored(let id): Localized(en: "stores it as \(id)", zh: "存为 \(id)")
    case .recognized(let id): Localized(en: "has this id already as \(id) and stores nothing", zh: "已有此 id（\(id)），不再存储")
    case .refused(let status): Localized(en: "stores nothing and answers \(status)", zh: "不存储，回复 \(status)")
    }
  }

  static func answer(_ response: ServerResponse) -> Localized {
    let isJSON = response.body.hasPrefix("{")
    return Localized(
      en: "brings the answer \(response.status)\(isJSON ? "" : ", which is not JSON")",
      zh: "带回回复 \(response.status)\(isJSON ? "" : "，它不是 JSON")")
  }

  static let echo = Localized(en: "brings the server's echo", zh: "带回服务器的回显")

  static func late(_ attempt: Int) -> Localized {
    Localized(
      en: "attempt \(attempt) is over: its answer comes too late and is ignored", zh: "第 \(attempt) 次尝试已结束：迟到的回复被忽略")
  }

  static func unknown() -> Localized {
    Localized(en: "an answer to a message that is no longer here is ignored", zh: "针对已不存在的消息的回复被忽略")
  }

  static func waits(_ duration: Int64) -> Localized {
    Localized(en: "waits \(duration) ms before the next attempt", zh: "等待 \(duration) 毫秒后再试")
  }

  static func network(_ isOnline: Bool) -> Localized {
    isOnline ? Localized(en: "the device is online", zh: "设备已在线") : Localized(en: "the device is offline", zh: "设备已离线")
  }
}
