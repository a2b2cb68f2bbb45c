// The headers of libxml2 that Riverbed uses.

#ifndef RIVERBED_LIBXML2_H
#define RIVERBED_LIBXML2_H

#include <libxml/xmlversion.h>
// Debian builds libxml2 with ICU, whose headers clash with the ICU inside Foundation. Only the
// declarations of its encoding handlers depend on it, and nothing here uses those.
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/schemasInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlIO.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>
#include <libxml/xmlschemastypes.h>
#include <libxml/xmlwriter.h>

#endif
