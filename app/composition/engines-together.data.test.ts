import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { covers, isOverdrawn, posting, readBalance } from "~/engines/ledger/ledger.server.ts";
import { defineAccount, defineSiteAccount } from "~/engines/ledger/ledger.ts";
import {
  createDocument,
  isOutdated,
  prepareAcceptance,
  prepareVersion,
  readDocument,
  saveDocument,
  verifyDocument,
} from "~/engines/lines/lines.server.ts";
import { type Content, emptyContent } from "~/engines/lines/lines.ts";
import {
  began,
  bindProcess,
  holders,
  members,
  move,
  readers,
  readTimeline,
} from "~/engines/process/process.server.ts";
import { type Holder, makeLink } from "~/engines/trust/trust.server.ts";
import { documents } from "~db/schema/lines.ts";
import { testDatabase } from "../../tests/database.ts";
import { createClock, createMember, fakePasswords, SECRET } from "../../tests/factories.ts";
import { changeOrder } from "../../tests/processes.ts";
import { joinContributions } from "./join-contributions.server.ts";

const db = testDatabase();

const BUDGET = defineAccount("budget", "cents");
const CONTRACTS = defineSiteAccount("contracts", "cents");

const SUBJECT = { type: "change-order", id: documents.id };
/** A change order is a document; who holds the link to it may sign it. */
const orders = bindProcess(changeOrder, {
  record: {
    table: documents,
    id: documents.id,
    workspace: documents.workspace,
    state: documents.state,
    since: documents.stateSince,
    version: documents.version,
    only: eq(documents.kind, "changeOrder"),
  },
  read: readers([documents.workspace], SUBJECT),
  parties: {
    contractor: members(documents.workspace),
    client: holders("sign", documents.workspace, SUBJECT),
  },
  guards: { hasLines: () => sql`${documents.totalCents} > 0` },
  effects: { freeze: () => [], accept: () => [], addToBudget: () => [] },
  tell: { contractor: () => [], client: () => [] },
});

const content = (qty: string): Content => ({
  ...emptyContent("changeOrder"),
  sections: [{ id: "s", title: "", lines: [{ id: "a", text: "Beam", qty, unit: "ea", unitCost: "1250" }] }],
});

async function setUp() {
  const clock = createClock();
  const deps = { db, now: clock.now };
  const { actor, owner } = await createMember(db);
  const id = crypto.randomUUID();
  await createDocument(deps, actor, { id, workspace: owner, title: "Steel", content: content("0") });
  await began(db, orders, actor, { record: id, party: "contractor", now: clock.now() });
  const row = async () => {
    const found = await readDocument(db, actor, id);
    if (!found) throw new Error("no document");
    return found;
  };
  const go = async (transition: string, more: object = {}, who: Parameters<typeof move>[2] = actor) =>
    move(deps, orders, who, {
      record: id,
      transition,
      version: (await row()).version,
      idem: crypto.randomUUID(),
      ...more,
    });
  const edit = async (qty: string) =>
    saveDocument(deps, actor, { id, version: (await row()).version, title: "Steel", content: content(qty) });
  const link = crypto.randomUUID();
  await makeLink(
    {
      ...deps,
      secret: SECRET,
      passwords: fakePasswords,
      contributions: joinContributions([
        {
          links: {
            "change-order": {
              verbs: ["sign"],
              page: "change-order",
              title: () => sql`null`,
              isIn: () => sql`1`,
              href: () => "/",
            },
          },
        },
      ]),
    },
    actor,
    {
      idem: link,
      workspace: owner,
      subject: { type: "change-order", id },
      name: "The client",
      verbs: ["sign"],
      kind: "person",
      days: 7,
      asksName: true,
    },
  );
  const client: Holder = { kind: "holder", link, now: clock.now() };
  return { deps, actor, owner, id, row, go, edit, client, now: clock.now };
}

test("a change order is priced, frozen as it is sent, signed by link, and booked: each in one batch with its state", async () => {
  const { deps, id, row, go, edit, client, owner, now, actor } = await setUp();
  expect(await go("price")).toMatchObject({ ok: false, error: "blocked", guard: "hasLines" });
  await edit("2");
  expect(await go("price")).toMatchObject({ ok: true, state: "priced" });

  const outdated = await prepareVersion(deps, id);
  await edit("3");
  const tooLate: Parameters<typeof move>[3]["also"] = ({ happened }) => outdated?.statements(happened) ?? [];
  const sending = go("send", { also: tooLate });
  expect(isOutdated(await sending.catch((error) => error))).toBe(true);
  expect(await row()).toMatchObject({ state: "priced", versions: [] });

  const prepared = await prepareVersion(deps, id);
  const also: Parameters<typeof move>[3]["also"] = ({ happened }) => prepared?.statements(happened) ?? [];
  expect(await go("send", { also }, client)).toMatchObject({ ok: false, error: "not-allowed" });
  expect((await row()).versions).toEqual([]);
  expect(await go("send", { also })).toMatchObject({ ok: true, state: "sent" });
  expect((await row()).versions).toHaveLength(1);

  const ready = await prepareAcceptance(deps, {
    versionId: prepared?.versionId ?? "",
    name: "Sample Client",
    actor: `link:${client.link}`,
  });
  if (!ready.ok) throw new Error(ready.error);
  const signing: Parameters<typeof move>[3]["also"] = ({ happened }) => ready.prepared.statements(happened);
  expect(await go("approve", { also: signing })).toMatchObject({ ok: false, error: "not-allowed" });
  const signed = { also: signing, printedName: "Sample Client" };
  expect(await go("approve", signed, client)).toMatchObject({ ok: true, state: "approved" });
  expect((await row()).acceptance).toMatchObject({ printedName: "Sample Client", totalCents: 375_000 });
  expect(await verifyDocument(db, id)).toEqual({ whole: true, checked: 2 });
  expect(await edit("4")).toMatchObject({ error: "accepted" });

  const movements = [{ from: CONTRACTS, to: BUDGET.of(owner), amount: 375_000 }];
  const book = { key: `change-order:${id}`, reason: "changeOrder", movements };
  const booking: Parameters<typeof move>[3]["also"] = ({ happened, now }) =>
    posting(db, book, { now, when: happened });
  expect(await go("execute", { also: booking })).toMatchObject({ ok: true, state: "executed" });
  expect(await readBalance(db, BUDGET.of(owner), now())).toMatchObject({ balance: 375_000 });
  const history = await readTimeline(db, orders, client, id);
  expect(history.map(({ transition, party, printedName }) => [transition, party, printedName])).toEqual([
    ["begin", "contractor", ""],
    ["price", "contractor", ""],
    ["send", "contractor", ""],
    ["approve", "client", "Sample Client"],
    ["execute", "contractor", ""],
  ]);
  expect(actor.owner).toBe(owner);
});

test("a transition that would take more than there is takes back its state and its event", async () => {
  const { id, row, go, edit, owner, now } = await setUp();
  await edit("1");
  const movements = [{ from: BUDGET.of(owner), to: CONTRACTS, amount: 1 }];
  const taking: Parameters<typeof move>[3]["also"] = ({ happened, now }) =>
    posting(db, { key: `fee:${id}`, reason: "fee", movements }, { now, when: happened });
  const refused = await go("price", { also: taking }).catch((error) => error);
  expect(isOverdrawn(refused)).toBe(true);
  expect(await row()).toMatchObject({ state: "draft" });
  const [covered] = await db
    .select({ yes: sql<number>`${covers({ movements }, now())}` })
    .from(sql`(select 1)`);
  expect(covered?.yes).toBe(0);
});
