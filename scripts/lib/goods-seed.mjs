import fs from "node:fs";
import path from "node:path";
import { importTypeScript } from "./import-typescript.mjs";
import { inRoot } from "./root.mjs";

/** What is sold to be read: `<product>.<language>.md`. */
const GOODS = inRoot("db", "seed", "reference", "goods");

/**
 * @typedef {object} Part
 * @property {string} slug
 * @property {string} kind `document`, `lesson` or `chapter`
 * @property {string} title
 * @property {boolean} free whether everybody may read it
 * @property {string} body Markdown
 * @property {{ id: string, label: string }[]} blanks those that stand in the body, in their order
 * @property {{ ask: string, choices: string[] }[]} questions the right choice first
 */

/**
 * Reads the text of one product in one language. A part begins with `# slug | kind | title`, and with `| free` at its
 * end where everybody may read it. `@blank id | label` before the first part names what stands in the bodies as `{{id}}`;
 * `@ask question | right choice | another | another` within a part is one of its questions. Everything else is Markdown.
 * @param {string} text
 * @returns {Part[]}
 */
export function readGood(text) {
  /** @type {Map<string, string>} */
  const labels = new Map();
  /** @type {Part[]} */
  const parts = [];
  for (const line of text.split("\n")) {
    const cells = () =>
      line
        .slice(line.indexOf(" ") + 1)
        .split("|")
        .map((cell) => cell.trim());
    const part = parts.at(-1);
    if (line.startsWith("# ")) {
      const [slug = "", kind = "", title = "", free] = cells();
      parts.push({ slug, kind, title, free: free === "free", body: "", blanks: [], questions: [] });
    } else if (line.startsWith("@blank ")) {
      const [id = "", label = ""] = cells();
      labels.set(id, label);
    } else if (line.startsWith("@ask ")) {
      const [ask = "", ...choices] = cells();
      part?.questions.push({ ask, choices });
    } else if (part) part.body += `${line}\n`;
  }
  for (const part of parts) {
    part.body = part.body.trim();
    const ids = new Set([...part.body.matchAll(/\{\{(\w+)\}\}/g)].map(([, id = ""]) => id));
    part.blanks = [...ids].map((id) => ({ id, label: labels.get(id) ?? "" }));
  }
  return parts;
}

/** Every product with its parts, in each language. */
export function readGoods() {
  return fs
    .readdirSync(GOODS)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => {
      const [product = "", language = ""] = name.split(".");
      return { product, language, parts: readGood(fs.readFileSync(path.join(GOODS, name), "utf8")) };
    });
}

const COLUMNS = ["position", "kind", "title", "body", "blanks", "questions", "free"];

/**
 * The statements that write what is sold to be read; each is safe to run again.
 * @returns {Promise<string[]>}
 */
export async function goodsStatements() {
  const { assignments, inChunks, literal } = await importTypeScript("app/engines/knowledge/seed-sql.ts");
  const rows = readGoods().flatMap(({ product, language, parts }) =>
    parts.map(
      ({ slug, kind, title, body, blanks, questions, free }, n) =>
        `(${[product, slug, language].map(literal).join(",")},${n + 1},${[kind, title, body, JSON.stringify(blanks), JSON.stringify(questions)].map(literal).join(",")},${free ? 1 : 0})`,
    ),
  );
  return inChunks(
    rows,
    (/** @type {string[]} */ chunk) =>
      `insert into good_parts (product_id, slug, language, ${COLUMNS.join(", ")}) values\n${chunk.join(",\n")}\non conflict (product_id, language, slug) ${assignments("good_parts", COLUMNS)}`,
  );
}
