// The door to libxml2. Everything here exists because Swift cannot say it, and tells why.

#ifndef RIVERBED_LIBXML2_SHIM_H
#define RIVERBED_LIBXML2_SHIM_H

#include <libxml/xmlversion.h>
// Debian builds libxml2 with ICU, whose headers clash with the ICU inside Foundation. Only the
// declarations of its encoding handlers depend on it, and nothing here uses those.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

// Parses bytes that nobody has vouched for: no network, no external entities or DTDs, the parser's
// own limits on size and depth, and no message to standard error. The flags are C macros of an enum
// type, which Swift imports as values of a type it cannot combine.
static inline xmlDocPtr riverbed_parse(xmlParserCtxtPtr context, const char *bytes, int count) {
  return xmlCtxtReadMemory(
      context, bytes, count, NULL, NULL,
      XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NOCDATA);
}

// The context's last error became const in libxml2 2.12; here it always is.
static inline const xmlError *riverbed_last_error(xmlParserCtxtPtr context) {
  return xmlCtxtGetLastError(context);
}

// xmlFree is a mutable global function pointer, which Swift 6 refuses to read.
static inline void riverbed_free(void *memory) { xmlFree(memory); }

#endif
