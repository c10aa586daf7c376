import type { AppLoadContext } from "@remix-run/cloudflare";
import { standingOf } from "~/engines/process/process.ts";
import type { Holding, Present } from "~/engines/trust/trust.server.ts";
import { openTasks, plansOf } from "~/features/projects/schedules/site-plans.queries.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { askedPage } from "~/lib/asked-page.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { flagged } from "~/services/firms-at-gate.ts";
import { WINDOWS } from "~db/schema/material-express.terms.ts";
import { YARD_LEAD, YARDS } from "./catalogue.data.server.ts";
import { findSkus, isYard, skuName, skuOf, yardName } from "./catalogue.server.ts";
import { exampleOrder, exampleOrders } from "./example.server.ts";
import {
  type Answers,
  type Billed,
  feeOf,
  haulOf,
  loadOf,
  type MaterialLine,
  matchOf,
  packed,
  type Received,
  saidOf,
  sumOf,
} from "./material.ts";
import { cutoffOf, gateKeyOf } from "./material-express.commands.server.ts";
import { EXPRESS_LIMITS as MOST } from "./material-express.limits.ts";
import {
  ON_THE_WAY,
  type ReadOrder,
  readHeldOrder,
  readHeldQuote,
  readOrder,
  readOrders,
} from "./material-express.queries.server.ts";
import { materialOrder, materialQuote, WITH_FORM } from "./material-order.process.ts";
import { comparison } from "./offers.ts";
import { supplierRecords } from "./supplier-records.ts";

const shownSkus = (q: string, yard: string, language: Language, page: number, size: number) => {
  const found = findSkus(q, yard, language);
  return {
    ...{ q, yard, page, total: found.length, pages: Math.max(1, Math.ceil(found.length / size)) },
    skus: found.slice(page * size, (page + 1) * size).map((sku) => ({
      ...{ code: sku.code, text: skuName(sku, language), unit: sku.unit, pack: sku.pack, cents: sku.cents },
      ...{ lb: sku.lb, supplier: yardName(sku.yard, language), leadDays: YARD_LEAD[sku.yard] },
    })),
  };
};

/** The orders of the workspace or the examples, ways to begin a list, and the sample catalogue. */
export async function expressView(
  context: AppLoadContext,
  actor: Present | undefined,
  params: URLSearchParams,
) {
  const { db, language, now, formKey } = context;
  const found = await readOrders(db, actor);
  const isExample = !found || found.orders.length === 0;
  const q = (params.get("q") ?? "").slice(0, 60);
  const yard = params.get("yard") ?? "";
  const estimate = params.get("estimate") ?? "";
  const estimates = found?.estimates ?? [];
  const orders = isExample
    ? exampleOrders(language, now()).map(({ lines, ...order }) => ({
        ...{ id: order.id, topic: order.topic, supplier: order.supplier, siteName: order.siteName },
        ...{ deliverOn: order.deliverOn, window: order.window, state: order.state, sample: order.sample },
        ...{ goodsCents: order.goodsCents, feeCents: order.feeCents },
        lines: (lines as unknown[]).length,
      }))
    : found.orders;
  return {
    isExample,
    orders,
    estimates,
    source: estimates.some(({ id }) => id === estimate) ? estimate : "",
    catalogue: shownSkus(q, isYard(yard) ? yard : "", language, askedPage(params), MOST.skus),
    yards: YARDS.map((id) => ({ id, text: yardName(id, language) })),
    records: supplierRecords(isExample ? exampleOrders(language, now()) : found.signed),
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type ExpressView = Awaited<ReturnType<typeof expressView>>;

const lineOf = (line: MaterialLine) => ({
  ...line,
  text: saidOf(line),
  ordered: packed(line),
  sum: sumOf(packed(line), line.cents),
});

/** What the load weighs, which truck brings it how often, and what that costs: as the supplier said, or by our bands. */
function haulage(
  order: Pick<ReadOrder["order"], "lines" | "unload" | "maxTons" | "miles" | "quotedFeeCents">,
) {
  const load = loadOf(order.lines as MaterialLine[]);
  const haul = haulOf(load, order.unload, order.maxTons);
  return { load, haul, fee: order.quotedFeeCents ?? (haul && feeOf(order.miles, haul.trips)) };
}

/** By when a task needs it, and by when it has to be asked for. */
interface Needed {
  /** Tasks that it can be for. */
  choices: { id: string; name: string }[];
  /** Days that the slowest yard of its lines needs. */
  lead: number;
  of?: { task: string; start: string; needBy: string; orderBy: string; isLate: boolean };
}

function neededFor({ order, heads, tasks }: ReadOrder, today: string): Needed {
  const open = openTasks(plansOf(heads, tasks));
  const lead = Math.max(
    0,
    ...(order.lines as MaterialLine[]).map(({ sku }) => {
      const yard = skuOf(sku)?.yard;
      return yard ? YARD_LEAD[yard] : 0;
    }),
  );
  const found = open.find(({ task }) => task.id === order.taskId);
  const choices = open.map(({ task }) => ({ id: task.id, name: task.name }));
  if (!found) return { choices, lead };
  const needBy = dayAfter(found.dates.earlyStart, -1);
  const orderBy = dayAfter(needBy, -lead);
  const isLate = order.deliverOn === null ? orderBy < today : order.deliverOn > needBy;
  return {
    choices,
    lead,
    of: { task: found.task.name, start: found.dates.earlyStart, needBy, orderBy, isLate },
  };
}

/** The windows that can be asked for in the next days, with the trucks that the gate still takes. */
function windowsOf({ order, taken }: ReadOrder, now: Date) {
  const key = gateKeyOf(order.siteName, order.gate);
  const first = localDay(now, order.siteZone);
  const days = Array.from({ length: 8 }, (_, n) => dayAfter(first, n + 1)).filter(
    (day) => cutoffOf(day, order.siteZone) > now.toISOString(),
  );
  return days.slice(0, 7).map((day) => ({
    day,
    windows: WINDOWS.map((window) => {
      const used = taken.find((one) => one.gateKey === key && one.day === day && one.window === window);
      return { window, free: Math.max(0, MOST.places - Number(used?.taken ?? 0)) };
    }),
  }));
}

/** One order; undefined where it is none of theirs. */
export async function orderView(
  context: AppLoadContext,
  actor: Present | undefined,
  id: string,
  params: URLSearchParams,
) {
  const { db, language, now, formKey } = context;
  const at = now();
  const example = exampleOrder(language, at, id);
  const found =
    example ??
    (actor &&
      (await readOrder(db, actor, id, { now: at, language, firms: context.contributions.firmsNotCleared })));
  if (!found) return undefined;
  const { state, version, parties, blocked, moments, passed, ...order } = found.order;
  const lines = order.lines as MaterialLine[];
  const received = order.received as Received | null;
  const billed = order.billed as Billed | null;
  const standing = standingOf(materialOrder, { state, version, parties, blocked, moments, passed }, at);
  const mayWrite = parties.split(" ").includes("buyer");
  const today = localDay(at, order.siteZone);
  const q = (params.get("q") ?? "").slice(0, 60);
  const isComing = state === "draft" || ON_THE_WAY.includes(state);
  return {
    isExample: example !== undefined,
    mayWrite,
    /** The supplier, where it is not cleared for the site. */
    flag: isComing ? flagged(found.firms, order.supplier) : undefined,
    isTicket: params.get("sheet") === "ticket",
    order: { ...order, state, version, lines: lines.map(lineOf), received, billed },
    suggested:
      order.supplier || yardName(skuOf(lines.find(({ sku }) => sku)?.sku ?? "")?.yard ?? "", language),
    standing: { ...standing, choices: standing.choices.filter(({ name }) => !WITH_FORM.includes(name)) },
    ...haulage(found.order),
    needed: neededFor(found, today),
    windows: mayWrite && state === "draft" ? windowsOf(found, at) : [],
    tomorrow: dayAfter(today, 1),
    quotes: found.quotes.map(({ lines: _, answers: __, ...quote }) => quote),
    compared: comparison(
      lines,
      found.quotes.filter((one) => one.state === "answered"),
    ),
    match: matchOf(lines, received, billed),
    jobs: found.jobs,
    history: found.history,
    photos: found.photos,
    finding: q === "" ? undefined : shownSkus(q, "", language, 0, MOST.skus),
    keys: {
      move: formKey(),
      slot: formKey(),
      receive: formKey(),
      ask: formKey(),
      take: formKey(),
      plain: formKey(),
    },
  };
}
export type OrderView = NonNullable<Awaited<ReturnType<typeof orderView>>>;

type Held = Pick<AppLoadContext, "db" | "now" | "formKey">;

/** An order for the supplier who holds its link: nothing of a list that is not ordered, or is taken back. */
export async function heldOrderView({ db, now, formKey }: Held, { holder, link, name }: Holding) {
  const at = now();
  const found = await readHeldOrder(db, holder, link.subject.id, at);
  if (!found) return undefined;
  const { state, version, parties, blocked, moments, passed, ...order } = found;
  const isDraft = state === "draft";
  const lines = isDraft ? [] : (order.lines as MaterialLine[]);
  return {
    order: {
      ...{ topic: order.topic, supplier: order.supplier, siteName: order.siteName, siteZone: order.siteZone },
      ...{ gate: order.gate, unload: order.unload, maxTons: order.maxTons, note: isDraft ? "" : order.note },
      ...{ deliverOn: order.deliverOn, window: order.window, ticket: order.ticket, feeCents: order.feeCents },
      ...{ goodsCents: isDraft ? 0 : order.goodsCents, lines: lines.map(lineOf), version, state },
      received: order.received as Received | null,
    },
    standing: standingOf(materialOrder, { state, version, parties, blocked, moments, passed }, at),
    ...haulage({ ...found, lines }),
    isDraft,
    ...{ name, asksName: link.asksName },
    idem: formKey(),
  };
}
export type HeldOrderView = NonNullable<Awaited<ReturnType<typeof heldOrderView>>>;

/** A request for prices for the supplier who holds its link. */
export async function heldQuoteView({ db, now, formKey }: Held, { holder, link, name }: Holding) {
  const at = now();
  const found = await readHeldQuote(db, holder, link.subject.id, at);
  if (!found) return undefined;
  const { state, version, parties, blocked, moments, passed, ...quote } = found;
  return {
    quote: {
      ...{ topic: quote.topic, supplier: quote.supplier, siteName: quote.siteName, siteZone: quote.siteZone },
      ...{ answerBy: quote.answerBy, feeCents: quote.feeCents, note: quote.note, version, state },
      // Never what the buyer reckons with, nor what another supplier asked.
      lines: (quote.lines as MaterialLine[]).map((line) => ({
        ...{ id: line.id, text: line.text, unit: line.unit, ordered: packed(line) },
      })),
      answers: quote.answers as Answers | null,
    },
    standing: standingOf(materialQuote, { state, version, parties, blocked, moments, passed }, at),
    ...{ name, asksName: link.asksName },
    idem: formKey(),
  };
}
export type HeldQuoteView = NonNullable<Awaited<ReturnType<typeof heldQuoteView>>>;
