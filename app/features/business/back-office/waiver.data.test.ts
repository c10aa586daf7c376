import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Holder, makeLink, type Person } from "~/engines/trust/trust.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { sha256 } from "~/lib/hash.ts";
import { lienWaivers } from "~db/schema/back-office.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { desk } from "../../../../tests/desk.ts";
import { createClock } from "../../../../tests/factories.ts";
import contribution from "./back-office.contributes.server.ts";
import {
  clearPayment,
  createWaiver,
  makeConditional,
  moveWaiver,
  recordPayment,
  signWaiver,
} from "./waiver.commands.server.ts";
import { LIEN_WAIVER } from "./waiver.limits.ts";
import { readWaiver } from "./waiver.queries.server.ts";
import { heldWaiverView, waiverView } from "./waiver.view.server.ts";
import { waiverPdf } from "./waiver-document.server.ts";
import { sealedText } from "./waiver-seal.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const given = { db, now, language: "en" as const, formKey: key };
const TODAY = "2026-03-02";
const present = (actor: Person) => ({ ...actor, role: "owner" as const });

const { fresh, jobOf } = desk(db, now);

const SAID = {
  ...{ party: "Sample Roofing", payer: "Sample Builders", usState: "CO", amount: 845_000 },
  ...{ condition: "unconditional" as "conditional" | "unconditional", stage: "progress" as const },
  ...{ throughOn: "2026-02-27", exceptions: "", language: "en" as const },
};

async function writing(actor: Person, project: string, more: object = {}) {
  const made = await createWaiver(deps, actor, { idem: key(), project, ...SAID, ...more });
  if (!made.ok) throw new Error(made.error);
  return made.id;
}

const rowOf = async (id: string) => {
  const [row] = await db.select().from(lienWaivers).where(eq(lienWaivers.id, id));
  if (!row) throw new Error("it is there");
  return row;
};

async function moving(actor: Person, record: string, transition: string, note = "") {
  const { version } = await rowOf(record);
  const moved = await moveWaiver(deps, actor, { record, transition, version, note, idem: key() });
  return moved.ok ? moved.state : moved.error;
}

const paying = (actor: Person, id: string, more: object = {}) =>
  recordPayment(deps, actor, {
    ...{ id, idem: key(), day: TODAY, paid: 845_000, paidOn: "2026-02-20", reference: "4711" },
    ...{ clearedOn: "2026-02-24" as string | null, ...more },
  });

async function holderOf(actor: Person, id: string, verbs: "sign"[] = ["sign"]) {
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const trust = { ...deps, secret: "s".repeat(32), passwords, contributions: { links: contribution.links } };
  const made = await makeLink(trust, actor, {
    ...{ idem: key(), workspace: actor.workspace, subject: { type: LIEN_WAIVER, id } },
    ...{ name: "Sample Roofing", verbs, kind: "person" as const, days: 30, asksName: true },
  });
  if (!made.ok) throw new Error(made.error);
  return { kind: "holder", link: made.id, now: now() } satisfies Holder;
}

const signing = async (holder: Holder, id: string) =>
  signWaiver(deps, holder, {
    ...{
      id,
      version: (await rowOf(id)).version,
      idem: key(),
      printedName: "Roofer 1",
      drawn: "M10 10L90 60",
    },
  });

test("an unconditional waiver is not asked for before a cleared payment of its amount, and a conditional one is offered", async () => {
  const actor = await fresh();
  const project = await jobOf(actor);
  const id = await writing(actor, project);
  expect(await moving(actor, id, "request")).toBe("blocked");
  const view = await waiverView(given, present(actor), id, { day: TODAY });
  expect([
    view?.offersConditional,
    view?.standing.choices.find(({ name }) => name === "request")?.blockedBy,
  ]).toEqual([true, "moneyIn"]);
  // A smaller one, one of somebody else, one on another job and one that has not cleared do not count.
  await paying(actor, id, { paid: 844_999 });
  await paying(actor, await writing(actor, project, { party: "Sample Plumbing" }));
  await paying(actor, await writing(actor, await jobOf(actor)));
  await paying(actor, id, { clearedOn: null });
  expect(await moving(actor, id, "request")).toBe("blocked");
  const waiting = await waiverView(given, present(actor), id, { day: TODAY });
  const open = waiting?.payments.find(({ clearedOn }) => clearedOn === null);
  if (!open) throw new Error("it is on record");
  const clear = { payment: open.id, day: TODAY };
  expect(await clearPayment(deps, actor, { ...clear, clearedOn: "2026-03-03" })).toEqual({
    ok: false,
    error: "tomorrow",
  });
  expect(await clearPayment(deps, actor, { ...clear, clearedOn: "2026-02-19" })).toEqual({
    ok: false,
    error: "beforePaid",
  });
  expect(await clearPayment(deps, actor, { ...clear, clearedOn: TODAY })).toEqual({ ok: true });
  expect(await moving(actor, id, "request")).toBe("requested");
  expect((await rowOf(id)).paymentId).toBe(open.id);
});

test("a conditional waiver is asked for and signed without money", async () => {
  const actor = await fresh();
  const id = await writing(actor, await jobOf(actor));
  const { version } = await rowOf(id);
  const both = await Promise.all([1, 2].map(() => makeConditional(deps, actor, { id, version })));
  expect(both).toContainEqual({ ok: true });
  expect(await moving(actor, id, "request")).toBe("requested");
  const holder = await holderOf(actor, id);
  expect((await signing(holder, id)).ok).toBe(true);
  const row = await rowOf(id);
  expect([row.state, row.condition, row.paymentId, row.signedName]).toEqual([
    "signed",
    "conditional",
    null,
    "Roofer 1",
  ]);
  expect(row.hash).toBe(await sha256(sealedText(row)));
  expect(row.hash).not.toBe(await sha256(sealedText({ ...row, cents: row.cents + 1 })));
  expect(await moving(actor, id, "exchange")).toBe("exchanged");
});

test("one payment carries one unconditional waiver, also when two are asked for at once, and a voided one frees it", async () => {
  const actor = await fresh();
  const project = await jobOf(actor);
  const ids = [await writing(actor, project), await writing(actor, project, { exceptions: "Retainage" })];
  const [first = "", second = ""] = ids;
  await paying(actor, first);
  const asked = await Promise.all(ids.map((id) => moving(actor, id, "request")));
  expect([...asked].sort()).toEqual(["blocked", "requested"]);
  const [won, lost] = asked[0] === "requested" ? [first, second] : [second, first];
  expect(await moving(actor, won, "void", "Wrong amount")).toBe("void");
  expect(await moving(actor, lost, "request")).toBe("requested");
});

test("a waiver is signed by a link that may sign, once, and read by nobody without one", async () => {
  const [actor, stranger] = [await fresh(), await fresh()];
  const id = await writing(actor, await jobOf(actor), { condition: "conditional" });
  const holder = await holderOf(actor, id);
  const link = { id: holder.link, subject: { id }, asksName: true, verbs: ["sign"] };
  const holding = { holder, link, name: "" } as unknown as Parameters<typeof heldWaiverView>[1];
  expect(await heldWaiverView(given, holding)).toBeUndefined();
  expect(await waiverView(given, present(stranger), id, { day: TODAY })).toBeUndefined();
  await moving(actor, id, "request");
  expect(await moving(actor, id, "sign")).toBe("blocked");
  const reader = await holderOf(actor, id, []);
  expect(await signing(reader, id)).toMatchObject({ ok: false, error: "not-allowed" });
  const held = await heldWaiverView(given, holding);
  expect([held?.maySign, JSON.stringify(held).includes("paymentId")]).toEqual([true, false]);
  expect((await signing(holder, id)).ok).toBe(true);
  expect(await signing(holder, id)).toMatchObject({ ok: false });
  expect(await paying(stranger, id)).toEqual({ ok: false, error: "gone" });
});

test("the same payment sent three times is on record once", async () => {
  const actor = await fresh();
  const id = await writing(actor, await jobOf(actor));
  const form = { idem: key() };
  expect(await Promise.all([1, 2, 3].map(() => paying(actor, id, form)))).toEqual(
    [1, 2, 3].map(() => ({ ok: true })),
  );
  expect((await waiverView(given, present(actor), id, { day: TODAY }))?.payments.length).toBe(1);
  expect(await paying(actor, id, { clearedOn: "2026-03-09" })).toEqual({ ok: false, error: "tomorrow" });
});

test.each(LANGUAGES)("a waiver is a paper in the language in which it is written: %s", async (language) => {
  const actor = await fresh();
  const id = await writing(actor, await jobOf(actor), { language });
  const found = await readWaiver(db, actor, id, now());
  if (!found) throw new Error("it is there");
  const paper = await waiverPdf(found.waiver);
  expect(new TextDecoder("latin1").decode(paper.slice(0, 5))).toBe("%PDF-");
  const view = await waiverView(given, present(actor), id, { day: TODAY });
  expect(view?.document.paragraphs[0]).toContain("Sample Roofing");
  expect(view?.document.language).toBe(language);
});
