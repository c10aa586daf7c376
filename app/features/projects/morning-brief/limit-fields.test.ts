import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { readForm } from "~/services/form.server.ts";
import { formOf } from "../../../../tests/forms.ts";
import { limitField } from "./morning-brief.limits.ts";
import { limitsOf, rangesOf } from "./morning-brief.queries.server.ts";

const { brief } = joinedContributions;
const names = rangesOf(brief).map(([name]) => name);

test("what is typed into the field of a threshold arrives", async () => {
  const typed = Object.fromEntries(names.map((name) => [limitField(name), "3"]));
  const body = formOf(typed);
  const read = await readForm(new Request("https://example.com/", { method: "POST", body }));
  expect(Object.fromEntries(read)).toEqual(typed);
});

test("no two features have a rule or a threshold of one name", () => {
  const rules = brief.flatMap((source) => Object.keys(source.rules));
  expect(rules.length).toBeGreaterThanOrEqual(40);
  expect(new Set(rules).size).toBe(rules.length);
  expect(new Set(names).size).toBe(names.length);
});

test("a threshold is what the workspace set, else ours, which lies within its own range", () => {
  expect(limitsOf(brief, '{"permitDays":5}').permitDays).toBe(5);
  expect(limitsOf(brief, undefined).permitDays).toBe(30);
  for (const [, { usual, least, most }] of rangesOf(brief)) {
    expect(usual).toBeGreaterThanOrEqual(least);
    expect(usual).toBeLessThanOrEqual(most);
  }
});
