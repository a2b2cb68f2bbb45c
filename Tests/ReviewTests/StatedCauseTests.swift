import AppModel
import SiteFiles
import Support
import Testing

@testable import Review

@Suite struct `Causes that nothing compared shows` {
  @Test func `a color that no chosen theme wears is shown in one that does`() throws {
    let pair = try ReviewCase("bar-color-in-no-theme.json", in: "PullRequests")
    let cause = try #require(try pair.review().causes.first)
    #expect(cause.proof == .stated && cause.findings.isEmpty && cause.pictures == 0)
    let elsewhere = try #require(cause.elsewhere)
    #expect(elsewhere.lack == .theme && elsewhere.words == "no chosen theme shows it")
    #expect(elsewhere.pictures.map(\.subject.theme) == ["brand"])
    #expect(elsewhere.pictures.map(\.subject.screen) == cause.screens)
    let drawn = try pair.review(themes: ["paper", "brand"])
    #expect(drawn.causes.map(\.proof) == [.undone])
    #expect(drawn.causes.map(\.id) == [cause.id])
  }

  @Test func `what the apps read is news, and what nothing reads is not`() throws {
    let read = try ReviewCase("ad-on-no-picture.json", in: "PullRequests").review()
    #expect(read.causes.map(\.proof) == [.stated] && read.editsWithoutFinding.isEmpty)
    #expect(read.causes.first?.elsewhere?.words == "no picture shows it")
    #expect(read.notDrawnCount == 1)
    let unread = try ReviewCase("key-that-nothing-reads.json", in: "PullRequests").review()
    #expect(unread.causes.isEmpty && unread.editsWithoutFinding.count == 1)
  }

  @Test func `what was empty and is left out is the same`() throws {
    let review = try ReviewCase(
      editing: "rivers.json", replacing: "\"interstitial_ad_unit_id\": \"\",", with: ""
    ).review()
    #expect(review.edits.count == 1 && review.causes.isEmpty)
  }

  @Test func `a device that the site no longer has is news`() throws {
    let review = try ReviewCase(
      editing: "riverbed.json", replacing: "[\"iphone-14-pro\", \"ipad-9.7\"]",
      with: "[\"iphone-14-pro\"]"
    ).review()
    #expect(review.causes.map(\.proof) == [.stated], "\(review.text)")
  }

  @Test func `nobody is told about screens that were not asked for`() throws {
    let pair = try ReviewCase("bar-color-in-no-theme.json", in: "PullRequests")
    let all = try pair.review().causes.count
    let ignoring = try pair.review(ignoring: ["*"]).causes.count
    #expect(all == 1 && ignoring == 0)
  }

  @Test func `what is seen comes before what is not`() throws {
    var contents = try FixtureApp.contents("Apps/newsroom")
    let old = AppFiles(contents)
    let text = String(decoding: try #require(contents["rivers.json"]?.bytes), as: UTF8.self)
    let other = text.replacing("/newsroom/launch", with: "/newsroom/spring")
      .replacing("[\"GRID_1\"]", with: "[\"GRID_2\"]")
    contents["rivers.json"] = .bytes(Array(other.utf8))
    let review = try ReviewCase(old: old, new: AppFiles(contents)).review()
    #expect(review.causes.map(\.proof) == [.undone, .stated])
    #expect(review.counts(accepting: []).hasSuffix("nothing compared shows 1 other cause."))
  }
}
