import AppLayout
import AppModel
import Markup
import Site
import SiteFiles
import Support
import Testing
import Texts
import Wireframe

@testable import Review
@testable import ReviewPages

@Suite struct `Sentences on pages` {
  @Test func `no page shows a backtick`() throws {
    let pair = try ReviewCase("storyboard-no-longer-listed.json", in: "PullRequests")
    let made = try ReportCase(of: try pair.report())
    let sentences = made.report.review.causes.map(\.sentence)
    try #require(sentences.contains { $0.contains("`") })
    for (path, page) in try made.pages {
      #expect(!page.words.contains("`"), "\(path)")
      for element in page.everything where element.name != "script" {
        #expect(element["aria-label"]?.contains("`") != true, "\(path)")
      }
    }
    let index = try #require(try made.pages["index.xhtml"])
    let shown = index.everything.filter { $0["class"] == "sentence" }
    #expect(shown.contains { $0.elements.first?.name == "code" })
  }

  @Test(arguments: ["bar-hidden", "component-removed", "screen-added", "menu-removed"])
  func `a report says how many of its pictures the gallery has`(name: String) throws {
    let pair = try ReviewCase("\(name).json")
    let made = try ReportCase(of: pair.report())
    let reading = AppReading(pair.new)
    let app = try #require(reading.app)
    let site = Site(
      of: app, named: "newsroom",
      axes: VariantAxes(devices: app.devices, orientations: app.orientations),
      themes: [try #require(Theme.named("paper"))], sources: reading.sources, diagnostics: [])
    let words = try #require(try made.pages["index.xhtml"]).words
    let count = site.comparedPictureCount
    let isAll = count == made.report.review.pictureCount
    #expect(
      words.contains("The new app’s site has \(count.grouped) of these pictures;") != isAll)
    #expect(words.contains("The new app’s site has") != isAll)
    #expect(isAll == ["component-removed", "screen-added"].contains(name))
  }

  @Test func `hints are listed, and not counted as problems`() throws {
    let pair = try ReviewCase("bar-of-its-own-removed.json", in: "PullRequests")
    let hints = try pair.problems()
    try #require(hints.count == 1 && hints[0].severity == .note)
    let known = try #require(try ReviewCase("target-missing.json").problems().first)
    for (new, isProblem) in [(hints, false), (hints + [known], true)] {
      let report = try pair.report(problems: ProblemChanges(new: new))
      let index = try #require(try ReportCase(of: report).pages["index.xhtml"])
      let badges = index.everything.filter { $0["class"]?.contains("badge") ?? false }
      #expect(badges.contains { $0.words.contains("1 new problem") } == isProblem)
      let list = index.everything.first { $0["id"] == "new-problems" }
      #expect(list?.everything.count { $0.name == "li" } == new.count)
    }
  }

  @Test func `a television has no orientation to name, and other devices do`() throws {
    let devices = try ["iphone-14-pro", "apple-tv-4k"].map { try #require(Device.named($0)) }
    let pair = try ReviewCase("family-inset.json")
    let report = try pair.report(on: devices.map(\.id), naming: devices)
    let words = report.review.pictures.elementIndices.map(report.device)
    #expect(Set(words) == Set(devices.map(\.name)))
    // A device that is not known may have two.
    let unknown = try pair.report(on: ["apple-tv-4k"])
    #expect(unknown.device(of: ElementIndex(0)) == "apple-tv-4k, landscape")
  }

  @Test func `the proof of a cause counts its edits`() throws {
    var counts: Set<Int> = []
    for name in ["component-added-with-its-feed.json", "week-of-eight-edits.json"] {
      let made = try ReportCase(pullRequest: name)
      for (index, cause) in made.report.review.causes.withIndices where cause.proof == .undone {
        let count = cause.edits.count
        counts.insert(min(count, 2))
        let edits = count == 1 ? "this edit is" : "these \(count) edits are"
        #expect(
          CauseFacts(report: made.report, index: index).proof
            == "Proven: the changes disappear when \(edits) undone.")
      }
    }
    #expect(counts == [1, 2])
  }

  @Test func `pages do not speak of bytes`() throws {
    let made = try ReportCase("bar-hidden")
    #expect(made.report.review.counts(accepting: []).contains("differ only in bytes"))
    #expect(made.report.review.verdicts[.samePaint] ?? 0 > 0)
    for (path, page) in try made.pages { #expect(!page.words.contains("bytes"), "\(path)") }
    let same = made.report.review.pictureCount - 8
    let index = try #require(try made.pages["index.xhtml"]).words
    #expect(index.contains("\(same) pictures same"))
  }

  @Test func `the sentences of reports are those of the list`() throws {
    var sentences = PageSentences()
    let names = try Fixtures.names(in: "Review", endingIn: "report.txt")
    #expect(!names.isEmpty)
    for name in names {
      for page in try ReportCase(String(name.dropLast(".report.txt".count))).pages.values {
        sentences.add(page)
      }
    }
    try Golden("Sentences/report.txt").expect(sentences.text)
  }

  @Test func `what a cause does leads to its number on a picture`() throws {
    let pages = try ReportCase("bar-hidden").pages
    let links = pages.filter { $0.key.hasPrefix("causes/") }.flatMap { _, page in
      page.everything.filter { $0.name == "ol" && $0["class"] == "findings" }
        .flatMap { $0.everything.compactMap { $0["href"] } }
    }
    try #require(!links.isEmpty)
    for link in links {
      let parts = link.split(separator: "#").map(String.init)
      try #require(parts.count == 2 && parts[0].hasPrefix("../"))
      let page = try #require(pages[String(parts[0].dropFirst(3))])
      let item = page.everything.first { $0["id"] == parts[1] }
      #expect(item?.name == "li", "\(link)")
    }
  }

  @Test
  func `a table shows one of the pictures in which nothing visible changes, and folds the others`()
    throws
  {
    let made = try ReportCase("target")
    let pages = try made.pages
    let review = made.report.review
    for (index, cause) in review.causes.withIndices {
      let same = review.pictures.withIndices.filter {
        review.causesOfPictures[$0.index].contains(index)
          && [.same, .samePaint].contains($0.element.verdict)
          && $0.element.subject.screen.map(review.names.screen) == "Home"
      }
      try #require(same.count > 2)
      let page = try #require(pages["causes/\(cause.id).xhtml"])
      let tables = page.everything.filter { $0["class"]?.contains("reach-table") == true }
        .filter { $0.everything.first { $0.name == "caption" }?.words == "Home" }
      let home = try #require(tables.first)
      #expect(home.everything.count { $0.name == "img" } == 1)
      #expect(home.everything.count { $0.name == "a" } == 1)
      // The others are links behind one line, which has their number.
      let section = try #require(page.everything.first { $0["class"] == "reached" })
      let folded = try #require(section.elements.first { $0.name == "details" })
      let line = folded.elements.first?.words
      #expect(line == "\(same.count - 1) more pictures without a visible change")
      let links = folded.everything.filter { $0.name == "a" }.compactMap { $0["href"] }
      #expect(Set(links).count == same.count - 1)
    }
  }

  @Test func `a cause is shown as users see the screen`() throws {
    let review = try ReviewCase("family-inset.json").review(on: ["iphone-14-pro"])
    let app = try AppReading(ReviewCase("family-inset.json").new).app.map { $0 }
    let (new, device) = (try #require(app), try #require(Device.named("iphone-14-pro")))
    let examples = review.examples().values.compactMap(\.self)
    try #require(!examples.isEmpty)
    for number in examples {
      let subject = review.pictures[number].subject
      let screen = try #require(subject.screen.flatMap(new.screen))
      let shown = new.configuredVariant(of: screen, on: HeldDevice(device, in: .portrait))
      #expect(subject.kind == .state(PictureState(shown)))
    }
  }
}
