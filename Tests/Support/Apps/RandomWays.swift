/// Small apps whose screens open each other in every way, by things that are shown and by things
/// that are not.
package enum RandomWays {
  /// Some apps, and the one in which a connected screen was once filled after it was drawn empty.
  package static let seeds = Set(LawSeeds.from(1, 120)).union([813]).sorted()

  package static func texts(_ random: inout SplitMix64) -> [String: String] {
    let isBuilder = Int.random(in: 0..<4, using: &random) > 0
    let hasTabs = Bool.random(using: &random)
    let screens = (0..<7).map { screen($0, &random) }
    let collections = ["side_menu_collection", "navbar_collection", "c"].map {
      #""\#($0)": {"id": "id-\#($0)", "children": \#(items(5, depth: 2, &random))}"#
    }
    let legacy = (7..<9).map {
      #""s\#($0)": {"title": "S\#($0)", "components": [\#(component(&random))]}"#
    }
    var texts = [
      "rivers.json": "[\(screens.joined(separator: ","))]",
      "AppDefine.json": #"{"screens": {\#(legacy.joined(separator: ","))}}"#,
      "collections.json": "{\(collections.joined(separator: ","))}",
      "plugin_configurations.json": """
      [{"plugin": {"identifier": "root", "type": "menu",
        "capabilities": [\(hasTabs ? #""tabBar""# : #""specialButton""#)]}},
       {"plugin": {"identifier": "tabs", "type": "menu", "capabilities": ["tabBar"]}},
       {"plugin": {"identifier": "quick_brick_side_menu", "type": "menu"}}]
      """,
      "settings.json": settings(isBuilder, &random),
      "feeds/index.json":
        #"[{"source": "f0", "file": "f0.json"}, {"source": "f1", "file": "f1.json"}]"#,
    ]
    for feed in 0..<2 {
      texts["feeds/f\(feed).json"] = #"{"children": \#(items(5, depth: 3, &random))}"#
    }
    return texts
  }

  private static func settings(_ isBuilder: Bool, _ random: inout SplitMix64) -> String {
    let separate =
      Int.random(in: 0..<3, using: &random) == 0
      ? #", "navigation_bar": {"styles": \#(state(&random)), "nav_items": [\#(buttons(&random))]}"#
      : ""
    return """
      {"template": "\(isBuilder ? "ui_builder" : "none")", "ui_builder_root_api": true,
        "quick_brick_enabled": \(Bool.random(using: &random)),
        "ui_builder_navigation_bar_api": \(Bool.random(using: &random))\(separate)}
      """
  }

  private static func screen(_ index: Int, _ random: inout SplitMix64) -> String {
    let isConnected = Int.random(in: 0..<3, using: &random) == 0
    let data = isConnected ? #"{"connected": true, "parent": \#(target(&random))}"# : "{}"
    let components = (0..<Int.random(in: 0...2, using: &random)).map { _ in component(&random) }
    let type = Int.random(in: 0..<5, using: &random) == 0 ? "plugin" : "general_content"
    let style = ["push", "present"].randomElement(using: &random) ?? ""
    var navigations: [String] = []
    if Bool.random(using: &random) {
      navigations.append(
        #"{"category": "nav_bar", "styles": \#(state(&random)), "nav_items": [\#(buttons(&random))]}"#
      )
    }
    if index == 0 || Bool.random(using: &random) {
      let type =
        index == 0
        ? "root" : ["tabs", "quick_brick_side_menu", "none"].randomElement(using: &random) ?? ""
      navigations.append(
        #"{"category": "menu", "navigation_type": "\#(type)", "nav_items": [\#(entries(2, &random))]}"#
      )
    }
    return """
      {"id": "s\(index)", "type": "\(type)", "home": \(index == 0), "data": \(data),
        "styles": {"presentation": "\(style)", "force_nav_bar_hidden": \(Bool.random(using: &random))},
        "ui_components": [\(components.joined(separator: ","))],
        "hooks": {"preload_plugins": [
          {"identifier": "p", "type": "t", "screen_id": \(target(&random))}]},
        "navigations": [\(navigations.joined(separator: ","))]}
      """
  }

  private static func state(_ random: inout SplitMix64) -> String {
    #"{"state": "\#(["on_top", "overlay", "hidden"].randomElement(using: &random) ?? "")"}"#
  }

  private static func buttons(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      #"{"type": "button", "data": {"target": \#(target(&random))}}"#
    }.joined(separator: ",")
  }

  private static func entries(_ depth: Int, _ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let type = ["label", "header", "applicaster_epg"].randomElement(using: &random) ?? ""
      let inner = depth > 1 ? entries(depth - 1, &random) : ""
      return
        #"{"type": "\#(type)", "data": {"target": \#(target(&random))}, "nav_items": [\#(inner)]}"#
    }.joined(separator: ",")
  }

  private static func component(_ random: inout SplitMix64, depth: Int = 2) -> String {
    let types =
      ["list", "hero", "tab_bar", "screen_picker", "banner"] + (depth > 1 ? ["group"] : [])
    let type = types.randomElement(using: &random) ?? ""
    let source = ["f0", "f1", "c", "none", ""].randomElement(using: &random) ?? ""
    let leads = Bool.random(using: &random) ? #", "target": \#(target(&random))"# : ""
    let limit = ["", "0", "1", "3"].randomElement(using: &random) ?? ""
    let inner = type == "group" ? component(&random, depth: depth - 1) : ""
    return """
      {"component_type": "\(type)", "rules": {"item_limit": "\(limit)"},
        "data": {"source": "\(source)", "connected": \(Bool.random(using: &random))\(leads)},
        "ui_components": [\(inner)],
        "styles": {"cell_body_component_type": "list",
          "header": {"visible": \(Bool.random(using: &random)), "style": "HEADER_1",
            "data": {"target": \(target(&random))}}}}
      """
  }

  private static func items(_ count: Int, depth: Int, _ random: inout SplitMix64) -> String {
    guard depth > 0 else { return "[]" }
    let found = (0..<Int.random(in: 0...count, using: &random)).map { index in
      let leads =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: #", "screen_type": \#(target(&random))"#
        case 1: #", "ui_tag": \#(target(&random))"#
        case 2: #", "ui_tag": "EPG""#
        default: ""
        }
      let children = items(count, depth: depth - 1, &random)
      return #"{"title": "t\#(index)", "children": \#(children)\#(leads)}"#
    }
    return "[\(found.joined(separator: ","))]"
  }

  private static func target(_ random: inout SplitMix64) -> String {
    "\"s\(Int.random(in: 0...9, using: &random))\""
  }
}
