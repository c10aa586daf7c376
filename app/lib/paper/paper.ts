import bidiFactory from "bidi-js";
import type { Font } from "./font.ts";
import { paperFonts } from "./paper-fonts.ts";

/** US letter, in points of 1/72 inch, the origin at the top left. */
export const PAPER = { width: 612, height: 792 } as const;

export type Direction = "ltr" | "rtl";

interface TextLook {
  size: number;
  bold?: boolean;
  /** Which end of the text stands at `x`. */
  anchor: "left" | "right";
  /** Of the paragraph; that of its first strong letter if left out, as of what somebody typed. */
  direction?: Direction;
}

type Face = "latinRegular" | "latinBold" | "hebrewRegular" | "hebrewBold";

/** Letters that stand in one font, from left to right as they are seen. */
interface Run {
  face: Face;
  text: string;
}

const bidi = bidiFactory();
/** What reads the same in letters that the fonts have. */
const ALIKE: Readonly<Record<string, string>> = {
  "′": "'",
  "″": '"',
  "‑": "-",
  "−": "–",
  "\u202f": "\u00a0",
};
/** Marks of direction have done their work once the line is in its order, and have no shape. */
const UNSEEN = /[\p{Cf}\p{Cc}]/gu;

/** A line as it is seen, from left to right, by the Unicode Bidirectional Algorithm, with its brackets mirrored. */
export function seenOrder(text: string, direction?: Direction): string {
  return bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, direction)).replace(UNSEEN, "");
}

const short = (value: number) => String(Math.round(value * 100) / 100);
const hex = (value: number) => value.toString(16).padStart(4, "0");
/** A text string of a PDF, in UTF-16. */
const written = (text: string) => `<feff${Array.from(text, (_, n) => hex(text.charCodeAt(n))).join("")}>`;

const encoder = new TextEncoder();

async function deflated(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * A paper of text and rules in English, Spanish and Hebrew, written as PDF 1.7 (ISO 32000-1) with its fonts in it, so
 * that it looks the same everywhere and its text can be found and copied. The same input gives the same bytes.
 */
export class Paper {
  readonly #pages: string[][] = [];
  /** The glyphs of each font that were written, with their letters. */
  readonly #used = new Map<Face, Map<number, number>>();
  #lacking = false;

  /** Whether a letter was written that the fonts lack: a `?` stands in its place. */
  get lacksLetters(): boolean {
    return this.#lacking;
  }
  get pageCount(): number {
    return this.#pages.length;
  }

  newPage(): void {
    this.#pages.push([]);
  }

  /** The length of a line, in points. */
  widthOf(text: string, size: number, bold = false): number {
    return (
      (this.#runs(text.replace(UNSEEN, ""), bold)
        .flatMap(({ face, text: run }) =>
          Array.from(run, (letter) => {
            const font = fontOf(face);
            return font.advanceOf(font.glyphOf(codeOf(letter)));
          }),
        )
        .reduce((sum, width) => sum + width, 0) *
        size) /
      1000
    );
  }

  /** Breaks a text into lines no longer than `width`; a word that is longer is broken, too. */
  linesOf(text: string, size: number, width: number, bold = false): string[] {
    const lines: string[] = [];
    let line = "";
    const fits = (one: string) => this.widthOf(one, size, bold) <= width;
    for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = "";
      for (const letter of word) {
        if (line && !fits(line + letter)) {
          lines.push(line);
          line = "";
        }
        line += letter;
      }
    }
    return line ? [...lines, line] : lines;
  }

  /**
   * Writes one line.
   * @param y from the top to the line on which the letters stand, in points as `x`
   * @param page from 0; the last one if left out
   */
  text(
    x: number,
    y: number,
    text: string,
    { size, bold = false, anchor, direction }: TextLook,
    page?: number,
  ) {
    const whole = text.normalize("NFC");
    const at = anchor === "left" ? x : x - this.widthOf(whole, size, bold);
    const shown = this.#runs(seenOrder(whole, direction), bold).map(({ face, text: run }) => {
      const font = fontOf(face);
      const used = this.#used.get(face) ?? new Map<number, number>();
      this.#used.set(face, used);
      const glyphs = Array.from(run, (letter) => {
        const glyph = font.glyphOf(codeOf(letter));
        used.set(glyph, codeOf(letter));
        return hex(glyph);
      });
      return `/${face} ${short(size)} Tf <${glyphs.join("")}> Tj`;
    });
    if (shown.length > 0)
      this.#on(page).push(`BT 0 g 1 0 0 1 ${short(at)} ${short(PAPER.height - y)} Tm ${shown.join(" ")} ET`);
  }

  /** A rule across, `width` points thick. */
  rule(from: number, to: number, y: number, width = 0.5): void {
    const up = short(PAPER.height - y);
    this.#on().push(`${short(width)} w 0 G ${short(from)} ${up} m ${short(to)} ${up} l S`);
  }

  /** The file. */
  async write({ title, language, direction }: { title: string; language: string; direction: Direction }) {
    const bodies: (string | Uint8Array)[][] = [];
    /** Takes its place now, so that what is written earlier can name it. */
    const place = () => bodies.push([]);
    const put = (number: number, ...body: (string | Uint8Array)[]) => {
      bodies[number - 1] = body;
    };
    const stream = async (number: number, entries: string, content: string | Uint8Array<ArrayBuffer>) => {
      const packed = await deflated(content);
      put(
        number,
        `<< ${entries}/Length ${packed.byteLength} /Filter /FlateDecode >>\nstream\n`,
        packed,
        "\nendstream",
      );
    };
    const [catalog, tree, about] = [place(), place(), place()];
    put(
      catalog,
      `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true /Direction /${direction === "rtl" ? "R2L" : "L2R"} >> >>`,
    );
    put(about, `<< /Title ${written(title)} /Producer (Groundwork) >>`);
    const fonts: string[] = [];
    for (const [face, used] of this.#used) {
      const font = fontOf(face);
      const [whole, holder, descendant, descriptor, file, letters] = [
        `/BaseFont /${face}`,
        place(),
        place(),
        place(),
        place(),
        place(),
      ];
      const glyphs = [...used].sort(([one], [other]) => one - other);
      put(
        holder,
        `<< /Type /Font /Subtype /Type0 ${whole} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${letters} 0 R >>`,
      );
      put(
        descendant,
        `<< /Type /Font /Subtype /CIDFontType2 ${whole} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /W [${glyphs.map(([glyph]) => `${glyph} [${short(font.advanceOf(glyph))}]`).join(" ")}] >>`,
      );
      put(
        descriptor,
        `<< /Type /FontDescriptor /FontName /${face} /Flags 4 /FontBBox [${font.box.join(" ")}] /ItalicAngle 0 /Ascent ${short(font.ascent)} /Descent ${short(font.descent)} /CapHeight 711 /StemV ${face.endsWith("Bold") ? 140 : 80} /FontFile2 ${file} 0 R >>`,
      );
      await stream(file, `/Length1 ${font.bytes.byteLength} `, font.bytes);
      await stream(letters, "", toUnicode(glyphs));
      fonts.push(`/${face} ${holder} 0 R`);
    }
    const pages: number[] = [];
    for (const content of this.#pages) {
      const [page, drawn] = [place(), place()];
      pages.push(page);
      put(
        page,
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${PAPER.width} ${PAPER.height}] /Resources << /Font << ${fonts.join(" ")} >> >> /Contents ${drawn} 0 R >>`,
      );
      await stream(drawn, "", content.join("\n"));
    }
    put(tree, `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((n) => `${n} 0 R`).join(" ")}] >>`);
    return fileOf(bodies, catalog, about);
  }

  #on(page = this.#pages.length - 1): string[] {
    const content = this.#pages[page];
    if (!content) throw new RangeError(`there is no page ${page}`);
    return content;
  }

  /** Which font each letter stands in. Of a letter that none has, the letter without its accent, or a `?`. */
  #runs(text: string, bold: boolean): Run[] {
    const weight = paperFonts()[bold ? "bold" : "regular"];
    const runs: Run[] = [];
    for (const letter of text) {
      // A point that no font places is left out; the letter under it stays.
      if (/\p{M}/u.test(letter)) continue;
      const has = (kind: "latin" | "hebrew", one: string) => weight[kind].glyphOf(codeOf(one)) > 0;
      const alike = ALIKE[letter];
      const shown =
        [letter, alike, letter.normalize("NFD").slice(0, 1)].find(
          (one) => one && (has("latin", one) || has("hebrew", one)),
        ) ?? "?";
      if (shown !== letter && shown !== alike) this.#lacking = true;
      const kind = has("latin", shown) ? "latin" : "hebrew";
      const face: Face = `${kind}${bold ? "Bold" : "Regular"}`;
      const last = runs.at(-1);
      if (last?.face === face) last.text += shown;
      else runs.push({ face, text: shown });
    }
    return runs;
  }
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

function fontOf(face: Face): Font {
  const weight = paperFonts()[face.endsWith("Bold") ? "bold" : "regular"];
  return face.startsWith("hebrew") ? weight.hebrew : weight.latin;
}

/** Which letter a glyph stands for, so that a reader can search and copy. At most a hundred to a block. */
function toUnicode(glyphs: readonly [number, number][]): string {
  const blocks: string[] = [];
  for (let from = 0; from < glyphs.length; from += 100) {
    const some = glyphs.slice(from, from + 100);
    blocks.push(
      `${some.length} beginbfchar`,
      ...some.map(([glyph, code]) => `<${hex(glyph)}> <${hex(code)}>`),
      "endbfchar",
    );
  }
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CMapName /Letters def /CMapType 2 def",
    "1 begincodespacerange <0000> <ffff> endcodespacerange",
    ...blocks,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}

function fileOf(bodies: readonly (string | Uint8Array)[][], catalog: number, about: number) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const put = (...parts: (string | Uint8Array)[]) => {
    for (const part of parts) {
      const bytes = typeof part === "string" ? encoder.encode(part) : part;
      chunks.push(bytes);
      length += bytes.byteLength;
    }
  };
  put("%PDF-1.7\n", new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  const offsets = bodies.map((body, n) => {
    const offset = length;
    put(`${n + 1} 0 obj\n`, ...body, "\nendobj\n");
    return offset;
  });
  const table = length;
  put(`xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) put(`${String(offset).padStart(10, "0")} 00000 n \n`);
  put(
    `trailer\n<< /Size ${bodies.length + 1} /Root ${catalog} 0 R /Info ${about} 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  const file = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.byteLength;
  }
  return file;
}
