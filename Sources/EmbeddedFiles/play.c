#include "embedding.h"

// The stylesheet of prototypes.
static const unsigned char play_css[] = {
#embed "../../Themes/Prototype/device.css"
,
#embed "../../Themes/Prototype/parts.css"
,
#embed "../../Themes/Prototype/stand-ins.css"
,
#embed "../../Themes/Prototype/swipe.css"
,
#embed "../../Themes/Prototype/television.css"
,
#embed "../../Themes/Prototype/tab-choice.css"
,
#embed "../../Themes/Prototype/journey.css"
,
#embed "../../Themes/Prototype/motion.css"
,
#embed "../../Themes/Prototype/narrow.css"
};
RETURN(play_css)

// The scripts of prototypes: what they share with that of sites, what only prototypes have, and how
// a device is used, by touch or with a remote.
static const unsigned char play_js[] = {
#embed "../../Themes/Site/Script/tools.js"
,
#embed "../../Themes/Site/Script/choices.js"
,
#embed "../../Themes/Site/Script/help.js"
,
#embed "../../Themes/Prototype/Script/way.js"
,
#embed "../../Themes/Prototype/Script/places.js"
,
#embed "../../Themes/Prototype/Script/motion.js"
,
#embed "../../Themes/Prototype/Script/dots.js"
,
#embed "../../Themes/Prototype/Script/swipe.js"
,
#embed "../../Themes/Prototype/Script/keys.js"
,
#embed "../../Themes/Prototype/Script/start.js"
};
RETURN(play_js)

static const unsigned char remote_js[] = {
#embed "../../Themes/Site/Script/tools.js"
,
#embed "../../Themes/Site/Script/choices.js"
,
#embed "../../Themes/Site/Script/help.js"
,
#embed "../../Themes/Prototype/Script/way.js"
,
#embed "../../Themes/Prototype/Script/places.js"
,
#embed "../../Themes/Prototype/Script/motion.js"
,
#embed "../../Themes/Prototype/Script/dots.js"
,
#embed "../../Themes/Prototype/Script/remote.js"
,
#embed "../../Themes/Prototype/Script/keys.js"
,
#embed "../../Themes/Prototype/Script/start.js"
};
RETURN(remote_js)
