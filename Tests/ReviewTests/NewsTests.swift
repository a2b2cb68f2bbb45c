import AppModel
import Support
import Testing

@testable import Reading
@testable import Review

@Suite struct `News of a review` {
  @Test func `a cause that makes an error says it itself`() throws {
    let pair = try ReviewCase("error-before-the-rest.json", in: "PullRequests")
    let problems = try pair.problems()
    try #require(problems.contains { $0.severity == .error })
    let review = try pair.review()
    #expect(review.sentence(accepting: [], problems: problems) == review.sentence(accepting: []))
  }

  @Test func `a cause that makes an error is found by what the error names, in any words`() throws {
    var files = try FixtureApp.contents("Apps/newsroom")
    let old = AppFiles(files)
    try #require(files.removeValue(forKey: "feeds/opinion.json") != nil)
    let pair = ReviewCase(old: old, new: AppFiles(files))
    let problems = try pair.problems()
    try #require(problems.contains { $0.severity == .error })
    let review = try pair.review()
    let news = review.sentence(accepting: [], problems: problems)
    let others = problems.map { problem in
      let names = problem.message.sentence.names.map { "\(name: $0)" as Diagnostic.Sentence }
      return problem.saying(names.joined(separator: " or ") + " it is")
    }
    #expect(review.sentence(accepting: [], problems: others) == news)
    let nameless = problems.map { $0.saying("something is not there") }
    #expect(review.sentence(accepting: [], problems: nameless) != news)
  }

  @Test func `notes are no problems`() throws {
    let pair = try ReviewCase("second-home.json", in: "PullRequests")
    let problems = try pair.problems().filter { $0.severity == .note }
    let review = try pair.review()
    #expect(
      review.sentence(accepting: [], problems: problems)
        == "Watch is marked as a home screen too; the app starts with 'Home'.")
  }

  @Test func `problems are news where all causes are accepted`() throws {
    let pair = try ReviewCase("screen-renamed-under-a-journey.json", in: "PullRequests")
    let review = try pair.review()
    let all = Set(review.causes.map(\.id))
    let problems = try pair.problems()
    #expect(
      review.sentence(accepting: all, problems: problems)
        == "1 new problem: the app has no screen 'watch' for the journey 'Watch live'.")
    #expect(
      review.sentence(accepting: [], problems: problems + problems)
        == "2 new errors: the app has no screen 'watch' for the journey 'Watch live'; and 1 more; "
        + "Watch is called Videos now.")
  }

  @Test func `the header of a group is not the group`() throws {
    let pair = try ReviewCase("header-of-a-group-hidden.json", in: "PullRequests")
    #expect(try pair.review().findingSentences == ["Watch > the header of Series: removed"])
    #expect(try pair.reversed.review().findingSentences == ["Watch > the header of Series: added"])
  }

  @Test func `a way that stories make longer each alone is in one cause`() throws {
    let review = try ReviewCase("journey-longer-for-two-reasons.json", in: "PullRequests").review()
    let cause = try #require(review.causes.first)
    #expect(cause.proof == .together)
    #expect(cause.edits.count == 2)
    let journey = try #require(cause.findings.first { review.findings[$0].kind == .journey })
    #expect(cause.editsWithFindings.allSatisfy { $0.findings.contains(journey) })
    #expect(cause.editsWithFindings.allSatisfy { $0.findings.count > 1 })
  }

  @Test func `neighbors of one type are known by their former places`() throws {
    let states = [["14490", "14491"], ["14491", "14490"]].map { sources in
      let grids = sources.map { source in
        """
        { "id": "7051e91a-2d67-4de5-91fe-3066400\(source)", "component_type": "grid",
          "data": { "source": "\(source)", "type": "APPLICASTER_COLLECTION" } }
        """
      }
      let home = """
        [{ "id": "home", "name": "Home", "home": true,
           "ui_components": [\(grids.joined(separator: ","))] }]
        """
      return AppFiles(["rivers.json": .bytes(Array(home.utf8))])
    }
    let review = try ReviewCase(old: states[0], new: states[1]).review()
    #expect(
      review.causes.map(\.sentence) == ["The second grid on Home is above the first grid now"])
  }

  @Test func `a file that can no longer be read was edited where it is broken`() throws {
    var contents = try FixtureApp.contents("Apps/own-families")
    let old = AppFiles(contents)
    let text = String(decoding: try #require(contents["families.json"]?.bytes), as: UTF8.self)
    let broken = text.replacing("\n", with: "\n<<<<<<< HEAD\n", maxReplacements: 1)
    contents["families.json"] = .bytes(Array(broken.utf8))
    let review = try ReviewCase(old: old, new: AppFiles(contents)).review()
    #expect(review.edits.map(\.place?.line) == [2])
    let findings = review.findingSentences
    #expect(findings.contains { $0.contains("placeholder") }, "\(findings)")
    #expect(!findings.contains { $0.hasSuffix("instead of nothing") })
  }

  @Test func `a stop of a journey is called by its screen`() throws {
    let review = try ReviewCase("screen-of-a-journey-renamed.json", in: "PullRequests").review()
    let said = review.edits.map { $0.sentence(review.names) }
    #expect(
      said.contains("The journey 'Watch live' goes through Video instead of Watch"), "\(said)")
  }

  @Test func `an edit that no picture shows says what it does`() throws {
    var contents = try FixtureApp.contents("Apps/newsroom")
    let old = AppFiles(contents)
    let text = String(decoding: try #require(contents["rivers.json"]?.bytes), as: UTF8.self)
    let other = text.replacing("\"presentation\": \"push\"", with: "\"presentation\": \"present\"")
    try #require(text != other)
    contents["rivers.json"] = .bytes(Array(other.utf8))
    let review = try ReviewCase(old: old, new: AppFiles(contents)).review()
    #expect(
      review.causes.map(\.sentence) == [
        "Live opens over the app where an item opens it instead of with Back"
      ])
  }
}

extension PlacedDiagnostic {
  /// Returns the diagnostic in other words.
  fileprivate func saying(_ sentence: Diagnostic.Sentence) -> PlacedDiagnostic {
    PlacedDiagnostic(
      message: .init(rule, severity, sentence), position: position, path: path, offset: offset)
  }
}
