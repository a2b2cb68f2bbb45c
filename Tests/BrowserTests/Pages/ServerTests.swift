import Support
import Testing

/// Tests of the server that other tests rely on.
@Suite struct ServerTests {
  @Test(arguments: [
    "/../secret", "/%2e%2e/secret", "/..%2fsecret", "//secret", "/site/", "/", "/.hidden", "/a%00b",
    "/link/secret", "/%zz", "/gone.xhtml",
  ])
  func `nothing outside the folder is served`(address: String) throws {
    #expect(try answer(to: "GET \(address) HTTP/1.1").hasPrefix("HTTP/1.1 404"))
  }

  @Test func `files are served with their type and the policy`() throws {
    for (name, type) in [
      ("page.xhtml", "application/xhtml+xml"), ("a%20b.svg?x", "image/svg+xml"),
    ] {
      let answer = try answer(to: "GET /\(name) HTTP/1.1")
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("Content-Type: \(type)\r\n"))
      #expect(answer.contains("Content-Security-Policy: default-src 'none'\r\n"))
      #expect(answer.hasSuffix("\r\n\r\ncontent"))
    }
  }

  @Test(arguments: ["POST /page.xhtml HTTP/1.1", "GET", "", "GET  /page.xhtml"])
  func `anything that is not a request for a file is refused`(request: String) throws {
    #expect(try answer(to: request).hasPrefix("HTTP/1.1 405"))
  }

  private func answer(to request: String) throws -> String {
    let folder = try TemporaryFolder()
    for name in ["secret", "site/page.xhtml", "site/a b.svg", "site/.hidden"] {
      try folder.write("content", to: name)
    }
    _ = try folder.link("site/link", to: "")
    let answering = SiteAnswering(folder: "\(folder.path)/site", policy: "default-src 'none'")
    return String(
      decoding: answering.answer(to: Array("\(request)\r\n\r\n".utf8)), as: UTF8.self)
  }
}
