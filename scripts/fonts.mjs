#!/usr/bin/env node
// npm run fonts: cuts Heebo to what the interface writes. The results in app/fonts are committed; run it again when the
// package changes or a language needs another letter.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
// @ts-expect-error The package has no types.
import subsetFont from "subset-font";
import { inRoot } from "./lib/root.mjs";

/**
 * The weights from running text to headlines, kerning and tabular figures, and nothing that the page never asks for:
 * a font under 14 KB comes in one round trip of a fresh connection, a larger one in two. Without GDEF the kerning is
 * that of the regular weight in all of them.
 */
const CUT = {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ["kern", "tnum", "mark", "ccmp"],
  noHinting: true,
};
/** Hebrew points are placed by GPOS, which wants GDEF to know a mark. @type {Record<string, string[]>} */
const DROPPED = { latin: ["STAT", "gasp", "GDEF"], hebrew: ["STAT", "gasp"] };

/**
 * @param {number} from
 * @param {number} to
 */
const letters = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

/** English, Spanish and Hebrew with their quotation marks, and what builders write: feet, inches, degrees, fractions. */
const SUBSETS = {
  latin: `${letters(0x20, 0x7e)}\u00a0¡©«°·»¼½¾¿×ÁÉÍÑÓÚÜáéíñóúüç–—‘’“”•…′″−`,
  hebrew: `${letters(0x5d0, 0x5ea)}${letters(0x5b0, 0x5c7)}־׳״₪`,
};

const folder = path.dirname(
  createRequire(import.meta.url).resolve("@fontsource-variable/heebo/package.json"),
);
for (const [name, text] of Object.entries(SUBSETS)) {
  const whole = fs.readFileSync(path.join(folder, "files", `heebo-${name}-wght-normal.woff2`));
  const cut = await subsetFont(whole, text, { ...CUT, dropTables: DROPPED[name] });
  fs.writeFileSync(inRoot("app", "fonts", `heebo-${name}.woff2`), cut);
  console.log(`heebo-${name}.woff2: ${whole.length} bytes cut to ${cut.length}`);
}

/**
 * For papers that are written as PDF: two weights of one width each, as TrueType, because that is what a PDF embeds.
 * All of Latin-1, for the names of people. Hebrew without points: a paper places none.
 */
const PAPER = {
  latin: `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}–—‘’“”•…′″−`,
  hebrew: `${letters(0x5d0, 0x5ea)}־׳״₪`,
};
const UNUSED = ["GPOS", "GSUB", "GDEF", "STAT", "gasp", "name", "post", "OS/2"];
for (const [name, text] of Object.entries(PAPER))
  for (const weight of [400, 700]) {
    const whole = fs.readFileSync(path.join(folder, "files", `heebo-${name}-wght-normal.woff2`));
    const cut = await subsetFont(whole, text, {
      targetFormat: "truetype",
      variationAxes: { wght: weight },
      keepFeatures: [],
      noHinting: true,
      dropTables: UNUSED,
    });
    fs.writeFileSync(inRoot("app", "lib", "paper", `paper-${name}-${weight}.ttf`), cut);
    console.log(`paper-${name}-${weight}.ttf: ${whole.length} bytes cut to ${cut.length}`);
  }
