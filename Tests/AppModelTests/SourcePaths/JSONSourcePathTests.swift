import Support
import Testing

@testable import AppModel

/// The paths of any value in the files of an app.
@Suite struct `Paths in JSON files` {
  /// Returns the path of what is written in a file after a mark, `@`, which the file does not have.
  private func path(in file: String, _ text: String) throws -> String {
    let bytes = Array(text.utf8)
    let mark = try #require(bytes.firstIndex(of: UInt8(ascii: "@")))
    let document = try #require(JSONParsing(bytes.filter { $0 != UInt8(ascii: "@") }).document)
    var paths = JSONSourcePaths(of: document.root, in: file)
    return paths.path(at: UInt32(mark)).text
  }

  @Test(arguments: [
    ("rivers.json", #"[@{"id": "home"}]"#, "#home"),
    ("rivers.json", #"{"screens": [{"id": "a"}, @{"id": "a"}]}"#, "#a~2"),
    ("rivers.json", #"{"screens": [{"id": "version"}], @"version": 1}"#, "#version~2"),
    ("rivers.json", #"{"home": @{"name": "Home"}}"#, "#home"),
    ("rivers.json", #"@{"id": "home", "name": "Home"}"#, "#home"),
    ("rivers.json", #"{"screenMap": @{"id": "home"}}"#, "#home"),
    ("rivers.json", #"[@{"name": "A"}]"#, "#screen:A"),
    ("rivers.json", #"[{"id": "a", "ui_components": [@{"id": "b"}]}]"#, "#a/ui_components/b"),
    (
      "rivers.json",
      #"[{"id": "a", "ui_components": [{"component_type": "list", "data": {"source": @"today"}}]}]"#,
      "#a/ui_components/list:today/data/source"
    ),
    (
      "rivers.json", #"[{"id": "a", "ui_components": [{"id": "b", "styles": {"header": @{}}}]}]"#,
      "#a/ui_components/b/styles/header"
    ),
    (
      "rivers.json",
      #"[{"id": "a", "ui_components": [{"id": "b", "styles": {"cell_styles": ["L", @"L"]}}]}]"#,
      "#a/ui_components/b/styles/cell_styles/L~2"
    ),
    (
      "rivers.json", #"[{"id": "a", "navigations": [@{"id": "x", "category": "nav_bar"}]}]"#,
      "#a/navigations/nav_bar"
    ),
    (
      "rivers.json",
      #"[{"id": "a", "navigations": [{"category": "menu", "nav_items": ["#
        + #"{"type": "odd", "id": "b"}, @{"type": "label", "id": "b"}]}]}]"#,
      "#a/navigations/menu/nav_items/b"
    ),
    (
      "rivers.json", #"[{"id": "a", "hooks": {"preload_plugins": [@{"identifier": "login"}]}}]"#,
      "#a/hooks/preload_plugins/login"
    ),
    ("AppDefine.json", #"{"screens": {"a": {"components": [@{"id": "b"}]}}}"#, "#a/components/b"),
    ("feeds/a.json", #"{"id": "f", "children": [@{"id": "1"}]}"#, "#1"),
    ("feeds/a.json", #"{"entry": [@{"id": "1"}], "children": [{"id": "1"}]}"#, "#1~2"),
    ("feeds/a.json", #"{@"title": "F", "children": [{"id": "title"}]}"#, "#title~2"),
    ("feeds/a.json", #"{"children": [{"id": "1", "children": [@{"title": "b"}]}]}"#, "#1/b"),
    ("feeds/a.json", #"{@"children": [{"id": "1"}]}"#, ""),
    ("feeds/index.json", #"[{"source": "s", "file": @"a.json"}]"#, "#s/file"),
    ("collections.json", #"{"menu": {"children": [@{"id": "1"}]}}"#, "#menu/1"),
    ("settings.json", #"{"build_params": {"navigation_bar": @{}}}"#, "#navigation_bar"),
    ("plugin_configurations.json", #"[{"plugin": {"identifier": @"p"}}]"#, "#p/plugin/identifier"),
    (
      "families.json", #"{"families": {"F": {"list": {"LIST_1": @{}}}}}"#, "#families/F/list/LIST_1"
    ),
    ("riverbed.json", #"{"notes": [@{"screen": "home", "text": "t"}]}"#, "#notes/home"),
    ("riverbed.json", #"{"journeys": [@{"name": "A b"}]}"#, "#journeys/A%20b"),
    ("riverbed.json", #"{"devices": ["x", @{"id": "mine"}]}"#, "#devices/mine"),
  ])
  func `a value has a path of names`(file: String, text: String, path: String) throws {
    #expect(try self.path(in: file, text) == file + path)
  }

  @Test(arguments: try FixtureApp.names())
  func `what drawings name has the same path in its file, and no other value has it`(
    name: String
  ) throws {
    let reading = try FixtureApp.reading(name)
    let sources = try #require(reading.app).sourcePaths
    for (file, placed) in Dictionary(grouping: sources, by: \.location.file) {
      let source = reading.sources[file]
      let document = try #require(JSONParsing(source.bytes, in: file).document)
      var paths = JSONSourcePaths(of: document.root, in: source.name)
      for value in placed {
        #expect(paths.path(at: value.location.offset) == value.path)
      }
      var seen: Set<SourcePath> = []
      for offset in document.root.offsets(as: SourcePlace(ofFile: source.name, document.root)) {
        #expect(seen.insert(paths.path(at: offset)).inserted)
      }
    }
  }

  @Test func `elements with equal names have numbers in the order of the list`() throws {
    let items = (1...9).map { _ in #"{"title": "a"}"# }.joined(separator: ",")
    let text = #"{"children": [\#(items)]}"#
    let app = try App(
      components: #"{"id": "c", "component_type": "list", "data": {"source": "s"}}"#,
      files: [
        "feeds/index.json": #"[{"source": "s", "file": "a.json"}]"#, "feeds/a.json": text,
      ])
    let own = app.sourcePaths.filter { $0.path.text.hasPrefix("feeds/a.json") }
    let document = try #require(JSONParsing(Array(text.utf8)).document)
    var paths = JSONSourcePaths(of: document.root, in: "feeds/a.json")
    #expect(own.map(\.path.text) == ["feeds/a.json#a"] + (2...9).map { "feeds/a.json#a~\($0)" })
    #expect(own.map { paths.path(at: $0.location.offset) } == own.map(\.path))
  }
}

extension JSON {
  /// Where all values inside begin that have paths of their own.
  fileprivate func offsets(as place: SourcePlace) -> [UInt32] {
    let inner = members.flatMap { key, value in
      let isOmitted = place.omitted.contains(key.text)
      let inside = place.element ?? place.inside(key.text)
      return (isOmitted ? [] : [value.range.lowerBound]) + value.offsets(as: inside)
    }
    return inner
      + elements.flatMap { [$0.range.lowerBound] + $0.offsets(as: place.element ?? .value) }
  }
}
