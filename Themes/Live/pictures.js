// Shows pictures that show something else now, each as soon as it is loaded, so that none flashes.

// The attribute of an element that has the address of a picture.
const addressing = (element) =>
  element.localName === "source" ? "srcset" : element.localName === "image" ? "href" : "src";
const pictures = () => [...document.querySelectorAll("main img, main source, main image")];

// The address of a picture without what this script adds to it.
const pathOf = (element) => {
  const text = element.getAttribute(addressing(element));
  return text === null ? null : decodeURI(new URL(text.split("?")[0], document.baseURI).pathname);
};

const before = "/.live/before";
const trimmed = (path) => path.startsWith(before) ? path.slice(before.length) : path;

// Shows a picture at another address once it is there.
const show = async (element, address) => {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    // The picture is not there anymore: the page says so.
  }
  element.setAttribute(addressing(element), address);
};

// The pictures that the last save changed.
let changed = [];

// Finds the pictures of this page at some paths, or all if there are no paths.
const findChanged = (paths) => {
  changed = pictures().filter((one) => {
    const path = pathOf(one);
    return path !== null && (paths === null || paths.has(trimmed(path).slice(1)));
  });
};

// Shows these pictures again.
const changePictures = (paths, number) => {
  findChanged(paths);
  return Promise.all(changed.map((one) => show(one, encodeURI(trimmed(pathOf(one))) + "?" + number)));
};

// Holds the pictures of before the last save, or lets them go.
const holdBefore = (isHeld, number) => {
  for (const one of changed) {
    const path = encodeURI(trimmed(pathOf(one)));
    show(one, (isHeld ? before + path : path) + "?" + number);
  }
};
