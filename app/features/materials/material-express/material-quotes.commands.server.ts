import { and, eq, sql } from "drizzle-orm";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import {
  type Actor,
  endingLinks,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
  recordAct,
  tellMaker,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { materialOrders, materialQuotes } from "~db/schema/material-express.ts";
import { type Answers, goodsOf, type MaterialLine } from "./material.ts";
import { type Deps, drafting, roomFor } from "./material-express.commands.server.ts";
import { MATERIAL_ORDER, EXPRESS_LIMITS as MOST } from "./material-express.limits.ts";
import quoteBound from "./material-quote.process.server.ts";
import { comparison } from "./offers.ts";

/** Asks one supplier for prices of a draft as it stands: what is changed later is not what was asked. */
export async function askQuote(
  { db, now }: Deps,
  actor: Person,
  {
    order,
    idem,
    supplier,
    answerBy,
  }: { order: string; idem: string; supplier: string; answerBy: string | null },
): Promise<CommandResult<"gone" | "fixed" | "manyQuotes" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const id = await idFrom(idem, workspace, order, supplier);
  const stands = sql`exists (select 1 from ${materialOrders} where ${materialOrders.id} = ${order}
    and ${materialOrders.workspace} = ${workspace} and ${materialOrders.state} = 'draft'
    and json_array_length(${materialOrders.lines}) > 0)`;
  const asked = sql`(select count(*) from ${materialQuotes} where ${materialQuotes.orderId} = ${order})`;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, "material-quote", id),
        at,
        sql`(${stands} and ${asked} < ${MOST.quotes} and ${mayWrite(actor, workspace)})`,
      ),
      db.insert(materialQuotes).values({
        ...{ id, workspace, orderId: order, supplier, answerBy },
        lines: sql`(select ${materialOrders.lines} from ${materialOrders} where ${materialOrders.id} = ${order})`,
        ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, quoteBound, actor, { record: id, party: "buyer", now: at }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [why] = await db
      .select({ stands: sql<number>`(${stands})`, state: materialOrders.state })
      .from(materialOrders)
      .where(and(eq(materialOrders.id, order), mayRead(actor, materialOrders.workspace)));
    if (!why) return { ok: false, error: "gone" };
    return { ok: false, error: why.stands ? "manyQuotes" : "fixed" };
  }
  return { ok: true, id };
}

export interface QuoteAnswer {
  id: string;
  version: number;
  idem: string;
  answers: Answers;
  feeCents: number;
  printedName: string;
}

/** What a supplier says by link: prices, days and substitutes, once. Told to whoever made the link. */
export async function answerQuote(
  deps: Deps,
  actor: Actor,
  { id, version, idem, answers, feeCents, printedName }: QuoteAnswer,
): Promise<CommandResult<MoveRefusal>> {
  const act = crypto.randomUUID();
  const moved = await move(deps, quoteBound, actor, {
    ...{ record: id, transition: "answer", version, idem, printedName },
    also: ({ db, records, happened }) => [
      db
        .update(materialQuotes)
        .set({ answers, feeCents, printedName })
        .where(sql`${materialQuotes.id} in ${records}`),
      ...(actor.kind === "holder"
        ? [
            recordAct(
              db,
              actor,
              {
                ...{ idem: act, verb: "answer", printedName },
                content: { text: printedName, decision: "answered" },
              },
              happened,
            ),
            tellMaker(db, act),
          ]
        : []),
    ],
  });
  return moved.ok ? { ok: true } : { ok: false, error: moved.error };
}

/** Waits no longer for a supplier. */
export const closeQuote = (
  deps: Deps,
  actor: Person,
  { id, version, idem }: { id: string; version: number; idem: string },
): Promise<CommandResult<MoveRefusal>> =>
  move(deps, quoteBound, actor, { record: id, transition: "close", version, idem });

/** A list with the prices of one answer; a line without a price is left out. */
function priced(lines: readonly MaterialLine[], answers: Answers, wanted: (id: string) => boolean) {
  return lines.flatMap((line) => {
    const answer = answers[line.id];
    if (!wanted(line.id) || answer?.cents === null || answer?.cents === undefined) return [];
    return [
      {
        ...line,
        cents: answer.cents,
        // Set anew by each taking: another supplier's is none of this one's.
        substitute: answer.substitute,
      },
    ];
  });
}

export interface TakeOffers {
  id: string;
  version: number;
  idem: string;
  /** One answer for the whole list, or the cheapest of each line. */
  quote: string | "split";
}

/**
 * Takes what was answered: the draft becomes that of one supplier, and where the cheapest lines are parted each further
 * supplier gets a draft of its own. All of it in one batch, or nothing; lines that nobody priced stay where they are.
 */
export async function takeOffers(
  deps: Deps,
  actor: Person,
  { id, version, idem, quote }: TakeOffers,
): Promise<CommandResult<"gone" | "stale" | "noPrice" | "full" | "not-allowed", { drafts: number }>> {
  const { db } = deps;
  const at = deps.now();
  const [[order], quotes] = await db.batch([
    db
      .select()
      .from(materialOrders)
      .where(and(eq(materialOrders.id, id), mayRead(actor, materialOrders.workspace))),
    db
      .select()
      .from(materialQuotes)
      .where(
        and(
          eq(materialQuotes.orderId, id),
          eq(materialQuotes.state, "answered"),
          mayRead(actor, materialQuotes.workspace),
        ),
      )
      .orderBy(materialQuotes.createdAt, materialQuotes.id),
  ]);
  if (!order) return { ok: false, error: "gone" };
  const lines = order.lines as MaterialLine[];
  const { offers, best } = comparison(lines, quotes);
  const wins = (offer: string) => (line: string) =>
    quote === "split" ? best[line] === offer : quote === offer;
  const parts = offers
    .map((offer) => ({
      ...{ supplier: offer.supplier, quotedFeeCents: offer.feeCents },
      lines: priced(lines, offer.answers, wins(offer.quote)),
    }))
    .filter((part) => part.lines.length > 0);
  const [first, ...others] = parts;
  if (!first) return { ok: false, error: "noPrice" };
  const taken = new Set(parts.flatMap((part) => part.lines.map((line) => line.id)));
  const kept = [...first.lines, ...lines.filter((line) => !taken.has(line.id))];
  const room = roomFor(actor.workspace, others.length, at);
  const stands = sql`${materialOrders.id} = ${id} and ${materialOrders.version} = ${version}
    and ${materialOrders.state} = 'draft' and ${materialOrders.workspace} = ${actor.workspace}
    and ${mayWrite(actor, materialOrders.workspace)}`;
  const may = sql`(exists (select 1 from ${materialOrders} where ${stands}) and (${others.length} = 0 or ${room}))`;
  const where = {
    gate: order.gate,
    unload: order.unload,
    maxTons: order.maxTons,
    miles: order.miles,
    projectId: order.projectId,
    taskId: order.taskId,
  };
  const drafts = await Promise.all(
    others.map(async (part, n) => ({
      ...{ idem, id: await idFrom(idem, id, String(n)), topic: order.topic, siteName: order.siteName },
      ...{
        zone: order.siteZone,
        lines: part.lines,
        from: { ...where, yard: "", supplier: part.supplier, quotedFeeCents: part.quotedFeeCents },
      },
    })),
  );
  try {
    const key = await submissionKey(idem, "material-offers", id, quote);
    const links = {
      subject: { type: MATERIAL_ORDER, id },
      when: sql`exists (select 1 from ${materialOrders} where ${stands}
        and ${materialOrders.supplier} <> ${first.supplier})`,
    };
    await endingLinks(deps, actor, links, [
      takeOnlyIf(db, actor.workspace, key, at, may),
      db
        .update(materialOrders)
        .set({
          ...{ supplier: first.supplier, yard: "", lines: kept, goodsCents: goodsOf(kept), sample: false },
          ...{ quotedFeeCents: first.quotedFeeCents, version: version + 1 },
        })
        .where(eq(materialOrders.id, id)),
      ...drafts.flatMap((draft) => drafting(db, actor, at, draft)),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, drafts: others.length };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [still] = await db.select({ id: materialOrders.id }).from(materialOrders).where(stands);
    return { ok: false, error: still ? "full" : "stale" };
  }
  return { ok: true, drafts: others.length };
}
