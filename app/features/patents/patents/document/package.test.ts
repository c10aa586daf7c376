import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { PATENTS, SHORTLIST } from "../data/patents.data.ts";
import { drawFigure, type Figure } from "../drawing/figure.ts";
import { openIn } from "../filing-list.server.ts";
import en from "../locales/patent-titles.en.ts";
import { CHECKS } from "../patents.filters.ts";
import { figurePdf, sheetsPdf } from "./figure-pdf.ts";
import { PACKAGE_WORDS, type PackageContent, type PackageNote } from "./package-content.ts";
import { packageHtml } from "./package-html.ts";
import { packagePages, packagePdf } from "./package-pdf.ts";
import { writePdf } from "./pdf.ts";

const titles = en as Record<string, { title: string; description: string }>;

function contentOf(ids: readonly number[], note?: PackageNote): PackageContent {
  const patents = PATENTS.filter(({ id }) => ids.includes(id)).map((patent) => ({
    patent,
    title: titles[`p${patent.id}`]?.title ?? "",
    description: titles[`p${patent.id}`]?.description ?? "",
    note,
  }));
  return { selection: "priority", date: "2026-11-20", patents };
}
const some = contentOf([7, 9]);
const ten = contentOf(SHORTLIST.map(({ id }) => id));

const latin = (file: Uint8Array) => Buffer.from(file).toString("latin1");
/** The drawing operators of every page. */
function streamsOf(file: Uint8Array): string[] {
  const text = latin(file);
  return [...text.matchAll(/\/Length (\d+) \/Filter \/FlateDecode >>\nstream\n/g)].map((match) => {
    const start = match.index + match[0].length;
    return inflateSync(Buffer.from(text.slice(start, start + Number(match[1])), "latin1")).toString("latin1");
  });
}
const pageCount = (file: Uint8Array) => latin(file).match(/\/Type \/Page /g)?.length ?? 0;

test("a PDF has an entry in its table for the place of every object", async () => {
  const text = latin(await packagePdf(some));
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(table, table + 5)).toBe("xref\n");
  const offsets = [...text.slice(table).matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
  expect(offsets.length).toBeGreaterThan(20);
  for (const [n, offset] of offsets.entries())
    expect(text.slice(offset).startsWith(`${n + 1} 0 obj\n`)).toBe(true);
});

test("a package has a cover sheet, an index, texts and every figure on a sheet of its own", async () => {
  const { pages, outline } = packagePages(some);
  const file = await packagePdf(some);
  expect(pageCount(file)).toBe(pages.length);
  const words = pages.map(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])).join(" "),
  );
  expect(words[0]).toContain(PACKAGE_WORDS.value);
  expect(words[1]).toContain("Index");
  expect(outline.map(({ title }) => title)).toEqual([
    "Cover sheet",
    "Index",
    `7. ${titles.p7?.title}`,
    `9. ${titles.p9?.title}`,
  ]);
  for (const { title, page } of outline.slice(2))
    expect(words[page]).toContain(title.replace(/^\d+\. /, "").slice(0, 20));
  const sheets = words.filter((text) => /Sample drawing, not filed/.test(text));
  expect(sheets).toHaveLength(some.patents.reduce((sum, { patent }) => sum + patent.figures.length, 0));
  expect(words.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  expect(words.join(" ")).toContain("Outline of the claims");
});

test("the index names the page on which each patent begins and leads there", () => {
  const { pages, outline } = packagePages(ten);
  const links = pages[1]?.links ?? [];
  expect(links.map(({ to }) => to)).toEqual(outline.slice(2).map(({ page }) => page));
});

test("the priority package holds the 131 figures of the ten", () => {
  const figures = packagePages(ten).pages.filter(({ marks }) =>
    marks.some((mark) => mark.kind === "text" && mark.text === "FIG. 1"),
  ).length;
  expect(figures).toBe(10);
  const sheets = packagePages(ten).pages.filter(({ marks }) =>
    marks.some((mark) => mark.kind === "text" && /Sample drawing/.test(mark.text)),
  );
  expect(sheets).toHaveLength(131);
});

test("figures are lines in the PDF, not pictures", async () => {
  const patent = PATENTS[0] as (typeof PATENTS)[number];
  const figure = drawFigure(patent, 1) as Figure;
  const file = await figurePdf(figure);
  expect(pageCount(file)).toBe(1);
  expect(latin(file)).not.toContain("/Image");
  const [stream = ""] = streamsOf(file);
  expect(stream.split("\n").length).toBe(figure.marks.length + 1);
  expect(stream).not.toMatch(/NaN|undefined|Infinity/);
  for (const { numeral } of figure.parts) expect(stream).toContain(`(${numeral}) Tj`);
  expect(pageCount(await sheetsPdf(patent))).toBe(patent.figures.length);
});

test("brackets, backslashes and letters beyond ASCII are written so that a reader finds them", async () => {
  const file = await writePdf({
    title: "A (b) \\ c",
    pages: [{ marks: [{ kind: "text", x: 72, y: 72, size: 10, anchor: "start", text: "a (b) \\ – “é” א" }] }],
  });
  expect(latin(file)).toContain("/Title (A \\(b\\) \\\\ c)");
  expect(streamsOf(file)[0]).toContain("(a \\(b\\) \\\\ \\226 \\223\\351\\224 ?) Tj");
});

test("a note goes along in both packages; one in other letters is in the HTML package and the PDF says so", () => {
  const note = {
    text: "Compare <claim 3> & 4",
    checks: ["claims", "drawings"] as const,
    open: openIn(["claims", "drawings"]),
  };
  const words = (content: PackageContent) =>
    packagePages(content)
      .pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])))
      .join(" ");
  expect(words(contentOf([7], note))).toContain("Compare <claim 3> & 4");
  expect(words(contentOf([7], note)).match(/\[x\]/g)).toHaveLength(2);
  expect(packageHtml(contentOf([7], note))).toContain("Compare &lt;claim 3&gt; &amp; 4");
  const hebrew = { text: "לבדוק תביעה", checks: [], open: openIn([]) };
  expect(words(contentOf([7], hebrew))).toContain("is in the HTML package");
  expect(packageHtml(contentOf([7], hebrew))).toContain("לבדוק תביעה");
  expect(words(contentOf([7]))).not.toContain("Your review");
  // What is still missing before it can be filed, in both.
  const missing = "Still open before filing (4): Prior art searched; Inventors established;";
  for (const said of [words(contentOf([7], note)), packageHtml(contentOf([7], note))])
    expect(said).toContain(missing);
  const whole = { ...note, checks: CHECKS, open: openIn(CHECKS) };
  expect(packageHtml(contentOf([7], whole))).toContain("Nothing is open on the checklist.");
});

test("the HTML package needs nothing from outside and runs nothing", () => {
  const html = packageHtml(ten);
  expect(html).not.toMatch(/<(script|link|img|iframe|object)\b/i);
  expect(html).not.toMatch(/\b(src|href)="(?!#)/);
  expect(html).not.toMatch(/url\(|@import|http:\/\/(?!www\.w3\.org\/2000\/svg)/);
  expect(html.match(/<svg /g)).toHaveLength(131);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
});

const poppler = spawnSync("pdftoppm", ["-v"]).error === undefined;

test.skipIf(!poppler)(
  "poppler opens the package, counts its pages and finds ink on each",
  { timeout: 60_000 },
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-package-"));
    try {
      const file = path.join(folder, "package.pdf");
      fs.writeFileSync(file, await packagePdf(some));
      const { pages } = packagePages(some);
      expect(execFileSync("pdfinfo", [file]).toString()).toMatch(
        new RegExp(`^Pages: +${pages.length}$`, "m"),
      );
      const { stderr } = spawnSync("pdftoppm", ["-r", "20", "-gray", file, path.join(folder, "page")]);
      expect(stderr.toString()).toBe("");
      const drawn = fs.readdirSync(folder).filter((name) => name.endsWith(".pgm"));
      expect(drawn).toHaveLength(pages.length);
      for (const name of drawn) {
        const image = fs.readFileSync(path.join(folder, name));
        expect([name, image.subarray(15).some((pixel) => pixel < 128)]).toEqual([name, true]);
      }
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
);
