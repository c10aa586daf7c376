import { expect, test } from "vitest";
import { GUEST, keeperAt, LINK } from "~/lib/waiting-post.ts";
import { type Entry, formName, nextOf, outcomeOf, replacedBy, shownAt, type Waiting } from "./waiting.ts";

const item = (more: Partial<Waiting>): Waiting => ({
  keeper: "ana",
  action: "/project-log/1",
  page: "/project-log/1",
  title: "Log",
  button: "Save",
  form: "log",
  entries: [],
  at: 0,
  tries: 0,
  hold: "none",
  ...more,
});

const answer = (status: number, taken: string | null = null) => outcomeOf({ status, taken, message: "no" });

test("a post is taken only where the site says so, and a page that answers in its place took nothing", () => {
  expect(answer(200, "/punch-item/1")).toEqual({ kind: "taken", to: "/punch-item/1" });
  expect(answer(200)).toEqual({ kind: "later" });
  expect(answer(302)).toEqual({ kind: "later" });
});

test.each([0, 408, 429, 500, 503])("after %d it is sent again", (status) => {
  expect(answer(status)).toEqual({ kind: "later" });
});

test.each([400, 403, 404, 409, 410, 413, 422])("%d stays with what was said of it", (status) => {
  expect(answer(status)).toEqual({ kind: "refused", status, message: "no" });
});

test("what was written for somebody else is not refused, and waits for them", () => {
  expect(answer(401)).toEqual({ kind: "other-keeper" });
});

test("what waits is sent in the order in which it was written, without what was refused and what is another's", () => {
  const all = [
    item({ id: 1, hold: "refused" }),
    item({ id: 2, keeper: "bo" }),
    item({ id: 3, keeper: GUEST }),
    item({ id: 4, hold: "other-keeper" }),
    item({ id: 5, keeper: LINK }),
  ];
  expect([nextOf(all, "ana")?.id, nextOf(all, "ana", 4)?.id, nextOf(all, "ana", 5)?.id]).toEqual([
    4,
    5,
    undefined,
  ]);
  expect(nextOf(all, GUEST)?.id).toBe(3);
});

test("a page shows what is its reader's; of a link only on the pages of that link", () => {
  const all = [
    item({ id: 1 }),
    item({ id: 2, keeper: "bo" }),
    item({ id: 3, keeper: GUEST }),
    item({ id: 4, keeper: LINK, page: "/shared/one/near-miss" }),
    item({ id: 5, keeper: LINK, page: "/shared/two/near-miss" }),
  ];
  const shown = (keeper: string, path: string) => shownAt(all, keeper, path).map(({ id }) => id);
  expect(shown("ana", "/punch-list-camera")).toEqual([1, 3]);
  expect(shown(GUEST, "/punch-list-camera")).toEqual([3]);
  expect(shown(LINK, "/shared/two/near-miss")).toEqual([5]);
});

test("a page of a link keeps for the link, whoever is signed in", () => {
  expect([
    keeperAt("/shared/one/clock", "ana"),
    keeperAt("/hard-hat-zone", "ana"),
    keeperAt("/", undefined),
  ]).toEqual([LINK, "ana", GUEST]);
});

const entries = (fields: Record<string, string>) => Object.entries(fields) as Entry[];

test("the same form sent again is one post, another record by the same form is another", () => {
  const first = item({ id: 1, tries: 2, entries: entries({ idem: "a", words: "Grout" }) });
  expect(replacedBy([first], item({ entries: entries({ idem: "a", words: "Grout missing" }) }))?.id).toBe(1);
  expect(replacedBy([first], item({ entries: entries({ idem: "b", words: "Paint" }) }))).toBeUndefined();
  expect(replacedBy([first], item({ keeper: "bo", entries: entries({ idem: "a" }) }))).toBeUndefined();
});

test("a record that is written once more before it was sent is written as it was last", () => {
  const again = item({ entries: entries({ version: "3", work: "Walls and roof" }) });
  const first = (more: Partial<Waiting>) =>
    item({ id: 1, entries: entries({ version: "3", work: "Walls" }), ...more });
  expect(replacedBy([first({})], again)?.id).toBe(1);
  expect(replacedBy([first({ tries: 1 })], again)).toBeUndefined();
  expect(replacedBy([first({ tries: 1, hold: "refused" })], again)?.id).toBe(1);
  expect(replacedBy([first({ form: "other" })], again)).toBeUndefined();
  // Opened on its page and on its way once more, while it is written anew there.
  const older = first({ tries: 2, opened: true, entries: entries({ version: "2", work: "Walls" }) });
  expect(replacedBy([older], again)?.id).toBe(1);
  expect(replacedBy([{ ...older, opened: false }], again)).toBeUndefined();
});

test("a form is the same however often its page is drawn, and another for another record", () => {
  const name = (fields: Record<string, string>) => formName("/checklist-photo", ["photo"], entries(fields));
  expect(name({ idem: "a", version: "1", item: "7" })).toBe(name({ idem: "b", version: "2", item: "7" }));
  expect(name({ item: "7" })).not.toBe(name({ item: "8" }));
});
