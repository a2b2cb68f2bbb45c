import CLibrary

/// A reader of the files of a folder in a revision: what `InputReader` is for the disk.
package struct RevisionReader: FolderInput, ~Copyable {
  private var walk: TreeWalk
  private let place: RevisionPlace
  package var left: Int
  /// Why the first file that git does not have cannot be read; nil while there is none.
  package private(set) var failure: DiskError?

  init(_ walk: TreeWalk, in place: RevisionPlace, left: Int) {
    self.walk = walk
    self.place = place
    self.left = left
  }

  package mutating func content(of file: String, atMost limit: Int) -> FileContent? {
    do throws(TreeWalk.Failure) {
      let found = try walk.find(file)
      guard !found.isFolder else { return .refused(.isFolder) }
      return try walk.content(of: found.id, atMost: limit)
    } catch {
      return refusal(error, of: file).map { .refused($0) }
    }
  }

  package mutating func refusal(of file: String) -> FileRefusal? {
    do throws(TreeWalk.Failure) {
      return try walk.find(file).isFolder ? .isFolder : nil
    } catch {
      return refusal(error, of: file)
    }
  }

  package mutating func list(_ folder: String) throws(FileRefusal) -> FolderListing? {
    do throws(TreeWalk.Failure) {
      let found = try walk.find(folder)
      guard found.isFolder else { throw .refused(SystemError(number: ENOTDIR)) }
      return FolderListing(names: try walk.tree(found.id).listing.names, of: found.id)
    } catch {
      if let refusal = refusal(error, of: folder) { throw refusal }
      return nil
    }
  }

  /// Explains why a file is not read; nil if it does not exist.
  private mutating func refusal(_ error: TreeWalk.Failure, of file: String) -> FileRefusal? {
    switch error {
    case .refused(let error) where error.number == ENOENT: return nil
    case .refused(let error) where error.number == SystemError.outside.number: return .outside
    case .refused, .emptyLink: return .unreadable(error.reason)
    case .unusable, .submodule:
      let path = place.path.isEmpty ? file : "\(place.path)/\(file)"
      failure =
        failure
        ?? DiskError(
          attempt: "cannot read '\(place.revision):\(path)'", reason: error.reason)
      return .unreadable(error.reason)
    }
  }
}

extension TreeWalk.Failure {
  /// The reason in words that fit after a colon.
  var reason: String {
    switch self {
    case .refused(let error): error.reason
    case .emptyLink: "is a symbolic link that leads nowhere"
    case .submodule(let names): RevisionFailure.inSubmodule(names).reason
    case .unusable(let failure): failure.reason
    }
  }
}

extension TreeWalk {
  /// Returns the content of a file. Git keeps a pointer in place of a file that is in Git LFS.
  func content(of id: String, atMost limit: Int) throws(Failure) -> FileContent {
    guard let bytes = try bytes(of: id, atMost: min(limit, FileContent.largest)) else {
      return .refused(.tooLarge(limit))
    }
    guard !bytes.starts(with: Self.pointerStart) else { throw .unusable(.pointer) }
    return .bytes(bytes)
  }

  private static let pointerStart = Array("version https://git-lfs.github.com/spec/".utf8)
}
