// What the scripts of prototypes share: parts of that of sites, and what only prototypes have.
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
#embed "../../Themes/Prototype/Script/dots.js"
,
#embed "../../Themes/Prototype/Script/item.js"
,
#embed "../../Themes/Prototype/Script/keys.js"
,
#embed "../../Themes/Prototype/Script/start.js"
