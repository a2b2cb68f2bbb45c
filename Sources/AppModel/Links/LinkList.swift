/// The first of many links, and how many there are: no page shows more than some hundred.
package struct LinkList: Hashable, Sendable {
  package let shown: [Link]
  package let count: Int

  static let empty = LinkList(shown: [], count: 0)

  package var isEmpty: Bool { count == 0 }
}
