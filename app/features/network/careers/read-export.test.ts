import fc from "fast-check";
import { expect, test } from "vitest";
import { CAREER_LIMITS, ROWS } from "./career.limits.ts";
import { NO_CAREER } from "./career.ts";
import {
  type Kind,
  kindNamed,
  type Mapping,
  mappingOf,
  mergeExport,
  readExport,
  readTable,
  type Tables,
} from "./read-export.ts";

const TODAY = "2026-03-02";

function exported(files: Partial<Record<Kind, string>>, changed: Mapping = {}) {
  const tables: Tables = {};
  const mapping: Mapping = {};
  for (const [kind, text] of Object.entries(files) as [Kind, string][]) {
    const table = readTable(kind, text);
    if (!table) continue;
    tables[kind] = table;
    mapping[kind] = { ...mappingOf(kind, table), ...changed[kind] };
  }
  return readExport(tables, mapping, TODAY);
}

const POSITIONS = `Company Name,Title,Description,Location,Started On,Finished On
Sample firm 1,Lead Carpenter,"Framed, trimmed",Austin,Mar 2019,
Sample firm 2,Tile Setter,,Austin,Jun 2016,Feb 2019
Sample firm 3,,,,Jan 2010,Jan 2011
Sample firm 4,Roofer,,,soon,
Sample firm 5,Roofer,,,May 2012,May 2011
Sample firm 6,Roofer,,,May 2030,
`;

test("positions are read with their months and a trade, and each line that is not says why", () => {
  const { roles, bad } = exported({ positions: POSITIONS });
  expect(roles.map(({ title, trade, from, to }) => [title, trade, from, to])).toEqual([
    ["Lead Carpenter", "carpentry", "2019-03", ""],
    ["Tile Setter", "tile", "2016-06", "2019-02"],
  ]);
  expect(bad.map(({ line, why }) => [line, why])).toEqual([
    [4, "title"],
    [5, "month"],
    [6, "order"],
    [7, "future"],
  ]);
});

test("the other files are read as the export writes them, notes above the titles too", () => {
  const read = exported({
    profile: `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary
Carpenter,12,,Secret street 1,1 Jan,"Builds
stairs","Two
lines"`,
    skills: `Notes:\n"These are your skills"\n\nName\nFormwork\n"Stairs, winding"\n`,
    certifications: `Name,Url,Authority,Started On,Finished On,License Number
OSHA 30-Hour Construction,javascript:alert(1),Board,Jan 2024,,SECRET-1
Forklift operator,,Board,Jan 2024,Feb 2028,SECRET-2`,
    education: `School Name,Start Date,End Date,Notes,Degree Name,Activities
Sample trade school,2010,2012,,Apprenticeship,`,
  });
  expect([read.name, read.headline, read.summary]).toEqual(["Carpenter 12", "Builds stairs", "Two\nlines"]);
  expect(read.skills.map(({ skill }) => skill)).toEqual(["Formwork", "Stairs winding"]);
  expect(read.tickets.map(({ kind, until }) => [kind, until])).toEqual([
    ["osha30", ""],
    ["forklift", "2028-02-29"],
  ]);
  expect(read.schools).toMatchObject([{ school: "Sample trade school", course: "Apprenticeship" }]);
  // Nothing is taken that is not shown.
  expect(JSON.stringify(mergeExport(NO_CAREER, read).attrs)).not.toMatch(/Secret|SECRET|javascript|1 Jan/);
  expect(read.bad).toEqual([]);
});

test("a column that is called otherwise is found once it is chosen", () => {
  const text = "Puesto,Empresa,Inicio\nTechador,Empresa de muestra,03/2020\n";
  expect(exported({ positions: text }).bad).toMatchObject([{ line: 2, why: "title" }]);
  const { roles } = exported({ positions: text }, { positions: { title: 0, firm: 1, started: 2 } });
  expect(roles).toMatchObject([{ title: "Techador", trade: "roofing", from: "2020-03" }]);
});

test("files are known by their names in the export, wherever they lie", () => {
  expect(
    ["Positions.csv", "Basic_Export/Skills.csv", "Profile (1).csv", "messages.csv", "Skills.txt", ""].map(
      kindNamed,
    ),
  ).toEqual(["positions", "skills", "profile", undefined, undefined, undefined]);
});

test("the same export twice comes to the same profile, and what its owner added stays", () => {
  const read = exported({ positions: POSITIONS, skills: "Name\nTile\nGrout" });
  const { attrs: once } = mergeExport(NO_CAREER, read);
  expect(mergeExport(once, read).attrs).toEqual(once);
  const own = {
    ...once,
    roles: once.roles.map((role) => ({ ...role, trade: "safety" as const, used: ["Saws"] })),
  };
  const later = exported({
    positions: "Company Name,Title,Started On,Finished On\nSample firm 1,Lead carpenter,Mar 2019,Jan 2026",
  });
  const { attrs } = mergeExport(own, later);
  expect(attrs.roles[0]).toMatchObject({ trade: "safety", used: ["Saws"], to: "2026-01" });
  expect(attrs.roles).toHaveLength(2);
});

const cell = fc.oneof(
  fc.constantFrom("Mar 2019", "Jan 2020", "2021", "=1+1", "OSHA 10", "Tile", "", "<script>"),
  fc.string({ maxLength: 200 }),
);

test("whatever stands in the files, a profile keeps its limits, and a second time changes nothing", () => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = fc.array(fc.tuple(cell, cell, cell, cell), { maxLength: 60 });
  fc.assert(
    fc.property(lines, lines, (positions, others) => {
      const csv = (head: string, rows: string[][]) =>
        [head, ...rows.map((row) => row.map(quoted).join(","))].join("\n");
      const read = exported({
        positions: csv("Company Name,Title,Started On,Finished On", positions),
        skills: csv("Name,b,c,d", others),
        certifications: csv("Name,Url,Finished On,b", others),
        education: csv("School Name,Degree Name,End Date,b", others),
      });
      const { attrs } = mergeExport(NO_CAREER, read);
      expect(attrs.roles.length).toBeLessThanOrEqual(ROWS.roles);
      expect(attrs.skills.length).toBeLessThanOrEqual(CAREER_LIMITS.skills);
      expect(attrs.tickets.length).toBeLessThanOrEqual(ROWS.tickets);
      expect(attrs.schools.length).toBeLessThanOrEqual(ROWS.schools);
      expect(mergeExport(attrs, read).attrs).toEqual(attrs);
    }),
    { numRuns: 60 },
  );
});
