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
    checking schemas: DocumentSchemas? = nil, from origin: BuildOrigin?, isQuiet: Bool,
    as shard: Shard? = nil, statistics: TimedOutput? = nil
  ) -> ExitCode {
    SystemProcess.catchInterruptions()
    // The progress line writes to a copy of this stream: text that is still buffered would be sent
    // twice.
    errors.flush()
    do {
      let build = SiteBuild(
        of: content, jobs: jobs, checking: try schemas ?? DocumentSchemas(), from: origin)
      let progress =
        isQuiet ? nil : ProgressLine(total: { content.fileCount }, on: errors)
      defer { progress?.finish() }
      let spent = statistics?.spent
      var (summary, measured) = try build.measured(into: path) { progress?.advance() }
      if !isQuiet {
        if let shard {
          output.write("\(shard.words): \(summary.text) in \(path)\n")
        } else {
          output.write("\(summary.text) in \(path)\n\(path.path(of: "index.xhtml"))\n")
        }
      }
      if let statistics, let spent {
        measured.phases[.reviewing] = spent.reviewing
        let report = StatisticsReport(
          of: summary, measured, reading: spent.reading, jobs: jobs,
          memory: SystemProcess.peakMemory)
        try statistics.output.write(report, on: &self)
      }
      return .clean
    } catch {
      return fail(error)
    }
  }

  /// Brings a folder up to date with a site, or with a part of it.
  mutating func build(
    _ site: Site, _ shard: Shard?, into path: String, jobs: Int, isQuiet: Bool,
    statistics: TimedOutput?
  ) -> ExitCode {
    let origin = SystemProcess.programIdentity.map(site.origin)
    guard let shard else {
      return build(
        site, into: path, jobs: jobs, from: origin, isQuiet: isQuiet, statistics: statistics)
    }
    do {
      let schemas = try DocumentSchemas()
      let part = try ShardedPublication(
        site, shard, input: site.origin(of: Version.hash).all, checking: schemas)
      return build(
        part, into: path, jobs: jobs, checking: schemas,
        from: origin.map(shard.origin), isQuiet: isQuiet, as: shard,
        statistics: statistics)
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
  /// Returns what the shard is made from.
  fileprivate func origin(of site: BuildOrigin) -> BuildOrigin {
    let words = ["\(site.all.text)", "\(number)", "\(count)"]
    return BuildOrigin(
      program: site.program, all: ContentHash(of: words.map { Array($0.utf8) }))
  }
}

extension Version {
  /// The hash of the version, which is the same on every machine, however the program was built.
  fileprivate static var hash: ContentHash { ContentHash(of: Array(Program.version.utf8)) }
}
