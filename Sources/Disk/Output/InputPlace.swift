import Texts

/// Something that a run reads, where an output may be in the way.
package enum InputPlace: Hashable, Sendable {
  /// An app, with the names of everything that may be read inside its folder, through links as far as
  /// the limits allow, and the ending of files that are read whatever their names are.
  case app(Place, names: [String], ending: String, InputLimits)
  /// A single file, which may not exist, and what messages call it.
  case file(String, called: String)
  /// A repository whose revisions are read.
  case repository(RepositoryPlaces)
  /// A site or a folder of pictures that is compared, all of which is read.
  case compared(Folder)
  /// The folder of a shard.
  case shard(Folder)

  /// A single file that is read as an app, or in place of one.
  package static func app(file: String) -> InputPlace { .file(file, called: "the app's file") }

  /// Returns the reason that an output must not be at a place; nil if it may.
  func reason(against output: OutputPlace) throws(SystemError) -> String? {
    switch self {
    case .app(.folder(let folder), let names, let ending, let limits):
      // Such a file would be read the next time.
      let own = output.missing.last.map(String.init).flatMap { $0.hasSuffix(ending) ? $0 : nil }
      return try folder.reason(against: output, names + [own].compactMap(\.self), limits)
    case .app(.file(let file), _, _, _):
      return try Self.app(file: file).reason(against: output)
    case .app(.revision(let place), _, _, _):
      return try place.repository.reason(against: output)
    case .repository(let places): return try places.reason(against: output)
    case .file(let file, let name): return try Self.reason(against: output, file, called: name)
    case .compared(let folder):
      switch output.relation(to: try OutputPlace.folders(around: folder.path)) {
      case .same, .inside, .around:
        return "'\(folder.path)', which is compared, is there; \(output.advice)"
      case .apart: return nil
      }
    case .shard(let folder):
      switch output.relation(to: try OutputPlace.folders(around: folder.path)) {
      case .same: return "it is one of the shards; choose another folder"
      case .around: return "one of the shards is in it; choose another folder"
      case .inside: return "it is in one of the shards; choose another folder"
      case .apart: return nil
      }
    }
  }

  /// Returns a reason if a single file is inside the site, or is the file to write.
  private static func reason(
    against output: OutputPlace, _ file: String, called name: String
  ) throws(SystemError) -> String? {
    let place = try OutputPlace(file: file)
    if output.isOn(place) { return "it is read; \(output.advice)" }
    guard !output.isFile, let site = output.identity, place.existing.contains(site) else {
      return nil
    }
    return "\(name) is in it; choose another folder"
  }
}

extension Folder {
  fileprivate func reason(
    against output: OutputPlace, _ inputs: [String], _ limits: InputLimits
  ) throws(SystemError) -> String? {
    let own = try OutputPlace.folders(around: path)
    switch output.relation(to: own) {
    case .same: return "it is the app's own folder; choose another one"
    case .around: return "the app's folder is in it; choose another folder"
    // Only some folders in the app's folder are read.
    case .inside, .apart: break
    }
    var walk = try InnerWalk(in: path)
    var isInside = false
    for input in inputs where !isInside {
      let folder =
        limits.followsLinks ? Self.folder(place(of: input)) : Self.folder(input, in: &walk)
      isInside =
        isCreated(output, as: input, in: own[0]) || folder.map(output.existing.contains) == true
        || isWritten(output, over: input)
    }
    return isInside ? "the app is read from there; \(output.advice)" : nil
  }

  /// Whether an output would be written over an input, whatever its path is.
  private func isWritten(_ output: OutputPlace, over input: String) -> Bool {
    guard let target = output.target else { return false }
    do throws(SystemError) {
      return try FileStatus(of: place(of: input)).identity == target.identity
    } catch {
      return false
    }
  }

  private func place(of input: String) -> String {
    input.isAbsolute ? input : "\(path)/\(input)"
  }

  /// Whether a created folder or file would be read as an input. Some disks ignore case.
  private func isCreated(
    _ output: OutputPlace, as input: String, in own: FileStatus.Identity
  ) -> Bool {
    output.existing.first == own && output.missing.first?.lowercased() == input.lowercased()
  }

  /// Opens an input that is a folder inside the app; a link that leads out is not followed.
  private static func folder(
    _ input: String, in walk: inout InnerWalk
  ) -> FileStatus.Identity? {
    do throws(SystemError) {
      return try FileStatus(of: walk.open(input, enteringFlags)).identity
    } catch {
      return nil
    }
  }

  /// Looks up an input that is a folder, wherever a link leads to it.
  private static func folder(_ path: String) -> FileStatus.Identity? {
    do throws(SystemError) {
      let status = try FileStatus(of: path)
      return status.kind == .directory ? status.identity : nil
    } catch {
      return nil
    }
  }
}
