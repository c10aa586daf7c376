import { importTypeScript } from "./import-typescript.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * @typedef {object} Screen
 * @property {string} id
 * @property {string} path an example where it has a parameter
 * @property {"public" | "member" | "admin" | "local" | "link"} access
 * @property {boolean} [shared]
 */

/**
 * Every screen of the site map that can be opened by its address, from the site map itself: a link's has none but each
 * link's own.
 * @returns {Promise<Screen[]>}
 */
export async function allScreens() {
  const { SCREENS, addressOf } = await importTypeScript("app/site-map.ts");
  return SCREENS.filter((/** @type {Screen} */ { access }) => access !== "link").map(
    (/** @type {Screen} */ screen) => ({
      ...screen,
      path: addressOf(screen),
    }),
  );
}

/** The screens that anybody can open. */
export async function publicScreens() {
  return (await allScreens()).filter(({ access }) => access === "public");
}

/**
 * The screens that somebody named, or all of `offered` when nobody named any.
 * @param {Screen[]} offered
 * @param {string[]} named
 */
export function chosenScreens(offered, named) {
  const unknown = named.filter((id) => !offered.some((screen) => screen.id === id));
  if (unknown.length > 0) {
    const known = offered.map(({ id }) => id).join(", ");
    throw new Refusal(`There is no screen ${unknown.join(", ")} to choose; there are ${known}.`);
  }
  return named.length > 0 ? offered.filter(({ id }) => named.includes(id)) : offered;
}
