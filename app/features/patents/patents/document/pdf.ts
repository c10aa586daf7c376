import { widthOf } from "../drawing/helvetica.ts";
import { type Mark, SHEET, type Step } from "../drawing/sheet.ts";

/**
 * Writes the marks of our drawings as a PDF 1.7 file: vector lines and text in the two fonts that every reader has,
 * compressed page by page, with bookmarks and links. A general library weighs a third of the worker's budget; what is
 * drawn here is lines, curves and Latin text (ISO 32000-1, 7 to 9).
 */
export interface PdfPage {
  marks: readonly Mark[];
  links?: readonly {
    x: number;
    y: number;
    width: number;
    height: number /** Index of the page it leads to. */;
    to: number;
  }[];
}

interface PdfInput {
  title: string;
  pages: readonly PdfPage[];
  /** Bookmarks, each with the index of its page. */
  outline?: readonly { title: string; page: number }[];
}

/** Characters above ASCII that the font's WinAnsi encoding has at other places than Unicode. */
const WIN_ANSI: Record<string, number> = {
  "€": 0x80,
  "…": 0x85,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
};

function literal(text: string): string {
  let written = "";
  for (const letter of text) {
    const code = WIN_ANSI[letter] ?? letter.codePointAt(0) ?? 63;
    if (letter === "(" || letter === ")" || letter === "\\") written += `\\${letter}`;
    else if (code < 32) written += " ";
    else if (code < 127) written += letter;
    else written += code < 256 ? `\\${code.toString(8)}` : "?";
  }
  return `(${written})`;
}

const short = (value: number) => String(Math.round(value * 100) / 100);
/** A PDF page counts upwards. */
const up = (y: number) => short(SHEET.height - y);

const DASHES = { hidden: "[5 3] 0 d", centre: "[12 3 2 3] 0 d" } as const;

function stepOf(step: Step): string {
  switch (step[0]) {
    case "M":
      return `${short(step[1])} ${up(step[2])} m`;
    case "L":
      return `${short(step[1])} ${up(step[2])} l`;
    case "C":
      return `${short(step[1])} ${up(step[2])} ${short(step[3])} ${up(step[4])} ${short(step[5])} ${up(step[6])} c`;
    case "Z":
      return "h";
  }
}

function markOf(mark: Mark): string {
  if (mark.kind === "text") {
    const width = widthOf(mark.text, mark.size, mark.bold);
    const x = mark.anchor === "start" ? mark.x : mark.anchor === "end" ? mark.x - width : mark.x - width / 2;
    return `BT /${mark.bold ? "B" : "R"} ${mark.size} Tf 0 g ${short(x)} ${up(mark.y)} Td ${literal(mark.text)} Tj ET`;
  }
  const { steps, width = 1, dash, fill } = mark;
  const paint = fill
    ? `${fill === "white" ? "1 g" : "0 g"} ${steps.map(stepOf).join(" ")} ${width > 0 ? "B" : "f"}`
    : `${steps.map(stepOf).join(" ")} S`;
  return `${short(width)} w ${dash ? DASHES[dash] : "[] 0 d"} ${paint}`;
}

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const encoder = new TextEncoder();

/** The file's bytes; the same input gives the same bytes. */
export async function writePdf({ title, pages, outline = [] }: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (...parts: (string | Uint8Array)[]) => {
    for (const part of parts) {
      const bytes = typeof part === "string" ? encoder.encode(part) : part;
      chunks.push(bytes);
      length += bytes.byteLength;
    }
  };
  const object = (number: number, ...body: (string | Uint8Array)[]) => {
    offsets[number] = length;
    put(`${number} 0 obj\n`, ...body, "\nendobj\n");
  };
  const FIRST_PAGE = 7;
  const pageObject = (index: number) => FIRST_PAGE + index * 2;
  const firstItem = FIRST_PAGE + pages.length * 2;
  put("%PDF-1.7\n", new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  object(
    1,
    `<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /Outlines 6 0 R /ViewerPreferences << /DisplayDocTitle true >>${outline.length > 0 ? " /PageMode /UseOutlines" : ""} >>`,
  );
  object(
    2,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, n) => `${pageObject(n)} 0 R`).join(" ")}] >>`,
  );
  for (const [number, font] of [
    [3, "Helvetica"],
    [4, "Helvetica-Bold"],
  ] as const)
    object(number, `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`);
  object(5, `<< /Title ${literal(title)} /Producer (Groundwork) >>`);
  object(
    6,
    `<< /Type /Outlines /Count ${outline.length}${outline.length > 0 ? ` /First ${firstItem} 0 R /Last ${firstItem + outline.length - 1} 0 R` : ""} >>`,
  );
  const contents = await Promise.all(
    pages.map(({ marks }) => deflated(["1 J 1 j", ...marks.map(markOf)].join("\n"))),
  );
  for (const [n, { links = [] }] of pages.entries()) {
    const annotations = links.map(
      ({ x, y, width, height, to }) =>
        `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${short(x)} ${up(y + height)} ${short(x + width)} ${up(y)}] /Dest [${pageObject(to)} 0 R /Fit] >>`,
    );
    object(
      pageObject(n),
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${SHEET.width} ${SHEET.height}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${pageObject(n) + 1} 0 R${annotations.length > 0 ? ` /Annots [${annotations.join(" ")}]` : ""} >>`,
    );
    const content = contents[n] ?? new Uint8Array();
    object(
      pageObject(n) + 1,
      `<< /Length ${content.byteLength} /Filter /FlateDecode >>\nstream\n`,
      content,
      "\nendstream",
    );
  }
  for (const [n, item] of outline.entries()) {
    const neighbours = [
      n > 0 ? ` /Prev ${firstItem + n - 1} 0 R` : "",
      n + 1 < outline.length ? ` /Next ${firstItem + n + 1} 0 R` : "",
    ].join("");
    object(
      firstItem + n,
      `<< /Title ${literal(item.title)} /Parent 6 0 R /Dest [${pageObject(item.page)} 0 R /Fit]${neighbours} >>`,
    );
  }
  const table = length;
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  put(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${entries.join("")}`);
  put(`trailer\n<< /Size ${offsets.length} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.byteLength;
  }
  return file;
}
