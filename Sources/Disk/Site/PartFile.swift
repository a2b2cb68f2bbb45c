#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that is written out of sight and then moved into its place, so that whoever looks sees the
/// old one or the new one, whole.
///
/// Nothing is forced onto the disk (`fsync`): a build can be made again from its input, and waiting
/// for the disk ten thousand times would take longer than the build. After a power cut the next
/// build compares every file and mends what is wrong.
struct PartFile {
  /// What a file is called out of sight ends so; at the next build it is rubbish.
  static let ending = ".part"

  /// The folder out of sight, on the same disk.
  let workshop: Int32
  /// A name that no other writer uses at the same time.
  let name: String

  /// Writes a file and moves it to its place; where that fails nothing is left behind.
  func place(_ bytes: [UInt8], as target: String, in folder: Int32) throws(SystemError) {
    do throws(SystemError) {
      let file = try Descriptor(creating: name, in: workshop)
      try ByteStream.send(bytes, to: file.number)
      try file.close()
      _ = try SystemError.check { renameat(workshop, name, folder, target) }
    } catch {
      unlinkat(workshop, name, 0)
      throw error
    }
  }
}
