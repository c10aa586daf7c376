import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { type Holder, inOwn, makeLink, type Person } from "../app/engines/trust/trust.server.ts";
import {
  beginApplication,
  saveWork,
  submitApplication,
  typeContract,
} from "../app/features/business/billing/billing.commands.server.ts";
import contribution from "../app/features/business/billing/billing.contributes.server.ts";
import { PAY_APPLICATION } from "../app/features/business/billing/billing.limits.ts";
import { certifyApplication } from "../app/features/business/billing/owner.commands.server.ts";
import { recordPayment } from "../app/features/business/billing/payments.commands.server.ts";
import type { Database } from "../db/client.ts";
import { billingApplications } from "../db/schema/billing.ts";
import { documents } from "../db/schema/lines.ts";
import { projects } from "../db/schema/projects.ts";
import { createMember } from "./factories.ts";

/** What $2,000 of work come to, of which a tenth is held back. */
export const DUE = 180_000;
export const JANUARY = { periodFrom: "2026-01-01", periodTo: "2026-01-31" };
export const FEBRUARY = { periodFrom: "2026-02-01", periodTo: "2026-02-28" };

/** Jobs with contracts, and applications as somebody works on them and an owner certifies them. */
export function billing(db: Database, now: () => Date) {
  const deps = { db, now };
  const key = () => crypto.randomUUID() as string;
  const given = { db, now, language: "en" as const, formKey: key };
  const present = (actor: Person) => ({ ...actor, role: "owner" as const });
  const member = async () => inOwn((await createMember(db)).owner);

  async function jobOf(actor: Person, more: Partial<typeof projects.$inferInsert> = {}) {
    const id = key();
    const at = now().toISOString();
    await db.insert(projects).values({
      ...{
        id,
        name: "Sample house",
        workspace: actor.workspace,
        siteZone: "America/Chicago",
        state: "active",
      },
      ...{ stateSince: at, createdAt: at, ...more },
    });
    return id;
  }

  const CONTRACT = {
    ...{ version: 1, contract: 1_000_000, texts: ["Footings", "Frame", "", "Roof"], codes: [] },
    amounts: [200_000, 500_000, 0, 300_000],
  };
  const typed = (actor: Person, project: string, more: object = {}) =>
    typeContract(deps, actor, { project, idem: key(), ...CONTRACT, ...more });

  async function jobWith(actor: Person) {
    const project = await jobOf(actor);
    expect(await typed(actor, project)).toEqual({ ok: true });
    return project;
  }

  const begin = (actor: Person, project: string, more: object = {}) =>
    beginApplication(deps, actor, {
      ...{ project, idem: key(), kind: "progress" as const, releasing: 0, ...JANUARY, ...more },
    });

  async function begun(actor: Person, project: string, more: object = {}) {
    const made = await begin(actor, project, more);
    if (!made.ok) throw new Error(made.error);
    return made.id;
  }

  const rowOf = async (id: string) => {
    const [row] = await db.select().from(documents).where(eq(documents.id, id));
    if (!row) throw new Error("it is there");
    return row;
  };
  const certifiedOf = async (id: string) => {
    const [row] = await db.select().from(billingApplications).where(eq(billingApplications.id, id));
    return row;
  };

  /** Work in dollars a line, whole ones, and stored material. */
  const work = async (actor: Person, id: string, done: number[], more: object = {}) =>
    saveWork(deps, actor, {
      ...{ id, version: (await rowOf(id)).version, done: done.map((amount) => ({ cents: amount * 100 })) },
      ...{ stored: [], credit: "", note: "", ...more },
    });

  const submit = async (actor: Person, id: string, idem = key()) =>
    submitApplication(deps, actor, { record: id, version: (await rowOf(id)).version, idem });

  async function submitted(actor: Person, project: string, done = [1_000, 1_000, 0], more: object = {}) {
    const id = await begun(actor, project, more);
    expect(await work(actor, id, done)).toEqual({ ok: true });
    expect(await submit(actor, id)).toEqual({ ok: true });
    return id;
  }

  async function holderOf(actor: Person, id: string) {
    const passwords = { hash: async (text: string) => text, verify: async () => true };
    const trust = {
      ...deps,
      secret: "s".repeat(32),
      passwords,
      contributions: { links: contribution.links },
    };
    const made = await makeLink(trust, actor, {
      ...{ idem: key(), workspace: actor.workspace, subject: { type: PAY_APPLICATION, id } },
      ...{ name: "The owner", verbs: ["sign"], kind: "person" as const, days: 30, asksName: true },
    });
    if (!made.ok) throw new Error(made.error);
    const holder: Holder = { kind: "holder", link: made.id, now: now() };
    const link = { id: made.id, subject: { type: PAY_APPLICATION, id }, verbs: ["sign"], asksName: true };
    return { trust, holder, holding: { holder, link: link as never, name: "" } };
  }

  const decision = async (id: string, amount: number, more: object = {}) => ({
    ...{ id, version: (await rowOf(id)).version, idem: key(), printedName: "Owner 1", note: "", amount },
    ...more,
  });

  async function certified(actor: Person, project: string, more: object = {}) {
    const id = await submitted(actor, project, undefined, more);
    const { holder } = await holderOf(actor, id);
    const { totalCents } = await rowOf(id);
    expect(await certifyApplication(deps, holder, await decision(id, totalCents))).toEqual({ ok: true });
    return id;
  }

  const PAYMENT = { payer: "Owner LLC", paidOn: "2026-02-20", reference: "1001", clearedOn: null };
  const pay = (actor: Person, document: string, amount: number, more: object = {}) =>
    recordPayment(deps, actor, { document, idem: key(), amount, ...PAYMENT, ...more });

  return {
    ...{ deps, key, given, present, member, jobOf, typed, jobWith, begin, begun, rowOf, certifiedOf, work },
    ...{ submit, submitted, holderOf, decision, certified, pay },
  };
}
