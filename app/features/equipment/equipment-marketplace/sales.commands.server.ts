import { and, eq, type SQL, sql } from "drizzle-orm";
import {
  boundListing,
  editListing,
  type ListingInput,
  type ListingProblem,
  type ListingRefusal,
  openListing,
} from "~/engines/listing/listing.server.ts";
import type { Sale } from "~/engines/listing/listing.ts";
import { move } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { takeListing } from "~/features/general/membership/entitlements.queries.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { listings } from "~db/schema/listing.ts";
import { saleQuestions, saleSerials } from "~db/schema/sales.ts";
import { isHandedOver, isSpokenFor, isUnderOffer, isWithheld } from "./offer.process.server.ts";
import { SALE_LIMITS } from "./sales.limits.ts";
import { serialHash, serialProblem } from "./serial.ts";

export interface Deps {
  db: Database;
  now: () => Date;
  /** Of what kind of payment points have to be that open a listing. */
  payments?: { provider: string };
}

/** A machine as its seller describes it. */
export interface SaleInput extends Omit<ListingInput, "attrs" | "card" | "sort" | "units" | "withOperator"> {
  attrs: Omit<Sale, "make" | "machine">;
}

/**
 * That the workspace has the same number on offer already: not what it has archived, unless somebody has agreed to buy that,
 * nor what it has handed over.
 */
const isOwnTwin = (workspace: string, hash: string): SQL =>
  sql`exists (select 1 from sale_serials as kept join listings as own on own.id = kept.listing_id
    where kept.hash = ${hash} and kept.workspace_id = ${workspace} and not ${isHandedOver(sql`own.id`)}
    and (own.state <> 'archived' or ${isSpokenFor(sql`own.id`)}))`;

/** That a machine of the same number was taken out of the market, in whichever workspace. */
const isWithheldTwin = (hash: string): SQL =>
  sql`exists (select 1 from sale_serials as kept where kept.hash = ${hash} and ${isWithheld(sql`kept.listing_id`)})`;

/** What is the same of everything that is sold: one machine, without anybody to run it. */
const ONE = { units: 1, withOperator: false } as const;

/**
 * Offers a machine for sale within the quota of the plan, with its serial number in the same batch. The same number twice
 * in one workspace is refused; in two it is let in, and said on both pages and to administrators. A number that was taken
 * out of the market comes back by no other listing.
 */
export async function listForSale(
  deps: Deps,
  actor: Person,
  {
    publish,
    serial,
    attrs,
    make,
    machine,
    ...input
  }: SaleInput & { idem: string; publish: boolean; serial: string } & Pick<Sale, "make" | "machine">,
): Promise<
  CommandResult<ListingRefusal | "twice" | "withheld" | "short" | "check", { id: string }, ListingProblem>
> {
  const { db, now } = deps;
  const { workspace } = actor;
  const problem = serialProblem(machine, serial);
  if (problem) return { ok: false, error: problem };
  const hash = await serialHash(make, serial);
  const quota = takeListing(db, {
    ...{ id: input.idem, workspace, zone: input.zone, now: now() },
    provider: deps.payments?.provider,
  });
  const opened = await openListing(deps, actor, {
    ...{ ...input, ...ONE, kind: "sale", quota, sort: machine, attrs: { ...attrs, make, machine } },
    when: sql`not ${isOwnTwin(workspace, hash)} and not ${isWithheldTwin(hash)}`,
    also: [
      db.insert(saleSerials).values({
        ...{ id: crypto.randomUUID(), workspace, listingId: input.idem, serial: serial.trim(), hash },
        createdAt: now().toISOString(),
      }),
    ],
  });
  if (!opened.ok) {
    if (opened.error !== "quota" && opened.error !== "full") return opened;
    const [found] = await db
      .select({
        twin: sql<number>`${isOwnTwin(workspace, hash)}`.as("twin"),
        withheld: sql<number>`${isWithheldTwin(hash)}`.as("withheld"),
      })
      .from(sql`(select 1)`);
    if (found?.withheld) return { ok: false, error: "withheld" };
    return found?.twin ? { ok: false, error: "twice" } : opened;
  }
  // Sent twice, it is published once: the second finds it published, which is no error.
  if (publish)
    await move(deps, boundListing, actor, {
      ...{ record: opened.id, transition: "publish", version: 1, idem: input.idem },
    });
  return opened;
}

/**
 * Changes a machine that is offered, unless somebody has agreed to buy it or waits for an answer to an offer, which was made
 * for the machine as it was described: what it is, and its number, stay.
 */
export async function changeSale(
  deps: Deps,
  actor: Person,
  { id, attrs, ...input }: SaleInput & { id: string; version: number },
): Promise<
  CommandResult<
    "attrs" | "card" | "gone" | "stale" | "not-allowed" | "booked" | "spokenFor" | "underOffer",
    object,
    ListingProblem
  >
> {
  const { db } = deps;
  const [spokenFor, underOffer] = [isSpokenFor(sql`listings.id`), isUnderOffer(sql`listings.id`)];
  const [found] = await db
    .select({
      attrs: listings.attrs,
      spokenFor: sql<number>`${spokenFor}`.as("spoken_for"),
      underOffer: sql<number>`${underOffer}`.as("under_offer"),
    })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, "sale"), mayRead(actor, listings.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (found.spokenFor) return { ok: false, error: "spokenFor" };
  if (found.underOffer) return { ok: false, error: "underOffer" };
  const { make, machine } = JSON.parse(found.attrs) as Sale;
  return editListing(deps, actor, {
    ...{ ...input, ...ONE, id, kind: "sale", sort: machine, attrs: { ...attrs, make, machine } },
    when: sql`not ${spokenFor} and not ${underOffer}`,
  });
}

/** Asks about a machine, while there is room. The form's key is the id: what is sent twice is asked once. */
export async function askAbout(
  { db, now }: Deps,
  actor: Person,
  { idem, listing, question }: { idem: string; listing: string; question: string },
): Promise<CommandResult<"gone" | "own" | "full" | "not-allowed">> {
  const { workspace } = actor;
  const may = sql`${listings.state} = 'published' and ${listings.kind} = 'sale' and not ${listings.sample}`;
  await db
    .insert(saleQuestions)
    .select(
      sql`select ${idem}, ${workspace}, ${listings.id}, ${question}, '', null, ${now().toISOString()} from ${listings}
        where ${listings.id} = ${listing} and ${may} and not ${mayRead(actor, listings.workspace)}
        and ${mayWrite(actor, workspace)} and (select count(*) from ${saleQuestions} as put
          where put.workspace_id = ${workspace} and put.answer = '') < ${SALE_LIMITS.questions}`,
    )
    .onConflictDoNothing();
  const [[there], [found]] = await db.batch([
    db
      .select({ id: saleQuestions.id })
      .from(saleQuestions)
      .where(and(eq(saleQuestions.id, idem), eq(saleQuestions.workspace, workspace))),
    db
      .select({ own: sql<number>`(${mayRead(actor, listings.workspace)})` })
      .from(listings)
      .where(and(eq(listings.id, listing), may)),
  ]);
  if (there) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  if (found.own) return { ok: false, error: "own" };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Answers a question about one's own machine; said anew it stands anew. */
export async function answerQuestion(
  { db, now }: Deps,
  actor: Person,
  { listing, question, answer }: { listing: string; question: string; answer: string },
): Promise<CommandResult<"gone" | "not-allowed">> {
  const its = (may: SQL) => sql`exists (select 1 from listings where listings.id = ${listing} and ${may})`;
  const one = and(eq(saleQuestions.id, question), eq(saleQuestions.listingId, listing));
  const [answered] = await db
    .update(saleQuestions)
    .set({ answer, answeredAt: now().toISOString() })
    .where(and(one, its(mayWrite(actor, listings.workspace))))
    .returning({ id: saleQuestions.id });
  if (answered) return { ok: true };
  const [there] = await db
    .select({ id: saleQuestions.id })
    .from(saleQuestions)
    .where(and(one, its(mayRead(actor, listings.workspace))));
  return { ok: false, error: there ? "not-allowed" : "gone" };
}
