import AppLayout
import AppModel
import Disk
import Publishing
import Review
import ReviewPages
import Site
import SiteFiles
import Support
import Testing
import Wireframe

/// A folder that shows what an edit of the showcase changed.
enum ReviewedFolder: String, CaseIterable, Sendable {
  case report = "newsroom, a report"
  case site = "newsroom, a site with changes"
}

extension BuiltSite {
  /// Builds the report of an edit of the showcase, alone or in its site.
  static func review(
    as kind: ReviewedFolder, in folder: String, on devices: [Device]? = nil
  ) throws {
    let old = try FixtureApp.files("Apps/newsroom")
    let edits = [
      (
        "\"visible\": true, \"style\": \"HEADER_1\" }",
        "\"visible\": false, \"style\": \"HEADER_1\" }"
      ),
      ("[\"HERO_CELL_1\"]", "[\"GRID_1\"]"),
    ]
    let new = try edits.reduce(old) { files, edit in
      guard case .bytes(let bytes)? = files["rivers.json"] else { return files }
      let text = String(decoding: bytes, as: UTF8.self)
      try #require(text.contains(edit.0))
      var contents = files.names.reduce(into: [String: AppFiles.Content]()) { $0[$1] = files[$1] }
      contents["rivers.json"] = .bytes(
        Array(text.replacing(edit.0, with: edit.1, maxReplacements: 1).utf8))
      return AppFiles(contents)
    }
    let (before, after) = (try reviewed(old), try reviewed(new))
    let axes = VariantAxes(
      devices: devices ?? after.app.devices, orientations: after.app.orientations)
    let theme = try #require(Theme.named("paper"))
    let review = ChangeReview(
      from: before, to: after, showing: axes, ReviewTerms(themes: [theme], jobs: 2))
    let sides = (
      ReportSide(named: "Newsroom", quoting: old, for: ["rivers.json"]),
      ReportSide(named: "Newsroom", quoting: new, for: ["rivers.json"])
    )
    switch kind {
    case .report: try write(ChangeReport(of: review, from: sides.0, to: sides.1), into: folder)
    case .site:
      let site = Site(
        of: after.app, named: "newsroom", axes: axes, themes: [theme],
        sources: after.reading.sources, diagnostics: [])
      let pictures = site.comparablePictures()
      let paths = ReportPaths(of: review, in: "changes/") {
        $0.newPath.flatMap { pictures[$0]?.path }
      }
      let reasons = zip(review.causes, paths.causes.values).map { cause, page in
        SiteChanges.Reason(
          .init(cause.sentence, at: page), effects: cause.effects.prefix(2).map(\.sentence),
          of: cause.effects.count)
      }
      let mark = { (picture: ElementIndex<ComparedPicture>) in
        SiteChanges.Mark(
          "Changed", because: review.causesOfPictures[picture].map { reasons[$0.index] },
          of: reasons.count + 1, comparison: .init(paths.pages[picture], paths.ids[picture]))
      }
      let marks = review.pictures.elementIndices.reduce(into: [SitePath: SiteChanges.Mark]()) {
        guard let path = paths.picture($1, on: .new) else { return }
        $0[path] = mark($1)
      }
      let changes = SiteChanges(
        review.sentence(accepting: []), causes: reasons.map(\.cause),
        of: review.causes.count + 1, report: paths.index(), pictures: marks,
        screens: [try #require(after.app.home).key: mark(review.pictures.elementIndices[0])])
      try write(
        PublicationPair(
          site.marking(changes),
          ChangeReport(
            of: review, from: sides.0, to: sides.1,
            setting: .inSite(paths, parts: site.frameParts, label: site.labelStyle))
        ),
        into: folder)
    }
  }

  private static func reviewed(_ files: AppFiles) throws -> ReviewedApp {
    let reading = AppReading(files)
    return ReviewedApp(files: files, reading: reading, app: try #require(reading.app))
  }

  private static func write(_ content: some Publication, into folder: String) throws {
    _ = try SiteBuild(
      of: content, jobs: SystemProcess.coreCount, checking: .init(), from: nil
    ).run(into: folder) {}
  }
}
