/// What a server allows those who ask.
package struct ServerLimits: Hashable, Sendable {
  /// The most bytes of a request.
  var requestSize = 8 << 10
  /// The seconds in which a whole request must arrive, and some of an answer must be taken.
  var seconds = 10.0
  /// How many connections there are at once. More wait until one of them ends.
  var connections = 200
  /// The most bytes of events that wait for someone who does not read them.
  var waitingEvents = 1 << 20

  package init() {}
}
