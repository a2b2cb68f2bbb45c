// What the scripts of prototypes share: parts of that of sites, and what only prototypes have.
#embed "../../Themes/Site/Script/tools.js" suffix(,)
#embed "../../Themes/Site/Script/choices.js" suffix(,)
#embed "../../Themes/Site/Script/help.js" suffix(,)
#embed "../../Themes/Prototype/Script/way.js" suffix(,)
#embed "../../Themes/Prototype/Script/places.js" suffix(,)
#embed "../../Themes/Prototype/Script/dots.js" suffix(,)
#embed "../../Themes/Prototype/Script/item.js" suffix(,)
#embed "../../Themes/Prototype/Script/keys.js" suffix(,)
#embed "../../Themes/Prototype/Script/start.js"
