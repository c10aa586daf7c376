import { expect, test } from "vitest";
import { dayAfter } from "~/lib/local-day.ts";
import { answered, BOX_DAYS, type Card, deckOf, LAST_BOX, NEW_A_DAY } from "./cards.logic.ts";

const TODAY = "2026-03-02";
const card = (slug: string, more: Partial<Card> = {}): Card => ({
  slug,
  box: 2,
  dueOn: TODAY,
  version: 1,
  startedOn: "2026-03-01",
  answeredAt: "2026-03-01T10:00:00.000Z",
  ...more,
});
const SLUGS = Array.from({ length: 30 }, (_, n) => `term-${n}`);

test("a card that is known again and again is asked after 1, 3, 7, 14 and 30 days, and stays there", () => {
  let [box, day] = [1, TODAY];
  const waits: number[] = [];
  for (let n = 0; n < 7; n++) {
    const next = answered(box, true, day);
    waits.push((Date.parse(next.dueOn) - Date.parse(day)) / 86_400_000);
    [box, day] = [next.box, next.dueOn];
  }
  expect(waits).toEqual([1, 3, 7, 14, 30, 30, 30]);
  expect(box).toBe(LAST_BOX);
});

test("a card that is not known goes back to the first box and is asked again today, from wherever it was", () => {
  for (let box = 1; box <= LAST_BOX; box++)
    expect(answered(box, false, TODAY)).toEqual({ box: 1, dueOn: TODAY });
});

test("no box is ever left, whatever is written in the database", () => {
  for (const box of [-3, 0, 1.5, 6, 99]) expect(answered(box, true, TODAY).box).toBeGreaterThanOrEqual(2);
  expect(answered(99, true, TODAY).box).toBe(LAST_BOX);
  expect(BOX_DAYS).toHaveLength(LAST_BOX);
});

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-03-28", 3, "2026-03-31"],
])("%s and %s days are %s", (day, days, later) => expect(dayAfter(day, days)).toBe(later));

test("what is due from earlier days comes before new cards, and what was missed today comes last", () => {
  const early = card("term-1", { dueOn: "2026-02-20" });
  const missed = card("term-2", { box: 1, dueOn: TODAY });
  expect(deckOf(SLUGS, [missed, early], TODAY).next?.slug).toBe("term-1");
  const fresh = deckOf(SLUGS, [missed], TODAY).next;
  expect(fresh).toMatchObject({ version: 0 });
  expect(fresh?.slug).not.toBe("term-2");
  expect(deckOf(["term-2"], [missed], TODAY).next).toMatchObject({ slug: "term-2", version: 1 });
});

test("of those missed today the longest ago comes first", () => {
  const at = (slug: string, hour: string) =>
    card(slug, { box: 1, answeredAt: `${TODAY}T${hour}:00:00.000Z` });
  expect(deckOf(["term-1", "term-2"], [at("term-1", "11"), at("term-2", "10")], TODAY).next?.slug).toBe(
    "term-2",
  );
});

test("a day has ten new cards, and more only on request", () => {
  const begun = SLUGS.slice(0, NEW_A_DAY).map((slug) =>
    card(slug, { startedOn: TODAY, dueOn: dayAfter(TODAY, 1) }),
  );
  expect(deckOf(SLUGS, begun, TODAY)).toMatchObject({ next: undefined, due: 0, fresh: 0 });
  expect(deckOf(SLUGS, begun, TODAY, 5)).toMatchObject({ next: { version: 0 }, fresh: 5 });
  expect(deckOf(SLUGS, begun, dayAfter(TODAY, 1)).due).toBe(NEW_A_DAY);
});

test("new cards come in the same order every time, and not in that of the alphabet", () => {
  const next = () => deckOf(SLUGS, [], TODAY).next?.slug;
  expect(next()).toBe(next());
  const order = [...Array(NEW_A_DAY)].reduce<string[]>((seen) => {
    const slug = deckOf(
      SLUGS.filter((one) => !seen.includes(one)),
      [],
      TODAY,
    ).next?.slug;
    return slug ? [...seen, slug] : seen;
  }, []);
  expect(order).toHaveLength(NEW_A_DAY);
  expect(order).not.toEqual(SLUGS.slice(0, NEW_A_DAY));
});

test("cards of another deck are neither asked nor counted, but count as begun", () => {
  expect(deckOf(["term-1"], [card("term-9")], TODAY)).toMatchObject({ due: 0, boxes: [0, 0, 0, 0, 0, 0] });
});
