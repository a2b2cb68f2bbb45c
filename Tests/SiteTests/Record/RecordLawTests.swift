import Disk
import FoundationEssentials
import Support
import Testing

@testable import AppModel
@testable import SiteFiles

/// Laws for damaged records.
struct RecordLawTests {
  @Test(arguments: Mutation.allCases)
  func `a damaged record that is accepted is JSON and lists what it says`(mutation: Mutation) throws
  {
    var random = SplitMix64(seed: 5)
    let folder = try TemporaryFolder()
    let file = URL(filePath: "\(folder.path)/site.json")
    var accepted = 0
    for _ in 0..<300 {
      let form = RecordText.otherForms.randomElement(using: &random) ?? ""
      let bytes = mutation.apply(to: Array(form.utf8), using: &random)
      try Data(bytes).write(to: file)
      let document = JSONParsing(bytes).document
      do {
        let files = try RecordText.files(in: folder.path)
        accepted += 1
        let root = try #require(document?.root, "\(String(decoding: bytes, as: UTF8.self))")
        let paths = root.member("files")?.elements.compactMap { $0.member("path")?.text }
        #expect(files.map(\.path) == paths)
      } catch is DiskError {
        continue
      }
    }
    // Some damage goes unnoticed, such as a changed title, but not all of it.
    #expect((1..<300).contains(accepted))
  }
}
