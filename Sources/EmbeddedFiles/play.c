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
#embed "../../Themes/Prototype/controls.css"
,
#embed "../../Themes/Prototype/journey.css"
,
#embed "../../Themes/Prototype/motion.css"
,
#embed "../../Themes/Prototype/narrow.css"
,
#embed "../../Themes/Prototype/low.css"
};
RETURN(play_css)

// The scripts of prototypes: how a device is used, by touch or with a remote, and what they share.
static const unsigned char play_js[] = {
#embed "../../Themes/Prototype/Script/motion.js"
,
#embed "../../Themes/Prototype/Script/swipe.js"
,
#include "play-shared.h"
};
RETURN(play_js)

static const unsigned char remote_js[] = {
#embed "../../Themes/Prototype/Script/remote.js"
,
#include "play-shared.h"
};
RETURN(remote_js)
