import AppModel
import Disk
import Printing
import Themes

/// Writes what someone needs to begin: `riverbed.json` for an app, or also a small app.
struct Initialize: Hashable {
  let folder: String
  /// Whether a small app is written too.
  let writesExample: Bool

  func run(on console: inout Console) -> ExitCode {
    do {
      let files = try files()
      for file in files where NamedFile.exists(folder.path(of: file.path)) {
        throw DiskError(
          attempt: "cannot write '\(folder.path(of: file.path))'", reason: "it is there already")
      }
      for file in files { try NamedFile.create(file.bytes, at: folder.path(of: file.path)) }
      let place: ShownText = folder == "." ? "" : " \(folder)"
      console.output.write(
        """
        \(files.count.of("file")) written in \(folder)
        riverbed serve\(place)             shows the app in a browser, and what each save does
        riverbed explain journeys   says how journeys are written; so it does for notes

        """)
      return .clean
    } catch {
      return console.fail(error)
    }
  }

  /// The files to write.
  private func files() throws -> [(path: String, bytes: [UInt8])] {
    let schema = (path: Self.schema, bytes: ExampleApp.schema)
    guard !writesExample else {
      return ExampleApp.files.map { path, bytes in
        (path, path == AppFile.riverbed.name ? Self.namingSchema(bytes) : bytes)
      } + [schema]
    }
    let source = try AppSource(folder)
    let app = AppReading(try source.files()).app
    return [(AppFile.riverbed.name, configuration(of: app, named: source.name)), schema]
  }

  /// The name of the JSON Schema of `riverbed.json`, by which an editor finds it.
  private static let schema = "riverbed.schema.json"

  /// Returns a `riverbed.json` that names its schema first.
  private static func namingSchema(_ bytes: [UInt8]) -> [UInt8] {
    Array("{\n  \"$schema\": \"\(schema)\",\n".utf8)
      + bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
  }

  /// Returns the text of `riverbed.json` for an app, with the devices that it is made for.
  private func configuration(of app: App?, named name: String?) -> [UInt8] {
    JSONWriter.bytes { json in
      json.object { json in
        json.member("$schema", Self.schema)
        json.member("title", name ?? "App")
        json.member("devices") { json in
          json.onOneLine { json in
            json.array(app?.standardDevices ?? [App.standardPhone]) { $0.string($1) }
          }
        }
        json.member("notes") { json in json.array { _ in } }
        json.member("journeys") { json in json.array { _ in } }
      }
    }
  }
}

extension Command {
  static let initialize = Command(
    name: "init",
    summary: "Write a riverbed.json for an app: a title, the devices that it is made for, and room "
      + "for notes and journeys. Nothing that is there is replaced.",
    operands: [
      Operand(
        name: "FOLDER", kind: .output(.folder),
        summary: "The app's folder; the default is the current one.")
    ],
    options: [.example, .help, .version],
    exitCodes: [.clean, .usage, .internal, .file],
    examples: ["riverbed init my-app", "riverbed init --example first-app"],
    read: { (arguments) throws(UsageError) in
      .initialize(
        Initialize(
          folder: (arguments.operands.first ?? ".").withoutRedundantSteps,
          writesExample: arguments.has(.example)))
    })
}

extension Option {
  fileprivate static let example = Option(
    name: "example",
    summary: "Also write a small app of eight screens with feeds, which can be edited at once.")
}
