import Foundation
import LabSystem
import Testing

@Suite("Process runner")
struct ProcessRunnerTests {
  let runner = POSIXProcessRunner()

  func shell(_ script: String, input: String = "", limit: Int = 1 << 20, time: Duration = .seconds(30))
    -> ProcessRequest
  {
    ProcessRequest(
      "sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin", "GREETING": "hi"], input: Array(input.utf8),
      outputLimit: limit, timeLimit: time)
  }

  @Test("output, error output and status come back apart")
  func separateStreams() async throws {
    let result = try await runner.run(shell("echo out; echo err >&2; exit 3"))
    #expect(result.outputText == "out\n")
    #expect(result.errorText == "err\n")
    #expect(result.ending == .exited(3))
    #expect(!result.isSuccess)
  }

  @Test("the child sees the given environment and nothing else")
  func environment() async throws {
    let result = try await runner.run(shell("echo $GREETING; echo ${HOME:-none}"))
    #expect(result.outputText == "hi\nnone\n")
  }

  @Test("a megabyte goes through a child that reads and writes at once")
  func largeInput() async throws {
    let input = String(repeating: "0123456789abcde\n", count: 1 << 16)
    let result = try await runner.run(shell("cat", input: input))
    #expect(result.outputText == input)
  }

  @Test("input that the child does not read is dropped without a signal")
  func unreadInput() async throws {
    let result = try await runner.run(shell("exit 0", input: String(repeating: "x", count: 1 << 20)))
    #expect(result.ending == .exited(0))
  }

  @Test("output beyond the limit is dropped and said")
  func outputLimit() async throws {
    let result = try await runner.run(shell("head -c 100000 /dev/zero", limit: 1_000))
    #expect(result.output.count == 1_000)
    #expect(result.isTruncated)
    #expect(result.ending == .exited(0))
  }

  @Test("a child that runs too long is killed with its children")
  func timeLimit() async throws {
    let result = try await runner.run(shell("sleep 300 & sleep 300", time: .milliseconds(200)))
    #expect(result.ending == .timedOut)
  }

  @Test("a background child does not keep the runner waiting")
  func backgroundChild() async throws {
    let result = try await runner.run(shell("echo done; sleep 20 &"))
    #expect(result.outputText == "done\n")
    #expect(result.ending == .exited(0))
  }

  @Test("cancelling the task kills the child")
  func cancellation() async throws {
    let request = shell("echo started; sleep 300")
    let task = Task { try await runner.run(request) }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("a child ended by a signal is told from one that exited")
  func signal() async throws {
    let result = try await runner.run(shell("kill -TERM $$"))
    #expect(result.ending == .signalled(15))
  }

  @Test("a program that does not exist is an error with a reason")
  func missingProgram() async throws {
    let request = ProcessRequest("/nonexistent/program", environment: [:])
    await #expect(throws: ProcessStartError(executable: "/nonexistent/program", code: 2)) {
      try await runner.run(request)
    }
    let named = ProcessRequest("no-such-program-anywhere", environment: ["PATH": "/bin"])
    await #expect(throws: ProcessStartError.self) { try await runner.run(named) }
  }

  @Test("the child starts in the given folder")
  func workingDirectory() async throws {
    var request = shell("pwd")
    request.workingDirectory = "/"
    #expect(try await runner.run(request).outputText == "/\n")
  }

  @Test("an error file takes the standard error, and the result has it")
  func errorFile() async throws {
    let scratch = Scratch()
    var request = shell("echo out; echo err >&2; exit 3")
    request.errorFile = scratch.path + "/errors"
    let result = try await runner.run(request)
    #expect(result.outputText == "out\n")
    #expect(result.errorText == "err\n")
    #expect(result.ending == .exited(3))
    // It has to be a new one: what lies there is nobody's to overwrite.
    await #expect(throws: ProcessStartError.self) { try await runner.run(request) }
  }

  @Test("a program that fills its error file beyond the limit is killed")
  func errorFileLimit() async throws {
    let scratch = Scratch()
    var request = shell("head -c 100000 /dev/zero >&2; sleep 300", limit: 1_000)
    request.errorFile = scratch.path + "/errors"
    let result = try await runner.run(request)
    #expect(result.errorOutput.count == 1_000)
    #expect(result.isTruncated)
    #expect(result.ending == .signalled(9))
  }

  @Test("a task runs on the thread that waits for it, and so do its children")
  func callingThread() {
    let caller = pthread_self()
    let threads = CallingThread.run {
      await withTaskGroup(of: pthread_t.self) { group in
        for _ in 0..<3 {
          group.addTask {
            await Task.yield()
            return pthread_self()
          }
        }
        return await group.reduce(into: [pthread_self()]) { $0.append($1) }
      }
    }
    #expect(threads == Array(repeating: caller, count: 4))
  }
}
