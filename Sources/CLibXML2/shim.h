// The door to libxml2. Everything here exists because Swift cannot say it, and tells why.

#ifndef RIVERBED_LIBXML2_SHIM_H
#define RIVERBED_LIBXML2_SHIM_H

#include <stdio.h>

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

// What is wrong with a document, and where.
typedef struct {
  char message[256];
  int line;
  int column;
} riverbed_xml_error;

// Keeps the first error of a document, which is the one to mend: a context itself keeps the last,
// which is often the end of the file. The error became const in libxml2 2.12, hence the cast below.
static inline void riverbed_keep_first(void *keeper, const xmlError *error) {
  riverbed_xml_error *first = (riverbed_xml_error *)((xmlParserCtxtPtr)keeper)->_private;
  if (first->line > 0 || error->level < XML_ERR_ERROR) return;
  snprintf(first->message, sizeof first->message, "%s", error->message ? error->message : "");
  first->line = error->line > 0 ? error->line : 1;
  first->column = error->int2 > 0 ? error->int2 : 1;
}

static inline void riverbed_keep_first_error(xmlParserCtxtPtr context, riverbed_xml_error *first) {
  context->_private = first;
  context->sax->serror = (xmlStructuredErrorFunc)riverbed_keep_first;
}

// xmlFree is a mutable global function pointer, which Swift 6 refuses to read.
static inline void riverbed_free(void *memory) { xmlFree(memory); }

#endif
