import { type Holder, makeLink, type Person } from "../app/engines/trust/trust.server.ts";
import contribution from "../app/features/business/billing/billing.contributes.server.ts";
import {
  creditInvoice,
  issueInvoice,
  makeInvoice,
  moveInvoice,
} from "../app/features/business/billing/invoice.commands.server.ts";
import { INVOICE, INVOICE_KIND } from "../app/features/business/billing/invoice.limits.ts";
import { invoiceWords } from "../app/features/business/billing/invoice.view.server.ts";
import { recordPayment } from "../app/features/business/billing/payments.commands.server.ts";
import type { Database } from "../db/client.ts";
import { deskItems } from "../db/schema/back-office.ts";
import { sites } from "../db/schema/tools.ts";
import {
  workforceApprovals,
  workforceCrews,
  workforcePunches,
  workforceWorkers,
} from "../db/schema/workforce.ts";
import { billing } from "./billing.ts";

/** A workweek that begins on a Monday, at a site whose clocks are those of UTC. */
export const WEEK = { from: "2026-03-02", to: "2026-03-08" };

/** Jobs with a site, crews whose shifts are approved, posted receipts, and the invoices of them. */
export function invoicing(db: Database, now: () => Date) {
  const shared = billing(db, now);
  const { deps, key, jobOf, rowOf } = shared;
  const createdAt = "2026-03-01T00:00:00.000Z";

  async function siteJob(actor: Person) {
    const site = key();
    await db.insert(sites).values({
      id: site,
      workspace: actor.workspace,
      name: "Ridge",
      siteZone: "Etc/UTC",
      status: "active",
      createdAt,
    } as never);
    const project = await jobOf(actor, { siteId: site, siteZone: "Etc/UTC", client: "Owner LLC" });
    const crew = key();
    await db.insert(workforceCrews).values({
      ...{ id: crew, workspace: actor.workspace, name: "Crew", siteId: site, siteName: "Ridge" },
      ...{ siteZone: "Etc/UTC", ruleSet: "flsa", weekStart: 1, createdAt },
    });
    return { site, project, crew };
  }

  async function worker(actor: Person, crew: string, name: string, trade: string) {
    const id = key();
    await db.insert(workforceWorkers).values({
      ...{
        id,
        workspace: actor.workspace,
        crewId: crew,
        name,
        nameKey: name.toLowerCase(),
        trade,
        createdAt,
      },
    });
    return id;
  }

  /** A shift from seven in the morning on. */
  async function shift(
    actor: Person,
    of: { site: string; crew: string; worker: string; day: string; hours: number; code?: string },
    approved = true,
  ) {
    const id = key();
    const from = new Date(`${of.day}T07:00:00.000Z`);
    const inAt = from.toISOString();
    const outAt = new Date(from.getTime() + of.hours * 3_600_000).toISOString();
    await db.insert(workforcePunches).values({
      ...{ id, workspace: actor.workspace, crewId: of.crew, workerId: of.worker, siteId: of.site },
      ...{ siteName: "Ridge", siteZone: "Etc/UTC", code: of.code ?? "", inAt, outAt, weekOn: WEEK.from },
      ...{ weekTo: WEEK.from, inSource: "crew", outSource: "crew", firstInAt: inAt, createdAt },
    });
    if (approved)
      await db.insert(workforceApprovals).values({
        ...{ id: key(), workspace: actor.workspace, punchId: id, punchVersion: 1, createdAt },
      });
    return id;
  }

  async function paper(actor: Person, project: string, more: Partial<typeof deskItems.$inferInsert> = {}) {
    const id = key();
    await db.insert(deskItems).values({
      ...{ id, workspace: actor.workspace, kind: "receipt", vendor: "Yard", spentOn: "2026-03-03" },
      ...{ cents: 10_000, projectId: project, state: "posted", stateSince: createdAt, createdAt, ...more },
    });
    return id;
  }

  /** Five days of nine hours of a carpenter, and a receipt of $100. */
  async function worked(actor: Person) {
    const job = await siteJob(actor);
    const carpenter = await worker(actor, job.crew, "Carpenter 3", "Carpenter");
    const shifts: string[] = [];
    for (const day of [2, 3, 4, 5, 6])
      shifts.push(
        await shift(actor, { ...job, worker: carpenter, day: `2026-03-0${day}`, hours: 9, code: "06" }),
      );
    return { ...job, worker: carpenter, shifts, receipt: await paper(actor, job.project) };
  }

  const TYPED = {
    ...{ periodFrom: WEEK.from, periodTo: WEEK.to, trades: ["Carpenter"], rates: [8_000], overtime: "1.5" },
    ...{ double: "2", markup: "10", tax: "0", payDays: 14, note: "", taxesLabor: undefined },
    taxesPapers: undefined,
  };
  const make = (actor: Person, project: string, more: object = {}) =>
    makeInvoice(deps, actor, { project, idem: key(), words: invoiceWords("en"), ...TYPED, ...more });
  async function made(actor: Person, project: string, more: object = {}) {
    const done = await make(actor, project, more);
    if (!done.ok) throw new Error(done.error);
    return done.id;
  }
  const issue = async (actor: Person, id: string) =>
    issueInvoice(deps, actor, { record: id, version: (await rowOf(id)).version, idem: key() });
  async function issued(actor: Person, project: string, more: object = {}) {
    const id = await made(actor, project, more);
    const done = await issue(actor, id);
    if (!done.ok) throw new Error(done.error);
    return id;
  }
  const step = async (actor: Person, id: string, transition: string, note = "") =>
    moveInvoice(deps, actor, {
      record: id,
      transition,
      version: (await rowOf(id)).version,
      idem: key(),
      note,
    });
  const payInvoice = (actor: Person, document: string, amount: number, more: object = {}) =>
    recordPayment(deps, actor, {
      ...{ document, kind: INVOICE_KIND, idem: key(), amount, payer: "Owner LLC", paidOn: "2026-03-20" },
      ...{ reference: key(), clearedOn: null, ...more },
    });
  const credit = (actor: Person, invoice: string, amount: number, more: object = {}) =>
    creditInvoice(deps, actor, { invoice, idem: key(), amount, reason: "Billed too much", ...more });

  async function holderOf(actor: Person, id: string) {
    const passwords = { hash: async (text: string) => text, verify: async () => true };
    const trust = {
      ...deps,
      secret: "s".repeat(32),
      passwords,
      contributions: { links: contribution.links },
    };
    const link = await makeLink(trust, actor, {
      ...{ idem: key(), workspace: actor.workspace, subject: { type: INVOICE, id }, name: "The client" },
      ...{ verbs: ["sign"], kind: "person" as const, days: 30, asksName: true },
    });
    if (!link.ok) throw new Error(link.error);
    const holder: Holder = { kind: "holder", link: link.id, now: now() };
    const of = { id: link.id, subject: { type: INVOICE, id }, verbs: ["sign"], asksName: true };
    return { trust, holder, holding: { holder, link: of as never, name: "" } };
  }

  return {
    ...shared,
    ...{ siteJob, worker, shift, paper, worked, make, made, issue, issued, step, payInvoice, credit },
    holderOf,
  };
}
