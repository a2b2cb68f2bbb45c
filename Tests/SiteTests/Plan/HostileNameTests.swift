import AppModel
import SiteFiles
import Support
import Testing

@testable import Disk
@testable import Publishing
@testable import Site

/// Laws for the paths of sites in which everything has a troublesome name.
struct HostileNameTests {
  @Test(arguments: 0..<20)
  func `planned files never collide on any disk, and none is another one's folder`(
    seed: UInt64
  ) throws {
    let site = try HostileSite(seed: seed, screens: 12, devices: 12).site
    let paths = try site.plan().tasks.flatMap(site.documents).map(\.path.text)
    let folded = Set(paths.map(Self.folded))
    #expect(folded.count == paths.count)
    for path in paths {
      let parts = path.split(separator: "/").map(String.init)
      #expect(RelativePath(path) != nil && path != "site.json", "\(path)")
      for (index, part) in parts.enumerated() {
        #expect(part.utf8.count < 255 && part.utf8.allSatisfy { $0 < 128 } && part.last != ".")
        #expect(!ReservedNames.contains(part, among: ReservedNames.ofWindows), "\(path)")
        guard index > 0 else { continue }
        let folder = Self.folded(parts[..<index].joined(separator: "/"))
        #expect(!folded.contains(folder), "\(folder) is a file and a folder")
      }
    }
  }

  @Test(arguments: 0..<3)
  func `a whole site of hostile names is built, and a second build changes nothing`(
    seed: UInt64
  ) throws {
    let site = try HostileSite(seed: seed, screens: 3, devices: 4).site
    let build = try SiteBuild(of: site, jobs: 2, checking: .init(), from: nil)
    let one = try TemporaryFolder()
    let two = try TemporaryFolder()
    let count = site.fileCount
    #expect(try build.run(into: one.path) {} == .init(written: count))
    #expect(try build.run(into: one.path) {} == .init(unchanged: count))
    #expect(try build.run(into: two.path) {} == .init(written: count))
    let records = [one.path, two.path].map { FileContent(reading: "\($0)/site.json") }
    #expect(records[0] != nil && records[0] == records[1])
  }

  /// Returns a path as seen by a disk that ignores capitalization and how accents are encoded.
  private static func folded(_ path: String) -> String { path.uppercased().lowercased() }
}
