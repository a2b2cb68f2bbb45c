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

// Does without messages, where only the result counts.
static inline void riverbed_silence(xmlSchemaValidCtxtPtr context) {
  xmlSchemaSetValidStructuredErrors(context, (xmlStructuredErrorFunc)riverbed_ignore, NULL);
}

// Whether a document is well-formed, with its namespaces, and valid. The parser passes what it
// reads on to the check and does not build a tree. Neither the check nor its end says that a
// document is not well-formed.
static inline int riverbed_accepts(
    xmlParserCtxtPtr parser, xmlSchemaValidCtxtPtr check, const char *bytes, int count) {
  xmlSAXHandlerPtr events = NULL, ownEvents = parser->sax;
  void *receiver = NULL, *ownReceiver = parser->userData;
  xmlSchemaSAXPlugPtr plug = xmlSchemaSAXPlug(check, &events, &receiver);
  if (plug == NULL) return 0;
  xmlStructuredErrorFunc handler = xmlStructuredError;
  void *data = xmlStructuredErrorContext;
  xmlSetStructuredErrorFunc(NULL, (xmlStructuredErrorFunc)riverbed_ignore);
  parser->sax = events;
  parser->userData = receiver;
  xmlFreeDoc(xmlCtxtReadMemory(
      parser, bytes, count, NULL, NULL,
      XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_HUGE));
  parser->sax = ownEvents;
  parser->userData = ownReceiver;
  xmlSetStructuredErrorFunc(data, handler);
  int isWellFormed =
      parser->wellFormed && parser->nsWellFormed && parser->errNo == XML_ERR_OK;
  int isValid = xmlSchemaIsValid(check) == 1;
  return xmlSchemaSAXUnplug(plug) == 0 && isWellFormed && isValid;
}

// Writing

// Whether two buffers are equal. Swift has no such function without the module of the C library.
static inline int riverbed_are_equal(const void *one, const void *other, size_t count) {
  return memcmp(one, other, count) == 0;
}

#endif
