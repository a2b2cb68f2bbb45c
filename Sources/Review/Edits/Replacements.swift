import AppModel

/// What came in the place of what went: between the same neighbors in a list, or in the same role.
struct Replacements {
  private(set) var pairs: [(old: PlacedValue, new: PlacedValue)] = []

  /// Finds them among what has no partner; `words` are others now.
  init(of lone: Sides<[PlacedValue]>, in found: Correspondence, _ words: Set<Sides<String>>) {
    let screens = lone.map { side in Set(side.filter { $0.kind == .screen }.map(\.child.name)) }
    let gaps = Gaps(around: lone.new, in: found)
    var left: [Role: [PlacedValue]] = [:]
    for value in lone.old.reversed() {
      guard let list = value.container.flatMap({ found.containers[$0]?.key }) else { continue }
      for role in Role.all(of: value, in: list, gap: gaps.old[value.key], besides: screens.old) {
        left[role, default: []].append(value)
      }
    }
    var taken: Set<ValueKey> = []
    // Which plugin something names says more than which type the plugin has.
    for pair in Self.followed(lone.map { $0.filter { $0.kind == .plugin } }, words) {
      taken.formUnion([pair.old.key, pair.new.key])
      pairs.append(pair)
    }
    let roles = lone.new.map { value in
      value.container.map {
        Role.all(of: value, in: $0, gap: gaps.new[value.key], besides: screens.new)
      } ?? []
    }
    // What a thing opens says more than where it is.
    for rank in 0..<2 {
      for (value, roles) in zip(lone.new, roles) where rank < roles.count {
        guard !taken.contains(value.key) else { continue }
        while let other = left[roles[rank]]?.popLast() {
          guard taken.insert(other.key).inserted else { continue }
          taken.insert(value.key)
          pairs.append((other, value))
          break
        }
      }
    }
    pairs += Self.followed(lone.map { $0.filter { $0.kind == .screen } }, words)
  }

  /// Returns things of which one took over what named the other, and home screens.
  private static func followed(
    _ things: Sides<[PlacedValue]>, _ words: Set<Sides<String>>
  ) -> [(old: PlacedValue, new: PlacedValue)] {
    guard !things.old.isEmpty, !things.new.isEmpty else { return [] }
    var new = Dictionary(firstOf: things.new.map { ($0.child.name, $0) })
    let followers = Dictionary(grouping: words.filter { new[$0.new] != nil }, by: \.old)
    return things.old.compactMap { value in
      let names = (followers[value.child.name] ?? []).map(\.new).sorted()
      let other =
        names.lazy.compactMap { new[$0] }.first
        ?? (value.isHome ? things.new.first { $0.isHome && new[$0.child.name] != nil } : nil)
      guard let other else { return nil }
      new[other.child.name] = nil
      return (value, other)
    }
  }

  /// What something is in its list, so that something else can be in its place.
  private struct Role: Hashable {
    let list: ValueKey
    let word: String
    let gap: Int?

    /// Returns the roles of a thing, the most telling one first. What opens a screen that came or went
    /// follows it.
    static func all(
      of value: PlacedValue, in list: ValueKey, gap: Int?, besides screens: Set<String>
    ) -> [Role] {
      switch value.kind {
      case .plugin:
        value.node.text(under: ["plugin", "type"]).map { [Role(list: list, word: $0, gap: nil)] }
          ?? []
      case .navigation:
        [Role(list: list, word: value.isBar ? "bar" : "menu", gap: nil)]
      case .component: [Role(list: list, word: "", gap: gap)]
      case .entry:
        switch value.node.text(under: ["data", "target"]) {
        case let target? where screens.contains(target): []
        case let target:
          [
            Role(list: list, word: target.map { "to \($0)" } ?? "", gap: target == nil ? gap : nil),
            Role(list: list, word: "", gap: gap),
          ]
        }
      case .file, .screen, .hook, .source, .collection, .item, .family, .style, .note, .journey,
        .routedClass, .transition, .view, .element, nil:
        []
      }
    }
  }

  /// Between which neighbors of both sides values are.
  private struct Gaps {
    private(set) var old: [ValueKey: Int] = [:]
    private(set) var new: [ValueKey: Int] = [:]

    init(around values: [PlacedValue], in found: Correspondence) {
      for list in Set(values.compactMap(\.container)) {
        guard let values = found.compared[list] else { continue }
        let paired = Set(values.partners.compactMap(\.self))
        var last = -1
        for (place, value) in values.old.enumerated() {
          if paired.contains(place) { last = place } else { old[value.key] = last }
        }
        last = -1
        for (place, value) in values.new.enumerated() {
          if let partner = values.partners[place] { last = partner } else { new[value.key] = last }
        }
      }
    }
  }
}

extension PlacedValue {
  fileprivate var isBar: Bool { node.text(under: "category") == "nav_bar" }
  fileprivate var isHome: Bool { node.text(under: "home") == "true" }
}

extension PlacedValue {
  /// Adds the ids of all things in the value, and its own, with nothing that stands for them.
  func addNames(to names: inout [String: String]) {
    if isFile {
      names[file] = ""
      names[file.split(separator: "/").last.map(String.init) ?? file] = ""
    } else if kind != nil {
      names[child.ownName] = ""
    }
    for inner in children where inner.node.shape.isContainer { inner.addNames(to: &names) }
  }
}
