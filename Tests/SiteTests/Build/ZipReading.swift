/// The files of a zip archive, read as its directory says, and checked against the headers.
struct ZipReading {
  /// The names of the files in the order of the directory.
  private(set) var names: [String] = []
  private(set) var files: [String: [UInt8]] = [:]

  /// The parts of an archive that a reader looks for.
  private enum Mark {
    static let end = 0x0605_4B50
    static let largePlace = 0x0706_4B50
    static let entry = 0x0201_4B50
    static let file = 0x0403_4B50
  }

  /// What is wrong with an archive.
  struct Fault: Error {
    let text: String
  }

  /// Reads an archive without a comment, whose files are stored as they are.
  init(_ bytes: [UInt8]) throws(Fault) {
    let number = { (place: Int, size: Int) in
      (0..<size).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    }
    let text = { (place: Int, size: Int) in
      String(decoding: bytes[place..<place + size], as: UTF8.self)
    }
    let end = bytes.count - 22
    guard end >= 0, number(end, 4) == Mark.end else { throw Fault(text: "no end") }
    var (count, size, place) = (number(end + 10, 2), number(end + 12, 4), number(end + 16, 4))
    if end >= 20, number(end - 20, 4) == Mark.largePlace {
      let large = number(end - 12, 8)
      (count, size, place) = (number(large + 32, 8), number(large + 40, 8), number(large + 48, 8))
    }
    let directory = place
    for _ in 0..<count {
      guard number(place, 4) == Mark.entry, number(place + 10, 2) == 0 else {
        throw Fault(text: "no stored file at \(place)")
      }
      let (length, header) = (number(place + 24, 4), number(place + 42, 4))
      let name = text(place + 46, number(place + 28, 2))
      // What a header says is what the directory says, from the version to the length of the name.
      guard number(header, 4) == Mark.file, number(place + 20, 4) == length,
        bytes[header + 4..<header + 28] == bytes[place + 6..<place + 30],
        text(header + 30, name.utf8.count) == name, number(header + 28, 2) == 0
      else { throw Fault(text: "the header of \(name) is different") }
      let start = header + 30 + name.utf8.count
      names.append(name)
      files[name] = Array(bytes[start..<start + length])
      place += 46 + name.utf8.count + number(place + 30, 2)
    }
    guard place == directory + size else { throw Fault(text: "the directory ends at \(place)") }
  }
}
