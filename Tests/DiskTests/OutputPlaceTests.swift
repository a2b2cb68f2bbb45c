import FoundationEssentials
import Support
import Testing

@testable import Disk

/// Where a site may be built, as seen from the app that it is made from.
@Suite struct OutputPlaceTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "work/app/rivers.json")
    try folder.write("[]", to: "work/app/feeds/index.json")
    try folder.write("{}", to: "work/app/looks/house.json")
    try folder.symbolicLink("feeds-link", to: "work/app/feeds")
    try folder.symbolicLink("work/app/self", to: ".")
    return folder
  }

  private func refusal(
    of site: String, app: String = "work/app", in folder: borrowing TemporaryFolder
  ) throws -> String? {
    do throws(DiskError) {
      let app = InputPlace.app(
        try Place("\(folder.path)/\(app)"), names: ["rivers.json", "settings.json", "feeds"],
        ending: ".storyboard", InputLimits())
      try RunPlaces(reading: [app], folder: "\(folder.path)/\(site)").refuseInputs()
      return nil
    } catch {
      #expect(error.text == "cannot build into '\(folder.path)/\(site)': \(error.reason)")
      return error.reason
    }
  }

  @Test(arguments: [
    ("work/app", "it is the app's own folder; choose another one"),
    ("work/app/../app/.", "it is the app's own folder; choose another one"),
    ("work/app/self", "it is the app's own folder; choose another one"),
    ("work/app/new/..", "it is the app's own folder; choose another one"),
    ("work", "the app's folder is in it; choose another folder"),
    ("", "the app's folder is in it; choose another folder"),
    ("work/app/feeds", "the app is read from there; choose another folder"),
    ("work/app/feeds/new/site", "the app is read from there; choose another folder"),
    ("feeds-link/new", "the app is read from there; choose another folder"),
    ("work/app/self/feeds", "the app is read from there; choose another folder"),
    ("work/app/new/../feeds/x", "the app is read from there; choose another folder"),
    ("work/app/settings.json", "the app is read from there; choose another folder"),
    ("work/app/Settings.JSON/site", "the app is read from there; choose another folder"),
    ("work/app/rivers.json", "the app is read from there; choose another folder"),
  ])
  func `a site inside the input is refused`(site: String, reason: String) throws {
    #expect(try refusal(of: site, in: folder()) == reason)
  }

  @Test(arguments: [
    "work/app/preview", "work/app/Output/app", "work/app/feeds-2", "work/app/new/../preview",
    "work/site", "new/deep/site", "work/app/preview/feeds",
  ])
  func `a site next to the input is fine`(site: String) throws {
    #expect(try refusal(of: site, in: folder()) == nil)
  }

  @Test func `an input outside the app counts only if links are followed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "app/rivers.json")
    try folder.write("[]", to: "x/index.json")
    try folder.symbolicLink("app/feeds", to: "../x")
    let place = try Place("\(folder.path)/app")
    let places = [false, true].map { followsLinks in
      let limits = InputLimits(followsLinks: followsLinks)
      return RunPlaces(
        reading: [.app(place, names: ["feeds"], ending: ".storyboard", limits)],
        folder: "\(folder.path)/x")
    }
    try places[0].refuseInputs()
    let error = #expect(throws: DiskError.self) { try places[1].refuseInputs() }
    #expect(error?.reason == "the app is read from there; choose another folder")
  }

  @Test func `a folder above that cannot be entered does not count`() throws {
    let folder = try folder()
    try folder.write("", to: "closed/inner/site/file")
    try folder.setPermissions(0o666, of: "closed")
    guard Nobody.isPossible else { return Nobody.reportSkipped() }
    let path = "\(folder.path)/closed"
    #expect(try Nobody.run { try OutputPlace(path).identity } != nil)
    #expect(throws: SystemError.self) { try Nobody.run { try OutputPlace("\(path)/inner") } }
    try folder.setPermissions(0o777, of: "closed")
  }

  @Test func `a folder as deep as a path can be has a place`() throws {
    let folder = try folder()
    let deep = String(repeating: "d/", count: 1200)
    let file = try folder.write("", to: deep + "file")
    let place = try OutputPlace("\(file.dropLast(4))new")
    #expect(place.missing == ["new"] && place.existing.count > 1200)
    #expect(try refusal(of: deep, in: folder) == nil)
  }

  @Test func `a single file must not be inside the site`() throws {
    let folder = try folder()
    let file = "work/app/rivers.json"
    #expect(
      try refusal(of: "work", app: file, in: folder)
        == "the app's file is in it; choose another folder")
    #expect(
      try refusal(of: "work/app", app: file, in: folder)
        == "the app's file is in it; choose another folder")
    #expect(try refusal(of: "work/app/preview", app: file, in: folder) == nil)
  }
}
