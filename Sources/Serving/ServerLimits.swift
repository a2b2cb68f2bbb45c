/// What a server allows those who ask.
package struct ServerLimits: Hashable, Sendable {
  /// The most bytes of a request.
  var requestSize = 8 << 10
  /// The seconds in which a whole request must arrive, and some of an answer must be taken.
  var seconds = 10.0
  /// How many connections there are at once. More wait until one of them ends.
  var connections = 200
  /// How many of them may come from the network.
  var networkConnections = 100
  /// The seconds after which the network gets to know that something is not there: who tries paths
  /// does not try many.
  var networkPause = 1.0
  /// The most bytes of events that wait for someone who does not read them.
  var waitingEvents = 1 << 20

  package init() {}
}
