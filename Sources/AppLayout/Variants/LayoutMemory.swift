package import AppModel

/// Lays out variants one after the other. Those of one screen on one device share their content, so
/// the last layout is remembered for the next.
package struct LayoutMemory {
  private var last: Variant?
  private var contents: [ContentLayout] = []

  package init() {}

  /// Lays out a variant.
  package mutating func layout(of variant: Variant, in app: App) -> VariantLayout {
    if !isSameScreen(variant) { contents.removeAll() }
    last = variant
    let frame = VariantFrame(variant, in: app)
    if let content = contents.first(where: { $0.serves(frame.viewport) }) {
      return VariantLayout(variant, frame, content, in: app)
    }
    let content = ContentLayout(of: variant.screen, in: app, frame.viewport)
    contents.append(content)
    return VariantLayout(variant, frame, content, in: app)
  }

  /// Whether a variant is of the same screen on the same device as the last one.
  private func isSameScreen(_ variant: Variant) -> Bool {
    last?.screen.key == variant.screen.key && last?.held == variant.held
  }
}
