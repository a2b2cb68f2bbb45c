import Support
import Testing

@testable import AppModel

@Suite struct `Links of an app` {
  @Test(arguments: UInt64(1)...40)
  func `are the same however they are requested`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try #require(AppReading(texts: RandomLinks.texts(&random)).app)
    let links = Array(app.links)
    #expect(links.count == app.links.count)
    for screen in app.screens {
      let here = links.filter { $0.to == screen.key }
      let onward = links.filter { $0.from == screen.key }
      #expect(app.links(to: screen, atMost: 3).shown == Array(ways(here).prefix(3)))
      #expect(app.links(to: screen, atMost: 3).count == ways(here).count)
      #expect(app.links(from: screen, atMost: 3).shown == Array(ways(onward).prefix(3)))
      #expect(app.links(from: screen, atMost: 3).count == ways(onward).count)
      let others = here.filter { $0.from != screen.key }
      #expect(app.triggers(to: screen) == Set(others.map(\.trigger)))
      let senders = screen.isConnected ? here.filter { !$0.sent.isEmpty } : []
      #expect(app.senders(of: screen).shown == senders)
      #expect(app.sender(of: screen) == senders.first)
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `reach the screens that following link after link reaches`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try #require(AppReading(texts: RandomLinks.texts(&random)).app)
    let links = app.links.filter { $0.trigger != .parent }
    var reached = Set(links.filter { $0.from == nil }.map(\.to) + [try #require(app.home).key])
    var isGrowing = true
    while isGrowing {
      let next = links.filter { $0.from.map(reached.contains) ?? true }.map(\.to)
      isGrowing = !reached.isSuperset(of: next)
      reached.formUnion(next)
    }
    let lost = Set(app.reachability.lost.map(\.screen.key))
    #expect(lost == Set(app.screens.map(\.key)).subtracting(reached))
  }

  /// Returns the links without parents that only repeat what a connected one says.
  private func ways(_ links: [Link]) -> [Link] {
    links.filter { link in
      link.trigger != .parent
        || !links.contains {
          $0.isConnected && $0.trigger != .parent && $0.from == link.from && $0.to == link.to
        }
    }
  }
}

/// Small apps in which screens share feeds, hand them over, and open each other in every way.
private enum RandomLinks {
  static func texts(_ random: inout SplitMix64) -> [String: String] {
    let screens = (0..<6).map { screen($0, &random) }
    var texts = [
      "rivers.json": "[\(screens.joined(separator: ","))]",
      "feeds/index.json": """
      [{"source": "f0", "file": "f0.json"}, {"source": "f1", "file": "f1.json"},
        {"source": "again", "file": "f1.json"}]
      """,
      "collections.json": #"{"f2": {"id": "c", "children": \#(items(3, depth: 1, &random))}}"#,
    ]
    for feed in 0..<2 {
      texts["feeds/f\(feed).json"] = #"{"children": \#(items(4, depth: 2, &random))}"#
    }
    return texts
  }

  private static func screen(_ index: Int, _ random: inout SplitMix64) -> String {
    let isConnected = Bool.random(using: &random)
    let data = isConnected ? #"{"connected": true, "parent": \#(target(&random))}"# : "{}"
    let components = (0..<Int.random(in: 0...3, using: &random)).map { _ in component(&random) }
    return """
      {"id": "s\(index)", "home": \(index == 0), "data": \(data),
        "ui_components": [\(components.joined(separator: ","))],
        "hooks": {"preload_plugins": [
          {"identifier": "p", "type": "t", "screen_id": \(target(&random))}]},
        "navigations": [{"category": "nav_bar", "nav_items": [
          {"type": "button", "data": {"target": \(target(&random))}}]}]}
      """
  }

  private static func component(_ random: inout SplitMix64) -> String {
    let type = ["list", "grid", "tab_bar", "screen_picker"].randomElement(using: &random) ?? ""
    let source = ["f0", "f1", "again", "f2", "c", "none"].randomElement(using: &random) ?? ""
    let isConnected = Bool.random(using: &random)
    let leads = Bool.random(using: &random) ? #", "target": \#(target(&random))"# : ""
    return """
      {"component_type": "\(type)",
        "data": {"source": "\(source)", "connected": \(isConnected)\(leads)},
        "styles": {"cell_body_component_type": "list"}}
      """
  }

  private static func items(_ count: Int, depth: Int, _ random: inout SplitMix64) -> String {
    guard depth > 0 else { return "[]" }
    let found = (0..<Int.random(in: 0...count, using: &random)).map { index in
      let leads = Bool.random(using: &random) ? #", "screen_type": \#(target(&random))"# : ""
      let children = items(count, depth: depth - 1, &random)
      return #"{"title": "t\#(index)", "children": \#(children)\#(leads)}"#
    }
    return "[\(found.joined(separator: ","))]"
  }

  private static func target(_ random: inout SplitMix64) -> String {
    "\"s\(Int.random(in: 0...7, using: &random))\""
  }
}
