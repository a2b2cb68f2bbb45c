import AppLayout
import Disk
import Printing
import Review
import SiteFiles
import Themes

/// The words that values and operands of a command can be.
struct CompletionValues {
  private let line: TypedLine

  init(_ line: TypedLine) { self.line = line }

  /// Returns what can be in the place of a value, where it follows its option in one word.
  func offer(
    _ value: Option.Value, for typed: String, after beginning: String
  ) -> CompletionOffer {
    let kind = value.choices.isEmpty ? value.kind : .choice(value.choices)
    guard value.isList || kind == .screen, let comma = typed.lastIndex(of: ",") else {
      return offer(kind, for: typed, after: beginning)
    }
    let rest = typed.index(after: comma)
    var left = offer(kind, for: String(typed[rest...]), after: "")
    let given = Set(String(typed[..<comma]).wordsBetweenCommas)
    left.candidates.removeAll { given.contains($0.text) }
    return left.following(beginning + typed[..<rest])
  }

  /// Returns what can be in the place of a word, where it follows other letters.
  func offer(
    _ kind: WordKind, for typed: String, after beginning: String
  ) -> CompletionOffer {
    if case .format = kind, let sign = typed.firstIndex(of: "=") {
      return CompletionOffer(paths: .files).following(beginning + typed[...sign])
    }
    return offer(kind).beginning(with: typed).following(beginning)
  }

  private func offer(_ kind: WordKind) -> CompletionOffer {
    switch kind {
    case .free: CompletionOffer()
    case .input(.file), .output(.file): CompletionOffer(paths: .files)
    case .input(.folder), .output(.folder): CompletionOffer(paths: .folders)
    case .device: CompletionOffer(devices)
    case .theme:
      CompletionOffer(
        ThemeFile.allCases.map { CompletionOffer.Candidate($0.rawValue) }, paths: .files)
    case .screen: CompletionOffer(screens)
    case .explained: CompletionOffer(codes + keys)
    case .failure:
      CompletionOffer(FailOn.words.map { CompletionOffer.Candidate($0) } + codes)
    case .command:
      CompletionOffer(Command.all.map { CompletionOffer.Candidate($0.name, $0.summary) })
    case .format(let words), .choice(let words):
      CompletionOffer(words.map { CompletionOffer.Candidate($0) })
    }
  }

  private var codes: [CompletionOffer.Candidate] {
    Rule.all.map { CompletionOffer.Candidate($0.code, $0.meaning) }
  }

  private var keys: [CompletionOffer.Candidate] {
    KnownKey.words.map { CompletionOffer.Candidate($0.word, $0.meaning) }
  }

  private var devices: [CompletionOffer.Candidate] {
    let own = app?.devices ?? []
    let known = Set(Device.all.map(\.id))
    return (Device.all + own.filter { !known.contains($0.id) }).map {
      CompletionOffer.Candidate($0.id, $0.name)
    }
  }

  private var screens: [CompletionOffer.Candidate] {
    guard let app else {
      return storedScreens.map { CompletionOffer.Candidate($0.key, $0.value) }
    }
    return app.screens.filter { !$0.isMissing }.map {
      CompletionOffer.Candidate($0.slug, $0.title.quotable)
    }
  }

  /// The app that the command line names, or that the current folder is; nil if there is none.
  private var app: App? {
    do throws(DiskError) {
      let source = try AppSource(
        InputWord(argument: name), InputLimits(), choosing: RepositoryChoice())
      let files = try source.files()
      return AppReading(files).app
    } catch {
      return nil
    }
  }

  /// The titles of the screens of the site that the command line names, by their keys.
  private var storedScreens: [(key: String, value: String)] {
    do throws(StoredFailure) {
      guard case .site(let site)? = try ReviewSide(storedAt: name) else { return [] }
      return site.contents.axes.screens.map {
        ($0, (site.contents.axes.screenTitles[$0] ?? "").quotable)
      }
    } catch {
      return []
    }
  }

  /// The last operand: the new side of a comparison, and the app of other commands.
  private var name: String { line.operands.last ?? "." }
}
