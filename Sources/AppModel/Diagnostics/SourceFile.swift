/// A file that was read: its name inside the app folder, and its bytes.
package struct SourceFile: Sendable {
  package let name: String
  package let bytes: [UInt8]
}
