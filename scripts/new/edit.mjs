// Changes to files that stand already: each adds what is new at its place and leaves the rest as it is.
import { Refusal } from "../lib/refusal.mjs";

/**
 * @param {string} source
 * @param {string} mark what stands before the place
 * @param {string} text
 * @param {string} file for the words of the refusal
 */
function insertBefore(source, mark, text, file) {
  const at = source.lastIndexOf(mark);
  if (at < 0) throw new Refusal(`${file} is not as expected: it has no “${mark.trim()}”. Nothing was made.`);
  return source.slice(0, at) + text + source.slice(at);
}

/**
 * The line of a screen in its area's list.
 * @param {string} source
 * @param {{ id: string, path: string, number: number, isPrivate: boolean }} screen
 * @param {string} file
 */
export function withScreen(source, { id, path, number, isPrivate }, file) {
  const fields = [`id: "${id}"`, `path: "${path}"`, `number: ${number}`];
  const access = isPrivate ? [`access: "member"`, "unlisted: true"] : [`access: "public"`, "shared: true"];
  const line = `  { ${[...fields, ...access].join(", ")} },\n`;
  return insertBefore(source, "] as const satisfies readonly AreaScreen[];", line, file);
}

/**
 * The feature of a screen that is not called as it is.
 * @param {string} source
 * @param {string} id
 * @param {string} feature
 * @param {string} file
 */
export function withFeature(source, id, feature, file) {
  const line = `  ${id}: "${feature}",\n`;
  const end = "} as const satisfies Features<typeof screens>;";
  if (source.includes(end)) return insertBefore(source, end, line, file);
  return `${withImport(source, "./screen.ts", ["Features"], "import type")}
/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
${line}${end}
`;
}

/**
 * A private page in the table of who may ask for it, which the tests over HTTP hold it to.
 * @param {string} source of tests/integration/access.test.ts
 * @param {{ path: string, hasForm: boolean }} page
 * @param {string} file
 */
export function withAccess(source, { path, hasForm }, file) {
  const post = hasForm
    ? `
    post: { fields: () => ({ intent: "x" }), outcome: row("303 auth", "400", "400", "400") },`
    : "";
  const line = `  "${path}": {
    get: row("303 auth", "200", "200", "200"),${post}
  },
`;
  return insertBefore(source, "};\n\n/** Addresses without a screen", line, file);
}

/**
 * Names imported from a module, added to the import that is there or to a new one. The formatter sorts them.
 * @param {string} source
 * @param {string} from
 * @param {string[]} names
 * @param {"import" | "import type"} [how]
 */
export function withImport(source, from, names, how = "import") {
  const found = new RegExp(`^${how} \\{([^}]*)\\} from "${from.replaceAll(".", "\\.")}";$`, "m").exec(source);
  if (!found) return `${how} { ${names.join(", ")} } from "${from}";\n${source}`;
  const all = new Set([...(found[1] ?? "").split(",").map((name) => name.trim()), ...names]);
  return source.replace(found[0], `${how} { ${[...all].filter(Boolean).join(", ")} } from "${from}";`);
}

/**
 * A table at the end of its area's schema.
 * @param {string} source
 * @param {{ id: string, snake: string }} table
 */
export function withTable(source, { id, snake }) {
  const columns = ["createdAt", "id", "sample", "version", "workspace"];
  const drizzle = ["index", "sqliteTable", "text"];
  const imported = withImport(
    withImport(source, "./columns.ts", columns),
    "drizzle-orm/sqlite-core",
    drizzle,
  );
  return `${imported.trimEnd()}

/** What a row is has to be written here. */
export const ${id} = sqliteTable(
  "${snake}",
  {
    id: id(),
    workspace: workspace(),
    topic: text("topic").notNull(),
    note: text("note").notNull().default(""),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("${snake}_workspace").on(table.workspace, table.createdAt)],
);
`;
}

/**
 * A table whose rows belong to a workspace, in what its feature gives to the whole.
 * @param {string} source
 * @param {{ id: string, area: string }} table
 * @param {string} file
 */
export function withOwned(source, { id, area }, file) {
  const rows = `{
      by: ${id}.workspace,
      touched: ${id}.createdAt,
      sample: ${id}.sample,
      adopt: (db, { guest, owner }) => [
        db.update(${id}).set({ workspace: owner }).where(eq(${id}.workspace, guest)),
      ],
    }`;
  const imported = withImport(withImport(source, `~db/schema/${area}.ts`, [id]), "drizzle-orm", ["eq"]);
  const list = "\n  owned: [";
  if (imported.includes(list)) return imported.replace(list, `${list}\n    ${rows},`);
  const start = "export default {\n";
  if (!imported.includes(start))
    throw new Refusal(`${file} is not as expected: it gives nothing by default.`);
  return imported.replace(start, `${start}  owned: [\n    ${rows},\n  ],\n`);
}
