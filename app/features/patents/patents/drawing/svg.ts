import type { Figure } from "./figure.ts";
import { type Dash, type Mark, SHEET, type Step } from "./sheet.ts";

const DASHES: Record<Dash, string> = { hidden: "5 3", centre: "12 3 2 3" };

/** A tenth of a point is finer than any printer's line. */
const short = (value: number) => String(Math.round(value * 10) / 10);

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

const pathData = (steps: readonly Step[]) =>
  steps.map(([op, ...numbers]) => op + (numbers as number[]).map(short).join(" ")).join("");

function markOf(mark: Mark): string {
  if (mark.kind === "text") {
    const { x, y, text, size, anchor, bold } = mark;
    const attributes = [
      `x="${short(x)}" y="${short(y)}" font-size="${size}"`,
      anchor === "middle" ? "" : ` text-anchor="${anchor}"`,
      bold ? ' font-weight="700"' : "",
      mark.numeral ? ' class="numeral"' : "",
    ].join("");
    return `<text ${attributes}>${escapeXml(text)}</text>`;
  }
  const { steps, width = 1, dash, fill } = mark;
  const attributes = [
    width === 1 ? "" : ` stroke-width="${width}"`,
    dash ? ` stroke-dasharray="${DASHES[dash]}"` : "",
    fill ? ` fill="${fill === "white" ? "#fff" : "#000"}"` : "",
  ].join("");
  return `<path d="${pathData(steps)}"${attributes}/>`;
}

/** A figure as a document of its own: black lines on a white sheet, with its name and its parts for those who listen. */
export function figureSvg({ patentId, number, brief, parts, marks }: Figure): string {
  const id = `fig-${patentId}-${number}`;
  const numerals = parts.map(({ numeral, name }) => `${numeral} ${name}`).join("; ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" role="img" lang="en" aria-labelledby="${id}-title ${id}-desc">`,
    `<title id="${id}-title">FIG. ${number}, patent ${patentId}</title>`,
    `<desc id="${id}-desc">${escapeXml(brief)} Reference numerals: ${escapeXml(numerals)}.</desc>`,
    `<rect width="${SHEET.width}" height="${SHEET.height}" fill="#fff"/>`,
    '<g fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">',
    marks.filter(({ kind }) => kind === "path").length > 0 ? marksIn(marks) : "",
    "</g></svg>",
  ].join("");
}

/** Marks in their order; runs of text share what all of them have. */
function marksIn(marks: readonly Mark[]): string {
  let svg = "";
  let inText = false;
  for (const mark of marks) {
    const text = mark.kind === "text";
    if (text !== inText)
      svg += text
        ? '<g fill="#000" stroke="none" font-family="Helvetica,Arial,Liberation Sans,sans-serif" text-anchor="middle">'
        : "</g>";
    inText = text;
    svg += markOf(mark);
  }
  return inText ? `${svg}</g>` : svg;
}
