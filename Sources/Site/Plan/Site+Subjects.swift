import AppLayout
import AppModel
import SiteFiles
import Wireframe

extension Site {
  /// Returns what a document shows, as the site's record says it.
  func subject(of content: DocumentContent) -> Subject {
    switch content {
    case .asset, .names, .looks, .marks: Subject(kind: .asset)
    case .mapText, .sources: Subject(kind: .data)
    case .page(let topic): subject(of: topic)
    case .picture(let drawing, let theme): subject(of: drawing, in: themes[theme].name)
    }
  }

  private func subject(of topic: DocumentContent.Topic) -> Subject {
    switch topic {
    case .part, .gallery, .contactSheet, .family, .journeys: Subject(kind: .page)
    case .journeyStep(_, _, let device):
      Subject(
        kind: .page, device: devices[device].device.id, orientation: devices[device].orientation)
    case .menu(let open): Subject(kind: .page, of: open)
    case .matrix(let screen): Subject(kind: .page, screen: screens[screen].key)
    case .inspection(let screen, let device), .viewer(let screen, let device),
      .prototype(let screen, let device):
      Subject(
        kind: .page, screen: screens[screen].key, device: devices[device].device.id,
        orientation: devices[device].orientation)
    }
  }

  private func subject(
    of drawing: DocumentContent.Drawing, in theme: String
  ) -> Subject {
    switch drawing {
    case .state(let state, let variant): Subject(state, variant, theme)
    case .redlines(let variant): Subject(kind: .redlines, variant, theme)
    case .window(_, _, let variant):
      Subject(kind: .window, screen: variant.screen.key, theme: theme)
    case .menu(let open): Subject(kind: .menu, of: open, theme: theme)
    case .presentation(_, let picture):
      Subject(
        kind: .presentation, device: picture.held.device.id,
        orientation: picture.held.orientation, theme: theme)
    case .measures, .specimen: Subject(kind: .specimen, theme: theme)
    case .legend: Subject(kind: .legend, theme: theme)
    }
  }
}

extension Subject {
  /// Makes the subject of an open menu; the app's own does not belong to a screen.
  fileprivate init(kind: Kind, of open: OpenMenu, theme: String? = nil) {
    self.init(
      kind: kind, screen: open.owner, device: open.below.device.id,
      orientation: open.below.orientation, theme: theme)
  }
}

extension Site {
  /// Passes on `sources.json` portion by portion: the position in the app's files of every source in
  /// the pictures.
  ///
  /// It is separate from the pictures, so that they do not change when lines move. It can be longer
  /// than the app.
  func writeSources(to take: ([UInt8]) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", 1)
      json.member("sources") { json in
        json.array { json in
          app.forEachSource { source in
            guard let position = positions[source.location] else { return }
            json.element { $0.onOneLine { $0.source(source.path.text, at: position) } }
            if json.bytes.count >= Self.portion { take(json.taken()) }
          }
        }
      }
    }
    take(json.taken() + Array("\n".utf8))
  }

  /// About how many bytes are passed on at once.
  private static let portion = 1 << 16
}

extension JSONWriter {
  fileprivate mutating func source(_ path: String, at position: Position) {
    object { json in
      json.member("source", path)
      json.member("file", position.file)
      json.member("line", position.line)
      json.member("column", position.column)
    }
  }
}
