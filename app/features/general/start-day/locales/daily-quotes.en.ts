/** The quotes. Only the server reads them: a page carries the one of its day. */
const en = {
  churchill: {
    text: "We shape our buildings, and afterwards our buildings shape us.",
    author: "Winston Churchill",
    source: "House of Commons, October 28, 1943",
  },
  wotton: {
    text: "Well building hath three conditions: Commodity, Firmness, and Delight.",
    author: "Henry Wotton",
    source: "The Elements of Architecture, 1624",
  },
  sullivan: {
    text: "Form ever follows function.",
    author: "Louis H. Sullivan",
    source: "The Tall Office Building Artistically Considered, 1896",
  },
  ruskin: {
    text: "When we build, let us think that we build for ever.",
    author: "John Ruskin",
    source: "The Seven Lamps of Architecture, 1849",
  },
  franklin: {
    text: "An ounce of prevention is worth a pound of cure.",
    author: "Benjamin Franklin",
    source: "on fires in towns, Pennsylvania Gazette, 1735",
  },
  frost: {
    text: "Good fences make good neighbors.",
    author: "Robert Frost",
    source: "Mending Wall, in North of Boston, 1914",
  },
  morris: {
    text: "Have nothing in your houses that you do not know to be useful, or believe to be beautiful.",
    author: "William Morris",
    source: "The Beauty of Life, lecture, 1880",
  },
  thoreau: {
    text: "If you have built castles in the air, your work need not be lost; that is where they should be. Now put the foundations under them.",
    author: "Henry David Thoreau",
    source: "Walden, 1854",
  },
  vitruvius: {
    text: "All these must be built with due reference to durability, convenience, and beauty.",
    author: "Vitruvius",
    source: "The Ten Books on Architecture, I.3, 1st century BC; translated by M. H. Morgan, 1914",
  },
  archimedes: {
    text: "Give me the place to stand, and I shall move the earth.",
    author: "Archimedes",
    source: "as reported by Pappus of Alexandria, Collection VIII, 4th century",
  },
  burnham: {
    text: "Make no little plans; they have no magic to stir men's blood.",
    author: "Daniel H. Burnham",
    source: "attributed; printed by Willis Polk in 1912, after his death",
  },
  "measure-twice": {
    text: "Measure twice, cut once.",
    author: "Trade saying",
    source: "of carpenters, author unknown",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "daily-quotes": typeof en;
  }
}
