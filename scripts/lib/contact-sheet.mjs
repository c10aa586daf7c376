import fs from "node:fs";
import path from "node:path";

const LOOK = `body { margin: 24px; font: 14px/1.5 sans-serif; background: #ddd; color: #111 }
h2 { margin: 32px 0 8px; font-size: 16px }
.row { display: flex; flex-wrap: wrap; align-items: start; gap: 16px }
figure { margin: 0 }
img { display: block; height: 480px; max-width: 100%; object-fit: cover; object-position: top; background: #fff; border: 1px solid #888 }
figcaption { font-variant-numeric: tabular-nums }`;

/** @param {string} title @param {string} body */
const page = (title, body) =>
  `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${title}</title>\n<style>${LOOK}</style>\n<h1>${title}</h1>\n${body}\n</html>\n`;

/**
 * Writes one page with every picture of a screen: a row for each language and theme, by width; a picture leads to
 * itself in full.
 * @param {string} folder that holds pictures named `<language>-<theme>-<width>[-open-<n>].png`
 * @param {string} id of the screen
 */
export function contactSheet(folder, id) {
  /** @type {Map<string, { file: string, width: number, state: string }[]>} */
  const rows = new Map();
  for (const file of fs.readdirSync(folder)) {
    const [, look = "", width = "", state = ""] = /^(\w+-\w+)-(\d+)(.*)\.png$/.exec(file) ?? [];
    if (look) rows.set(look, [...(rows.get(look) ?? []), { file, width: Number(width), state }]);
  }
  const body = [...rows].sort().map(([look, pictures]) => {
    const figures = pictures
      .sort((a, b) => a.width - b.width || a.state.localeCompare(b.state))
      .map(
        ({ file, width, state }) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${width} px ${state.replaceAll("-", " ").trim()}</figcaption></figure>`,
      );
    return `<h2>${look.replace("-", ", ")}</h2>\n<div class="row">\n${figures.join("\n")}\n</div>`;
  });
  fs.writeFileSync(path.join(folder, "index.html"), page(id, body.join("\n")));
}

/**
 * Writes the list of all contact sheets in a folder.
 * @param {string} folder
 * @returns {string} the file
 */
export function sheetIndex(folder) {
  const ids = fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, "index.html")))
    .sort();
  const file = path.join(folder, "index.html");
  const list = ids.map((id) => `<li><a href="${id}/index.html">${id}</a></li>`).join("\n");
  fs.writeFileSync(file, page("Screens", `<ul>\n${list}\n</ul>`));
  return file;
}
