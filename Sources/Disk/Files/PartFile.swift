import CLibrary

/// A file that is written in a hidden folder and then moved to its place, so that readers see
/// either the old one or the new one, complete.
///
/// Nothing is forced onto the disk (`fsync`): a build can be repeated from its input, and waiting
/// for the disk ten thousand times would take longer than the build. After a power cut the next
/// build compares every file and fixes what is wrong.
struct PartFile {
  /// The suffix of hidden files; the next build deletes them.
  static let ending = ".part"

  /// The hidden folder, on the same disk.
  let workshop: Int32
  let name: String

  /// Chooses the name of a hidden file, from a word that no other writer uses at the same time: the
  /// word and the suffix, with a number between them if that name is taken.
  init(_ word: String, in workshop: Int32) throws(SystemError) {
    var name = "\(word)\(Self.ending)"
    var number = 1
    while try Self.isTaken(name, in: workshop) {
      number += 1
      name = "\(word)-\(number)\(Self.ending)"
    }
    self.workshop = workshop
    self.name = name
  }

  /// Takes a hidden file that is there.
  init(named name: String, in workshop: Int32) {
    self.workshop = workshop
    self.name = name
  }

  private static func isTaken(_ name: String, in workshop: Int32) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try FileStatus(of: name, in: workshop)
      return true
    } catch {
      guard error.number == ENOENT else { throw error }
      return false
    }
  }

  /// Removes the hidden file, if it is still there.
  func discard() {
    do throws(SystemError) {
      try SystemPath(name).remove(in: workshop)
    } catch {
      // The next build removes what is left.
    }
  }

  /// Writes a file and moves it to its place; if that fails nothing is left over.
  func place(_ bytes: [UInt8], as target: String, in folder: Int32) throws(SystemError) {
    do throws(SystemError) {
      let file = try Descriptor(creating: name, in: workshop)
      try ByteStream.send(bytes, to: file.number)
      try file.close()
      try SystemPath(name).move(from: workshop, to: SystemPath(target), in: folder)
    } catch {
      discard()
      throw error
    }
  }
}
