// What every list of embedded files needs.

#ifndef RIVERBED_EMBEDDING_H
#define RIVERBED_EMBEDDING_H

#include "EmbeddedFiles.h"

// Defines the function that returns an embedded file, given the array that holds it.
#define RETURN(name) \
  EmbeddedFile embedded_##name(void) { return (EmbeddedFile){name, sizeof name}; }

#endif
