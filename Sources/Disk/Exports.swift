// The files of a folder are told apart by their hashes, so whatever imports folders gets these too.
@_exported import Hashes
