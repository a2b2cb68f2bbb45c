import CLibrary
import Support
import Testing

@testable import Disk

@Suite struct ByteStreamTests {
  @Test func `bytes arrive in order, however many they are`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "output")
    let descriptor = open(file, O_WRONLY)
    var stream = ByteStream(to: .descriptor(descriptor))
    let pieces = (0..<50_000).map { "line \($0)\n" }
    for piece in pieces { stream.write(piece) }
    stream.flush()
    close(descriptor)
    #expect(stream.failure == nil)
    #expect(FileContent(reading: file) == .bytes(Array(pieces.joined().utf8)))
  }

  @Test func `nothing is sent before a flush or before a full portion is collected`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "output")
    let descriptor = open(file, O_WRONLY)
    var stream = ByteStream(to: .descriptor(descriptor))
    stream.write("waits")
    #expect(FileContent(reading: file) == .bytes([]))
    stream.flush()
    close(descriptor)
    #expect(FileContent(reading: file) == .bytes(Array("waits".utf8)))
  }

  @Test func `a full disk is a failure`() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    guard descriptor >= 0 else { return SkippedTest.report("there is no /dev/full") }
    var stream = ByteStream(to: .descriptor(descriptor))
    stream.write("lost")
    stream.flush()
    close(descriptor)
    #expect(
      stream.failure?.text == "cannot write stream \(descriptor): no space left on device")
  }

  @Test func `a reader that closes the pipe is not a failure`() {
    SystemProcess.ignoreBrokenPipes()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    var stream = ByteStream(to: .descriptor(ends[1]))
    stream.write("unwanted")
    stream.flush()
    stream.write("and more")
    stream.flush()
    close(ends[1])
    #expect(stream.failure == nil)
  }

  @Test func `memory keeps everything`() {
    var stream = ByteStream(to: .memory)
    stream.write("one ")
    stream.flush()
    stream.write("two")
    #expect(stream.text == "one two")
    #expect(!stream.isTerminal)
  }
}
