import Foundation
import LabSystem
import LabText
import Messenger
import Testing

/// A messenger on a file system that outlives it, so that a test can start it again.
struct Bench: Sendable {
  let fileSystem: any FileSystem
  /// The server is another machine: it keeps its disk when ours loses power.
  let serverFileSystem: any FileSystem
  let layout = HomeLayout(root: "/home")
  let seed: UInt64

  init(
    _ fileSystem: any FileSystem = MemoryFileSystem(), server: any FileSystem = MemoryFileSystem(), seed: UInt64 = 0
  ) {
    self.fileSystem = fileSystem
    serverFileSystem = server
    self.seed = seed
  }

  func environment(clock: any LabClock = VirtualClock()) -> AppEnvironment {
    AppEnvironment(
      fileSystem: fileSystem, layout: layout, clock: clock, ids: .seeded(seed), language: .english,
      transport: MockMessageTransport(fileSystem: serverFileSystem, layout: layout))
  }

  /// A started messenger.
  func started() async throws -> AppEnvironment {
    try serverFileSystem.createFolder(layout.messenger)
    let environment = environment()
    _ = try await environment.start()
    return environment
  }

  func text(_ path: String, on other: (any FileSystem)? = nil) throws -> String {
    String(decoding: try (other ?? fileSystem).read(path), as: UTF8.self)
  }
}

extension AppEnvironment {
  /// Sends to a conversation and lets a second pass, as the shell's `send` does.
  @discardableResult
  func send(_ text: String, to conversation: String = "trail", settling: Duration = .seconds(1)) async throws
    -> Message?
  {
    let receipt = try await repository.send(MessageDraft(conversation: conversation, text: text))
    _ = await repository.settle(within: settling)
    guard let id = receipt.message?.id else { return nil }
    return await repository.message(id)
  }

  func retry(_ message: Message?) async throws -> Message? {
    let id = try #require(message).id
    _ = try await repository.retry(id)
    _ = await repository.settle(within: .seconds(1))
    return await repository.message(id)
  }

  /// The messages written here, as `m1 sent 1` lines.
  func ownLines() async -> [String] {
    await repository.snapshot.messages.filter(\.isOutgoing).map {
      "\($0.shortID) \($0.deliveryState) \($0.attempts) \($0.text)"
    }
  }
}

/// The states a message passed, as published.
func states(of id: Message.ID?, in changes: [InboxChange]) -> [DeliveryState] {
  changes.compactMap { $0.message?.id == id ? $0.message?.deliveryState : nil }
}
