// The interface to libxml2: things that Swift cannot express, each with a comment that says why.

#ifndef RIVERBED_LIBXML2_SHIM_H
#define RIVERBED_LIBXML2_SHIM_H

#include <stdio.h>

#include <libxml/xmlversion.h>
// Debian builds libxml2 with ICU, whose headers clash with the ICU inside Foundation. Only the
// declarations of its encoding handlers depend on it, and nothing here uses those.
#undef LIBXML_ICU_ENABLED

#include <stdint.h>

#include <libxml/SAX2.h>
#include <libxml/dict.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/schemasInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlIO.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>
#include <libxml/xmlschemastypes.h>
#include <libxml/xmlwriter.h>

// Reading

// Fills the tables that every thread reads. The function for the types of schemas returns nothing
// before libxml2 2.11 and a code since then.
static inline void riverbed_prepare(void) {
  xmlInitParser();
  xmlSchemaInitTypes();
}

// libxml2 records the line on which a start tag ends, and no line beyond 65,535. This records in
// `_private` the line on which it begins. An attribute value cannot contain `<`, so the last one
// before the parser's position is where the tag begins.
static inline void riverbed_add_element(
    void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaceCount,
    const xmlChar **namespaces, int attributeCount, int defaultedCount, const xmlChar **attributes) {
  xmlParserCtxtPtr context = (xmlParserCtxtPtr)data;
  xmlNodePtr parent = context->node;
  xmlSAX2StartElementNs(
      data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaultedCount,
      attributes);
  if (context->node == NULL || context->node == parent || context->input == NULL) return;
  intptr_t line = context->input->line;
  const xmlChar *place = context->input->cur;
  while (place > context->input->base && *--place != '<') line -= *place == '\n';
  context->node->_private = (void *)line;
}

// A mistake in a document, and its place; and how many nodes the document may still have.
typedef struct {
  char message[256];
  int line;
  int column;
  size_t nodesLeft;
  int hasTooManyNodes;
} riverbed_xml_error;

// Keeps the first error of a document, which is the one to fix: a context itself keeps the last,
// which is often the end of the file. The error became const in libxml2 2.12, hence the cast below.
static inline void riverbed_keep_first(void *keeper, const xmlError *error) {
  riverbed_xml_error *first = (riverbed_xml_error *)((xmlParserCtxtPtr)keeper)->_private;
  if (first->line > 0 || error->level < XML_ERR_ERROR) return;
  snprintf(first->message, sizeof first->message, "%s", error->message ? error->message : "");
  first->line = error->line > 0 ? error->line : 1;
  first->column = error->int2 > 0 ? error->int2 : 1;
}

// Stops at the parser's place for a reason, unless there was an error before.
static inline void riverbed_stop(xmlParserCtxtPtr context, const char *reason) {
  riverbed_xml_error *first = (riverbed_xml_error *)context->_private;
  if (first->line == 0) {
    snprintf(first->message, sizeof first->message, "%s", reason);
    first->line = context->input == NULL ? 1 : context->input->line;
    first->column = 1;
  }
  xmlStopParser(context);
  context->wellFormed = 0;
}

// Stops at a declaration inside a document type. Default attributes and entities can make a short
// text grow without bound, and no file that Riverbed reads needs any.
static inline void riverbed_refuse(xmlParserCtxtPtr context) {
  riverbed_stop(context, "declarations in a document type are not read");
}

// Takes nodes from those that the document may still have, or stops if too few are left. A node takes
// a few hundred bytes of memory and may be only four bytes of text, `<a/>`.
static inline int riverbed_take(xmlParserCtxtPtr context, size_t count) {
  riverbed_xml_error *first = (riverbed_xml_error *)context->_private;
  if (count <= first->nodesLeft) {
    first->nodesLeft -= count;
    return 1;
  }
  first->nodesLeft = 0;
  first->hasTooManyNodes = first->line == 0;
  riverbed_stop(context, "it has too many elements and attributes");
  return 0;
}

// Adds an element, if there is room for it and its attributes.
static inline void riverbed_start_element(
    void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaceCount,
    const xmlChar **namespaces, int attributeCount, int defaultedCount, const xmlChar **attributes) {
  size_t count = 1 + (size_t)namespaceCount + (size_t)attributeCount;
  if (!riverbed_take((xmlParserCtxtPtr)data, count)) return;
  riverbed_add_element(
      data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaultedCount,
      attributes);
}

// Adds a reference to an entity that is not known, if there is room for it.
static inline void riverbed_refer(void *data, const xmlChar *name) {
  if (riverbed_take((xmlParserCtxtPtr)data, 1)) xmlSAX2Reference(data, name);
}

static inline void riverbed_refuse_entity(
    void *data, const xmlChar *name, int type, const xmlChar *publicId, const xmlChar *systemId,
    xmlChar *content) {
  riverbed_refuse((xmlParserCtxtPtr)data);
}

static inline void riverbed_refuse_attribute(
    void *data, const xmlChar *element, const xmlChar *name, int type, int kind,
    const xmlChar *value, xmlEnumerationPtr values) {
  xmlFreeEnumeration(values);
  riverbed_refuse((xmlParserCtxtPtr)data);
}

static inline void riverbed_refuse_element(
    void *data, const xmlChar *name, int type, xmlElementContentPtr content) {
  riverbed_refuse((xmlParserCtxtPtr)data);
}

// Encoding errors bypass the parser and go to the thread's handler, or else to standard error.
static inline void riverbed_ignore(void *data, const xmlError *error) {}

// Parses untrusted bytes: no network, no external entities or DTDs, no declarations, the parser's
// own limits on size and depth, few names (it compares every attribute of an element with every
// other), few nodes, and no message to standard error. Comments and instructions do not become
// nodes. The flags are C macros of an enum type, which Swift imports as values of a type it cannot
// combine. The first error stays in `first`.
static inline xmlDocPtr riverbed_parse(
    xmlParserCtxtPtr context, const char *bytes, int count, size_t nameLimit, size_t nodeLimit,
    riverbed_xml_error *first) {
  context->_private = first;
  first->nodesLeft = nodeLimit;
  context->sax->serror = (xmlStructuredErrorFunc)riverbed_keep_first;
  context->sax->startElementNs = riverbed_start_element;
  context->sax->reference = riverbed_refer;
  context->sax->comment = NULL;
  context->sax->processingInstruction = NULL;
  context->sax->entityDecl = riverbed_refuse_entity;
  context->sax->attributeDecl = riverbed_refuse_attribute;
  context->sax->elementDecl = riverbed_refuse_element;
  xmlDictSetLimit(context->dict, nameLimit);
  xmlStructuredErrorFunc handler = xmlStructuredError;
  void *data = xmlStructuredErrorContext;
  xmlSetStructuredErrorFunc(NULL, (xmlStructuredErrorFunc)riverbed_ignore);
  xmlDocPtr document = xmlCtxtReadMemory(
      context, bytes, count, NULL, NULL,
      XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NOCDATA);
  xmlSetStructuredErrorFunc(data, handler);
  return document;
}

// xmlFree is a mutable global function pointer, which Swift 6 does not allow reading.
static inline void riverbed_free(void *memory) { xmlFree(memory); }

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
