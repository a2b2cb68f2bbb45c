import Texts

extension Place {
  /// Throws if a site, or a file, cannot be written at a path because this app is read from there,
  /// or is inside it. The inputs are the names of everything that may be read inside the app's
  /// folder, through links as far as the limits allow. A single file has a name in the message.
  package func refuseOutput(
    at path: String, isFile: Bool = false, amongInputs inputs: [String] = [],
    _ limits: InputLimits = InputLimits(), called name: String = "the app's file"
  ) throws(DiskError) {
    try OutputPlace.refuse(at: path, isFile: isFile) { output throws(SystemError) in
      switch self {
      case .file(let file): try Self.reason(against: output, forFile: file, called: name)
      case .folder(let folder): try folder.reason(against: output, inputs, limits)
      // Nothing on the disk is read.
      case .revision: nil
      }
    }
  }

  /// Returns a reason if a single file is inside the site, or is the file to write.
  private static func reason(
    against output: OutputPlace, forFile file: String, called name: String
  ) throws(SystemError) -> String? {
    if output.isFile {
      return output.isOn(try OutputPlace(file: file)) ? "it is read; \(output.advice)" : nil
    }
    let end = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = end.map { String(file[...$0]) } ?? "."
    guard let site = output.identity, try OutputPlace.folders(around: folder).contains(site)
    else { return nil }
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

  /// Whether a file would be written over an input, whatever its path is.
  private func isWritten(_ output: OutputPlace, over input: String) -> Bool {
    guard let target = output.target, output.isFile else { return false }
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
