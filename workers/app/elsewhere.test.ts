import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { ENDPOINTS } from "../../app/routes.ts";
import { AREAS, type ListedScreen, SCREENS } from "../../app/site-map.ts";
import areas from "../jobs/areas.json";
import { isOfJobs } from "./elsewhere.ts";

const screens: readonly ListedScreen[] = SCREENS;
const filled = (path: string) => path.replace(/:\w+/g, "6f1d");
const asked = (path: string) => isOfJobs(new Request(`http://localhost${filled(path)}`));

/** Every address of the site with its area. */
const addresses = [
  ...screens.flatMap(({ area, path, aliases = [] }) =>
    [path, ...aliases].map((own) => ({ area, path: own })),
  ),
  ...Object.entries(ENDPOINTS).flatMap(([area, own]) =>
    Object.keys(own ?? {}).map((path) => ({ area, path })),
  ),
];

test("the areas of the jobs worker are areas of the site", () => {
  expect(areas.filter((area) => !(area in AREAS))).toEqual([]);
});

test("each address is the worker's whose routes hold it, and nobody else's", () => {
  const wrong = addresses.filter(({ area, path }) => asked(path) !== areas.includes(area));
  expect(wrong).toEqual([]);
  const own = addresses.filter(({ area }) => areas.includes(area)).map(({ path }) => path);
  const answered = addresses.filter(({ path }) => asked(path)).map(({ path }) => path);
  expect(answered.toSorted()).toEqual(own.toSorted());
});

test.each([
  "/project-management/",
  "/Project-Management",
  "/project-management.data",
  "/project/6f1d.data?a=1",
])("%s is of the jobs worker as the router reads it", (path) => {
  expect(asked(path)).toBe(true);
});

test.each(["/", "/shop", "/_root.data", "/project-management/nothing/there", "/project", "/%E0%A4%A"])(
  "%s is not",
  (path) => {
    expect(asked(path)).toBe(false);
  },
);

test("both workers with pages are bundled alike, and keep their rows and files in the same places", () => {
  const [app, jobs] = ["wrangler.toml", "workers/jobs/wrangler.toml"].map((config) => {
    const read = readConfig({ config }, { hideWarnings: true });
    const { compatibility_date, compatibility_flags, minify, keep_names, vars } = read;
    const databases = (read.d1_databases as Record<string, string>[]).map((own) => [
      ...[own.binding, own.database_id, own.database_name],
    ]);
    return {
      ...{ compatibility_date, compatibility_flags, minify, keep_names, vars },
      ...{ databases, buckets: read.r2_buckets, alias: Object.keys(read.alias ?? {}) },
    };
  });
  expect(jobs).toEqual(app);
});
