// Stands in for libraries that Debian's libxml2 is linked with and Riverbed never needs, so that a
// static program does not have them inside: ICU and iconv, zlib, lzma, and the network.
//
// They all answer "that failed" to the calls by which everything else begins, so libxml2 does what
// it does on a machine where these fail. Riverbed gives it bytes and never a file or an address, so
// it opens no stream and no connection. It asks iconv and ICU for encodings that neither it nor
// Riverbed knows, all of which Riverbed refuses with the same words whether they are found or not.
// Without this, ICU's tables alone would be 30 MB, and iconv, the resolver and dlopen would load
// libraries of the machine, which must then have the C library that this program was linked with.

#include <errno.h>
#include <stddef.h>

// ICU's functions end in its version, such as _72.
#ifndef ICU
#define ICU
#endif
#define JOIN2(name, end) name##end
#define JOIN(name, end) JOIN2(name, end)

// What cannot be reached: everything of these begins with a call that fails.
#define UNREACHED(name) \
  void name(void) { __builtin_trap(); }

void *JOIN(ucnv_open, ICU)(const char *name, int *error) {
  *error = 4;  // U_FILE_ACCESS_ERROR
  return NULL;
}
void JOIN(ucnv_close, ICU)(void *converter) {}
UNREACHED(JOIN(ucnv_convertEx, ICU))
UNREACHED(JOIN(ucnv_setFromUCallBack, ICU))
UNREACHED(JOIN(ucnv_setToUCallBack, ICU))
UNREACHED(JOIN(UCNV_FROM_U_CALLBACK_STOP, ICU))
UNREACHED(JOIN(UCNV_TO_U_CALLBACK_STOP, ICU))

void *iconv_open(const char *to, const char *from) {
  errno = EINVAL;
  return (void *)-1;
}
UNREACHED(iconv)
UNREACHED(iconv_close)

void *gzopen(const char *path, const char *mode) { return NULL; }
void *gzopen64(const char *path, const char *mode) { return NULL; }
void *gzdopen(int descriptor, const char *mode) { return NULL; }
UNREACHED(gzread)
UNREACHED(gzwrite)
UNREACHED(gzdirect)
UNREACHED(gzclose)
int inflateInit2_(void *stream, int bits, const char *version, int size) { return -6; }
int deflateInit2_(
    void *stream, int level, int method, int bits, int memory, int strategy, const char *version,
    int size) {
  return -6;  // Z_VERSION_ERROR
}
UNREACHED(inflate)
UNREACHED(inflateReset)
UNREACHED(inflateEnd)
UNREACHED(deflate)
UNREACHED(deflateEnd)
UNREACHED(crc32)

int lzma_auto_decoder(void *stream, unsigned long long limit, unsigned flags) { return 11; }
int lzma_properties_decode(void *filter, void *allocator, void *bytes, size_t count) {
  return 11;  // LZMA_PROG_ERROR
}
UNREACHED(lzma_code)
UNREACHED(lzma_end)

int getaddrinfo(const char *host, const char *service, void *hints, void **found) {
  return -4;  // EAI_FAIL
}
void *gethostbyname(const char *name) { return NULL; }
UNREACHED(freeaddrinfo)

// Swift's library opens a library that it is asked to by the environment, for debugging.
void *dlopen(const char *path, int mode) { return NULL; }
