// What the linker wrote into the program and its libraries to identify each build.

#ifndef RIVERBED_LOADED_IMAGES_H
#define RIVERBED_LOADED_IMAGES_H

#include <stddef.h>

// Calls a function with the build id of the program, and then with those of the libraries that it
// was started with, as they are in memory. The count is zero where the linker did not write one.
void riverbed_visit_build_ids(
    void (*visit)(const unsigned char *id, size_t count, void *context), void *context);

#endif
