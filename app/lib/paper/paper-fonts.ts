import { late } from "../late.ts";
import { type Font, readFont } from "./font.ts";
import { FONT_FILES } from "./paper-fonts.data.ts";

function ofDataUrl(url: string): Font {
  const letters = atob(url.slice(url.indexOf(",") + 1));
  return readFont(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}

const weight = ({ latin, hebrew }: Record<"latin" | "hebrew", string>) => ({
  latin: ofDataUrl(latin),
  hebrew: ofDataUrl(hebrew),
});

/** The fonts of papers, read when the first one is written. */
export const paperFonts = late(() => ({
  regular: weight(FONT_FILES.regular),
  bold: weight(FONT_FILES.bold),
}));
