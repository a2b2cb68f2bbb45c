// Files of a folder are compared by their hashes, so whatever imports folders gets these too.
@_exported import Hashes
