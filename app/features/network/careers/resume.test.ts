import * as v from "valibot";
import { expect, test } from "vitest";
import { type Career, NO_CAREER, shownOf } from "./career.ts";
import { resumeOf } from "./resume.ts";

// The rules of the schema of JSON Résumé 1.0.0 for the parts that we write, from its documentation.
const text = v.string();
const url = v.pipe(v.string(), v.url());
const iso8601 = v.pipe(v.string(), v.regex(/^(?:[12]\d{3}-[01]\d-[0-3]\d|[12]\d{3}-[01]\d|[12]\d{3})$/));
const Resume = v.strictObject({
  $schema: url,
  basics: v.strictObject({
    ...{ name: text, label: text, url, summary: v.optional(text) },
    location: v.optional(v.strictObject({ city: text })),
  }),
  work: v.array(
    v.strictObject({
      ...{ name: v.optional(text), position: text, description: text },
      ...{ startDate: iso8601, endDate: v.optional(iso8601), highlights: v.optional(v.array(text)) },
    }),
  ),
  education: v.array(
    v.strictObject({ institution: text, area: v.optional(text), endDate: v.optional(iso8601) }),
  ),
  certificates: v.array(v.strictObject({ name: text })),
  skills: v.array(v.strictObject({ name: text, level: v.optional(text) })),
  languages: v.array(v.strictObject({ language: text })),
  projects: v.array(
    v.strictObject({
      ...{ name: text, description: v.optional(text) },
      ...{ startDate: v.optional(iso8601), endDate: v.optional(iso8601) },
    }),
  ),
  meta: v.strictObject({ canonical: url, version: text, lastModified: iso8601 }),
});

const SAID = {
  ...{ name: "Carpenter 12", about: "", page: "https://example.com/career/1", today: "2026-03-02" },
  ...{ trade: (of: string) => of, ticket: (of: string) => of, language: (of: string) => of },
  duration: (months: number) => `${months} months`,
};

const FULL: Career = {
  ...NO_CAREER,
  headline: "Stairs",
  roles: [
    { title: "Lead", firm: "", trade: "carpentry", from: "2024-03", to: "", used: ["Stairs"] },
    { title: "Hand", firm: "Firm 1", trade: "carpentry", from: "2020-01", to: "2021-01", used: [] },
  ],
  tickets: [
    { kind: "osha10", called: "", until: "" },
    { kind: "crane", called: "Old card", until: "2026-03-01" },
  ],
  projects: [{ called: "School", year: "2024", did: "" }],
  schools: [{ school: "Trade school", course: "", ended: "2019-06" }],
  languages: ["en", "he"],
  place: { called: "Austin", latitude: 30.25, longitude: -97.75 },
};

test("a profile is a JSON Résumé by the rules of its schema, whatever it holds", () => {
  for (const career of [FULL, NO_CAREER, { ...FULL, place: null }])
    expect(() => v.parse(Resume, resumeOf(career, SAID))).not.toThrow();
  const resume = resumeOf(FULL, { ...SAID, about: "Builds." });
  expect(resume.work[0]).toEqual({
    ...{ position: "Lead", description: "carpentry", startDate: "2024-03", highlights: ["Stairs"] },
  });
  expect(resume.skills).toEqual([{ name: "Stairs", level: "25 months" }]);
});

test("neither what is hidden nor a ticket that ran out is in it, and no position", () => {
  const written = JSON.stringify(
    resumeOf(shownOf({ ...FULL, hidden: ["roles", "place", "languages"] }), SAID),
  );
  for (const hidden of ["Lead", "Firm 1", "Austin", '"he"', "Old card", "30.25"])
    expect(written).not.toContain(hidden);
  expect(written).toContain("osha10");
  expect(JSON.stringify(resumeOf(FULL, SAID))).not.toContain("30.25");
});
