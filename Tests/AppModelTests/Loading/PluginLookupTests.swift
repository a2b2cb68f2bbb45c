import Support
import Testing

@testable import AppModel

@Suite struct `A plugin is looked up` {
  private func manifest(_ plugins: String) throws -> PluginManifest {
    let texts = ["rivers.json": "[]", "plugin_configurations.json": "[\(plugins)]"]
    return try #require(AppReading(texts: texts).app).plugins
  }

  private static let plugins = """
    {"plugin": {"identifier": "my_plugin", "type": "menu", "name": "menu"}},
    {"plugin": {"identifier": "my_plugin", "type": "ui_component", "name": "component"}},
    {"plugin": {"identifier": "MyPlugin", "type": "nav_bar", "name": "bar"}},
    {"plugin": {"identifier": "my-plugin", "name": "screen"}}
    """

  @Test func `by its identifier and kind, the exact spelling first`() throws {
    let manifest = try manifest(Self.plugins)
    #expect(manifest.plugin("my_plugin")?.plugin.name == "menu")
    #expect(manifest.plugin("my_plugin", of: .component)?.plugin.name == "component")
    #expect(manifest.plugin("my_plugin", of: .component)?.isExact == true)
    #expect(manifest.plugin("my_plugin", of: .navigationBar)?.plugin.name == "bar")
    #expect(manifest.plugin("my_plugin", of: .navigationBar)?.isExact == false)
    #expect(manifest.screenPlugin("my_plugin")?.plugin.name == "screen")
    #expect(manifest.screenPlugin("my-plugin")?.isExact == true)
    #expect(manifest.plugin("My.Plugin")?.plugin.name == "menu")
    #expect(manifest.plugin("other") == nil)
    #expect(manifest.plugin("__") == nil)
  }

  @Test func `among a thousand of one identifier, and of one beginning`() throws {
    let beginning = String(repeating: "a", count: 100)
    let manifest = try manifest(
      (0..<1_000).map { number in
        """
        {"plugin": {"identifier": "one", "type": "menu"}},
        {"plugin": {"identifier": "\(beginning)_\(number)", "type": "menu"}}
        """
      }
      .joined(separator: ","))
    for number in 0..<1_000 {
      let name = "\(beginning.uppercased())\(number)"
      #expect(manifest.plugin(name)?.plugin.identifier == "\(beginning)_\(number)")
      #expect(manifest.screenPlugin("one") == nil)
    }
  }
}
