import AppModel
import Support
import Synchronization
import Testing
import Wireframe

@testable import Review

@Suite struct `Searches for causes` {
  private static func change(_ key: String) -> BoxChange {
    BoxChange(of: .box(.cell, BoxKey(reading: key)), .restyled)
  }

  /// Returns a search in one picture, in which each change is made by some edits together.
  private static func search(
    _ needs: [CauseSearch.Group], stories: [CauseSearch.Group],
    unreadable: Set<CauseSearch.Group> = [], surroundings: [CauseSearch.Group] = [],
    limit: Int = 100
  ) -> CauseSearch {
    var left = limit
    return CauseSearch(
      of: ElementTable([needs.indices.map { change("\($0)") }]), among: stories,
      surroundings: { _ in surroundings }
    ) { group, numbers in
      guard left > 0 else { return .stopped }
      left -= 1
      if unreadable.contains(group) { return .unreadable }
      let made = needs.indices.filter { Set(needs[$0]).isSubset(of: group) }
      let changes = made.map { change("\($0)") }
      return .pictures(
        Dictionary(
          uniqueKeysWithValues: numbers.map { ($0, changes.isEmpty ? .new : .changed(changes)) }))
    }
  }

  @Test func `a story explains what disappears without it`() {
    let search = Self.search([[0], [2], [2]], stories: [[0], [1], [2]])
    #expect(search.words == ["[0] undone: 0", "[2] undone: 1 2"])
    #expect(search.tried == [0, 1, 2])
  }

  @Test func `stories join only for what neither of them explains alone`() {
    let search = Self.search([[0], [1, 3]], stories: [[0], [1], [2], [3]])
    #expect(search.words == ["[0] undone: 0", "[1, 3] together: 1"])
  }

  @Test func `a story has all of its edits`() {
    let search = Self.search([[0], [1, 3]], stories: [[0, 2], [1, 3]])
    #expect(search.words == ["[0, 2] undone: 0", "[1, 3] undone: 1"])
  }

  @Test func `stories that make the same change are one cause with all that each of them makes`() {
    let changes = [0, 1, 2].map { Self.change("\($0)") }
    let search = CauseSearch(of: ElementTable([changes]), among: [[0], [1], [2]]) { group, _ in
      let made = [[0], [1, 2], [1]].enumerated().filter { group.contains(ElementIndex($0.offset)) }
      return .pictures([0: .changed(Set(made.flatMap(\.element)).sorted().map { changes[$0] })])
    }
    #expect(search.words == ["[0] undone: 0", "[1, 2] together: 1 2"])
  }

  @Test func `a story whose undoing cannot be read joins those around it`() {
    let search = Self.search(
      [[0], [1, 2]], stories: [[0], [1], [2], [3]], unreadable: [[1], [2]],
      surroundings: [[1, 2], [0, 1, 2, 3]])
    #expect(search.words == ["[0] undone: 0", "[1, 2] together: 1"])
  }

  @Test func `joining goes outward until the app can be read`() {
    let search = Self.search(
      [[0], [1, 2, 3]], stories: [[0], [1], [2], [3]], unreadable: [[1], [1, 2]],
      surroundings: [[1, 2], [0, 1, 2, 3]])
    #expect(search.words == ["[0, 1, 2, 3] together: 0 1"])
  }

  @Test func `a search at its limit says so, and leaves the rest without edits`() {
    let search = Self.search([[0], [2]], stories: [[0], [1], [2]], limit: 2)
    #expect(search.hasStopped)
    #expect(search.tried == [0, 1])
    #expect(search.words == ["[0] undone: 0"])
    #expect(search.open.values == [[Self.change("1")]])
  }

  @Test func `long rows of stories without effect are undone in few steps`() {
    for active in [0, 200, 399] {
      var undoings = 0
      let steps = Mutex((begun: 0, done: 0))
      let search = CauseSearch(
        of: ElementTable([[Self.change("a")]]), among: (0..<400).map { [ElementIndex($0)] },
        progress: ReviewProgress(
          begin: { number in steps.withLock { $0.begun += number } },
          advance: { steps.withLock { $0.done += 1 } })
      ) { group, _ in
        undoings += 1
        let isActive = group.contains(ElementIndex(active))
        return .pictures([0: isActive ? .changed([Self.change("a")]) : .new])
      }
      #expect(search.words == ["[\(active)] undone: a"])
      #expect(search.tried == Set((0..<400).map { ElementIndex($0) }))
      #expect(undoings < 40, "\(active)")
      #expect(steps.withLock { [$0.begun, $0.done] } == [400, 400])
    }
  }

  @Test func `stories that only together do nothing are undone one by one`() {
    let search = CauseSearch(
      of: ElementTable([[Self.change("a"), Self.change("b")]]), among: [[0], [1]]
    ) { group, _ in
      .pictures([
        0: group.count == 2 ? .new : .changed([Self.change(group == [0] ? "a" : "b")])
      ])
    }
    #expect(search.words == ["[0] undone: a", "[1] undone: b"])
  }

  @Test func `apps that are read again count against the limit`() {
    var account = WorkLimit.Account(
      WorkLimit(rounds: 2, undoings: 100, bytes: 25), pictures: 9, size: 10)
    for isOpen in [true, true, true, false] {
      #expect(account.isOpen == isOpen)
      account.count(0)
    }
  }

  @Test func `what was not examined is grouped, and no edit is called idle`() throws {
    let pair = try ReviewCase("two-unrelated.json")
    let review = try pair.review(
      on: ["iphone-se-1"], limit: WorkLimit(rounds: 20, undoings: 1))
    #expect(review.hasStopped)
    #expect(review.causes.map(\.proof) == [.undone, .inferred])
    #expect(review.editsWithoutFinding.isEmpty)
    #expect(review.unexaminedEdits.count == 1)
    #expect(
      review.causes[1].sentence == "Departments: 'Sections' became 'Departments' in the title")
  }

  @Test func `the search is skipped when no picture differs`() throws {
    for (name, parts) in [("site-title.json", 1), ("family-inset.json", 2)] {
      let begun = Mutex(0)
      let review = try ReviewCase(name).review(
        on: ["iphone-14-pro"],
        progress: ReviewProgress(begin: { _ in begun.withLock { $0 += 1 } }, advance: {}))
      #expect(review.pictures.isEmpty == (parts == 1) && review.edits.count == 1)
      #expect(begun.withLock(\.self) == parts, "comparing, and undoing edits")
    }
  }

  @Test func `an object that only loads as a whole is one cause`() throws {
    let screen =
      #""id": "home", "name": "Home", "type": "general_content", "home": true, "ui_components": []"#
    let old = AppFiles(["rivers.json": .bytes(Array("{\(screen)}".utf8))])
    let more = screen.replacing("\"Home\"", with: "\"Start\"")
    let wrapped = "{\"version\": 2, \"screens\": [{\(more)}]}"
    let new = AppFiles(["rivers.json": .bytes(Array(wrapped.utf8))])
    let review = try ReviewCase(old: old, new: new).review(on: ["iphone-se-1"])
    #expect(review.causes.map(\.proof) == [.together], "\(review.text)")
    // What is gone is told first.
    let told =
      review.edits.filter { $0.kind == .removed } + review.edits.filter { $0.kind != .removed }
    #expect(review.causes[0].edits.map(\.path) == told.map(\.path))
  }
}

extension CauseSearch {
  /// The edits of each cause, how they are known, and the keys of what they change.
  fileprivate var words: [String] {
    found.map { cause in
      let keys = cause.share.values.joined().map(\.subject.keyText)
      return "\(cause.edits.map(\.index)) \(cause.proof.rawValue): \(keys.joined(separator: " "))"
    }
  }
}
