import AppModel
import Disk
import Printing

/// A command with its arguments, ready to run.
enum Invocation: Hashable {
  case serve(Serve)
  case initialize(Initialize)
  case build(Build)
  case merge(Merge)
  case check(Check)
  case followLink(FollowLink)
  case diff(Diff)
  case inspect(Inspect)
  case devices(Devices)
  case themes(ThemeList)
  case explain(Explain)
  case completions(ShellScript)
  case manual(Manual)
  case help(Help)
  case version(Version)
  case complete(Completion)

  /// Reads the words that follow the program's name.
  init(_ words: some Collection<String>) throws(UsageError) {
    guard let first = words.first else { throw .nothing }
    guard first != Completion.mark else {
      self = .complete(Completion(words.dropFirst()))
      return
    }
    guard !first.hasPrefix("-") else {
      self = try Self.withoutCommand(first)
      return
    }
    guard let command = Command.named(first) else { throw .unknownCommand(first) }
    let arguments = try Arguments(words.dropFirst(), of: command)
    if arguments.has(.help) {
      self = .help(Help(command: command))
    } else if arguments.has(.version) {
      self = .version(Version())
    } else {
      try arguments.requireOperands()
      self = try command.read(arguments)
    }
  }

  /// Reads an option in place of a command.
  private static func withoutCommand(_ word: String) throws(UsageError) -> Invocation {
    let options: [Option] = [.help, .version]
    let option = options.first { $0.spellings.contains(word) }
    switch option {
    case .help?: return .help(Help(command: nil))
    case .version?: return .version(Version())
    default: throw .optionBeforeCommand(word, options)
    }
  }

  func run(on console: inout Console) -> ExitCode {
    switch self {
    case .initialize(let initialize): return initialize.run(on: &console)
    case .serve(let serve): return serve.run(on: &console)
    case .build(let build): return build.run(on: &console)
    case .merge(let merge): return merge.run(on: &console)
    case .check(let check): return check.run(on: &console)
    case .followLink(let link): return link.run(on: &console)
    case .diff(let diff): return diff.run(on: &console)
    case .inspect(let inspect): return inspect.run(on: &console)
    case .devices(let devices): return devices.run(on: &console)
    case .themes(let themes): return themes.run(on: &console)
    case .explain(let explain): return explain.run(on: &console)
    case .completions(let script): return script.run(on: &console)
    case .manual(let manual): return manual.run(on: &console)
    case .help(let help): return help.run(on: &console)
    case .version(let version): return version.run(on: &console)
    case .complete(let completion): return completion.run(on: &console)
    }
  }
}

extension UsageError {
  /// The error for a command line without words, which shows the help, and what most people want to
  /// do in the folder of an app.
  fileprivate static var nothing: Self {
    let hasApp: Bool
    do throws(DiskError) {
      hasApp = try !Set(AppFile.rivers.names).isDisjoint(with: Folder(path: ".").fileNames())
    } catch {
      hasApp = false
    }
    let hint: ShownText = hasApp ? "'riverbed serve' shows the app in this folder.\n" : ""
    return Self(help: ShownText(trusted: Help(command: nil).text) + hint)
  }

  fileprivate static func optionBeforeCommand(_ word: String, _ options: [Option]) -> Self {
    let isKnown = Option.reportingInOneFormat.contains { $0.spellings.contains(word) }
    guard !isKnown else {
      return Self("'\(word)' comes after the command, as in 'riverbed check \(word)'")
    }
    return Self("no option is named '\(word.quotable)'", near: word, options.flatMap(\.spellings))
  }
}
