// Shows pictures that show something else now, each as soon as it is loaded, so that none flashes.

// The attribute of an element that has the address of a picture.
const addressing = (element) =>
  element.localName === "source" ? "srcset" : element.localName === "image" ? "href" : "src";
const pictures = () => [...document.querySelectorAll("main img, main source, main image")];

// The address of a picture as the page has it, without what this script adds to it.
const owns = new WeakMap();
const own = (element) => {
  const text = element.getAttribute(addressing(element))?.split("?")[0] ?? "";
  if (!text.startsWith(before)) owns.set(element, text);
  return owns.get(element);
};
const pathOf = (element) => new URL(own(element), document.baseURI).pathname;

const before = root + ".live/before/";

// The address that each picture was last asked for: a slower one that comes later is not shown.
const wanted = new WeakMap();

// Shows a picture at another address once it is there.
const show = async (element, address) => {
  wanted.set(element, address);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    // The picture is not there anymore: the page says so.
  }
  if (wanted.get(element) === address) element.setAttribute(addressing(element), address);
};

// The pictures that the last save changed.
let changed = [];

// Finds the pictures of this page at some paths, or all if there are no paths.
const findChanged = (paths) => {
  changed = pictures().filter((one) =>
    own(one) !== "" && (paths === null || paths.has(decodeURI(pathOf(one)).slice(root.length))));
};

// Shows these pictures again.
const changePictures = (paths, number) => {
  findChanged(paths);
  return Promise.all(changed.map((one) => show(one, own(one) + "?" + number)));
};

// Holds the pictures of before the last save, or lets them go.
const holdBefore = (isHeld, number) => {
  for (const one of changed) {
    show(one, (isHeld ? before + pathOf(one).slice(root.length) : own(one)) + "?" + number);
  }
};
