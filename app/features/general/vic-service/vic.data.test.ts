import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { postsOf } from "~/engines/talk/talk.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { notifications } from "~db/schema/account.ts";
import { chainLinks } from "~db/schema/chain.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { processEvents } from "~db/schema/process.ts";
import { deskHours, tickets, ticketsSpared } from "~db/schema/tickets.ts";
import { capabilityLinks } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY, freshEmail, freshGuest } from "../../../../tests/factories.ts";
import { answerTicket, saveHours } from "./desk.commands.server.ts";
import {
  countSpared,
  moveTicket,
  type NewTicket,
  openTicket,
  rateTicket,
  sayToDesk,
  setPriority,
} from "./vic.commands.server.ts";
import { TICKET, VIC_LIMITS } from "./vic.limits.ts";
import { readDesk, readTicket, readVic } from "./vic.queries.server.ts";

const db = testDatabase();
const clock = createClock();
const deps = {
  ...{ db, now: clock.now, origin: "https://groundwork.example", secret: "s".repeat(40) },
  contributions: { links: {} },
};
const HOUR = 60 * 60 * 1000;
const key = () => crypto.randomUUID();
const admin = (owner: Owner = "user:admin-of-tickets") => ({ kind: "administrator", owner }) as const;

// A desk that is always there, so that no weekday decides a test: what a calendar does is shown without a database.
beforeAll(async () => {
  await db
    .insert(deskHours)
    .values({
      ...{ id: "desk", siteZone: "UTC", daysOff: [], opensOn: "2020-01-01" },
      rules: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: "00:00", to: "24:00" })),
    })
    .onConflictDoNothing();
});

async function someone() {
  const { id } = await createMember(db);
  return inOwn(`user:${id}`);
}

async function opened(more: Partial<NewTicket> = {}, actor?: Awaited<ReturnType<typeof someone>>) {
  const who = actor ?? (await someone());
  const input: NewTicket = {
    ...{ idem: key(), category: "paperwork", priority: "normal", topic: "A form", words: "Which one?" },
    ...{ email: "", language: "en" as const, ...more },
  };
  const made = await openTicket(deps, who, input);
  if (!made.ok) throw new Error(made.error);
  return { id: made.id, who, input };
}

const rowOf = async (id: string) => {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id));
  if (!row) throw new Error("no ticket");
  return row;
};
const step = async (id: string, transition: string, who: Parameters<typeof moveTicket>[1], note = "") =>
  moveTicket(deps, who, { record: id, transition, version: (await rowOf(id)).version, idem: key(), note });
const reply = async (id: string, move: "answer" | "ask" | "resolve", owner?: Owner) =>
  answerTicket(deps, admin(owner), {
    ...{ id, version: (await rowOf(id)).version, idem: key(), body: "Here it is.", step: move },
  });

describe("a ticket is opened", () => {
  test("once, however often its form is sent, with the time of a free plan", async () => {
    const { id, who, input } = await opened();
    expect(await openTicket(deps, who, input)).toMatchObject({ ok: true, id });
    expect(await openTicket(deps, await someone(), input)).toEqual({ ok: false, error: "not-allowed" });
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: "new", tier: "builder", promisedMinutes: 24 * 60, late: false });
    expect(row.dueAt).toBe(new Date(clock.now().getTime() + 24 * HOUR).toISOString());
  });

  test("with no priority that the plan does not hold", async () => {
    const who = await someone();
    const input = {
      idem: key(),
      category: "other",
      topic: "x",
      words: "y",
      email: "",
      language: "en",
    } as const;
    expect(await openTicket(deps, who, { ...input, priority: "urgent" })).toEqual({
      ok: false,
      error: "priority",
    });
  });

  test("by a guest, who is mailed one link to it and nothing of what they typed", async () => {
    const email = freshEmail();
    const { id, who, input } = await opened(
      { email, words: "Buy now http://spam.example" },
      inOwn(freshGuest()),
    );
    await openTicket(deps, who, input);
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("https://groundwork.example/l/");
    expect(mails[0]?.text).not.toContain("spam");
    const links = await db.select().from(capabilityLinks).where(eq(capabilityLinks.subjectId, id));
    expect(links.map(({ verbs }) => verbs)).toEqual([["read", "answer", "upload"]]);
  });

  test("only so often: whoever has twenty that are not closed closes one first", async () => {
    const who = await someone();
    for (let n = 0; n < VIC_LIMITS.open; n++) await opened({}, who);
    const more = { idem: key(), category: "other", priority: "low", topic: "x", words: "y" } as const;
    expect(await openTicket(deps, who, { ...more, email: "", language: "en" })).toEqual({
      ok: false,
      error: "full",
    });
  });

  test("about a record only where it is one of theirs", async () => {
    const { id: own, who } = await opened({ topic: "My own record" });
    const contributions = {
      links: {
        [TICKET]: {
          ...{ verbs: [], page: "ticket", href: (id: string) => `/vic-ticket/${id}` },
          title: (id: unknown) => sql<string | null>`(select t.topic from tickets as t where t.id = ${id})`,
          isIn: (workspace: unknown, id: unknown) =>
            sql`exists (select 1 from tickets as t where t.id = ${id} and t.workspace_id = ${workspace})`,
        },
      },
    };
    const about = { type: TICKET, id: own };
    const titles = async (actor: typeof who) =>
      (await readVic(db, contributions, actor, about, clock.now())).title;
    expect([await titles(who), await titles(await someone())]).toEqual(["My own record", undefined]);
    const idem = key();
    const input = { idem, category: "other", priority: "low", topic: "x", words: "y", about } as const;
    await openTicket({ ...deps, contributions }, await someone(), { ...input, email: "", language: "en" });
    expect(await rowOf(idem)).toMatchObject({ aboutType: "", aboutTitle: "" });
  });
});

describe("the desk", () => {
  test("gives a ticket to one of twenty who press at the same moment", async () => {
    const { id } = await opened();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        moveTicket(deps, admin(`user:racer-${n}`), {
          record: id,
          transition: "claim",
          version: 1,
          idem: key(),
        }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = answers.findIndex(({ ok }) => ok);
    expect((await rowOf(id)).assignee).toBe(`user:racer-${winner}`);
  });

  test("answers only what it has taken, tells a member on their page, and its first answer is timed", async () => {
    const { id, who } = await opened();
    expect(await reply(id, "answer")).toMatchObject({ ok: false });
    await step(id, "claim", admin());
    clock.advance(2 * HOUR);
    expect(await reply(id, "answer")).toMatchObject({ ok: true });
    clock.advance(HOUR);
    expect(await reply(id, "answer")).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ state: "working", answeredMinutes: 120 });
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.href, `/vic-ticket/${id}`));
    expect(told.map(({ code }) => code)).toEqual(["ticketMoved"]);
    const said = await postsOf(db, who, { type: TICKET, id }, clock.now());
    expect(said.map(({ body, mark }) => [body, mark])).toEqual([
      ["Here it is.", "desk"],
      ["Here it is.", "desk"],
    ]);
  });

  test("stops the clock while it waits, and the customer's answer lets it run again with what was left", async () => {
    const { id, who } = await opened();
    await step(id, "claim", admin());
    clock.advance(4 * HOUR);
    await reply(id, "ask");
    expect(await rowOf(id)).toMatchObject({ state: "waiting", dueAt: null, leftMinutes: 20 * 60 });
    clock.advance(3 * DAY);
    const idem = key();
    expect(await sayToDesk(deps, who, { id, idem, body: "The county" })).toEqual({ ok: true });
    expect(await sayToDesk(deps, who, { id, idem, body: "The county" })).toEqual({ ok: true });
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: "working", leftMinutes: null, late: false });
    expect(row.dueAt).toBe(new Date(clock.now().getTime() + 20 * HOUR).toISOString());
    expect(await postsOf(db, who, { type: TICKET, id }, clock.now())).toHaveLength(2);
  });

  test("that is late says so for good, also once the ticket is solved", async () => {
    const { id } = await opened();
    await step(id, "claim", admin());
    clock.advance(30 * HOUR);
    await reply(id, "resolve");
    expect(await rowOf(id)).toMatchObject({ state: "resolved", late: true, dueAt: null, leftMinutes: -360 });
  });

  test("hands a ticket over into the queue with a reason, and a colleague takes it", async () => {
    const { id } = await opened();
    await step(id, "claim", admin());
    expect(await step(id, "handOver", admin("user:other"))).toEqual({ ok: false, error: "note-missing" });
    expect(await step(id, "handOver", admin("user:other"), "Ill today")).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ state: "new", assignee: "" });
    await step(id, "claim", admin("user:other"));
    expect(await reply(id, "answer")).toMatchObject({ ok: false, error: "not-allowed" });
    expect(await reply(id, "answer", "user:other")).toMatchObject({ ok: true });
  });

  test("mails a guest a link with each answer, in their language", async () => {
    const email = freshEmail();
    const { id } = await opened({ email, language: "es" }, inOwn(freshGuest()));
    await step(id, "claim", admin());
    await reply(id, "ask");
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "Novedades de su solicitud",
      "Su solicitud llegó a la mesa de ayuda",
    ]);
    expect(mails.every(({ text }) => !text.includes("Here it is."))).toBe(true);
  });

  test("sees no samples, and samples count for nothing", async () => {
    const { id } = await opened();
    await db.update(tickets).set({ sample: true }).where(eq(tickets.id, id));
    expect(await step(id, "claim", admin())).toMatchObject({ ok: false });
    expect(await readTicket(db, admin(), id, clock.now())).toBeUndefined();
    const { rows } = await readDesk(db, admin(), "waiting", 0, clock.now());
    expect(rows.map((row) => row.id)).not.toContain(id);
  });

  test("has hours that are changed once, of two who save at the same moment", async () => {
    const week = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`hours${day}`, "0:00-24:00"]));
    const [row] = await db.select().from(deskHours);
    const said = {
      intent: "hours",
      zone: "UTC",
      opensOn: "2020-01-01",
      daysOff: "",
      ...week,
    } as never as Parameters<typeof saveHours>[1];
    const both = await Promise.all(
      [1, 2].map(() => saveHours(deps, { ...said, version: row?.version ?? 1 })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const empty = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`hours${day}`, ""]));
    expect(await saveHours(deps, { ...said, ...empty, version: 1 } as never)).toEqual({
      ok: false,
      error: "noHours",
    });
  });
});

describe("the customer", () => {
  test("changes the priority within the plan, and what was used of the time stays used", async () => {
    const { id, who } = await opened();
    clock.advance(4 * HOUR);
    expect(await setPriority(deps, who, { id, version: 1, priority: "high" })).toEqual({
      ok: false,
      error: "priority",
    });
    expect(await setPriority(deps, await someone(), { id, version: 1, priority: "low" })).toEqual({
      ok: false,
      error: "gone",
    });
    expect(await setPriority(deps, who, { id, version: 1, priority: "low" })).toEqual({ ok: true });
    const row = await rowOf(id);
    expect(row).toMatchObject({ priority: "low", promisedMinutes: 40 * 60, version: 2 });
    expect(row.dueAt).toBe(new Date(clock.now().getTime() + 36 * HOUR).toISOString());
    expect(await setPriority(deps, who, { id, version: 1, priority: "normal" })).toEqual({
      ok: false,
      error: "stale",
    });
  });

  test("rates what is solved once, and nobody else does", async () => {
    const { id, who } = await opened();
    expect(await rateTicket(deps, who, { id, rating: 5 })).toEqual({ ok: false, error: "open" });
    await step(id, "claim", admin());
    await reply(id, "resolve");
    expect(await rateTicket(deps, await someone(), { id, rating: 1 })).toEqual({ ok: false, error: "gone" });
    const tries = await Promise.all([1, 5].map((rating) => rateTicket(deps, who, { id, rating })));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("opens a solved ticket again for fourteen days, with its whole time, and not after that", async () => {
    const [one, other] = [await opened(), await opened()];
    for (const { id } of [one, other]) {
      await step(id, "claim", admin());
      await reply(id, "resolve");
      await step(id, "accept", one.id === id ? one.who : other.who);
    }
    clock.advance(13 * DAY);
    expect(await step(one.id, "reopen", one.who, "It came back")).toMatchObject({ ok: true });
    const row = await rowOf(one.id);
    expect(row).toMatchObject({ state: "new", assignee: "" });
    expect(row.dueAt).toBe(new Date(clock.now().getTime() + 24 * HOUR).toISOString());
    clock.advance(2 * DAY);
    expect(await step(other.id, "reopen", other.who, "It came back")).toMatchObject({
      ok: false,
      error: "blocked",
    });
  });

  test("says nothing to a ticket that is over, and nobody speaks in another one's ticket", async () => {
    const { id, who } = await opened();
    const stranger = await someone();
    expect(await sayToDesk(deps, stranger, { id, idem: key(), body: "x" })).toEqual({
      ok: false,
      error: "gone",
    });
    await step(id, "withdraw", who);
    expect(await sayToDesk(deps, who, { id, idem: key(), body: "x" })).toEqual({
      ok: false,
      error: "closed",
    });
    const events = await db
      .select({ name: processEvents.transition })
      .from(processEvents)
      .where(and(eq(processEvents.recordId, id), inArray(processEvents.process, ["ticket"])));
    expect(events.map(({ name }) => name)).toEqual(["begin", "withdraw"]);
  });
});

test("what a passage spared is counted once a form, and only for an article that is there", async () => {
  const idem = key();
  await countSpared(deps, { idem, article: "no-such-article" });
  const [article] = await db.all<{ slug: string }>(sql`select slug from articles limit 1`);
  if (article) {
    await countSpared(deps, { idem, article: article.slug });
    await countSpared(deps, { idem, article: article.slug });
  }
  const rows = await db.select().from(ticketsSpared).where(eq(ticketsSpared.id, idem));
  expect(rows).toHaveLength(article ? 1 : 0);
});

test("the speed of the desk is counted from real tickets that were answered", async () => {
  const before = await readVic(db, deps.contributions, undefined, undefined, clock.now());
  const { id } = await opened();
  await step(id, "claim", admin());
  await reply(id, "answer");
  const after = await readVic(db, deps.contributions, undefined, undefined, clock.now());
  expect(after.minutes.length).toBe(before.minutes.length + 1);
});

test("a ticket that came of a record is linked to it once, and a ticket that was not opened is linked to nothing", async () => {
  const from = { kind: "call", id: key() } as const;
  const { id, who, input } = await opened({ from });
  expect(await openTicket(deps, who, input)).toEqual({ ok: true, id });
  const of = (call: string) => db.select().from(chainLinks).where(eq(chainLinks.fromId, call));
  expect(await of(from.id)).toMatchObject([{ toKind: "ticket", toId: id, workspace: who.workspace }]);
  // The id of somebody else's ticket as one's own form's key.
  const stranger = await someone();
  const other = { kind: "call", id: key() } as const;
  expect((await openTicket(deps, stranger, { ...input, from: other })).ok).toBe(false);
  expect(await of(other.id)).toEqual([]);
});
