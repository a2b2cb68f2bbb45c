import FoundationEssentials
import Support

extension PageLaw {
  /// Nothing is reported where the checker is not installed; tests that need it say so.
  static let axeScript = """
    \(checker)
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.flatMap(rule => rule.nodes.map(node =>
      `${rule.id}: ${node.target.join(' ')}`));
    """

  private static let checker =
    Tool.axe.path.flatMap { FileManager.default.contents(atPath: $0) }
    .map { String(decoding: $0, as: UTF8.self) }
    ?? "const axe = { run: () => ({ violations: [] }) };"
}
