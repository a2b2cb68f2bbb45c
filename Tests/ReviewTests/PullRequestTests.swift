import AppModel
import Support
import Testing

@testable import Review

/// What each should say was written down before it was run, and is never recorded.
@Suite struct `Reviews of pull requests` {
  @Test(arguments: try Fixtures.names(in: "PullRequests", endingIn: "json"))
  func `a review says what a colleague would say about a pull request`(name: String) throws {
    let pair = try ReviewCase(name, in: "PullRequests")
    let review = try pair.review()
    let news = review.sentence(accepting: [], problems: try pair.problems())
    let said = [news] + review.causes.map(\.sentence)
    let path = "PullRequests/\(FixtureApp.stem(name)).expected.txt"
    let expected = String(decoding: try Fixtures.bytes(path), as: UTF8.self)
    let text = said.joined(separator: "\n") + "\n"
    let isSame = text == expected
    #expect(isSame, "\(name)\n\(LineDiff(from: expected, to: text).text)")
  }

  @Test func `controllers are not named where anything else changed`() throws {
    let review = try ReviewCase("tab-bar-for-side-menu.json", in: "PullRequests").review()
    let cause = try #require(review.causes.first)
    let isNested = cause.findings.contains { review.findings[$0].kind == .reparented }
    #expect(isNested, "no controller changed")
    let named = cause.effects.flatMap(\.findings).filter {
      review.findings[$0].kind == .reparented
    }
    #expect(named.isEmpty)
    #expect(cause.effects.first?.sentence == "the tab bar on 7 screens: added")
  }

  @Test func `the numbers of places are not a story of their own`() throws {
    let review = try ReviewCase("component-removed-and-renumbered.json", in: "PullRequests")
      .review()
    let numbers = review.causes.map { $0.edits.count { $0.path.hasSuffix("/position") } }
    #expect(numbers == [2, 0])
    #expect(review.editsWithoutFinding.isEmpty)
  }

  @Test func `a group that only changes keys leaves other stories alone`() throws {
    let review = try ReviewCase("group-dissolved-and-hero-limited.json", in: "PullRequests")
      .review()
    #expect(review.causes.map(\.proof) == [.undone, .undone])
    let sections = review.findings.filter { [.added, .removed].contains($0.kind) }
    #expect(sections.isEmpty)
  }

  @Test func `controllers come last among findings`() throws {
    let review = try ReviewCase("two-level-menu-to-side-menu.json", in: "PullRequests").review()
    let kinds = review.causes.flatMap(\.findings).map { review.findings[$0].kind }
    #expect(kinds == [.resized, .reparented])
    #expect(review.findings.map(\.kind) == [.resized, .reparented])
  }

  @Test func `a missing screen that something still opens is still asked for`() throws {
    let old = try FixtureApp.contents("Apps/qa-app")
    let text = String(decoding: try #require(old["rivers.json"]?.bytes), as: UTF8.self)
    // Several menus lead to the screen, and the first one leads elsewhere now.
    let way = try #require(text.firstRange(of: "4392ff78-67e9-4584-a10e-d55788fcbfa8"))
    var new = old
    new["rivers.json"] = .bytes(
      Array(text[..<way.lowerBound].utf8) + Array("a7ffad51-a6e1-4092-91ce-b6ab6fc3d704".utf8)
        + Array(text[way.upperBound...].utf8))
    let review = try ReviewCase(old: AppFiles(old), new: AppFiles(new)).review()
    let said = review.findings.map { $0.sentence(review.names) }
    #expect(said.contains("the missing screen '4392ff78…': mainly opens over the app now"))
    #expect(!said.contains { $0.hasSuffix("no longer asked for") })
  }

  @Test func `a flag says which menu the app shows now`() throws {
    var files = try FixtureApp.contents("Apps/two-level-menu")
    let settings = { (usesRoot: Bool) in
      AppFiles.Content.bytes(
        Array(
          #"{"template": "ui_builder", "ui_builder_root_api": \#(usesRoot)}"#.utf8))
    }
    files["settings.json"] = settings(true)
    let old = AppFiles(files)
    files["settings.json"] = settings(false)
    let review = try ReviewCase(old: old, new: AppFiles(files)).review()
    #expect(
      review.causes.map(\.sentence) == [
        "The app shows Side Menu instead of 2-Level Menu: the app no longer uses the menu of UI "
          + "Builder"
      ])
  }

  @Test func `an item is called by its title where no picture shows it`() throws {
    let review = try ReviewCase("item-opens-a-screen.json", in: "PullRequests").review()
    let said = review.findings.map { $0.sentence(review.names) }
    let words =
      "Home > 'Council votes on the new tram' in Latest: opens Sections instead of nothing"
    #expect(said.contains(words))
    #expect(!said.contains { $0.contains("urn:") })
  }

  @Test(arguments: ["family-renamed-and-changed.json", "style-renamed-and-changed.json"])
  func `what has another name and changed is not said to be a placeholder`(name: String) throws {
    let pair = try ReviewCase(name, in: "PullRequests")
    let devices = ["iphone-se-1", "iphone-14-pro"]
    let review = try pair.review(on: devices)
    let said = review.findings.map { $0.sentence(review.names) }
    #expect(said == ["Home > 4 cells in the list: 24 to 30 pt taller"])
    let reversed = try pair.reversed.review(on: devices)
    #expect(
      reversed.findings.map { $0.sentence(reversed.names) }
        == ["Home > 4 cells in the list: 24 to 30 pt shorter"])
  }

  @Test func `a step that is said is not also a link, and a screen in a list is not gone`() throws {
    let review = try ReviewCase("hook-on-another-screen.json", in: "PullRequests").review()
    let texts = review.findings.map(\.event.texts).flatMap { [$0.old, $0.new] }
      .compactMap(\.self)
    try #require(!texts.isEmpty)
    let isFree = !texts.contains { $0.contains("#step-") || $0 == "Watch" || $0 == "Live" }
    #expect(isFree, "\(texts)")
  }

  @Test func `texts from right to left are said without the marks of their direction`() throws {
    let review = try ReviewCase("word-of-a-language.json", in: "PullRequests").review()
    let said = review.findings.map { $0.sentence(review.names) }
    #expect(
      said == [
        "الرئيسية > the header of أهم الأخبار: 'أهم الأخبار الكل ›' became 'أهم الأخبار عرض الكل ›'"
      ])
  }

  @Test func `entries that come out of a submenu are one story`() throws {
    let review = try ReviewCase("entries-in-a-new-submenu.json", in: "PullRequests").reversed
      .review()
    #expect(
      review.causes.map(\.sentence) == [
        "The menu entries Newsletters, About Newsroom and 1 more are in the menu itself now, and "
          + "not in the submenu More"
      ])
  }

  @Test func `a journey starts at the home screen of each side`() throws {
    let review = try ReviewCase("home-moved.json", in: "Review").review()
    let said = { (review: ChangeReview) in
      review.findings.filter { $0.kind == .journey }.map { $0.sentence(review.names) }
    }
    #expect(said(review) == ["the journey 'Read a dossier' has no way any more"])
    let reversed = try ReviewCase("home-moved.json", in: "Review").reversed.review()
    #expect(said(reversed) == ["the journey 'Read a dossier' has a way now, with 1 tap"])
  }

  @Test func `the mark of the home screen goes with a screen that had it`() throws {
    let review = try ReviewCase("home-screen-copied.json", in: "PullRequests").reversed.review()
    #expect(
      review.causes.map(\.sentence) == [
        "Front was removed; Home is the home screen now, so All stories and Archive can be "
          + "reached now"
      ])
  }

  @Test func `another title of the same entries is said once`() throws {
    let review = try ReviewCase("tab-renamed-on-two-screens.json", in: "PullRequests").review()
    #expect(
      review.findings.map { $0.sentence(review.names) } == [
        "the tab 'Games' on News and Report: 'Sport' became 'Games'"
      ])
  }

  @Test func `a screen under its id has another id`() throws {
    let (id, other) = (
      "b3e91f07-64a2-4c8d-9f10-5d27c0a8e102", "c4f91f07-64a2-4c8d-9f10-5d27c0a8e102"
    )
    let old = try FixtureApp.contents("Apps/quick-brick")
    let new = old.mapValues { content in
      content.bytes.map { bytes in
        .bytes(Array(String(decoding: bytes, as: UTF8.self).replacing(id, with: other).utf8))
      } ?? content
    }
    let review = try ReviewCase(old: AppFiles(old), new: AppFiles(new)).review()
    #expect(
      review.causes.map(\.sentence) == [
        "Series has another id now, and so in 6 references to it"
      ])
    #expect(Set(review.findings.map(\.kind)) == [.renamed])
  }

  @Test func `how a screen opens is said as pages say it`() throws {
    let review = try ReviewCase("button-of-another-type.json", in: "PullRequests").review()
    let said = review.findings.map { $0.sentence(review.names) }
    #expect(said.contains("Search: no longer opens over the app"))
    let menu = try ReviewCase("menu-to-tabs-without-six-entries.json", in: "PullRequests").review()
    let words = menu.findings.map { $0.sentence(menu.names) }
    #expect(words.contains("Home: no longer opens with Back"))
    #expect(words.contains("Sections, Watch and Live: also open as a tab now, and mainly"))
  }

  @Test func `a number is not said in the place of a sentence`() throws {
    let review = try ReviewCase("links-and-routers.json", in: "PullRequests").review()
    let texts = review.findings.map(\.event.texts).flatMap { [$0.old, $0.new] }.compactMap(\.self)
    try #require(!texts.isEmpty)
    let isTelling = texts.allSatisfy { $0.contains(where: \.isLetter) }
    #expect(isTelling, "\(texts)")
    let said = review.findings.map { $0.sentence(review.names) }
    #expect(!said.contains { $0.contains("prepar…' instead of") }, "\(said)")
  }

  @Test func `a warning that is no longer left out is said in words`() throws {
    var contents = try FixtureApp.contents("Apps/newsroom")
    let old = AppFiles(contents)
    var file = try JSONTree(strictly: try #require(contents["riverbed.json"]?.bytes))
    guard case .array(let ignored)? = file["lintIgnore"] else {
      throw RandomEdit.Unreadable(app: "")
    }
    file["lintIgnore"] = .array(Array(ignored.dropFirst()))
    contents["riverbed.json"] = .bytes(file.json)
    let review = try ReviewCase(old: old, new: AppFiles(contents)).review()
    #expect(
      review.edits.map { $0.sentence(review.names) } == [
        "lint-under-bar on the HTML ticker on Sections is no longer left out"
      ])
  }
}
