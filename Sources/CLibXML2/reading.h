// Parses untrusted XML: within limits, with the line of each element, and with the first mistake.

#ifndef RIVERBED_READING_H
#define RIVERBED_READING_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "encodings.h"
#include "libxml2.h"

// Fills the tables that every thread reads, and adds the encodings. The function for the types of
// schemas returns nothing before libxml2 2.11 and a code since then.
static inline void riverbed_prepare(void) {
  xmlInitParser();
  xmlSchemaInitTypes();
  riverbed_add_encodings();
}

// What a document may have and still may, and the first mistake for which it is refused.
typedef struct {
  char message[256];
  int line;
  int column;
  int isFatal;
  int isTooLarge;
  int isRefused;
  size_t nodeLimit;
  size_t nodesLeft;
  int namespaceLimit;
  int depthLimit;
  const char *encoding;
} riverbed_reading;

// Keeps an error, unless there was one before that is as severe.
static inline void riverbed_keep(
    riverbed_reading *first, const char *message, int line, int column, int isFatal) {
  if (first->isFatal || (first->line > 0 && !isFatal)) return;
  snprintf(first->message, sizeof first->message, "%s", message ? message : "");
  first->line = line > 0 ? line : 1;
  first->column = column > 0 ? column : 1;
  first->isFatal = isFatal;
}

// Ends the text at the parser's place. Versions before 2.12 go on after a mistake without saying
// what they read, so nothing could bound it, and they search attributes and namespaces one by one.
// The parser owns the rest of the text and takes a NUL in it for its end. xmlStopParser would free
// the text, in which a parser that reports a mistake still takes a step.
static inline void riverbed_end(xmlParserCtxtPtr context) {
#if LIBXML_VERSION < 21200
  xmlParserInputPtr input = context->input;
  if (input == NULL || input->buf == NULL) return;
  input->buf->readcallback = NULL;
  if (input->cur != NULL && input->end > input->cur)
    memset((void *)input->cur, 0, (size_t)(input->end - input->cur));
#endif
}

// Why a text is refused that is in another encoding, whether or not this libxml2 knows that one.
#define RIVERBED_UNREAD_ENCODING "its encoding is not read; UTF-8 is"

// Keeps the first error for which a document is refused, which is the one to fix: a context itself
// keeps the last, which is often the end of the file. The error became const in libxml2 2.12, hence
// the cast below.
static inline void riverbed_keep_first(void *keeper, const xmlError *error) {
  xmlParserCtxtPtr context = (xmlParserCtxtPtr)keeper;
  riverbed_reading *first = (riverbed_reading *)context->_private;
  if (first->isFatal || error->level < XML_ERR_ERROR) return;
  int isFatal = error->level == XML_ERR_FATAL;
  first->isRefused = isFatal && error->code == XML_ERR_UNSUPPORTED_ENCODING;
  if (first->isRefused)
    riverbed_keep(first, RIVERBED_UNREAD_ENCODING, 1, 1, 1);
  else
    riverbed_keep(first, error->message, error->line, error->int2, isFatal);
  if (isFatal) riverbed_end(context);
}

// Stops for a reason at a line, unless there was a mistake before.
static inline void riverbed_stop(xmlParserCtxtPtr context, const char *reason, intptr_t line) {
  riverbed_reading *first = (riverbed_reading *)context->_private;
  if (!first->isFatal) first->isRefused = 1;
  riverbed_keep(first, reason, (int)line, 1, 1);
  xmlStopParser(context);
  context->wellFormed = 0;
}

// Stops because a document has too much of something.
static inline void riverbed_stop_at_limit(
    xmlParserCtxtPtr context, size_t limit, const char *things, intptr_t line) {
  riverbed_reading *first = (riverbed_reading *)context->_private;
  char reason[sizeof first->message];
  snprintf(reason, sizeof reason, "it has more than %zu %s", limit, things);
  first->isTooLarge = 1;
  riverbed_stop(context, reason, line);
}

static inline intptr_t riverbed_line(xmlParserCtxtPtr context) {
  return context->input == NULL ? 1 : context->input->line;
}

// Returns the line on which the start tag begins that the parser has just read. libxml2 records the
// line on which a tag ends, and no line beyond 65,535. An attribute value cannot contain `<`, so
// the last one before the parser's position is where the tag begins.
static inline intptr_t riverbed_tag_line(xmlParserCtxtPtr context) {
  intptr_t line = riverbed_line(context);
  if (context->input == NULL) return line;
  const xmlChar *place = context->input->cur;
  while (place > context->input->base && *--place != '<') line -= *place == '\n';
  return line;
}

// Takes nodes from those that the document may still have, or stops if too few are left. A node
// takes a few hundred bytes of memory and may be only four bytes of text, `<a/>`.
static inline int riverbed_take(xmlParserCtxtPtr context, size_t count, intptr_t line) {
  riverbed_reading *first = (riverbed_reading *)context->_private;
  if (count <= first->nodesLeft) {
    first->nodesLeft -= count;
    return 1;
  }
  first->nodesLeft = 0;
  riverbed_stop_at_limit(context, first->nodeLimit, "elements and attributes", line);
  return 0;
}

// Whether the namespaces around an element are few enough to search them for each of its names.
// Before libxml2 2.12 the context counts a namespace and its prefix, since then only the namespace.
static inline int riverbed_has_few_namespaces(xmlParserCtxtPtr context, intptr_t line) {
  int limit = ((riverbed_reading *)context->_private)->namespaceLimit;
  if (context->nsNr / (LIBXML_VERSION < 21200 ? 2 : 1) <= limit) return 1;
  riverbed_stop_at_limit(context, (size_t)limit, "namespaces in one place", line);
  return 0;
}

// Whether an element is not inside too many others. The parser's own limit differs between
// versions, and its message names an option of the parser.
static inline int riverbed_is_shallow(xmlParserCtxtPtr context, intptr_t line) {
  int limit = ((riverbed_reading *)context->_private)->depthLimit;
  if (context->nodeNr < limit) return 1;
  char reason[64];
  snprintf(reason, sizeof reason, "it has more than %d levels of elements", limit);
  riverbed_stop(context, reason, line);
  return 0;
}

// Adds an element, if there is room for it and its attributes, and records in `_private` the line
// on which it begins.
static inline void riverbed_start_element(
    void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
    int namespaceCount, const xmlChar **namespaces, int attributeCount, int defaultedCount,
    const xmlChar **attributes) {
  xmlParserCtxtPtr context = (xmlParserCtxtPtr)data;
  xmlNodePtr parent = context->node;
  intptr_t line = riverbed_tag_line(context);
  size_t count = 1 + (size_t)namespaceCount + (size_t)attributeCount;
  if (!riverbed_is_shallow(context, line) || !riverbed_take(context, count, line) ||
      !riverbed_has_few_namespaces(context, line))
    return;
  xmlSAX2StartElementNs(
      data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaultedCount,
      attributes);
  if (context->node != NULL && context->node != parent) context->node->_private = (void *)line;
}

// Adds a reference to an entity that is not known, if there is room for it.
static inline void riverbed_refer(void *data, const xmlChar *name) {
  xmlParserCtxtPtr context = (xmlParserCtxtPtr)data;
  if (riverbed_take(context, 1, riverbed_line(context))) xmlSAX2Reference(data, name);
}

// Adds a document type, unless declarations follow inside it. Default attributes and entities can
// make a short text grow without bound, lists of values are searched one by one, and no file that
// Riverbed reads needs any.
static inline void riverbed_add_document_type(
    void *data, const xmlChar *name, const xmlChar *publicId, const xmlChar *systemId) {
  xmlParserCtxtPtr context = (xmlParserCtxtPtr)data;
  if (context->input != NULL && *context->input->cur == '[')
    riverbed_stop(
        context, "declarations in a document type are not read", riverbed_line(context));
  else
    xmlSAX2InternalSubset(data, name, publicId, systemId);
}

// Whether the parser decodes the text as its caller reads it: as the given encoding, or as one in
// which the bytes of ASCII mean ASCII. UTF-8 does not need an encoder.
static inline int riverbed_has_known_encoding(xmlParserCtxtPtr context) {
  const char *expected = ((riverbed_reading *)context->_private)->encoding;
  xmlParserInputBufferPtr buffer = context->input == NULL ? NULL : context->input->buf;
  const char *name = buffer == NULL || buffer->encoder == NULL ? "UTF-8" : buffer->encoder->name;
  if (expected == NULL) return riverbed_keeps_ascii(name);
  return xmlStrcasecmp((const xmlChar *)name, (const xmlChar *)expected) == 0;
}

// Starts a document, if its encoding is one that is read.
static inline void riverbed_start_document(void *data) {
  xmlParserCtxtPtr context = (xmlParserCtxtPtr)data;
  if (riverbed_has_known_encoding(context))
    xmlSAX2StartDocument(data);
  else
    riverbed_stop(context, RIVERBED_UNREAD_ENCODING, 1);
}

// Encoding errors bypass the parser and go to the thread's handler, or else to standard error.
static inline void riverbed_ignore(void *data, const xmlError *error) {}

// Parses untrusted bytes: no network, no external entities or DTDs, no declarations, the parser's
// own limits on size and depth, few nodes, few namespaces, and no message to standard error.
// Comments and instructions do not become nodes, and short texts are kept inside their nodes. The
// flags are C macros of an enum type, which Swift imports as values of a type it cannot combine.
// `first` has the limits, and keeps the first error.
static inline xmlDocPtr riverbed_parse(
    xmlParserCtxtPtr context, const char *bytes, int count, riverbed_reading *first) {
  context->_private = first;
  first->nodesLeft = first->nodeLimit;
  context->sax->serror = (xmlStructuredErrorFunc)riverbed_keep_first;
  context->sax->startDocument = riverbed_start_document;
  context->sax->internalSubset = riverbed_add_document_type;
  context->sax->startElementNs = riverbed_start_element;
  context->sax->reference = riverbed_refer;
  context->sax->comment = NULL;
  context->sax->processingInstruction = NULL;
  xmlStructuredErrorFunc handler = xmlStructuredError;
  void *data = xmlStructuredErrorContext;
  xmlSetStructuredErrorFunc(NULL, (xmlStructuredErrorFunc)riverbed_ignore);
  xmlDocPtr document = xmlCtxtReadMemory(
      context, bytes, count, NULL, NULL,
      XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NOCDATA |
          XML_PARSE_COMPACT);
  xmlSetStructuredErrorFunc(data, handler);
  return document;
}

#endif
