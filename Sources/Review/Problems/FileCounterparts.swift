import AppModel

/// Which file of one app is which of another: the one with the same name, or with another name for
/// the same, or else one with the same bytes.
struct FileCounterparts {
  private var oldNames: [String: String] = [:]
  private var newNames: [String: String] = [:]

  init(from old: AppFiles, to new: AppFiles) {
    var gone: [Trait: [String]] = [:]
    for name in old.names.reversed() where new[name] == nil {
      for trait in Trait.all(of: name, old[name]) { gone[trait, default: []].append(name) }
    }
    for name in new.names where old[name] == nil {
      for trait in Trait.all(of: name, new[name]) where oldNames[name] == nil {
        while let former = gone[trait]?.popLast() {
          guard newNames[former] == nil else { continue }
          oldNames[name] = former
          newNames[former] = name
          break
        }
      }
    }
  }

  func oldName(of new: String) -> String { oldNames[new] ?? new }

  func newName(of old: String) -> String { newNames[old] ?? old }

  /// What a file is recognized by.
  private enum Trait: Hashable {
    case kind(AppFile)
    case bytes([UInt8])

    static func all(of name: String, _ content: AppFiles.Content?) -> [Trait] {
      let kind = AppFile(named: name).map(Trait.kind)
      return [kind, content?.bytes.map(Trait.bytes)].compactMap(\.self)
    }
  }
}
