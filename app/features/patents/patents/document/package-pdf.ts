import { briefOf, drawFigure } from "../drawing/figure.ts";
import { Drawing, type Mark, SHEET } from "../drawing/sheet.ts";
import { filedWords } from "../filing-list.server.ts";
import { CHECKS } from "../patents.filters.ts";
import { claimsOutline } from "../patents.logic.ts";
import {
  factsOf,
  openLine,
  PACKAGE_WORDS,
  type PackageContent,
  type PackagePatent,
  packageTotals,
  specificationOf,
} from "./package-content.ts";
import { TextPages } from "./pages.ts";
import { type PdfPage, writePdf } from "./pdf.ts";

/** What the PDF's two fonts can write. */
const LATIN = /^[\n\r\t\u0020-\u00ff€…‘’“”•–—]*$/;

function cover(content: PackageContent): PdfPage[] {
  const set = new TextPages();
  const totals = packageTotals(content);
  set.newPage();
  set.skip(120);
  set.paragraph("GROUNDWORK", { size: 11, bold: true });
  set.paragraph(PACKAGE_WORDS.title, { size: 24, bold: true, above: 14 });
  set.paragraph(PACKAGE_WORDS.selections[content.selection], { size: 13, above: 14 });
  set.rule();
  for (const [name, value] of [
    ["Data of", content.date],
    ["Patents", String(totals.patents)],
    ["Claims", String(totals.claims)],
    ["Figures, one to a sheet", String(totals.figures)],
  ] as const)
    set.row(name, value, { size: 11 });
  set.paragraph(PACKAGE_WORDS.value, { size: 13, bold: true, above: 24 });
  set.paragraph(PACKAGE_WORDS.basis);
  set.paragraph("Sample", { size: 11, bold: true, above: 24 });
  set.paragraph(PACKAGE_WORDS.notice);
  return set.pages.map(({ drawing, links }) => ({ marks: drawing.marks, links }));
}

/** The list of patents with the pages on which they begin. */
function index(patents: readonly PackagePatent[], starts: readonly number[]): PdfPage[] {
  const set = new TextPages();
  set.newPage();
  set.paragraph("Index", { size: 18, bold: true });
  set.rule();
  for (const [n, { patent, title }] of patents.entries()) {
    const start = starts[n] ?? 0;
    set.row(`${patent.id}. ${title}`, String(start + 1), { to: start });
  }
  return set.pages.map(({ drawing, links }) => ({ marks: drawing.marks, links }));
}

function textOf(entry: PackagePatent): PdfPage[] {
  const { patent, title, description, note } = entry;
  const set = new TextPages();
  set.newPage();
  set.paragraph(`Patent ${patent.id}`, { size: 11, bold: true });
  set.paragraph(title, { size: 18, bold: true });
  set.paragraph(description, { size: 11 });
  set.rule();
  for (const [name, value] of factsOf(entry)) set.row(name, value);
  set.paragraph("Outline of the specification", { size: 13, bold: true, above: 18 });
  for (const [heading, text] of specificationOf(entry)) {
    set.paragraph(heading, { bold: true });
    set.paragraph(text, { above: 2 });
  }
  set.paragraph("Brief description of the drawings", { bold: true });
  for (const [n, plan] of patent.figures.entries()) set.paragraph(briefOf(plan, n + 1), { above: 1 });
  set.paragraph("Outline of the claims", { size: 13, bold: true, above: 18 });
  for (const { from, to, text } of claimsOutline(patent)) {
    set.paragraph(text, { mark: from === to ? `${from}.` : `${from}-${to}.`, indent: 42, above: 4 });
  }
  set.paragraph("Components", { size: 13, bold: true, above: 18 });
  for (const [n, { name }] of patent.components.entries()) {
    set.paragraph(name, { mark: String(102 + 2 * n), indent: 42, above: 1 });
  }
  if (note) {
    set.paragraph("Your review", { size: 13, bold: true, above: 18 });
    for (const check of CHECKS) {
      set.paragraph(filedWords(check), {
        mark: note.checks.includes(check) ? "[x]" : "[  ]",
        indent: 24,
        above: 1,
      });
    }
    set.paragraph(openLine(note));
    const written = LATIN.test(note.text)
      ? note.text
      : "This note is in the HTML package: it is written in letters that this file's fonts lack.";
    for (const line of written.split("\n").filter((each) => each.trim())) set.paragraph(line);
  }
  return set.pages.map(({ drawing, links }) => ({ marks: drawing.marks, links }));
}

function figuresOf({ patent }: PackagePatent): PdfPage[] {
  return patent.figures.flatMap((_, n) => {
    const figure = drawFigure(patent, n + 1);
    return figure ? [{ marks: figure.marks }] : [];
  });
}

function numbered(marks: readonly Mark[], page: number, of: number): Mark[] {
  const foot = new Drawing();
  foot.text(SHEET.width - 54, 776, `Page ${page} of ${of}`, { size: 8, anchor: "end" });
  return [...marks, ...foot.marks];
}

/** Cover sheet, index, then for each patent its text and its figures. */
export function packagePages(content: PackageContent) {
  const { patents } = content;
  const front = cover(content);
  const bodies = patents.map((entry) => [...textOf(entry), ...figuresOf(entry)]);
  const before = front.length + index(patents, []).length;
  const starts = bodies.map(
    (_, n) => before + bodies.slice(0, n).reduce((sum, body) => sum + body.length, 0),
  );
  const pages = [...front, ...index(patents, starts), ...bodies.flat()];
  return {
    pages: pages.map((page, n) => ({ ...page, marks: numbered(page.marks, n + 1, pages.length) })),
    outline: [
      { title: "Cover sheet", page: 0 },
      { title: "Index", page: front.length },
      ...patents.map(({ patent, title }, n) => ({ title: `${patent.id}. ${title}`, page: starts[n] ?? 0 })),
    ],
  };
}

export function packagePdf(content: PackageContent): Promise<Uint8Array<ArrayBuffer>> {
  return writePdf({ title: PACKAGE_WORDS.title, ...packagePages(content) });
}
