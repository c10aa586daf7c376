import { type Font, readFont } from "./font.ts";
import hebrewRegular from "./paper-hebrew-400.ttf?inline";
import hebrewBold from "./paper-hebrew-700.ttf?inline";
import latinRegular from "./paper-latin-400.ttf?inline";
import latinBold from "./paper-latin-700.ttf?inline";

function ofDataUrl(url: string): Font {
  const letters = atob(url.slice(url.indexOf(",") + 1));
  return readFont(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}

interface Weight {
  latin: Font;
  hebrew: Font;
}
let read: { regular: Weight; bold: Weight } | undefined;

/** Heebo in two weights, 37 KB together, read when the first paper is written. */
export function paperFonts(): { regular: Weight; bold: Weight } {
  read ??= {
    regular: { latin: ofDataUrl(latinRegular), hebrew: ofDataUrl(hebrewRegular) },
    bold: { latin: ofDataUrl(latinBold), hebrew: ofDataUrl(hebrewBold) },
  };
  return read;
}
