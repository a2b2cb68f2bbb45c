import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct ManySectionsTests {
  @Test func `the first 10,000 components of a screen are laid out`() throws {
    let most = ContentLayout.mostSections
    for (count, issues) in [(most, 0), (most + 2, 1)] {
      let components = (0..<count).map { #"{"id":"c\#($0)","component_type":"banner"}"# }
      let app = try App(components: components.joined(separator: ","))
      let content = try app.content(of: "home", on: .wanted("iphone-8"))
      let cut = content.issues.filter { $0.kind == .tooManyItems }
      #expect(content.sections.count == min(count, most))
      #expect(cut.compactMap(\.component?.id) == Array(repeating: "c\(most)", count: issues))
    }
  }
}
