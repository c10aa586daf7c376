import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { crmContacts, deals } from "~db/schema/deals.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { readPeopleList } from "./contacts.queries.server.ts";
import contribution from "./crm.contributes.server.ts";
import { CRM_LIMITS } from "./crm.limits.ts";
import { boardView, reportView } from "./crm.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const formKey = () => crypto.randomUUID() as string;
const context = { db, now, language: "en", formKey, contributions: joinedContributions } as never;
const at = { day: "2026-03-02" };

test("thirty samples in all stages count for nothing, and are cleared by one press", async () => {
  const { actor } = await createMember(db);
  for (const statement of contribution.samples(db, {
    workspace: actor.workspace,
    language: "he",
    now: now(),
  }))
    await statement;
  const own = and(eq(deals.workspace, actor.workspace), eq(deals.sample, true));
  const rows = await db.select().from(deals).where(own);
  expect(rows).toHaveLength(30);
  expect(new Set(rows.map(({ state }) => state)).size).toBe(9);
  const view = await boardView(context, actor, { view: "active", q: "", after: "" }, at);
  expect([view.figures.due, view.list.length > 0]).toEqual([0, true]);
  expect((await reportView(context, actor)).forecast).toEqual([]);
});

test("at twenty thousand deals a page has as many rows as at thirty, each once, and the lists stay in order", async () => {
  const actor = inOwn(freshGuest());
  const many = Array.from({ length: 20_000 }, (_, n) => n);
  const stamp = now().toISOString();
  await db.insert(crmContacts).select(
    sql`select ${actor.workspace} || ':p' || value, ${actor.workspace}, 'Homeowner ' || value, '', '', '', null, '', '', 1, 0,
      ${stamp} from json_each(${JSON.stringify(many)}) where true`,
  );
  await db.insert(deals).select(
    sql`select ${actor.workspace} || ':' || value, ${actor.workspace}, 'Deck ' || value, ${actor.workspace} || ':p' || value,
      'ad', 'deck', 100000, null, '', '', 'Call', '2026-03-02', ${actor.owner}, null, '', null, ${stamp}, null, null,
      case value % 7 when 0 then 'new' when 1 then 'qualified' when 2 then 'visit' when 3 then 'estimating' when 4 then 'sent'
        when 5 then 'negotiation' else 'lost' end, ${stamp}, 1, 0, ${stamp} from json_each(${JSON.stringify(many)}) where true`,
  );
  const seen = new Set<string>();
  let after = "";
  for (let page = 0; page < 4; page++) {
    const view = await boardView(context, actor, { view: "active", q: "", after }, at);
    expect(view.list).toHaveLength(10);
    expect(JSON.stringify(view).length).toBeLessThan(20_000);
    for (const { id } of view.list) seen.add(id);
    after = view.next;
  }
  expect(seen.size).toBe(40);
  const first = await boardView(context, actor, { view: "board", q: "", after: "" }, at);
  expect(first.board.every(({ cards }) => cards.length === 2)).toBe(true);
  expect(first.pipeline[0]?.deals).toBe(2_858);
  const people = await readPeopleList(db, actor, { view: "people", q: "", after: "" });
  const more = await readPeopleList(db, actor, { view: "people", q: "", after: people.next });
  expect(new Set([...people.people, ...more.people].map(({ id }) => id)).size).toBe(20);
});

test("what is typed into a search is found whatever its case, and as much as the field takes breaks nothing", async () => {
  const { actor } = await createMember(db);
  for (const statement of contribution.samples(db, {
    workspace: actor.workspace,
    language: "en",
    now: now(),
  }))
    await statement;
  const all = (q: string) => boardView(context, actor, { view: "all", q, after: "" }, at);
  const [first] = (await all("")).list;
  const title = first?.title ?? "";
  expect((await all(title.toUpperCase())).list.map(({ id }) => id)).toContain(first?.id);
  for (const letter of ["x", "ש", "%", "5"]) {
    const q = letter.repeat(CRM_LIMITS.search);
    expect((await all(q)).list).toEqual([]);
    for (const view of ["people", "companies"] as const)
      expect(await readPeopleList(db, actor, { view, q, after: "" })).toMatchObject({ people: [] });
  }
});
