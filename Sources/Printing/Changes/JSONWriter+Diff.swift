import AppLayout
import Review
import SiteFiles
import Wireframe

extension JSONWriter {
  mutating func edit(_ edit: Edit, making findings: [ElementIndex<Finding>]? = nil) {
    object { json in
      if let findings { json.findings(findings) }
      json.member("kind", edit.kind.rawValue)
      json.member("path", edit.path)
      json.member("old") { $0.place(edit.old) }
      json.member("new") { $0.place(edit.new) }
    }
  }

  /// Writes the ids of findings.
  mutating func findings(_ findings: [ElementIndex<Finding>]) {
    member("findings") { json in
      json.onOneLine { json in json.array(findings) { $0.string(Finding.id(at: $1)) } }
    }
  }

  mutating func goneCause(_ gone: GoneCause) {
    objectOnOneLine { json in
      json.member("cause", gone.cause)
      json.member("sentence", gone.sentence)
      json.member("causes") { json in json.array(gone.causes) { $0.string($1) } }
    }
  }

  private mutating func place(_ side: Edit.Side?) {
    guard let side else { return null() }
    objectOnOneLine { json in
      json.members(of: side.place)
      json.member("value", side.value)
    }
  }

  mutating func finding(
    _ finding: Finding, at place: ElementIndex<Finding>, naming names: AuthorNames
  ) {
    let texts = finding.event.texts
    object { json in
      json.member("id", Finding.id(at: place))
      json.member("kind", finding.kind.rawValue)
      json.member("screens") { json in json.array(finding.screens) { $0.string($1) } }
      json.member("key", finding.subject.keyText)
      json.member("box", finding.subject.boxText)
      json.member("name", finding.name(names))
      json.member("sentence", finding.sentence(names))
      let isSeen = finding.example != nil
      json.member("old") { $0.framed(finding.old, text: isSeen ? texts.old : nil) }
      json.member("new") { $0.framed(finding.new, text: isSeen ? texts.new : nil) }
      json.member("delta") { $0.delta(finding.event.delta) }
      json.member("deltas") { $0.range(finding.least, finding.most) }
      json.member("variants", finding.pictures)
      json.member("texts") { $0.texts(of: finding) }
      json.member("example", finding.example)
    }
  }

  /// Writes what a finding says about texts.
  private mutating func texts(of finding: Finding) {
    switch finding.kind {
    case .retexted, .retitled, .renoted, .reworded:
      let texts = finding.event.texts
      objectOnOneLine { json in
        json.member("old", texts.old)
        json.member("new", texts.new)
      }
    case .added, .removed, .moved, .resized, .reordered, .restyled, .retargeted, .placement,
      .statusBar, .entrance, .reparented, .renamed, .journey:
      null()
    }
  }

  /// Writes a side of a finding: its frame, and its text if it has one.
  private mutating func framed(_ frame: ExactFrame?, text: String?) {
    guard frame != nil || text != nil else { return null() }
    objectOnOneLine { json in
      json.member("frame", frame?.rect)
      if let text { json.member("text", text) }
    }
  }

  private mutating func delta(_ delta: FrameDelta?) {
    guard let delta else { return null() }
    objectOnOneLine { json in
      json.member("dx", delta.dx.points)
      json.member("dy", delta.dy.points)
      json.member("dw", delta.dw.points)
      json.member("dh", delta.dh.points)
    }
  }

  private mutating func range(_ least: FrameDelta?, _ most: FrameDelta?) {
    guard let least, let most else { return null() }
    objectOnOneLine { json in
      json.member("least") { $0.delta(least) }
      json.member("most") { $0.delta(most) }
    }
  }

  mutating func picture(_ picture: ComparedPicture, causes: [String]) {
    let subject = picture.subject
    objectOnOneLine { json in
      json.member("key", picture.key)
      json.member("screen", subject.screen)
      json.member("device", subject.device)
      json.member("orientation", subject.orientation?.rawValue)
      json.member("theme", subject.theme)
      json.member("placement", subject.placement?.rawValue)
      json.member("statusBar", subject.statusBar?.rawValue)
      json.member("entrance", picture.entrance?.rawValue)
      json.member("verdict", picture.verdict.rawValue)
      json.member("reason", picture.reason)
      json.member("causes") { json in json.array(causes) { $0.string($1) } }
      json.member("old", picture.oldPath)
      json.member("new", picture.newPath)
    }
  }
}

extension Int {
  /// A length in thousandths of a point, in points.
  fileprivate var points: Double { Double(self) / 1000 }
}

extension Finding {
  /// Returns the id of the finding at a place in the list of all.
  static func id(at place: ElementIndex<Finding>) -> String { "f\(place.index + 1)" }
}
