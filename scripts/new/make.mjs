import fs from "node:fs";
import path from "node:path";
import { filesBelow, readIfPresent } from "../lib/files.mjs";
import { importTypeScript } from "../lib/import-typescript.mjs";
import { Refusal } from "../lib/refusal.mjs";
import { inRoot } from "../lib/root.mjs";
import { run, tool } from "../lib/run.mjs";
import { withAccess, withFeature, withImport, withOwned, withScreen, withTable } from "./edit.mjs";

/** @typedef {import("./wish.mjs").Wish} Wish */

/**
 * What the templates call everything, and what it is called here.
 * @param {Wish} wish
 */
function namesOf({ area, feature, name, path: page }) {
  const Name = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  return {
    id: Name[0]?.toLowerCase() + Name.slice(1),
    snake: name.replaceAll("-", "_"),
    /** Matched as they are written; none is part of another. */
    inTemplates: {
      "some-area": area,
      "some-feature": feature,
      "new-thing": name,
      NewThing: Name,
      newThing: Name[0]?.toLowerCase() + Name.slice(1),
      new_thing: name.replaceAll("-", "_"),
      "New thing": (name[0]?.toUpperCase() + name.slice(1)).replaceAll("-", " "),
      "/new-path": page,
    },
  };
}

/**
 * Makes what is wished for. Everything is worked out before the first file is written, so that a refusal leaves the
 * checkout as it was.
 * @param {Wish} wish
 * @returns {Promise<{ made: string[], changed: string[], next: string[] }>} files relative to the project; what is left
 */
export async function makeNew(wish) {
  const names = namesOf(wish);
  const { AREAS, SCREENS } = await importTypeScript("app/site-map.ts");
  if (!Object.hasOwn(AREAS, wish.area))
    throw new Refusal(`${wish.area} is no area. The areas are ${Object.keys(AREAS).join(", ")}.`);

  /** @type {Map<string, string>} */
  const files = new Map();
  const read = (/** @type {string} */ file) => files.get(file) ?? readIfPresent(inRoot(file));

  if (wish.kind !== "table") refuseNamespace(wish.name);
  for (const template of templatesFor(wish)) takeTemplate(template, names.inTemplates, files);
  if (wish.kind !== "table") addScreen(wish, names, { AREAS, SCREENS }, files, read);
  if (wish.isPrivate) addAccess(wish, files, read);
  if (wish.kind !== "screen") addTable(wish, names, files, read);

  const made = [...files.keys()].filter((file) => !fs.existsSync(inRoot(file)));
  const changed = [...files.keys()].filter((file) => fs.existsSync(inRoot(file)));
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    fs.writeFileSync(inRoot(file), text);
  }
  await run(...tool("@biomejs/biome/bin/biome", ["check", "--write", ...files.keys()]), {
    quiet: true,
    failure: "The new files could not be formatted.",
  });
  if (wish.kind !== "screen") {
    made.push(...(await writeMigration(wish.name)));
    changed.push("migrations/meta/_journal.json");
  }
  return { made, changed, next: nextFor(wish) };
}

/** @param {Wish} wish */
function templatesFor({ kind, isPrivate }) {
  if (kind === "table") return ["table"];
  if (kind === "feature") return ["feature", "table", "unlisted"];
  return ["screen", ...(isPrivate ? ["private", "unlisted"] : ["public", "listed"])];
}

/**
 * A namespace is found by the name of its file, wherever that lies.
 * @param {string} name
 */
function refuseNamespace(name) {
  const taken = filesBelow(inRoot("app")).find((file) => path.basename(file) === `${name}.en.ts`);
  if (taken)
    throw new Refusal(`${path.relative(inRoot(), taken)} has the name ${name} already. Nothing was made.`);
}

/**
 * The files of a template with the names put in. A README that is there stays as it is; any other file is in the way.
 * @param {string} template
 * @param {Record<string, string>} names
 * @param {Map<string, string>} files
 */
function takeTemplate(template, names, files) {
  const folder = inRoot("scripts", "new", "templates", template);
  const named = (/** @type {string} */ text) =>
    Object.entries(names).reduce((done, [from, to]) => done.replaceAll(from, to), text);
  for (const source of filesBelow(folder)) {
    const file = named(path.relative(folder, source).split(path.sep).join("/"));
    if (fs.existsSync(inRoot(file))) {
      if (file.endsWith("/README.md")) continue;
      throw new Refusal(`${file} is there already. Nothing was made.`);
    }
    files.set(file, named(fs.readFileSync(source, "utf8")));
  }
}

/**
 * A screen's line in its area.
 * @param {Wish} wish
 * @param {ReturnType<typeof namesOf>} names
 * @param {{ AREAS: Record<string, string>, SCREENS: { id: string, path: string, aliases?: string[], area: string, number: number }[] }} siteMap
 * @param {Map<string, string>} files
 * @param {(file: string) => string | undefined} read
 */
function addScreen({ area, feature, path: page, name, isPrivate }, names, { AREAS, SCREENS }, files, read) {
  const { id } = names;
  if (SCREENS.some((other) => other.id === id || [other.path, ...(other.aliases ?? [])].includes(page)))
    throw new Refusal(`There is a screen at ${page} or called ${id} already. Nothing was made.`);

  const list = `app/screens/${area}.ts`;
  const number = nextNumber(SCREENS.filter((other) => AREAS[other.area] === AREAS[area]));
  const listed = withScreen(read(list) ?? "", { id, path: page, number, isPrivate }, list);
  files.set(list, feature === name ? listed : withFeature(listed, id, feature, list));
}

/**
 * Who may ask for a private page.
 * @param {Wish} wish
 * @param {Map<string, string>} files
 * @param {(file: string) => string | undefined} read
 */
function addAccess({ kind, path: page }, files, read) {
  const table = "tests/integration/access.test.ts";
  files.set(table, withAccess(read(table) ?? "", { path: page, hasForm: kind === "feature" }, table));
}

/**
 * The next sheet after those of one discipline. The nineties of each hundred are kept for what is no sheet of the set.
 * @param {{ number: number }[]} screens
 */
function nextNumber(screens) {
  const taken = screens.map(({ number }) => number).filter((number) => number % 100 < 90);
  return taken.length > 0 ? Math.max(...taken) + 1 : 101;
}

/**
 * A table in its area's schema and among what its feature owns.
 * @param {Wish} wish
 * @param {ReturnType<typeof namesOf>} names
 * @param {Map<string, string>} files
 * @param {(file: string) => string | undefined} read
 */
function addTable({ kind, area, feature }, names, files, read) {
  const schema = `db/schema/${area}.ts`;
  const before = read(schema) ?? "";
  if (before.includes(`export const ${names.id} `))
    throw new Refusal(`${schema} has a table ${names.id} already. Nothing was made.`);
  files.set(schema, withTable(before, names));
  if (kind === "feature") return;

  const folder = `app/features/${area}/${feature}`;
  if (!fs.existsSync(inRoot(folder)))
    throw new Refusal(`${folder} is not there: a table belongs to a feature. Name one with “in <feature>”.`);
  const file = `${folder}/${feature}.contributes.server.ts`;
  const nothing = withImport(
    "\nexport default {\n} satisfies Contribution;\n",
    "~/services/contribution.ts",
    ["Contribution"],
    "import type",
  );
  files.set(file, withOwned(read(file) ?? nothing, { id: names.id, area }, file));
}

/**
 * Lets drizzle-kit write the migration of what was added to the schema.
 * @param {string} name
 */
async function writeMigration(name) {
  const before = new Set(filesBelow(inRoot("migrations")));
  await run(...tool("drizzle-kit/bin.cjs", ["generate", "--name", name]), {
    quiet: true,
    failure: "The table stands in db/schema, but its migration could not be written.",
  });
  return filesBelow(inRoot("migrations"))
    .filter((file) => !before.has(file))
    .map((file) => path.relative(inRoot(), file).split(path.sep).join("/"));
}

/** @param {Wish} wish */
function nextFor({ kind, area, feature, name, path: page, isPrivate }) {
  const folder = `app/features/${area}/${feature}`;
  const columns = `give the table its columns in db/schema/${area}.ts, rename “topic”, and write its migration anew (docs/adding-a-feature.md)`;
  const tests = (/** @type {string} */ layers) => `npm run check, and npm test -- ${layers}`;
  if (kind === "table") return [columns, tests("unit data")];
  return [
    `write the title and description of ${page} in app/screens/locales/${name}.{en,es,he}.ts`,
    `write the page's words in ${folder}/locales/${name}.{en,es,he}.ts, and ${folder}/README.md`,
    ...(kind === "feature" ? [columns] : []),
    ...(isPrivate ? [`link to ${page} from where members need it: a private page is in no index`] : []),
    `see it: npm start, then ${page}${isPrivate ? ", signed in with any address that you sign up with there" : ""}`,
    tests(kind === "feature" ? "unit data http" : "unit http"),
  ];
}
