import Support

/// All documents of a site and how they refer to each other.
struct LinkedSite {
  private let files: Set<String>
  private var documents: [String: LinkedDocument] = [:]

  init(_ site: borrowing BuiltSite) throws {
    files = Set(try site.files("xhtml", "html", "svg", "css", "js", "json", "mmd"))
    for file in try site.files("xhtml", "svg") {
      documents[file] = try LinkedDocument(parsing: site.bytes(of: file))
    }
  }

  /// Every address that leads nowhere, with the document that has it.
  var broken: [String] {
    documents.flatMap { file, document in
      document.addresses.filter { target(of: $0, from: file) == nil }.map { "\(file): \($0)" }
    }.sorted()
  }

  /// Every page that no way leads to from the first one.
  var unreachable: [String] {
    var reached: Set = ["index.xhtml"]
    var next = ["index.xhtml"]
    while let file = next.popLast() {
      for address in documents[file]?.addresses ?? [] {
        guard let target = target(of: address, from: file) else { continue }
        if reached.insert(target).inserted { next.append(target) }
      }
    }
    return documents.keys.filter { !$0.hasSuffix(".svg") && !reached.contains($0) }.sorted()
  }

  /// The file that an address means, if it and the part of it that the address names are there.
  private func target(of address: String, from file: String) -> String? {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = String(parts[0]).percentDecoded else { return nil }
    let target = path.isEmpty ? file : Self.resolve(path, from: file)
    guard let target, files.contains(target) else { return nil }
    guard parts.count > 1 else { return target }
    guard let fragment = String(parts[1]).percentDecoded else { return nil }
    return documents[target]?.ids.contains(fragment) == true ? target : nil
  }

  private static func resolve(_ path: String, from file: String) -> String? {
    var parts = file.split(separator: "/").dropLast()
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.joined(separator: "/")
  }
}
