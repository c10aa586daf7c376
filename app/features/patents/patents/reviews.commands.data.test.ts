import { expect, test } from "vitest";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { CHECKS } from "./patents.filters.ts";
import { readPackageContent } from "./patents.queries.server.ts";
import { saveReview } from "./reviews.commands.server.ts";
import { readReview, readReviews } from "./reviews.queries.server.ts";

const db = testDatabase();
const deps = { db, now: createClock().now };
const input = (version: number, text = "Compare claim 3", patentId = 9) => ({
  patentId,
  version,
  text,
  checks: ["claims", "drawings"] as const,
});

test("a review is empty until something is written, and then holds it", async () => {
  const { id } = await createMember(db);
  expect(await readReview(db, id, 9)).toEqual({ text: "", checks: [], open: [...CHECKS], version: 0 });
  expect(await saveReview(deps, id, input(0))).toEqual({ ok: true });
  expect(await readReview(db, id, 9)).toEqual({
    text: "Compare claim 3",
    checks: ["claims", "drawings"],
    open: CHECKS.filter((check) => check !== "claims" && check !== "drawings"),
    version: 1,
  });
});

test("a page older than what is kept changes nothing", async () => {
  const { id } = await createMember(db);
  await saveReview(deps, id, input(0, "first"));
  expect(await saveReview(deps, id, input(1, "second"))).toEqual({ ok: true });
  expect(await saveReview(deps, id, input(1, "third"))).toEqual({ ok: false, error: "stale" });
  expect(await saveReview(deps, id, input(0, "third"))).toEqual({ ok: false, error: "stale" });
  expect(await readReview(db, id, 9)).toMatchObject({ text: "second", version: 2 });
});

test("the same form sent twice writes once and is content both times", async () => {
  const { id } = await createMember(db);
  const answers = await Promise.all(Array.from({ length: 5 }, () => saveReview(deps, id, input(0, "once"))));
  expect(answers).toEqual(Array(5).fill({ ok: true }));
  expect(await readReview(db, id, 9)).toMatchObject({ text: "once", version: 1 });
});

test("of two different forms sent at once one is kept", async () => {
  const { id } = await createMember(db);
  const answers = await Promise.all(["a", "b"].map((text) => saveReview(deps, id, input(0, text))));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("what a member keeps is nobody else's, and goes with that member's packages alone", async () => {
  const [ana, ben] = [await createMember(db), await createMember(db)];
  await saveReview(deps, ana.id, input(0, "of Ana"));
  expect((await readReviews(db, ben.id)).size).toBe(0);
  const noteOf = async (memberId?: string) => {
    const { patents } = await readPackageContent(db, "priority", new Set([9]), memberId);
    return patents.map(({ note }) => note?.text);
  };
  expect(await noteOf(ana.id)).toEqual(["of Ana"]);
  expect(await noteOf(ben.id)).toEqual([undefined]);
  expect(await noteOf()).toEqual([undefined]);
});

test("a package holds what was ticked of its selection and nothing else", async () => {
  const ids = async (chosen: Set<number> | undefined) =>
    (await readPackageContent(db, "priority", chosen, undefined)).patents.map(({ patent }) => patent.id);
  expect(await ids(new Set([9, 2, 5]))).toEqual([9, 2]);
  expect(await ids(new Set())).toEqual([]);
  expect(await ids(undefined)).toHaveLength(10);
});
