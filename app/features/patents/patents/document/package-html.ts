import { drawFigure } from "../drawing/figure.ts";
import { escapeXml, figureSvg } from "../drawing/svg.ts";
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

/** Everything the file needs is in it: it opens from a disk with the network off, and prints a figure to a page. */
const STYLE = `
:root{color-scheme:light;font:16px/1.55 Helvetica,Arial,sans-serif;color:#171b21;background:#fff}
body{max-width:52rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:2rem;line-height:1.15}h2{margin-top:4rem;border-top:2px solid;padding-top:1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.35rem .5rem;border-bottom:1px solid #cfcbc2;vertical-align:top}
a{color:#164b85}.notice{border:1px solid #7a756b;border-inline-start:8px solid #7d5200;padding:1rem}
figure{margin:1.5rem 0;border:1px solid #cfcbc2}figure svg{display:block;width:100%;height:auto}
.note{white-space:pre-wrap;unicode-bidi:plaintext}
@media print{body{max-width:none;padding:0}h2,figure{break-before:page}figure{border:0;margin:0}figure svg{max-height:100vh}}
`;

const e = escapeXml;
const row = (name: string, value: string) => `<tr><th scope="row">${e(name)}</th><td>${e(value)}</td></tr>`;

function review({ note }: PackagePatent): string {
  if (!note) return "";
  const checks = CHECKS.map(
    (check) => `<li>${note.checks.includes(check) ? "[x]" : "[ ]"} ${e(filedWords(check))}</li>`,
  ).join("");
  return `<h3>Your review</h3><ul>${checks}</ul><p>${e(openLine(note))}</p>${note.text ? `<p class="note" dir="auto">${e(note.text)}</p>` : ""}`;
}

function section(entry: PackagePatent): string {
  const { patent, title, description } = entry;
  const claims = claimsOutline(patent)
    .map(({ from, to, text }) => row(from === to ? String(from) : `${from}-${to}`, text))
    .join("");
  const figures = patent.figures
    .map((_, n) => drawFigure(patent, n + 1))
    .flatMap((figure) =>
      figure ? [`<figure id="fig-${figure.patentId}-${figure.number}">${figureSvg(figure)}</figure>`] : [],
    )
    .join("");
  const outline = specificationOf(entry)
    .map(([heading, text]) => `<h4>${e(heading)}</h4><p>${e(text)}</p>`)
    .join("");
  return `<section id="patent-${patent.id}"><h2>${patent.id}. ${e(title)}</h2><p>${e(description)}</p><table>${factsOf(
    entry,
  )
    .map(([name, value]) => row(name, value))
    .join(
      "",
    )}</table><h3>Outline of the specification</h3>${outline}<h3>Outline of the claims</h3><table>${claims}</table>${review(entry)}<h3>Drawings</h3>${figures}</section>`;
}

/** The package as one file. */
export function packageHtml(content: PackageContent): string {
  const totals = packageTotals(content);
  const index = content.patents
    .map(
      ({ patent, title }) =>
        `<tr><td>${patent.id}</td><td><a href="#patent-${patent.id}">${e(title)}</a></td><td>${patent.claims}</td><td>${patent.figures.length}</td></tr>`,
    )
    .join("");
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${e(PACKAGE_WORDS.title)}</title><style>${STYLE}</style></head><body><main><h1>${e(PACKAGE_WORDS.title)}</h1>`,
    `<p>${e(PACKAGE_WORDS.selections[content.selection])}. Data of ${e(content.date)}.</p>`,
    `<table>${row("Patents", String(totals.patents))}${row("Claims", String(totals.claims))}${row("Figures", String(totals.figures))}</table>`,
    `<p><strong>${e(PACKAGE_WORDS.value)}</strong><br>${e(PACKAGE_WORDS.basis)}</p><p class="notice">${e(PACKAGE_WORDS.notice)}</p>`,
    `<h2>Index</h2><table><thead><tr><th>Number</th><th>Title</th><th>Claims</th><th>Figures</th></tr></thead><tbody>${index}</tbody></table>`,
    content.patents.map(section).join(""),
    "</main></body></html>",
  ].join("");
}
