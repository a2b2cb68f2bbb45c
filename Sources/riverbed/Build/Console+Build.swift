import AppModel
import Disk
import Printing
import Publishing
import Site
import SiteFiles

extension Console {
  /// Brings a folder up to date with a publication, and prints a summary. Documents are checked
  /// with Riverbed's own schemas unless others are given.
  mutating func build(
    _ content: some Publication, into path: String, jobs: Int,
    checking schemas: DocumentSchemas? = nil, fingerprint: ContentHash?, isQuiet: Bool,
    as shard: Shard? = nil
  ) -> ExitCode {
    SystemProcess.catchInterruptions()
    // The progress line writes to a copy of this stream: text that is still buffered would be sent
    // twice.
    errors.flush()
    do {
      let build = SiteBuild(
        of: content, jobs: jobs, checking: try schemas ?? DocumentSchemas(),
        fingerprint: fingerprint)
      let progress =
        isQuiet ? nil : ProgressLine(total: { content.fileCount }, on: errors)
      defer { progress?.finish() }
      let summary = try build.run(into: path) { progress?.advance() }
      if !isQuiet {
        if let shard {
          output.write("\(shard.words): \(summary.text) in \(path)\n")
        } else {
          output.write("\(summary.text) in \(path)\n\(path.path(of: "index.xhtml"))\n")
        }
      }
      return .clean
    } catch {
      return fail(error)
    }
  }

  /// Brings a folder up to date with a site, or with a part of it.
  mutating func build(
    _ site: Site, _ shard: Shard?, into path: String, jobs: Int, isQuiet: Bool
  ) -> ExitCode {
    let fingerprint = SystemProcess.executableHash.map(site.fingerprint)
    guard let shard else {
      return build(site, into: path, jobs: jobs, fingerprint: fingerprint, isQuiet: isQuiet)
    }
    do {
      let schemas = try DocumentSchemas()
      let part = try ShardedPublication(
        site, shard, input: site.fingerprint(of: Version.hash), checking: schemas)
      return build(
        part, into: path, jobs: jobs, checking: schemas,
        fingerprint: fingerprint.map(shard.fingerprint), isQuiet: isQuiet, as: shard)
    } catch {
      return fail(error)
    }
  }
}

extension BuildSummary {
  /// The counts as text: `12 written, 133 unchanged, 2 removed`.
  var text: String {
    let removed = removed > 0 ? ", \(removed) removed" : ""
    return "\(written) written, \(unchanged) unchanged\(removed)"
  }
}

extension Shard {
  /// Returns the hash of everything that the shard is made from.
  fileprivate func fingerprint(of site: ContentHash) -> ContentHash {
    ContentHash(of: ["\(site.text)", "\(number)", "\(count)"].map { Array($0.utf8) })
  }
}

extension Version {
  /// The hash of the version, which is the same on every machine, however the program was built.
  fileprivate static var hash: ContentHash { ContentHash(of: Array(Program.version.utf8)) }
}
