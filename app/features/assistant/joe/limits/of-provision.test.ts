import { expect, test } from "vitest";
import { SUBJECTS } from "./limits.data.ts";
import { limitsOfProvision } from "./of-provision.queries.server.ts";

const RISER = "irc-r311-7-5-1";
const held = (typed: string, language: "en" | "es" | "he" = "en") => {
  const subject = limitsOfProvision(RISER, language, { riser: typed }).find(({ id }) => id === "riser");
  return subject?.unreadable ? "unreadable" : subject?.limits[0]?.held;
};

test("a measure in any notation is held to the limit that Joe holds it to, and by how much is said", () => {
  expect(held("7 1/2")).toEqual({ verdict: "pass", margin: "1/4 in" });
  expect(held(`8"`)).toEqual({ verdict: "fail", margin: "1/4 in" });
  expect(held("19 cm")).toMatchObject({ verdict: "pass" });
  expect(held("7.75 in")).toEqual({ verdict: "pass", margin: undefined });
  expect(held("20 cm")).toMatchObject({ verdict: "fail" });
});

test("what is no length is said to be none, and nothing typed is not held to anything", () => {
  for (const typed of ["high", "8 lb", "4x8", "1/0", "8 8 8"])
    expect([typed, held(typed)]).toEqual([typed, "unreadable"]);
  expect(held("  ")).toBeUndefined();
});

test("whoever thinks in metric reads metric first, with the figure of the US code beside it", () => {
  const riser = (typed: string, language: "en" | "he") =>
    limitsOfProvision(RISER, language, { riser: typed }).find(({ id }) => id === "riser")?.limits[0];
  expect(riser("20 ס״מ", "he")?.figure).toBe("לכל היותר 19.7 ס״מ (7-3/4 אינץ')");
  expect(riser("8 אינץ'", "he")?.held).toEqual({ verdict: "fail", margin: "6.3 מ״מ (1/4 אינץ')" });
  expect(riser("8 in", "en")?.figure).toBe("at most 7-3/4 in");
});

test("what nothing on a site measures is held to nothing, and zero may be measured", () => {
  const difference = (typed: string) =>
    limitsOfProvision(RISER, "en", { stepDifference: typed }).find(({ id }) => id === "stepDifference");
  for (const typed of ["-1", "-3/8 in", "999999", "90000 m", "-20 cm"]) {
    expect([typed, difference(typed)]).toEqual([typed, expect.objectContaining({ absurd: true, typed })]);
    expect([typed, difference(typed)?.limits[0]?.held]).toEqual([typed, undefined]);
  }
  expect(difference("0")?.limits[0]?.held).toMatchObject({ verdict: "pass" });
  expect(difference("40 ft")?.limits[0]?.held).toMatchObject({ verdict: "fail" });
});

test("what a second measure decides is shown without a field", () => {
  const shown = limitsOfProvision("irc-r502-8-1", "en").map(({ id, example }) => [id, example !== undefined]);
  // A hole goes by the depth of its joist; how far it is from the edge does not.
  expect(Object.fromEntries(shown)).toEqual({ joistHole: false, joistNotch: false, joistHoleEdge: true });
  expect(limitsOfProvision("no-such-article", "en")).toEqual([]);
});

test("a thing stands there once, with each of its limits once", () => {
  for (const { article } of SUBJECTS.flatMap(({ limits }) => limits)) {
    const subjects = limitsOfProvision(article, "en");
    expect([article, new Set(subjects.map(({ id }) => id)).size]).toEqual([article, subjects.length]);
    for (const { limits } of subjects)
      expect(new Set(limits.map(({ figure, where, section }) => `${figure} ${where} ${section}`)).size).toBe(
        limits.length,
      );
  }
});
