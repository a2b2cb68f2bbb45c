import AppModel
import FoundationEssentials
import Printing
import Support

@testable import riverbed

/// An app with one text everywhere in its files, names and paths, and the commands to run on it.
struct HostileApp {
  private let name: String
  private let path: String
  private let site: String
  /// Another state of the app.
  private let changed: String

  init(_ name: String, in folder: borrowing TemporaryFolder) throws {
    self.name = name
    path = "\(folder.path)/\(name)"
    site = "\(folder.path)/site \(name)"
    changed = "\(folder.path)/new \(name)"
    try writeFiles(into: path, calling: name)
    try writeFiles(into: changed, calling: "Now \(name)")
  }

  /// Writes the files of the app, whose screens and items have a title.
  private func writeFiles(into path: String, calling title: String) throws {
    let write = { (file: String, content: (inout JSONWriter) -> Void) in
      try Self.write("\(path)/\(file)", content)
    }
    try write("rivers.json") { json in
      json.array { json in
        json.element { json in screen(home: true, called: title, &json) }
        json.element { json in screen(home: false, called: title, &json) }
      }
    }
    try write("riverbed.json") { json in
      json.object { json in
        json.member("title", name)
        json.member("themes") {
          $0.array(["paper", "\(name).json", "./\(name).json"]) { $0.string($1) }
        }
        json.member("devices") { $0.array(["iphone-8", name]) { $0.string($1) } }
        json.member("failOn") { $0.array([name]) { $0.string($1) } }
        json.member(name, name)
      }
    }
    try write("feeds/index.json") { json in
      json.array { json in
        json.element { json in feed(name, &json) }
        json.element { json in feed("feed", &json) }
      }
    }
    for file in ["feeds/\(name).json", "feeds/unlisted \(name).json"] {
      try write(file) { json in
        json.object { json in
          json.member("entry") { json in
            json.array { $0.element { $0.object { $0.member("title", title) } } }
          }
        }
      }
    }
    try write("plugin_configurations.json") { json in
      json.array { json in
        json.element { $0.object { $0.member(name, name) } }
      }
    }
    try write("families.json") { json in
      json.object { $0.member("families") { $0.object { $0.member(name, name) } } }
    }
  }

  private func screen(home: Bool, called title: String, _ json: inout JSONWriter) {
    json.object { json in
      json.member("id", home ? name : "\(name) 2")
      json.member("name", title)
      json.member("type", home ? "general_content" : name)
      json.member("home", home)
      json.member(name, name)
      json.member("styles") { json in
        json.object { json in
          json.member("family", name)
          json.member("background_color", name)
        }
      }
      json.member("ui_components") { json in
        json.array { json in
          json.element { json in
            json.object { json in
              json.member("id", name)
              json.member("component_type", "list")
              json.member("title", title)
              json.member("data") { $0.object { $0.member("source", name) } }
            }
          }
        }
      }
    }
  }

  private func feed(_ file: String, _ json: inout JSONWriter) {
    json.object { json in
      json.member("source", name)
      json.member("file", "\(file).json")
    }
  }

  private static func write(
    _ path: String, _ content: (inout JSONWriter) -> Void
  ) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(JSONWriter.text(content).utf8).write(to: url)
  }

  /// Every command in every format on the app, and every kind of usage error.
  var commandLines: [[String]] {
    DiagnosticFormat.allCases.flatMap { format in
      [
        ["check", path, "-v", "--format", format.rawValue],
        ["check", "\(path)/nothing", "--format", format.rawValue],
        ["check", "\(path)/rivers.json", "--strict", "--format", format.rawValue],
      ]
    }
      + DiffFormat.allCases.flatMap { format in
        [
          ["diff", path, changed, "-v", "--device=iphone-8", "--format", format.rawValue],
          ["diff", path, "\(path)/rivers.json", "--device=iphone-8", "--format", format.rawValue],
        ]
      } + [
        ["diff", path, "\(path)/nothing"], ["diff", path, changed, "--accept=\(name)"],
        ["diff", path, changed, "--screen=\(name) 3"], ["diff", path, changed, "--format=\(name)"],
        ["diff", path, changed, "--update-baseline", "--device=iphone-8"],
        ["inspect", path, "-v", "--all", "--boot", "--routes", "--device=iphone-8"],
        ["inspect", path, "--json", "--boot", "--device=iphone-8", "--placement=on_top"],
        ["build", path, "-o", site, "--theme=paper", "--device=iphone-8", "--placement=on_top"],
        ["build", path, "-o", path, "--theme=paper", "--device=iphone-8"],
        ["build", path, "-o", "\(path)/rivers.json", "--theme=paper", "--device=iphone-8"],
        ["build", path, "-o", site, "--theme=\(name).json"],
        ["build", path, "-o", site, "--jobs=\(name)"],
        ["inspect", path, "--screen=\(name) 3"], ["inspect", path, "--device=\(name)"],
        ["inspect", path, "--placement=\(name)"], ["check", "--fail-on=\(name)"],
        ["check", "--format=\(name)"], ["check", "--\(name)"], ["check", "a", name], [name],
        ["--\(name)"], ["explain", name], ["help", name], ["devices", name],
        ["themes", "--\(name)"],
      ]
  }
}
