import type { Content } from "~/engines/lines/lines.ts";
import { type BoundProcess, settle, type Who } from "~/engines/process/process.server.ts";
import { type StandingRow, standingOf } from "~/engines/process/process.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Payments } from "~/services/payments.server.ts";
import type { Database } from "~db/client.ts";
import delivery from "./delivery.process.server.ts";
import order from "./order.process.server.ts";
import { type OrderEvent, type ReadOrder, readHistory, readOrder } from "./orders.queries.server.ts";
import { RETURN_DAYS } from "./orders.words.ts";
import payment from "./payment.process.server.ts";
import { type DeliveryKind, PARCEL, piecesIn } from "./quote.logic.ts";
import refund from "./refund.process.server.ts";
import returning from "./return.process.server.ts";

interface Asked {
  db: Database;
  now: () => Date;
  language: Language;
  formKey: () => string;
  payments: Pick<Payments, "provider" | "real">;
}

/** Times that passed without anybody having written them down, of the order and all that belongs to it. */
async function settleAll(deps: Pick<Asked, "db" | "now">, found: ReadOrder): Promise<boolean> {
  const due: [BoundProcess, string][] = [
    ...found.payments.filter(({ passed }) => passed).map(({ id }): [BoundProcess, string] => [payment, id]),
    ...found.deliveries
      .filter(({ passed }) => passed)
      .map(({ id }): [BoundProcess, string] => [delivery, id]),
    ...(found.passed ? [[order, found.id] as [BoundProcess, string]] : []),
  ];
  for (const [bound, record] of due) await settle(deps, bound, { record });
  return due.length > 0;
}

/** Rounds of one page: a parcel that arrived completes its order. */
const ROUNDS = 3;

/** What was ordered, in the words of the page. */
export function inWords(content: Content, language: Language): Content {
  const t = translator(language, "shop");
  const words = translator(language, "orders");
  const named = (id: string, text: string) => {
    const key = `products.${id}.name`;
    const name = t(key as Key<"shop">);
    return name === key ? text : name;
  };
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      title: words(`deliveries.${section.id as DeliveryKind}`),
      lines: section.lines.map((line) => ({ ...line, text: named(line.id, line.text) })),
    })),
  };
}

/** An order with everything that its page shows; undefined where it is none of the looker's. */
export async function readOrderView(context: Asked, who: Who, id: string): Promise<OrderView | undefined> {
  const { db, now } = context;
  let found = await readOrder(db, who, id, now());
  for (let round = 0; found && round < ROUNDS && (await settleAll(context, found)); round++)
    found = await readOrder(db, who, id, now());
  if (!found) return undefined;
  const history = await readHistory(db, found);
  const { language, formKey, payments } = context;
  return viewOf(found, history, { at: now(), language, real: payments.real, idem: formKey() });
}

interface Around {
  at: Date;
  language: Language;
  /** Whether money moves. */
  real: boolean;
  idem: string;
}

/** What a page shows of an order and of what happened to it, for whoever its rows were read for. */
export function viewOf(
  found: ReadOrder,
  history: readonly OrderEvent[],
  { at, language, real, idem }: Around,
) {
  const stood = <R extends StandingRow>(
    bound: BoundProcess,
    { state, parties, blocked, moments, passed, version, ...row }: R,
  ) => ({
    ...row,
    standing: standingOf(bound.graph, { state, parties, blocked, moments, passed, version }, at),
  });
  const { content, payments, deliveries, returns, refunds, address, ...rest } = found;
  const worded = inWords(content, language);
  const parcels = deliveries.filter(({ kind }) => kind === PARCEL);
  const linesOf = ({ kind, part }: (typeof deliveries)[number]) => {
    const lines = worded.sections.find((section) => section.id === kind)?.lines ?? [];
    if (kind !== PARCEL) return lines.map(({ id: line, text, qty }) => ({ id: line, text, qty }));
    const pieces = piecesIn(lines, parcels, { part });
    return lines.flatMap(({ id: line, text }) => {
      const qty = pieces.get(line);
      return qty ? [{ id: line, text, qty: String(qty) }] : [];
    });
  };
  /** Parcels that came and can still be sent back. */
  const came = parcels.filter(
    ({ state, since }) =>
      state === "delivered" && at.getTime() - Date.parse(since) < RETURN_DAYS * 24 * 60 * 60 * 1000,
  );
  const given = returns.filter(({ state }) => state !== "declined" && state !== "withdrawn");
  return {
    ...stood(order, rest),
    content: worded,
    address: address && {
      name: address.name,
      lines: [address.line1, address.line2, `${address.city}, ${address.region} ${address.zip}`].filter(
        Boolean,
      ),
    },
    payments: payments.map((row) => stood(payment, row)),
    deliveries: deliveries.map((row) => ({
      ...stood(delivery, row),
      lines: linesOf(row),
      /** What the seller said of it: a tracking number, or where the goods are. */
      note:
        history.findLast(
          ({ record, run, transition, note }) =>
            note && (transition === "shipPart" ? run : record) === row.id,
        )?.note ?? "",
    })),
    returns: returns.map((row) => stood(returning, row)),
    refunds: refunds.map((row) => stood(refund, row)),
    history: history.map(({ id: event, process, transition, from, record, run, party, note, at: when }) => ({
      id: event,
      process,
      transition: from === "" ? "begin" : transition,
      party,
      note,
      at: when,
      /** What went in the parcel that was sent then. */
      lines: deliveries
        .filter(
          ({ id: sent }) =>
            (transition === "ship" && sent === record) || (transition === "shipPart" && sent === run),
        )
        .flatMap(linesOf),
    })),
    /** What may still be sent back. */
    returnable: (worded.sections.find((section) => section.id === PARCEL)?.lines ?? []).flatMap(
      ({ id: product, text }) => {
        const pieces = came.reduce(
          (sum, parcel) => sum + Number(linesOf(parcel).find((line) => line.id === product)?.qty ?? 0),
          0,
        );
        const back = given
          .filter((one) => one.productId === product)
          .reduce((sum, { quantity }) => sum + quantity, 0);
        return pieces > back ? [{ productId: product, text, left: pieces - back }] : [];
      },
    ),
    real,
    idem,
  };
}
/** `sample`: an example that nobody placed, with which nothing can be done. */
export type OrderView = ReturnType<typeof viewOf> & { sample?: boolean };
