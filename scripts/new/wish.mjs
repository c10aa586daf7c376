import { Refusal } from "../lib/refusal.mjs";

const KINDS = /** @type {const} */ (["screen", "feature", "table"]);

const USAGE = [
  "npm run new screen <area> <path> [in <feature>] [private]",
  "npm run new feature <area> <path>",
  "npm run new table <area> <name> [in <feature>]",
].join("\n");

/** Lower-case words joined by hyphens, a letter first. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * What somebody wants made.
 * @typedef {object} Wish
 * @property {typeof KINDS[number]} kind
 * @property {string} area
 * @property {string} feature the folder in the area
 * @property {string} name of files and of the namespace, `site-notes`
 * @property {string} path of the page, `/site-notes`; empty for a table
 * @property {boolean} isPrivate
 */

/**
 * Reads the words behind `npm run new`; options would need npm's `--`.
 * @param {string[]} words
 * @returns {Wish}
 */
export function readWish(words) {
  const [kind, area = "", target = "", ...others] = words;
  const known = KINDS.find((one) => one === kind);
  if (!known || !area || !target) throw new Refusal(USAGE);
  if (!NAME.test(area)) throw new Refusal(`${area} is no area; they stand in app/site-map.ts.`);
  const name = known === "table" ? target : nameOf(target);
  if (!NAME.test(name)) throw new Refusal(`${name}: a name is lower-case words joined by hyphens.`);
  /** @type {Wish} */
  const wish = {
    kind: known,
    area,
    feature: name,
    name,
    path: known === "table" ? "" : target,
    isPrivate: known === "feature",
  };
  while (others.length > 0) {
    const word = others.shift();
    if (word === "private" && known === "screen") wish.isPrivate = true;
    else if (word === "in" && known !== "feature" && NAME.test(others[0] ?? ""))
      wish.feature = others.shift() ?? "";
    else throw new Refusal(`“${word}” is not understood here.\n${USAGE}`);
  }
  return wish;
}

/** @param {string} path */
function nameOf(path) {
  if (!path.startsWith("/")) throw new Refusal(`${path}: a path begins with a slash, such as /${path}.`);
  if (path.includes(":"))
    throw new Refusal(`${path}: make the page without a parameter and add it by hand; it needs an example.`);
  return path.slice(1).split("/").join("-");
}
