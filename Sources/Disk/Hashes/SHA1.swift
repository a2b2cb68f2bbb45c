/// SHA-1, as FIPS 180-4 defines it.
struct SHA1: SecureHash {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0
  )

  static let roomSize = 80

  var words: [UInt32] { [state.0, state.1, state.2, state.3, state.4] }

  mutating func mix(_ block: UnsafeRawPointer, _ room: UnsafeMutablePointer<UInt32>) {
    room.read(block)
    for index in 16..<Self.roomSize {
      room[index] =
        (room[index - 3] ^ room[index - 8] ^ room[index - 14] ^ room[index - 16]).rotated(by: 1)
    }
    var (a, b, c, d, e) = state
    func step(_ mixed: UInt32, _ constant: UInt32, _ word: UInt32) {
      let next = a.rotated(by: 5) &+ mixed &+ e &+ constant &+ word
      (e, d, c, b, a) = (d, c, b.rotated(by: 30), a, next)
    }
    for index in 0..<20 { step(b & c | ~b & d, 0x5a82_7999, room[index]) }
    for index in 20..<40 { step(b ^ c ^ d, 0x6ed9_eba1, room[index]) }
    for index in 40..<60 { step(b & c | b & d | c & d, 0x8f1b_bcdc, room[index]) }
    for index in 60..<80 { step(b ^ c ^ d, 0xca62_c1d6, room[index]) }
    state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
  }
}
