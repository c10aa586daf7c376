import fs from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { inRoot } from "../../scripts/lib/root.mjs";
import { openFile } from "../readers.ts";
import type { Browser } from "./support/browser.ts";
import { builtRoutes } from "./support/built-routes.ts";
import { exportsOf, type Fetched, fetchFile, filesNamed, routeOf } from "./support/exports.ts";
import { recordsFor } from "./support/exports-records.ts";
import { newMember } from "./support/members.ts";
import { product } from "./support/product.ts";

// Every file that the product hands over, opened by readers that others wrote (tests/readers.ts).

/**
 * What one member has no record for: something of two people, of many days, or of an administrator. The test that has one
 * opens the file by the same readers.
 */
const ELSEWHERE: Record<string, string> = {
  "/admin/orders.csv": "tests/integration/materials/order-list.test.ts",
  "/compliance.ics": "tests/integration/safety/compliance.test.ts",
  "/crew-need-ics/:need": "tests/integration/network/connections.test.ts",
  "/crew-stay.csv": "tests/integration/equipment/constructor-lodging.test.ts",
  "/equipment-feed/:feed": "tests/integration/equipment/loans.test.ts",
  "/intakes.csv": "app/features/business/customer-questionnaire/intakes.data.test.ts",
  "/lounge-event-ics/:event": "tests/integration/network/builders-lounge.test.ts",
  "/mentor-session-ics/:session": "tests/integration/network/mentors.test.ts",
  "/osha-301.csv": "tests/integration/safety/near-miss.test.ts",
  "/osha-log.csv": "tests/integration/safety/dashboard.test.ts",
  "/tailgate-coverage.csv": "tests/integration/safety/tailgate.test.ts",
  "/training-certifications.ics": "tests/integration/university/training-matrix.test.ts",
};

/** What a browser or a program shows where it is; everything else is for the disk, under a name. */
const SHOWN = [
  "/ai-home-design/plan.svg",
  "/ar-visualizer/scene.svg",
  "/certificate-keys.json",
  "/community-feed/:feed",
  "/drone-integration/map.svg",
  "/drone-mission/:mission/coverage.svg",
  "/patent-figures/:id/:file",
  "/permit-feed/:feed",
  "/equipment-feed/:feed",
  "/schedule-feed/:feed",
  "/sitemap.xml",
];

/** The media type of a file, by its ending. */
const TYPES: Record<string, string> = {
  csv: "text/csv; charset=utf-8",
  dxf: "image/vnd.dxf",
  glb: "model/gltf-binary",
  html: "text/html; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  iif: "text/plain; charset=utf-8",
  json: "application/json",
  kml: "application/vnd.google-earth.kml+xml",
  pdf: "application/pdf",
  plan: "application/json",
  rtf: "application/rtf",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  zip: "application/zip",
};

/** Under which name it is opened: its own, or that of its address. */
const nameOf = ({ name, address }: Fetched) => name || (address.split("?")[0]?.split("/").at(-1) ?? "");
const openOne = (file: Fetched) =>
  openFile(nameOf(file), file.bytes).catch((error) => {
    throw new Error(`${file.address}: ${error}`);
  });

let paths: string[];
let member: Browser;
/** Who fetches which files, by route. */
let offered: Map<string, { browser: Browser; address: string }[]>;

beforeAll(async () => {
  paths = exportsOf(await builtRoutes());
  member = (await newMember(product)).browser;
  await member.submit(await member.visit("/profile"), { intent: "add-samples" });
  const { start, files, held } = await recordsFor(member);
  const named = await filesNamed(member, product, { paths, start });
  offered = new Map();
  const offer = (browser: Browser, address: string) => {
    const route = routeOf(paths, address);
    if (!route) throw new Error(`${address} is no file`);
    offered.set(route, [...(offered.get(route) ?? []), { browser, address }]);
  };
  for (const address of [...[...named.values()].flatMap((some) => [...some]), ...files])
    offer(member, address);
  for (const { holder, files: theirs } of held) for (const address of theirs) offer(holder, address);
  // Is made for a form alone.
  offered.delete("/profile/archive");
}, 480_000);

test("every route that hands over a file is fetched, or opened by a test that has a record for it", () => {
  const opened = [...offered.keys(), "/profile/archive", ...Object.keys(ELSEWHERE)];
  expect(paths.filter((path) => !opened.includes(path))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((path) => !paths.includes(path))).toEqual([]);
  for (const [path, file] of Object.entries(ELSEWHERE)) {
    const source = fs.readFileSync(inRoot(file), "utf8");
    expect([path, /\b(?:openCsv|openIcs)\(/.test(source)]).toEqual([path, true]);
  }
});

test("each opens under its type and its name, and has what it was made of", async () => {
  const empty: string[] = [];
  for (const [route, files] of offered) {
    let records = 0;
    for (const { browser, address } of files) {
      const file = await fetchFile(browser, address);
      expect([address, file.status]).toEqual([address, 200]);
      const ending = nameOf(file).split(".").at(-1) ?? "";
      expect([address, file.type]).toEqual([address, TYPES[ending]]);
      if (!SHOWN.includes(route))
        expect([address, file.kept, file.name]).toEqual([address, true, nameOf(file)]);
      records += await openOne(file);
    }
    if (records === 0) empty.push(route);
  }
  expect(empty.filter((route) => !(route in ELSEWHERE))).toEqual([]);
}, 300_000);

describe.each(LANGUAGES.filter((language) => language !== "en"))("in %s", (language) => {
  test("each opens too", async () => {
    for (const [, [first]] of offered) {
      if (!first) continue;
      await first.browser.get(`/?lang=${language}`);
      const file = await fetchFile(first.browser, first.address);
      expect([first.address, file.status]).toEqual([first.address, 200]);
      await openOne(file);
    }
  }, 300_000);
});

test("the archive of an account opens, with every file in it as it was", async () => {
  const archive = await fetchFile(member, "/profile/archive", new URLSearchParams());
  expect([archive.status, archive.type, archive.kept]).toEqual([200, TYPES.zip, true]);
  expect(await openOne(archive)).toBeGreaterThan(10);
});
