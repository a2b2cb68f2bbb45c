// Encodings of one byte for each character, of which the first half is ASCII.
//
// libxml2 knows only ISO-8859-1 itself. For the others it asks the C library or ICU, which read
// them from files of the system, so that what is read would depend on the machine, and a program
// without libraries could not read them at all.

#ifndef RIVERBED_ENCODINGS_H
#define RIVERBED_ENCODINGS_H

#include "libxml2.h"

// Writes bytes as UTF-8, of which the last of an encoding mean the given characters, where `?` is a
// byte without a meaning, and the others what they mean in ISO-8859-1. Returns how many bytes were
// written, or -2 at a byte without a meaning.
static inline int riverbed_decode(
    const unsigned short *last, int count, unsigned char *written, int *writtenCount,
    const unsigned char *bytes, int *byteCount) {
  const unsigned char *byte = bytes, *end = bytes + *byteCount;
  unsigned char *place = written, *limit = written + *writtenCount;
  int first = 256 - count, isKnown = 1;
  for (; byte < end && limit - place >= 3; byte++) {
    unsigned character = *byte < first ? *byte : last[*byte - first];
    isKnown = *byte < first || character != '?';
    if (!isKnown) break;
    if (character < 0x80) {
      *place++ = (unsigned char)character;
    } else if (character < 0x800) {
      *place++ = (unsigned char)(0xC0 | character >> 6);
      *place++ = (unsigned char)(0x80 | (character & 0x3F));
    } else {
      *place++ = (unsigned char)(0xE0 | character >> 12);
      *place++ = (unsigned char)(0x80 | (character >> 6 & 0x3F));
      *place++ = (unsigned char)(0x80 | (character & 0x3F));
    }
  }
  *byteCount = (int)(byte - bytes);
  *writtenCount = (int)(place - written);
  return isKnown ? *writtenCount : -2;
}

// Defines the function with which libxml2 reads an encoding, given what its last bytes mean.
#define RIVERBED_ENCODING(name, characters)                                                      \
  static inline int riverbed_decode_##name(                                                      \
      unsigned char *written, int *writtenCount, const unsigned char *bytes, int *byteCount) {   \
    static const unsigned short last[] = characters;                                             \
    return riverbed_decode(                                                                      \
        last, sizeof last / sizeof *last - 1, written, writtenCount, bytes, byteCount);          \
  }

RIVERBED_ENCODING(iso_8859_2,
    u"\u00A0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00ADŽŻ°ą˛ł´ľś\u02C7¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëě"
    u"íîďđńňóôőö÷řůúűüýţ˙")
RIVERBED_ENCODING(iso_8859_3,
    u"\u00A0Ħ˘£¤?Ĥ§¨İŞĞĴ\u00AD?Ż°ħ²³´µĥ·¸ışğĵ½?żÀÁÂ?ÄĊĈÇÈÉÊËÌÍÎÏ?ÑÒÓÔĠÖ×ĜÙÚÛÜŬŜßàáâ?äċĉçèéêëìíîï?ñ"
    u"òóôġö÷ĝùúûüŭŝ˙")
RIVERBED_ENCODING(iso_8859_4,
    u"\u00A0ĄĸŖ¤ĨĻ§¨ŠĒĢŦ\u00ADŽ¯°ą˛ŗ´ĩļ\u02C7¸šēģŧŊžŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎĪĐŅŌĶÔÕÖ×ØŲÚÛÜŨŪßāáâãäåæįčéęëė"
    u"íîīđņōķôõö÷øųúûüũū˙")
RIVERBED_ENCODING(iso_8859_5,
    u"\u00A0ЁЂЃЄЅІЇЈЉЊЋЌ\u00ADЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя№ё"
    u"ђѓєѕіїјљњћќ§ўџ")
RIVERBED_ENCODING(iso_8859_6,
    u"\u00A0???¤???????،\u00AD?????????????\u061B???\u061F?\u0621\u0622\u0623\u0624\u0625\u0626"
    u"\u0627\u0628\u0629\u062A\u062B\u062C\u062D\u062E\u062F\u0630\u0631\u0632\u0633\u0634\u0635"
    u"\u0636\u0637\u0638\u0639\u063A?????\u0640\u0641\u0642\u0643\u0644\u0645\u0646\u0647\u0648"
    u"\u0649\u064A\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652?????????????")
RIVERBED_ENCODING(iso_8859_7,
    u"\u00A0‘’£€₯¦§¨©\u037A«¬\u00AD?―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ?ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμ"
    u"νξοπρςστυφχψωϊϋόύώ?")
RIVERBED_ENCODING(iso_8859_8,
    u"\u00A0?¢£¤¥¦§¨©×«¬\u00AD®¯°±²³´µ¶·¸¹÷»¼½¾????????????????????????????????‗\u05D0\u05D1\u05D2"
    u"\u05D3\u05D4\u05D5\u05D6\u05D7\u05D8\u05D9\u05DA\u05DB\u05DC\u05DD\u05DE\u05DF\u05E0\u05E1"
    u"\u05E2\u05E3\u05E4\u05E5\u05E6\u05E7\u05E8\u05E9\u05EA??\u200E\u200F?")
RIVERBED_ENCODING(iso_8859_9,
    u"\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñ"
    u"òóôõö÷øùúûüışÿ")
RIVERBED_ENCODING(iso_8859_10,
    u"\u00A0ĄĒĢĪĨĶ§ĻĐŠŦŽ\u00ADŪŊ°ąēģīĩķ·ļđšŧž―ūŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎÏÐŅŌÓÔÕÖŨØŲÚÛÜÝÞßāáâãäåæįčéęëėíîïðņ"
    u"ōóôõöũøųúûüýþĸ")
RIVERBED_ENCODING(iso_8859_11,
    u"\u00A0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะ\u0E31าำ\u0E34\u0E35\u0E36\u0E37\u0E38"
    u"\u0E39\u0E3A????฿เแโใไๅ\u0E46\u0E47\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E4D\u0E4E๏๐๑๒๓๔๕๖๗๘๙๚๛??"
    u"??")
RIVERBED_ENCODING(iso_8859_13,
    u"\u00A0”¢£¤„¦§Ø©Ŗ«¬\u00AD®Æ°±²³“µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšń"
    u"ņóōõö÷ųłśūüżž’")
RIVERBED_ENCODING(iso_8859_14,
    u"\u00A0Ḃḃ£ĊċḊ§Ẁ©ẂḋỲ\u00AD®ŸḞḟĠġṀṁ¶ṖẁṗẃṠỳẄẅṡÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏŴÑÒÓÔÕÖṪØÙÚÛÜÝŶßàáâãäåæçèéêëìíîïŵñ"
    u"òóôõöṫøùúûüýŷÿ")
RIVERBED_ENCODING(iso_8859_15,
    u"\u00A0¡¢£€¥Š§š©ª«¬\u00AD®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñ"
    u"òóôõö÷øùúûüýþÿ")
RIVERBED_ENCODING(iso_8859_16,
    u"\u00A0ĄąŁ€„Š§š©Ș«Ź\u00ADźŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđń"
    u"òóôőöśűùúûüęțÿ")
RIVERBED_ENCODING(windows_1250,
    u"€?‚?„…†‡?‰Š‹ŚŤŽŹ?‘’“”•–—?™š›śťžź\u00A0\u02C7˘Ł¤Ą¦§¨©Ş«¬\u00AD®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚ"
    u"ÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙")
RIVERBED_ENCODING(windows_1251,
    u"ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—?™љ›њќћџ\u00A0ЎўЈ¤Ґ¦§Ё©Є«¬\u00AD®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРС"
    u"ТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя")
RIVERBED_ENCODING(windows_1252,
    u"€?‚ƒ„…†‡\u02C6‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌ"
    u"ÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ")
RIVERBED_ENCODING(windows_1253,
    u"€?‚ƒ„…†‡?‰?‹?????‘’“”•–—?™?›????\u00A0΅Ά£¤¥¦§¨©?«¬\u00AD®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ"
    u"?ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ?")
RIVERBED_ENCODING(windows_1254,
    u"€?‚ƒ„…†‡\u02C6‰Š‹Œ????‘’“”•–—˜™š›œ??Ÿ\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌ"
    u"ÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ")
RIVERBED_ENCODING(windows_1255,
    u"€?‚ƒ„…†‡\u02C6‰?‹?????‘’“”•–—˜™?›????\u00A0¡¢£₪¥¦§¨©×«¬\u00AD®¯°±²³´µ¶·¸¹÷»¼½¾¿\u05B0\u05B1"
    u"\u05B2\u05B3\u05B4\u05B5\u05B6\u05B7\u05B8\u05B9?\u05BB\u05BC\u05BD\u05BE\u05BF\u05C0\u05C1"
    u"\u05C2\u05C3\u05F0\u05F1\u05F2\u05F3\u05F4???????\u05D0\u05D1\u05D2\u05D3\u05D4\u05D5\u05D6"
    u"\u05D7\u05D8\u05D9\u05DA\u05DB\u05DC\u05DD\u05DE\u05DF\u05E0\u05E1\u05E2\u05E3\u05E4\u05E5"
    u"\u05E6\u05E7\u05E8\u05E9\u05EA??\u200E\u200F?")
RIVERBED_ENCODING(windows_1256,
    u"€\u067E‚ƒ„…†‡\u02C6‰\u0679‹Œ\u0686\u0698\u0688\u06AF‘’“”•–—\u06A9™\u0691›œ\u200C\u200D\u06BA"
    u"\u00A0،¢£¤¥¦§¨©\u06BE«¬\u00AD®¯°±²³´µ¶·¸¹\u061B»¼½¾\u061F\u06C1\u0621\u0622\u0623\u0624"
    u"\u0625\u0626\u0627\u0628\u0629\u062A\u062B\u062C\u062D\u062E\u062F\u0630\u0631\u0632\u0633"
    u"\u0634\u0635\u0636×\u0637\u0638\u0639\u063A\u0640\u0641\u0642\u0643à\u0644â\u0645\u0646"
    u"\u0647\u0648çèéêë\u0649\u064Aîï\u064B\u064C\u064D\u064Eô\u064F\u0650÷\u0651ù\u0652ûü\u200E"
    u"\u200F\u06D2")
RIVERBED_ENCODING(windows_1257,
    u"€?‚?„…†‡?‰?‹?¨\u02C7¸?‘’“”•–—?™?›?¯˛?\u00A0?¢£¤?¦§Ø©Ŗ«¬\u00AD®Æ°±²³´µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢ"
    u"ĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž˙")
RIVERBED_ENCODING(windows_1258,
    u"€?‚ƒ„…†‡\u02C6‰?‹Œ????‘’“”•–—˜™?›œ??Ÿ\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË"
    u"\u0300ÍÎÏĐÑ\u0309ÓÔƠÖ×ØÙÚÛÜƯ\u0303ßàáâăäåæçèéêë\u0301íîïđñ\u0323óôơö÷øùúûüư₫ÿ")

// All of them, by the names that libxml2 will use, in capitals, and with the other names that
// Windows has for its own.
#define RIVERBED_ENCODINGS(X)                                                                    \
  X("ISO-8859-2", NULL, iso_8859_2) X("ISO-8859-3", NULL, iso_8859_3)                            \
  X("ISO-8859-4", NULL, iso_8859_4) X("ISO-8859-5", NULL, iso_8859_5)                            \
  X("ISO-8859-6", NULL, iso_8859_6) X("ISO-8859-7", NULL, iso_8859_7)                            \
  X("ISO-8859-8", NULL, iso_8859_8) X("ISO-8859-9", NULL, iso_8859_9)                            \
  X("ISO-8859-10", NULL, iso_8859_10) X("ISO-8859-11", NULL, iso_8859_11)                        \
  X("ISO-8859-13", NULL, iso_8859_13) X("ISO-8859-14", NULL, iso_8859_14)                        \
  X("ISO-8859-15", NULL, iso_8859_15) X("ISO-8859-16", NULL, iso_8859_16)                        \
  X("WINDOWS-1250", "CP1250", windows_1250) X("WINDOWS-1251", "CP1251", windows_1251)            \
  X("WINDOWS-1252", "CP1252", windows_1252) X("WINDOWS-1253", "CP1253", windows_1253)            \
  X("WINDOWS-1254", "CP1254", windows_1254) X("WINDOWS-1255", "CP1255", windows_1255)            \
  X("WINDOWS-1256", "CP1256", windows_1256) X("WINDOWS-1257", "CP1257", windows_1257)            \
  X("WINDOWS-1258", "CP1258", windows_1258)

// Adds these encodings to those that libxml2 knows itself, before any that it would ask for.
static inline void riverbed_add_encodings(void) {
#define RIVERBED_ADD(name, alias, id)                                                            \
  xmlNewCharEncodingHandler(name, riverbed_decode_##id, NULL);                                   \
  if (alias) xmlAddEncodingAlias(name, alias);
  RIVERBED_ENCODINGS(RIVERBED_ADD)
#undef RIVERBED_ADD
}

// Whether a name is one of some, of which those that are NULL are none.
static inline int riverbed_is_one_of(const char *name, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (names[i] && xmlStrcasecmp((const xmlChar *)name, (const xmlChar *)names[i]) == 0) return 1;
  return 0;
}

// Whether libxml2's name of an encoding is one that is read and that keeps ASCII: of these, or of
// those that libxml2 knows itself.
static inline int riverbed_keeps_ascii(const char *name) {
#define RIVERBED_NAME(name, alias, id) name,
  const char *names[] = {
      "UTF-8", "ISO-8859-1", "US-ASCII", "ASCII", RIVERBED_ENCODINGS(RIVERBED_NAME)};
#undef RIVERBED_NAME
  return riverbed_is_one_of(name, names, sizeof names / sizeof *names);
}

// Whether a document may declare an encoding by this name, for which libxml2 asks no one else.
static inline int riverbed_may_declare(const char *name) {
#define RIVERBED_ALIAS(name, alias, id) alias,
  const char *names[] = {"UTF8",     "UTF-16",   "UTF16",
                         "UTF-16LE", "UTF-16BE", RIVERBED_ENCODINGS(RIVERBED_ALIAS)};
#undef RIVERBED_ALIAS
  return riverbed_keeps_ascii(name) ||
         riverbed_is_one_of(name, names, sizeof names / sizeof *names);
}

#endif
