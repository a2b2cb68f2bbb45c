/// The number of a file in the order in which files were read.
package struct FileID: Hashable, Sendable {
  package let index: Int32

  package init(index: Int32) {
    self.index = index
  }
}
