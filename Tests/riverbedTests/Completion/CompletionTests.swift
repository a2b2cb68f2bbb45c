import AppLayout
import AppModel
import FoundationEssentials
import Printing
import Reading
import Support
import Testing
import Themes

@testable import riverbed

@Suite struct `Completions of command lines` {
  private func texts(_ words: String...) -> [String] {
    Completion(words).offer.candidates.map(\.text)
  }

  @Test func `the first word is a command or an option`() {
    #expect(texts("") == Command.all.map(\.name) + ["-h", "--help", "--version"])
    #expect(texts("ch") == ["check"])
    #expect(texts("nonsense", "").isEmpty)
  }

  @Test(arguments: Command.all.map(\.name))
  func `every option of a command is offered, in each spelling`(name: String) throws {
    let command = try #require(Command.named(name))
    #expect(texts(command.name, "-") == command.options.flatMap(\.spellings))
    for option in command.options {
      #expect(texts(command.name, "--\(option.name)").contains("--\(option.name)"))
    }
  }

  @Test func `an option without a value is offered once, and nothing follows two dashes`() {
    #expect(!texts("check", "--strict", "--st").contains("--strict"))
    #expect(texts("check", "--", "--st").isEmpty)
  }

  /// The words are accepted by the commands that they are offered for.
  @Test func `values are offered where they belong`() {
    #expect(texts("build", "--device", "") == Device.all.map(\.id))
    #expect(texts("build", "--device=iphone-17,ipad-mini-6").count == 1)
    #expect(texts("build", "--theme", "") == ThemeFile.allCases.map(\.rawValue))
    #expect(
      texts("build", "--placement", "on_top,") == ["on_top,overlay", "on_top,hidden"])
    #expect(texts("diff", "a", "b", "--format", "") == DiffFormat.allCases.map(\.rawValue))
    #expect(texts("explain", "") == Rule.all.map(\.code) + KnownKey.words.map(\.word))
    #expect(
      texts("check", "--fail-on", "")
        == ["differences", "journeys", "lint", "new-problems", "warnings"] + Rule.all.map(\.code))
    #expect(texts("completions", "") == ["bash", "zsh", "fish"])
    #expect(texts("help", "") == Command.all.map(\.name))
    #expect(texts("devices", "").isEmpty)
  }

  @Test func `files and folders are left to the shell`() {
    #expect(Completion(["check", "my"]).offer.paths == .files)
    #expect(Completion(["build", "-o", ""]).offer.paths == .folders)
    let format = Completion(["check", "--format=json=out/"]).offer
    #expect(format.paths == .files && format.beforePath == "--format=json=")
    #expect(Completion(["check", "app", "more"]).offer == CompletionOffer())
    #expect(Completion(["merge", "a", "b", "c"]).offer.paths == .folders)
  }

  @Test func `screens are those of the app that is named`() throws {
    let app = Fixtures.folder.appending(path: "Apps/newsroom").path
    #expect(texts("inspect", app, "--screen", "in-") == ["in-depth"])
    #expect(texts("inspect", app, "--screen", "home,in-") == ["home,in-depth"])
    #expect(texts("diff", "main:", app, "--screen", "hom") == ["home"])
    #expect(texts("inspect", "/nowhere", "--screen", "").isEmpty)
  }

  /// Titles come from files, and a shell reads the lines.
  @Test func `an app cannot write lines of its own`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"[{ "id": "a", "name": "One\nrm\t-rf", "home": true }]"#, to: "rivers.json")
    let run = CommandRun("--complete", "inspect", folder.path, "--screen", "")
    #expect(run.output.split(separator: "\n").count == 1, "\(run.output)")
    #expect(run.output.split(separator: "\t").count == 2, "\(run.output)")
  }
}
