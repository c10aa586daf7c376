import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everywhere } from "../../tests/prove.ts";
import { TSC_MEMORY } from "../lib/checks.mjs";
import { filesBelow, readIfPresent } from "../lib/files.mjs";
import { ROOT } from "../lib/root.mjs";

// What is made is looked at by the very tools that look at the project, in a copy of it.

const PATIENT = 900_000;
const COPIED = [
  ...["app", "db", "migrations", "scripts", "tests", "workers"],
  "docs/decisions",
  ...["package.json", "package-lock.json", ".npmrc", ".gitignore", ".dependency-cruiser.cjs"],
  ...[
    "biome.json",
    "drizzle.config.ts",
    "remix.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "vitest.config.ts",
    "wrangler.toml",
  ],
];

const copy = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-new-"));
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

const inCopy = (/** @type {string[]} */ ...parts) => path.join(copy, ...parts);

/** @param {string[]} args */
function node(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: "utf8",
    // Of this very run, which the tests in the copy are no part of.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name)),
    ),
    timeout: PATIENT,
  });
  return { status, output: stdout + stderr };
}
const make = (/** @type {string} */ words) => node("scripts/new.mjs", ...words.split(" "));
const tool = (/** @type {string} */ script, /** @type {string[]} */ ...args) =>
  node(path.join(ROOT, "node_modules", script), ...args);
const read = (/** @type {string} */ file) => fs.readFileSync(inCopy(file), "utf8");
/**
 * A change by hand, which finds its place.
 * @param {string} file
 * @param {RegExp} from
 * @param {string} to
 */
function edit(file, from, to) {
  const text = read(file);
  expect([file, text.search(from) >= 0]).toEqual([file, true]);
  fs.writeFileSync(inCopy(file), text.replace(from, to));
}
const vitest = (/** @type {string[]} */ ...args) => tool("vitest/vitest.mjs", "run", ...args);

/** Files of the project that are otherwise in the copy, with the lines that the copy has and the project has not. */
function edited() {
  return COPIED.flatMap((start) => filesBelow(path.join(ROOT, start))).flatMap((file) => {
    const name = path.relative(ROOT, file).split(path.sep).join("/");
    const [before, after] = [fs.readFileSync(file, "utf8"), readIfPresent(inCopy(name)) ?? ""];
    if (before === after) return [];
    const known = new Set(before.split("\n"));
    return [[name, after.split("\n").filter((line) => !known.has(line))]];
  });
}

beforeAll(() => {
  for (const name of COPIED) fs.cpSync(path.join(ROOT, name), inCopy(name), { recursive: true });
  fs.symlinkSync(path.join(ROOT, "node_modules"), inCopy("node_modules"), "junction");
}, PATIENT);

describe("npm run new", () => {
  test(
    "adds a page by files of its own and one line in the list of its area",
    () => {
      const { status, output } = make("screen general /hello");
      expect([status, output]).toEqual([0, expect.stringContaining("app/routes/general/hello.tsx")]);
      expect(edited()).toEqual([
        [
          "app/screens/general.ts",
          [expect.stringMatching(/^ {2}\{ id: "hello", path: "\/hello", number: \d+, access: "public",/)],
        ],
      ]);
    },
    PATIENT,
  );

  test(
    "refuses what is there already, or has no place, and makes nothing",
    () => {
      const before = filesBelow(inCopy("app")).length;
      for (const [words, said] of [
        ["screen general /hello", "already"],
        ["screen nowhere /hello-again", "is no area"],
        ["feature assistant /joe", "already"],
        ["table projects snags in nothing", "is not there"],
      ]) {
        const { status, output } = make(words ?? "");
        expect([words, status, output]).toEqual([words, 1, expect.stringContaining(said ?? "")]);
      }
      expect(filesBelow(inCopy("app"))).toHaveLength(before);
    },
    PATIENT,
  );

  test(
    "makes a feature, a second table in it, and a private page in a standing feature",
    () => {
      for (const [words, layers] of [
        ["feature university /site-notes", "unit data http"],
        ["table university snags in site-notes", "unit data"],
        ["screen materials /returns in shop private", "unit http"],
      ]) {
        const { status, output } = make(words ?? "");
        expect([words, status, output]).toEqual([
          words,
          0,
          expect.stringContaining(`npm test -- ${layers}\n`),
        ]);
      }
      expect(edited().map(([name]) => name)).toEqual([
        "app/screens/general.ts",
        "app/screens/materials.ts",
        "app/screens/university.ts",
        "migrations/meta/_journal.json",
        "tests/integration/access.test.ts",
      ]);
      expect(read("tests/integration/access.test.ts")).toMatch(/"\/site-notes": \{\s+get: .*\s+post: /);
      expect(fs.existsSync(inCopy("tests/integration/university/site-notes.test.ts"))).toBe(true);
    },
    PATIENT,
  );

  test(
    "makes a feature whose first field is renamed and that is given others as docs/adding-a-feature.md says",
    () => {
      const journal = read("migrations/meta/_journal.json");
      const before = new Set(filesBelow(inCopy("migrations")));
      const known = new Set(["app", "db", "tests"].flatMap((folder) => filesBelow(inCopy(folder))));
      expect(make("feature projects /deliveries").status).toBe(0);
      const made = ["app", "db", "tests"]
        .flatMap((folder) => filesBelow(inCopy(folder)))
        .filter((file) => !known.has(file));
      // The table stands beside those that were there before: it is renamed by hand, as the document says.
      for (const file of [...made, inCopy("db/schema/projects.ts")]) {
        const text = fs.readFileSync(file, "utf8");
        fs.writeFileSync(
          file,
          text.replaceAll("topic", "place").replaceAll("Topic", "Place").replaceAll("TOPIC", "PLACE"),
        );
      }
      const feature = "app/features/projects/deliveries/deliveries";
      edit(
        "db/schema/projects.ts",
        /note: text/,
        'day: text("day").notNull(),\n pieces: integer("pieces").notNull(),\n $&',
      );
      edit("db/schema/projects.ts", /\bindex,/, "index, integer,");
      edit(`${feature}.schemas.ts`, /optionalText,/, "calendarDay, optionalText, wholeNumber,");
      edit(
        `${feature}.schemas.ts`,
        /note: optionalText/,
        'day: calendarDay("errors.form"),\n pieces: wholeNumber({ least: 1, most: 9 }, "errors.form"),\n $&',
      );
      edit(
        `${feature}.queries.server.ts`,
        /note: deliveries/,
        "day: deliveries.day,\n pieces: deliveries.pieces,\n $&",
      );
      edit(
        "app/features/projects/deliveries/components/deliveries-form.tsx",
        /note: \{ max/,
        'day: { type: "date" },\n pieces: { inputMode: "numeric" },\n $&',
      );
      for (const language of ["en", "es", "he"])
        edit(
          `app/features/projects/deliveries/locales/deliveries.${language}.ts`,
          /note: "/,
          'day: "?", pieces: "?", $&',
        );
      edit("tests/factories/deliveries.ts", /place: "/, 'day: "2026-03-02",\n pieces: 1,\n $&');
      edit("db/seed/sample/projects/deliveries.ts", /place:/g, 'day: "2026-03-02", pieces: 1, $&');
      edit(`${feature}.data.test.ts`, /note: "" \}/, 'note: "", day: "2026-03-02", pieces: 2 }');
      for (const file of filesBelow(inCopy("migrations"))) if (!before.has(file)) fs.rmSync(file);
      fs.writeFileSync(inCopy("migrations/meta/_journal.json"), journal);
      expect(tool("drizzle-kit/bin.cjs", "generate", "--name", "deliveries").status).toBe(0);
      const files = ["app/features/projects", "db/schema", "db/seed/sample/projects", "tests/factories"];
      expect(tool("@biomejs/biome/bin/biome", "check", "--write", ...files).status).toBe(0);
    },
    PATIENT,
  );

  test(
    "leaves a project whose format, translations and rules are in order, and its types and arrows",
    async () => {
      const { localeProblems } = await import("../lib/locale-parity.mjs");
      expect(await localeProblems(inCopy("app"))).toEqual([]);
      const { problemsIn } = await import("../lib/source-rules.mjs");
      for (const file of [...filesBelow(inCopy("app")), ...filesBelow(inCopy("db"))])
        expect(problemsIn(path.relative(copy, file), fs.readFileSync(file, "utf8"))).toEqual([]);
      const folders = ["app", "db", "workers"];
      const results = {
        ...(everywhere && {
          types: node(TSC_MEMORY, path.join(ROOT, "node_modules/typescript/bin/tsc"), "--noEmit"),
          arrows: tool("dependency-cruiser/bin/dependency-cruise.mjs", ...folders, "--config"),
        }),
        format: tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings", "app", "db", "tests"),
        schema: tool("drizzle-kit/bin.cjs", "check"),
      };
      for (const [name, { status, output }] of Object.entries(results))
        expect([name, status, output]).toEqual([name, 0, expect.anything()]);
    },
    PATIENT,
  );

  test.runIf(everywhere)(
    "leaves tests that pass: the site map's, the index's, the owners' and those it made",
    () => {
      const places = ["app/site-map.test.ts", "app/composition", "app/features/general/sheet-index"];
      const { status, output } = vitest(
        ...["--project=unit", "--project=data-d1", "--project=data-libsql", "--no-isolate"],
        ...[...places, "site-notes", "deliveries", "app/i18n"],
      );
      expect(status, output).toBe(0);
      for (const name of ["site-notes", "deliveries"]) expect(output).toContain(`${name}.data.test.ts`);
    },
    PATIENT,
  );
});
