import Disk
import Markup
import Support

/// Checks a site in its folder: every file is whole and listed, and every link leads somewhere.
struct SiteReadBack {
  /// The first thing that is wrong; nil where all is right.
  let complaint: String?

  init(of folder: String) {
    let names = Set(Program.paths(in: folder))
    guard let bytes = Program.read("\(folder)/site.json"), let record = JSONTree(bytes) else {
      complaint = "site.json cannot be read"
      return
    }
    let files = record["files"]?.children ?? []
    let listed = Set(files.compactMap { $0["path"]?.text })
    let others = names.subtracting(listed).filter {
      $0 != "site.json" && !$0.hasPrefix(".riverbed/")
    }
    if let other = others.min() {
      complaint = "'\(other)' is not in site.json"
    } else if listed.count != files.count {
      complaint = "site.json lists a file twice"
    } else {
      complaint = Self.complaint(about: files, names, in: folder)
    }
  }

  private static func complaint(
    about files: [JSONTree], _ names: Set<String>, in folder: String
  ) -> String? {
    var pages: [String: PageLinks] = [:]
    for file in files {
      guard let path = file["path"]?.text, names.contains(path),
        let bytes = Program.read("\(folder)/\(path)")
      else { return "site.json lists a file that is not there" }
      guard ContentHash(of: bytes).text == file["hash"]?.text else {
        return "'\(path)' is not as site.json says"
      }
      if path.hasSuffix(".json") && JSONTree(bytes) == nil { return "'\(path)' is not JSON" }
      guard path.hasSuffix(".svg") || path.hasSuffix(".xhtml") else { continue }
      do throws(XMLSyntaxError) {
        pages[path] = PageLinks(of: try Element(parsing: bytes, atMost: .max), at: path)
      } catch {
        return "'\(path)' is not XML: \(error.message)"
      }
    }
    for (path, page) in pages {
      if page.hasTwoOfOneID { return "'\(path)' has two elements of one id" }
      for link in page.links where !names.contains(link.path) {
        return "'\(path)' leads to '\(link.path)', which is not there"
      }
      for link in page.links {
        guard let fragment = link.fragment, let target = pages[link.path] else { continue }
        guard target.ids.contains(fragment) else {
          return "'\(path)' leads to '\(link.path)#\(fragment)', which is not there"
        }
      }
    }
    return nil
  }
}
