#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The pieces of a file that a separator ends, such as its lines: read portion by portion, so that a
/// large file takes no more memory than a small one.
package struct FilePieces: ~Copyable, Sendable {
  private let file: Descriptor
  private let separator: UInt8
  private var buffer = ReadingBuffer()
  /// Where in the file the portion stands that the buffer holds.
  private var offset = 0
  /// How much of the buffer is the file's, and how much of that was given out.
  private var filled = 0
  private var taken = 0
  /// Whether a separator ended the last piece, as it does every one but that of a file cut short.
  package private(set) var isComplete = true

  /// How long a piece may be. Else a file without separators would be held as a whole.
  private static let longest = 1 << 24

  /// Reads an open file from its beginning.
  init(of file: consuming Descriptor, separator: UInt8) {
    self.file = file
    self.separator = separator
  }

  /// Opens a regular file directly inside an open folder, never through a symbolic link; nil where there
  /// is none. The path is for complaints only.
  init?(
    of name: String, in folder: Int32, separator: UInt8, path: String
  ) throws(DiskError) {
    guard let file = try Self.open(name, in: folder, path: path) else { return nil }
    self.init(of: file, separator: separator)
  }

  private static func open(
    _ name: String, in folder: Int32, path: String
  ) throws(DiskError) -> Descriptor? {
    let reason: String
    do throws(SystemError) {
      let file = try Descriptor(name, in: folder, readingFlags)
      let refusal = try FileStatus(of: file.number).kind.refusal
      guard let refusal else { return file }
      reason = refusal
    } catch {
      switch error.number {
      case ENOENT: return nil
      case ELOOP: reason = "is a symbolic link"
      default: reason = error.reason
      }
    }
    throw DiskError(attempt: "cannot read '\(path)/\(name)'", reason: reason)
  }

  /// The next piece without its separator; nil after the last.
  package mutating func next() throws(DiskError) -> [UInt8]? {
    do throws(SystemError) {
      return try nextPiece()
    } catch {
      throw DiskError(attempt: "cannot read on", reason: error.reason)
    }
  }

  /// The hash of the whole file; the pieces stay as they are.
  package borrowing func hash() throws(DiskError) -> ContentHash {
    var buffer = ReadingBuffer()
    do throws(SystemError) {
      return try buffer.hash(of: file.number)
    } catch {
      throw DiskError(attempt: "cannot read", reason: error.reason)
    }
  }

  private mutating func nextPiece() throws(SystemError) -> [UInt8]? {
    var piece: [UInt8] = []
    while true {
      if taken == filled {
        offset += filled
        filled = try buffer.read(file.number, at: offset)
        taken = 0
      }
      guard filled > 0 else {
        isComplete = piece.isEmpty && isComplete
        return piece.isEmpty ? nil : piece
      }
      let end = buffer.bytes[taken..<filled].firstIndex(of: separator)
      piece += buffer.bytes[taken..<(end ?? filled)]
      guard piece.count <= Self.longest else { throw SystemError(number: EFBIG) }
      taken = end.map { $0 + 1 } ?? filled
      if end != nil { return piece }
    }
  }
}
