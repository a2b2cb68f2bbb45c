import CLibrary
import Testing

@testable import Disk

@Suite struct SystemProcessTests {
  /// Raised signals arrive at once if the thread does not block them, as test threads do.
  private static func admitSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interruption before work is started ends the program with its status`(
    signal: Int32
  ) async {
    await #expect(processExitsWith: .exitCode(130)) { [signal] in
      SystemProcessTests.admitSignals()
      SystemProcess.endWhenInterrupted(status: 130)
      raise(signal)
      exit(1)
    }
  }

  @Test func `once work is started the first interruption is remembered again`() async {
    await #expect(processExitsWith: .exitCode(42)) {
      SystemProcessTests.admitSignals()
      SystemProcess.endWhenInterrupted(status: 130)
      SystemProcess.catchInterruptions()
      raise(SIGINT)
      exit(SystemProcess.isInterrupted ? 42 : 2)
    }
  }

  @Test func `the first interruption is remembered`() async {
    await #expect(processExitsWith: .exitCode(42)) {
      SystemProcessTests.admitSignals()
      SystemProcess.catchInterruptions()
      guard !SystemProcess.isInterrupted else { exit(1) }
      raise(SIGTERM)
      exit(SystemProcess.isInterrupted ? 42 : 2)
    }
  }

  @Test func `the second interruption ends the program at once`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      SystemProcessTests.admitSignals()
      SystemProcess.catchInterruptions()
      raise(SIGTERM)
      raise(SIGINT)
      exit(1)
    }
  }

  @Test func `a program in the background keeps ignoring signals`() async {
    await #expect(processExitsWith: .exitCode(42)) {
      signal(SIGINT, SIG_IGN)
      SystemProcessTests.admitSignals()
      SystemProcess.catchInterruptions()
      raise(SIGINT)
      raise(SIGINT)
      exit(SystemProcess.isInterrupted ? 1 : 42)
    }
  }

  @Test func `a program in the background keeps ignoring signals before work is started`() async {
    await #expect(processExitsWith: .exitCode(42)) {
      signal(SIGTERM, SIG_IGN)
      SystemProcessTests.admitSignals()
      SystemProcess.endWhenInterrupted(status: 130)
      raise(SIGTERM)
      exit(42)
    }
  }

  @Test func `the machine has cores and its clock does not run backwards`() {
    #expect(SystemProcess.coreCount >= 1)
    let before = SystemProcess.monotonicSeconds
    #expect(SystemProcess.monotonicSeconds >= before)
  }

  @Test func `the program's own file has a hash, the same every time`() throws {
    let hash = try #require(SystemProcess.executableHash)
    #expect(hash == SystemProcess.executableHash)
    #expect(hash != ContentHash(of: [UInt8]()))
    let identity = try #require(SystemProcess.programIdentity)
    #expect(identity == SystemProcess.programIdentity && identity != hash)
  }
}
