import AppModel
import Support
import Testing

@testable import Review

@Suite struct `Edits of ways that are undone at once` {
  /// A screen with components and a bar button that open others.
  private struct Screen {
    let number: Int
    var targets: [Int]
    var button: Int?
    var title = "Button"
    var isText = false
    var isPresented = false

    var json: String {
      let components = targets.enumerated().map { place, target in
        """
        { "id": "c\(number)-\(place)", "component_type": "grid",
          "data": { "source": "s", "type": "X", "target": "s\(target)" } }
        """
      }
      let bar = button.map { target in
        """
        { "category": "nav_bar", "navigation_type": "applicaster_toolbar",
          "styles": { "state": "on_top" }, "nav_items": [
            { "id": "b", "title": "\(title)", "type": "button",
              "data": { \(isText ? "" : "\"target\": \"s\(target)\"") } }
          ] }
        """
      }
      return """
        { "id": "s\(number)", "name": "Screen \(number)", "home": \(number == 0),
          "styles": { "presentation": "\(isPresented ? "present" : "push")" },
          "navigations": [\(bar ?? "")], "ui_components": [\(components.joined(separator: ","))] }
        """
    }
  }

  /// Returns two states of an app with other ways from most screens.
  private static func pair(seed: UInt64) -> ReviewCase {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 6...16, using: &random)
    let old = (0..<count).map { number in
      Screen(
        number: number,
        targets: (0..<Int.random(in: 1...3, using: &random)).map { _ in
          Int.random(in: 0..<count, using: &random)
        },
        button: Bool.random(using: &random) ? Int.random(in: 0..<count, using: &random) : nil,
        isPresented: Int.random(in: 0..<8, using: &random) == 0)
    }
    let new = old.map { screen in
      var screen = screen
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1: screen.targets.removeLast(min(1, screen.targets.count))
        case 2: screen.targets.append(Int.random(in: 0..<count, using: &random))
        case 3, 4:
          guard let place = screen.targets.indices.randomElement(using: &random) else { break }
          screen.targets[place] = Int.random(in: 0..<count, using: &random)
        case 5: screen.title += " more"
        case 6: screen.isText.toggle()
        case 7: screen.targets.reverse()
        // A screen that does not exist.
        case 8: screen.button = count + Int.random(in: 0..<2, using: &random)
        default: screen.button = Int.random(in: 0..<count, using: &random)
        }
      }
      return screen
    }
    let files = [old, new].map { screens in
      let list = "[\(screens.map(\.json).joined(separator: ",\n"))]"
      return AppFiles(["rivers.json": .bytes(Array(list.utf8))])
    }
    return ReviewCase(old: files[0], new: files[1])
  }

  @Test func `each of them changes what it changes alone`() throws {
    var law = UndoneLaw()
    for seed in LawCount.seeds(40) { try law.examine(Self.pair(seed: seed), seed: seed) }
    #expect(law.known > law.all / 2, "too few edits are undone at once")
  }

  @Test func `buttons that open one screen from all others read the app a few times`() throws {
    let count = 40
    let states = [false, true].map { isNew in
      let screens = (0..<count).map { number in
        Screen(
          number: number, targets: number == 0 ? Array(1..<count) : [0],
          button: isNew || number == 0 ? 1 : nil)
      }
      let list = "[\(screens.map(\.json).joined(separator: ",\n"))]"
      return AppFiles(["rivers.json": .bytes(Array(list.utf8))])
    }
    let undone = try UndoneApps(ReviewCase(old: states[0], new: states[1]))
    // They are one story, but are also undone one by one.
    let units = undone.edits.edits.elementIndices.map { [$0] }
    #expect(units.count >= count - 2)
    var ahead = UndoneAhead(undone)
    for (place, unit) in units.enumerated() {
      ahead.prepare(units[place...])
      _ = ahead.states(of: undone.pictures.elementIndices, without: unit)
    }
    #expect(ahead.readings <= 4)
  }
}
