import CLibrary
import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// How the program ends when it is interrupted before it writes anything.
@Suite struct InterruptionTests {
  @Test(arguments: ["check", "inspect", "build"])
  func `an interruption while an app is read or laid out exits with 130`(command: String) async {
    await #expect(processExitsWith: .exitCode(130)) { [command] in
      let folder = try TemporaryFolder()
      let path = folder.path
      let rivers = LargeApp(screens: 300, components: 10).rivers
      try Data(rivers).write(to: URL(filePath: "\(path)/rivers.json"))
      let words = [command, path, "--quiet"] + (command == "build" ? ["-o", "\(path)/site"] : [])
      signal(SIGTERM, SIG_DFL)
      _ = Workers.run(2) { number in
        InterruptionTests.admitSignals()
        guard number == 0 else { Console.runProgram(words) }
        while !InterruptionTests.isCaught(SIGTERM) {}
        kill(getpid(), SIGTERM)
      }
    }
  }

  /// Unblocks signals on the current thread: those that run tests block them.
  private static func admitSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Whether the program has a handler of its own for a signal.
  private static func isCaught(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
    let handler = action.__sa_handler.sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    return handler != nil
  }
}
