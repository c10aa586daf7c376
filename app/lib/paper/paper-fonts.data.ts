import hebrewRegular from "./paper-hebrew-400.ttf?inline";
import hebrewBold from "./paper-hebrew-700.ttf?inline";
import latinRegular from "./paper-latin-400.ttf?inline";
import latinBold from "./paper-latin-700.ttf?inline";

/** Heebo in two weights, 37 KB together, as data URLs. */
export const FONT_FILES = {
  regular: { latin: latinRegular, hebrew: hebrewRegular },
  bold: { latin: latinBold, hebrew: hebrewBold },
};
