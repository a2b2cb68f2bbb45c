import CLibXML2

/// One of libxml2's documents, freed when it goes out of scope.
struct ParsedDocument: ~Copyable {
  let pointer: xmlDocPtr

  init(_ pointer: xmlDocPtr) {
    self.pointer = pointer
  }

  deinit { xmlFreeDoc(pointer) }

  var root: UnsafeMutablePointer<xmlNode>? { xmlDocGetRootElement(pointer) }
}
