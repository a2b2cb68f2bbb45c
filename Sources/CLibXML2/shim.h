// The interface to libxml2: things that Swift cannot express, each with a comment that says why.

#ifndef RIVERBED_LIBXML2_SHIM_H
#define RIVERBED_LIBXML2_SHIM_H

#include "libxml2.h"
#include "reading.h"

// xmlFree is a mutable global function pointer, which Swift 6 does not allow reading.
static inline void riverbed_free(void *memory) { xmlFree(memory); }

// The version of the library that is used, which may be newer than these headers: `20914`. Swift 6
// does not allow reading the global pointer either.
static inline const char *riverbed_version(void) { return xmlParserVersion; }

// Checking

// The argument of a structured error handler became const in libxml2 2.12; here it always is.
typedef void (*riverbed_error_handler)(void *data, const xmlError *error);

static inline void riverbed_report_schema_errors(
    xmlSchemaParserCtxtPtr context, riverbed_error_handler handler, void *data) {
  xmlSchemaSetParserStructuredErrors(context, (xmlStructuredErrorFunc)handler, data);
}

// Mistakes in patterns are reported to the parser's handler and then also to the thread's.
static inline xmlSchemaPtr riverbed_parse_schema(xmlSchemaParserCtxtPtr context) {
  xmlStructuredErrorFunc handler = xmlStructuredError;
  void *data = xmlStructuredErrorContext;
  xmlSetStructuredErrorFunc(NULL, (xmlStructuredErrorFunc)riverbed_ignore);
  xmlSchemaPtr schema = xmlSchemaParse(context);
  xmlSetStructuredErrorFunc(data, handler);
  return schema;
}

static inline void riverbed_report_errors(
    xmlSchemaValidCtxtPtr context, riverbed_error_handler handler, void *data) {
  xmlSchemaSetValidStructuredErrors(context, (xmlStructuredErrorFunc)handler, data);
}

// Writing

// Returns a writer into memory, which owns its output. Without a declared encoding libxml2 writes
// every character of an attribute beyond ASCII as a number, and with one it converts UTF-8 to UTF-8
// through a second buffer. So this declares the encoding in a document that is thrown away, and
// then removes the converter.
static inline xmlTextWriterPtr riverbed_new_writer(xmlOutputBufferPtr *output) {
  *output = xmlAllocOutputBuffer(NULL);
  if (*output == NULL) return NULL;
  xmlTextWriterPtr writer = xmlNewTextWriter(*output);
  if (writer == NULL) {
    xmlOutputBufferClose(*output);
    return NULL;
  }
  if (xmlTextWriterStartDocument(writer, NULL, "UTF-8", NULL) < 0 ||
      xmlTextWriterEndDocument(writer) < 0) {
    xmlFreeTextWriter(writer);
    return NULL;
  }
  (*output)->encoder = NULL;
  return writer;
}

// Discards the written bytes and keeps the memory. The macros of buffers differ between versions.
static inline void riverbed_empty(xmlOutputBufferPtr output) {
  xmlBufShrink(output->buffer, xmlBufUse(output->buffer));
}

#endif
