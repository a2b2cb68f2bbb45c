/// A plugin that was looked up, and whether its identifier was spelled as the manifest spells it.
package struct PluginMatch: Hashable, Sendable {
  package let plugin: Plugin
  package let isExact: Bool
}
