#if defined(__linux__)
#define _GNU_SOURCE
#include <elf.h>
#include <link.h>
#include <string.h>
#else
#include <mach-o/dyld.h>
#include <mach-o/loader.h>
#endif

#include "loaded_images.h"

#if defined(__linux__)

typedef struct {
  void (*visit)(const unsigned char *id, size_t count, void *context);
  void *context;
} Visit;

// Notes, and the names and contents of notes, begin at multiples of four bytes.
static size_t padded(size_t count) { return (count + 3) & ~(size_t)3; }

static int visit_image(struct dl_phdr_info *image, size_t size, void *found) {
  (void)size;
  const Visit *visit = found;
  const char *file = image->dlpi_name ? image->dlpi_name : "";
  const char *slash = strrchr(file, '/');
  // The part of the kernel that is mapped into each process is not of the program.
  if (!strncmp(slash ? slash + 1 : file, "linux-vdso", 10)) return 0;
  for (int part = 0; part < image->dlpi_phnum; part++) {
    if (image->dlpi_phdr[part].p_type != PT_NOTE) continue;
    const unsigned char *place =
        (const unsigned char *)(image->dlpi_addr + image->dlpi_phdr[part].p_vaddr);
    const unsigned char *end = place + image->dlpi_phdr[part].p_memsz;
    while (place + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)place;
      const unsigned char *name = place + sizeof(*note);
      const unsigned char *content = name + padded(note->n_namesz);
      if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && !memcmp(name, "GNU", 4)) {
        visit->visit(content, note->n_descsz, visit->context);
        return 0;
      }
      place = content + padded(note->n_descsz);
    }
  }
  visit->visit(NULL, 0, visit->context);
  return 0;
}

void riverbed_visit_build_ids(
    void (*visit)(const unsigned char *id, size_t count, void *context), void *context) {
  Visit found = {visit, context};
  dl_iterate_phdr(visit_image, &found);
}

#else

void riverbed_visit_build_ids(
    void (*visit)(const unsigned char *id, size_t count, void *context), void *context) {
  for (unsigned index = 0; index < _dyld_image_count(); index++) {
    const struct mach_header_64 *header =
        (const struct mach_header_64 *)_dyld_get_image_header(index);
    const struct load_command *command = (const struct load_command *)(header + 1);
    const unsigned char *id = NULL;
    for (unsigned number = 0; number < header->ncmds; number++) {
      if (command->cmd == LC_UUID) id = ((const struct uuid_command *)command)->uuid;
      command = (const struct load_command *)((const char *)command + command->cmdsize);
    }
    visit(id, id ? 16 : 0, context);
  }
}

#endif
