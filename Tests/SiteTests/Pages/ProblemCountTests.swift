import AppModel
import PageParts
import SiteFiles
import Testing

@testable import Site

/// Problems that are left out are counted on the pages as if they were listed.
@Suite struct ProblemCountTests {
  @Test func `a file full of mistakes has a short page with the right numbers`() throws {
    let home = "{\"id\":\"home\",\"home\":true,\"type\":\"general_content\"}"
    let zeros = String(repeating: ",0", count: 2500)
    let site = try SiteOfApp.with(["rivers.json": "[\(home)\(zeros)]"])
    let wrong = site.problems.all.filter { $0.diagnostic.rule.code == "wrong-type" }
    #expect(wrong.count == 1001)
    #expect(Problems.Tally(of: wrong).warnings == 2500)
    let views = ProblemViews(site: site, path: SitePart.problems.path)
    let text = "\(views.nodes)"
    #expect(text.contains("further problems are not listed here"))
    #expect(text.contains("2,500 warnings"))
    #expect("\(ProblemCodes(of: wrong).nodes)".contains("2,500 times"))
  }
}
