import Synchronization
import Texts

/// The objects of a repository, read by one process of git that answers one request after the
/// other: a class, because a process cannot be copied.
final class GitObjects: Sendable {
  private let git: GitProgram
  private let process: Mutex<Process?> = Mutex(nil)

  init(_ git: GitProgram) { self.git = git }

  /// What git says about an object.
  enum Answer {
    case found(GitObject)
    /// It has more bytes than a limit, and none were read.
    case tooLarge
    /// Git does not have it, or cannot read it.
    case missing
  }

  /// Reads an object of at most some bytes, by its id or by an expression for it. Throws where it
  /// is not the one with the id.
  func read(
    _ name: String, atMost limit: Int = FileContent.largest
  ) throws(RevisionFailure) -> Answer {
    guard !name.utf8.contains(UInt8(ascii: "\n")) else { return .missing }
    let answer: Answer
    do throws(SystemError) {
      answer = try answered(name, atMost: limit)
    } catch {
      throw .system(error.reason)
    }
    if case .found(let object) = answer, !object.isIntact { throw .damaged(object.id) }
    return answer
  }

  private func answered(_ name: String, atMost limit: Int) throws(SystemError) -> Answer {
    try process.withLock { (process) throws(SystemError) in
      if process == nil { process = try Process(git) }
      let answer = try process?.answer(to: name, atMost: limit)
      switch answer {
      case .found, .missing: break
      // Git ended instead of answering, or bytes are on their way that would have to be read before
      // the next answer.
      case .tooLarge, nil: process = nil
      }
      return answer ?? .missing
    }
  }

  /// The running process.
  private struct Process: ~Copyable {
    private let child: ChildProgram
    private let requests: Descriptor
    private var answers: PipeReader

    init(_ git: GitProgram) throws(SystemError) {
      let input = try Pipe()
      let output = try Pipe()
      let child = try git.start(
        ["cat-file", "--batch"], input: input.reading.number, output: output.writing.number)
      self.child = child
      requests = input.keepingWriting()
      answers = PipeReader(output.keepingReading())
    }

    /// Asks for an object. A request is short, and only one is on its way, so neither side waits
    /// for the other. Returns nil where git ends.
    mutating func answer(to name: String, atMost limit: Int) throws(SystemError) -> Answer? {
      do throws(SystemError) {
        try ByteStream.send("\(name)\n".systemBytes, to: requests.number)
      } catch {
        return nil
      }
      guard let line = try answers.line(atMost: name.utf8.count + Self.longestHeader) else {
        return nil
      }
      let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      guard words.count == 3, let kind = GitObject.Kind(rawValue: words[1]),
        let size = Int(words[2])
      else {
        return .missing
      }
      guard size <= limit else { return .tooLarge }
      // A line end follows the bytes.
      guard var bytes = try answers.bytes(size + 1) else { return nil }
      bytes.removeLast()
      return .found(GitObject(id: words[0], kind: kind, bytes: bytes))
    }

    private static let longestHeader = 256
  }
}

extension GitObjects: Hashable {
  static func == (left: GitObjects, right: GitObjects) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
