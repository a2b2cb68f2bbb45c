extension Browser {
  /// Returns the roles of everything that screen readers find on the page, in order.
  package mutating func roles() throws -> [String] {
    struct Tree: Decodable {
      let nodes: [Part]
    }
    struct Part: Decodable {
      let ignored: Bool
      let role: Role?
    }
    struct Role: Decodable {
      let value: String?
    }
    let tree = try command("Accessibility.getFullAXTree", answer: Tree.self)
    return tree.nodes.filter { !$0.ignored }.compactMap { $0.role?.value }
  }
}
