import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { settle } from "~/engines/process/process.server.ts";
import { type Holder, inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { newCode } from "~/features/business/bid-management/bid-code.server.ts";
import { submitBid } from "~/features/business/bid-management/bids.commands.server.ts";
import contribution from "~/features/business/bid-management/bids.contributes.server.ts";
import { inviteCompany } from "~/features/business/bid-management/invites.commands.server.ts";
import type { Offer } from "~/features/business/bid-management/leveling.ts";
import packageBound from "~/features/business/bid-management/package.process.server.ts";
import { createPackage, movePackage } from "~/features/business/bid-management/packages.commands.server.ts";
import { itemsOf } from "~/features/business/bid-management/templates.data.server.ts";
import { bidInvites, bidPackages } from "~db/schema/bids.ts";
import { testDatabase } from "../database.ts";
import { createClock, createMember, DAY } from "../factories.ts";

export const db = testDatabase();
export const clock = createClock();
export const { now } = clock;
export const deps = { db, now };
export const key = () => crypto.randomUUID() as string;
export const passwords = { hash: async (text: string) => text, verify: async () => true };
export const trust = {
  ...deps,
  secret: "s".repeat(32),
  passwords,
  contributions: { links: contribution.links },
};
export const given = { db, now, language: "en" as const, formKey: key };
export const present = (actor: Person) => ({ ...actor, role: "owner" as const });

export const PRICE = 4_711_017;
export const offer = (more: Partial<Offer> = {}): Offer => ({
  ...{ baseCents: PRICE, items: { i1: { said: "included", cents: null } }, qualifications: "Night work" },
  ...{ bond: false, validUntil: null, printedName: "Carpenter 3", ...more },
});

export async function buyer(): Promise<Person> {
  return inOwn(`user:${(await createMember(db)).id}`);
}
export const rowOf = async (id: string) => {
  const [row] = await db.select().from(bidPackages).where(eq(bidPackages.id, id));
  if (!row) throw new Error("it is there");
  return row;
};
export const inviteOf = async (id: string) => {
  const [row] = await db.select().from(bidInvites).where(eq(bidInvites.id, id));
  if (!row) throw new Error("it is there");
  return row;
};

export const SAID = {
  ...{
    project: "",
    template: "electrical" as const,
    topic: "Wiring",
    trade: "electrical" as const,
    scope: "",
  },
  ...{ zone: "America/Chicago", dueTime: "14:00", sealed: true, bond: false },
};
export const dayAhead = (days: number) => new Date(now().getTime() + days * DAY).toISOString().slice(0, 10);

export async function making(actor: Person, more: object = {}) {
  const form = { idem: key(), ...SAID, dueDay: dayAhead(5), ...more };
  const made = await createPackage(deps, actor, { ...form, items: itemsOf("electrical", "en") });
  if (!made.ok) throw new Error(made.error);
  return made.id;
}

export async function moved(actor: Person, id: string, transition: string, note = "") {
  const { version } = await rowOf(id);
  const result = await movePackage(deps, actor, { id, transition, version, idem: key(), note });
  return result.ok ? result.state : `${result.error} ${"guard" in result ? result.guard : ""}`.trim();
}

export async function inviting(actor: Person, id: string, company: string) {
  expect(await inviteCompany(trust, actor, { id, idem: key(), company })).toEqual({ ok: true });
  const [row] = await db
    .select()
    .from(bidInvites)
    .where(and(eq(bidInvites.packageId, id), eq(bidInvites.company, company)));
  if (!row?.linkId) throw new Error("it has a link");
  const link = row.linkId;
  const holder = (): Holder => ({ kind: "holder", link, now: now() });
  return { id: row.id, holder, link, code: newCode() };
}
export type Invited = Awaited<ReturnType<typeof inviting>>;

export async function sending(
  { id, holder, code }: Invited,
  more: { offer?: Offer; late?: boolean; code?: string; idem?: string } = {},
) {
  const { version } = await inviteOf(id);
  const sent = { id, version, idem: key(), offer: offer(), code, late: false, ...more };
  const result = await submitBid(deps, holder(), sent);
  return result.ok ? "ok" : `${result.error} ${"guard" in result ? (result.guard ?? "") : ""}`.trim();
}

export async function outFor(actor: Person, ...companies: string[]) {
  const id = await making(actor);
  const invited = [];
  for (const company of companies) invited.push(await inviting(actor, id, company));
  expect(await moved(actor, id, "open")).toBe("open");
  return { id, invited: invited as [Invited, ...Invited[]] };
}
export async function afterDue(id: string) {
  clock.advance(Date.parse((await rowOf(id)).dueAt) + 1_000 - now().getTime());
  await settle(deps, packageBound, { record: id });
}
