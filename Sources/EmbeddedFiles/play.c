#include "embedding.h"

// The stylesheet of prototypes.
static const unsigned char play_css[] = {
#embed "../../Themes/Prototype/device.css" suffix(,)
#embed "../../Themes/Prototype/parts.css" suffix(,)
#embed "../../Themes/Prototype/stand-ins.css" suffix(,)
#embed "../../Themes/Prototype/swipe.css" suffix(,)
#embed "../../Themes/Prototype/television.css" suffix(,)
#embed "../../Themes/Prototype/tab-choice.css" suffix(,)
#embed "../../Themes/Prototype/controls.css" suffix(,)
#embed "../../Themes/Prototype/journey.css" suffix(,)
#embed "../../Themes/Prototype/motion.css" suffix(,)
#embed "../../Themes/Prototype/narrow.css" suffix(,)
#embed "../../Themes/Prototype/low.css" suffix(,)
#embed "../../Themes/Prototype/low-player.css"
};
RETURN(play_css)

// The scripts of prototypes: how a device is used, by touch or with a remote, and what they share.
static const unsigned char play_js[] = {
#embed "../../Themes/Prototype/Script/motion.js" suffix(,)
#embed "../../Themes/Prototype/Script/swipe.js" suffix(,)
#include "play-shared.h"
};
RETURN(play_js)

static const unsigned char remote_js[] = {
#embed "../../Themes/Prototype/Script/remote.js" suffix(,)
#include "play-shared.h"
};
RETURN(remote_js)
