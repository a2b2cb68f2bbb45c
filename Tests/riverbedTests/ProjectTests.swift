import FoundationEssentials
import Support
import Testing

/// What the documents and Package.swift say about the source code.
@Suite struct ProjectTests {
  @Test func `each room imports only rooms that Package.swift gives it`() throws {
    let rooms = try Self.rooms()
    for room in rooms.keys {
      let files = try Self.files(in: Self.folder(of: room)).filter { $0.hasSuffix(".swift") }
      for file in files {
        for line in try Self.text(file).split(separator: "\n").prefix(while: { $0 != "}" }) {
          let words = line.split(separator: " ")
          guard words.contains("import"), let name = words.last.map(String.init),
            words[0] == "import" || words[0] == "package" || words[0].hasPrefix("@")
          else { continue }
          let isAllowed = rooms[name] == nil || rooms[room]?.contains(name) == true
          #expect(isAllowed, "\(file) imports \(name)")
        }
      }
    }
  }

  @Test func `docs has each room in a table, and says what each folder of a room holds`() throws {
    let rooms = try Self.text("docs/rooms.md")
    let paragraphs = rooms.split(separator: "\n\n")
    for room in try Self.rooms().keys {
      #expect(rooms.contains("| [`\(room)`]("), "\(room) is not in the table")
      let text = paragraphs.first { $0.hasPrefix("**`\(room)`**") }
      for folder in try Self.folders(in: Self.folder(of: room)) {
        let isNamed = text?.contains("`\(folder)/`") == true
        #expect(isNamed, "docs/rooms.md says nothing about \(room)/\(folder)")
      }
    }
  }

  @Test func `every Swift file that a document names exists`() throws {
    let all = try ["Sources", "Themes", "Tests"].flatMap(Self.files)
    let text = try Document.all().map(\.text).joined()
    let names = text.matches(of: /[A-Za-z+\/]+\.swift/).map { String($0.0.trimmingPrefix("/")) }
      .filter { !$0.contains("+Name") && !$0.contains("+Topic") }
    try #require(names.count > 20)
    for name in names {
      let isThere =
        name == "Package.swift" || all.contains { $0 == name || $0.hasSuffix("/\(name)") }
      #expect(isThere, "\(name)")
    }
  }

  /// Swift puts the path of a file, or its length, into a program for these words, and then the same
  /// commit would not make the same bytes in every folder.
  @Test func `no source has what depends on where it is built`() throws {
    for file in try Self.files(in: "Sources") + Self.files(in: "Themes")
    where file.hasSuffix(".swift") {
      var previous: Substring = ""
      for line in try Self.text(file).split(separator: "\n") {
        let isNamed = previous.contains("#sourceLocation(file:\"")
        #expect(isNamed || !line.contains("withoutActuallyEscaping("), "\(file): \(line)")
        #expect(line.firstMatch(of: /#file(Path)?\b/) == nil, "\(file): \(line)")
        previous = line
      }
    }
  }

  @Test func `only one file gives paths to the system`() throws {
    let calls =
      /(?:^|[^.\w])((?:open|mkdir|mkfifo|mknod|rename|unlink|link|symlink|readlink|utimens|fchmod|fchown)(?:at)?|l?stat|fstatat|faccessat|access|realpath|opendir|scandir|rmdir|remove|chdir|chmod|chown|truncate|creat|fopen|freopen|strdup|dlopen|posix_spawnp?|exec[lv]\w*|getcwd)\(/
    let home = "Sources/Disk/Files/SystemPath.swift"
    var found: Set<String> = []
    for file in try Self.files(in: "Sources") + Self.files(in: "Themes")
    where file.hasSuffix(".swift") {
      let lines = try Self.text(file).split(separator: "\n")
      guard lines.contains("import CLibrary") else { continue }
      for line in lines where !line.contains("func ") && !line.contains("///") {
        // The initializer of what a status is put into has the name of a call.
        guard let call = line.replacing("stat()", with: "").firstMatch(of: calls) else { continue }
        found.insert(String(call.1))
        let isProgram = call.1 == "posix_spawn" && line.contains("posix_spawn(&process, $0,")
        #expect(file == home || isProgram, "\(file): \(line)")
      }
    }
    #expect(found.isSuperset(of: ["openat", "fstatat", "mkdirat", "renameat", "unlinkat"]))
    // No text is made of bytes of the system in another way.
    for file in try Self.files(in: "Sources/Disk") + Self.files(in: "Sources/riverbed")
    where file.hasSuffix(".swift") {
      for line in try Self.text(file).split(separator: "\n") where line.contains("cString:") {
        #expect(line.contains("strerror(") || line.contains("commit"), "\(file): \(line)")
      }
    }
  }

  @Test func `no two top-level types share a name`() throws {
    var homes: [String: String] = [:]
    for file in try Self.files(in: "Sources") + Self.files(in: "Themes")
    where file.hasSuffix(".swift") {
      let pattern =
        /(?:@\w+ |package |private |fileprivate |nonisolated |indirect |final )*(?:struct|enum|class|actor|protocol) (\w+)/
      for line in try Self.text(file).split(separator: "\n") {
        guard let type = line.prefixMatch(of: pattern).map({ String($0.1) }) else { continue }
        #expect(homes[type] == nil, "\(type) is in \(file) and in \(homes[type] ?? "")")
        homes[type] = file
      }
    }
    #expect(homes.count > 500)
  }

  /// Returns the rooms, each with its dependencies.
  private static func rooms() throws -> [String: Set<String>] {
    let package = try text("Package.swift")
    let pattern = /(?:target|executableTarget)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/
    var rooms: [String: Set<String>] = [:]
    for match in package.matches(of: pattern) {
      let name = String(match.1)
      guard try folders(in: "Sources").union(["Themes"]).contains(name) else { continue }
      rooms[name] = Set((match.2 ?? "").matches(of: /"(\w+)"/).map { String($0.1) })
    }
    try #require(rooms.count > 12)
    return rooms
  }

  private static func folder(of room: String) -> String {
    room == "Themes" ? room : "Sources/\(room)"
  }

  private static func text(_ path: String) throws -> String {
    let url = Fixtures.repository.appending(path: path)
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// Returns the paths of all files in a folder, from the root of the repository.
  private static func files(in folder: String) throws -> [String] {
    let root = Fixtures.repository.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      .filter { $0.contains(".") }.map { "\(folder)/\($0)" }
  }

  /// Returns the names of the folders in a folder that have files.
  private static func folders(in folder: String) throws -> Set<String> {
    let names = try files(in: folder).map { $0.dropFirst(folder.count + 1).split(separator: "/") }
    return Set(names.filter { $0.count > 1 }.map { String($0[0]) }).subtracting(["include"])
  }
}
