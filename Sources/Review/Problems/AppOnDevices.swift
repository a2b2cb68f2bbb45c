import AppLayout
package import AppModel

/// An app with the devices of another one, so that both can be compared by what is found where they
/// are laid out.
package struct AppOnDevices: Sendable {
  package let app: App
  private let reading: AppReading
  /// The numbers of bytes of the files that the app was read from.
  private let sizes: [FileID: Int]

  /// Creates the app with the devices of another one; nil if it has them already.
  package init?(_ old: ReviewedApp, of new: ReviewedApp) {
    guard old.app.devices != new.app.devices || old.app.orientations != new.app.orientations else {
      return nil
    }
    let list = EditList(from: new.files, to: old.files, reading: old.reading)
    let edits = list.edits.withIndices.filter { $1.isOfDevices }.map(\.index)
    guard !edits.isEmpty, let app = old.reading.app(of: old.files, revising: list.undoing(edits))
    else { return nil }
    self.app = app
    reading = old.reading
    sizes = old.files.names.reduce(into: [:]) { sizes, name in
      if let file = old.reading.sources.file(named: name), let bytes = old.files[name]?.bytes {
        sizes[file] = bytes.count
      }
    }
  }

  /// Returns what is found in the app where it is about the app's own files, and those errors of
  /// other findings that are about its own devices.
  package func own(of found: [Diagnostic], keeping others: [Diagnostic]) -> [Diagnostic] {
    let own = found.filter {
      $0.location.file == .builtIn || Int($0.location.offset) < sizes[$0.location.file] ?? 0
    }
    let riverbed = AppFile.riverbed.names.compactMap(reading.sources.file)
    return own
      + others.filter {
        $0.message.severity == .error && riverbed.contains($0.location.file) && !own.contains($0)
      }
  }
}

extension Edit {
  /// Whether the edit changes which devices are shown, or how they are held.
  fileprivate var isOfDevices: Bool {
    AppFile(named: file) == .riverbed
      && (trail.steps.isEmpty || ["devices", "orientations"].contains(trail.names.first))
  }
}
