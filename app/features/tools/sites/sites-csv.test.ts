import { expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { sitesCsv, visitsCsv } from "./sites-csv.ts";

const SITE = {
  id: "1",
  workspace: "visitor:1",
  name: "=HYPERLINK(1)",
  status: "active" as const,
  address: 'Corner "A", 2',
  latitude: 40.7128,
  longitude: -74.006,
  siteZone: "America/New_York",
  trades: "framing",
  gate: "+1 555 0100",
  hours: "",
  parking: "",
  hazards: "a\nb",
  ppe: "",
  hospital: "",
  contacts: "",
  rules: "@home",
  version: 1,
  sample: true,
  present: 0,
};
const VISIT = {
  id: "1",
  printedName: "-Painter",
  company: "",
  reason: "crew" as const,
  cameAt: "2026-03-02T12:30:00.000Z",
  leftAt: null,
  metres: 56,
  accuracy: 12,
  sample: false,
};

test.each(LANGUAGES)(
  "a site is a line under headings, in %s, and runs nothing in a spreadsheet",
  (language) => {
    const csv = sitesCsv(language, [SITE]);
    const [head = "", line = ""] = csv.split("\r\n");
    expect(head.split('","')).toHaveLength(17);
    expect(line).toContain(`"'=HYPERLINK(1)"`);
    expect(line).toContain(`"'+1 555 0100"`);
    expect(line).toContain(`"'@home"`);
    expect(line).toContain('"Corner ""A"", 2"');
    expect(line).toContain('"40.7128","-74.006","87G7PX7V+4H"');
    expect(line).toMatch(/,"1"$/);
  },
);

test("a visit says its times by the clock of the site", () => {
  const csv = visitsCsv("en", SITE, [VISIT, { ...VISIT, leftAt: "2026-03-03T04:59:00.000Z", metres: null }]);
  const [, here, left] = csv.split("\r\n");
  expect(here).toBe(`"'-Painter","","Crew","2026-03-02 07:30","","56","12",""`);
  expect(left).toContain('"2026-03-02 07:30","2026-03-02 23:59","","12"');
});

test("without rows there are headings", () => {
  expect(sitesCsv("en", []).split("\r\n")).toHaveLength(2);
  expect(visitsCsv("he", SITE, []).split("\r\n")).toHaveLength(2);
});
