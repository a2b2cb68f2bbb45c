import Disk

/// A part of what documents are made from. Tests leave out each of them, on purpose, to see that
/// the law of rebuilds notices it.
enum Ingredient: Hashable, Sendable, CaseIterable {
  case program, options
  /// The files of the app, without the values of its screens.
  case files
  /// The names of all screens.
  case names
  /// What is written about a screen.
  case values
  /// How a screen is reached.
  case approaches
  /// The other screens that a picture shows something of.
  case bases
  /// The steps before a screen, and the screens after one that is a step.
  case steps
  /// The screens that a page names.
  case mentions
  /// The ways between screens, and the shortest ones from home.
  case ways
  case positions, problems
}

/// A fingerprint while parts of it are added, except for one that a test leaves out.
struct FingerprintDraft {
  private var running = RunningHash()
  let omitted: Ingredient?

  init(omitting omitted: Ingredient?) {
    self.omitted = omitted
  }

  /// Adds texts and how many there are.
  mutating func add(_ ingredient: Ingredient, _ texts: some Collection<String>) {
    guard ingredient != omitted else { return }
    running.add("\(texts.count)")
    for text in texts { running.add(text) }
  }

  /// Adds other fingerprints and how many there are.
  mutating func add(_ ingredient: Ingredient, _ hashes: some Collection<ContentHash>) {
    guard ingredient != omitted else { return }
    running.add("\(hashes.count)")
    for hash in hashes { running.add(hash) }
  }

  /// Adds a text; nil is not the same as an empty one.
  mutating func add(_ ingredient: Ingredient, _ text: String?) {
    add(ingredient, text.map { [$0] } ?? [])
  }

  mutating func add(_ ingredient: Ingredient, bytes: some Collection<UInt8>) {
    guard ingredient != omitted else { return }
    running.add(piece: bytes)
  }

  var hash: ContentHash { running.hash }
}
