import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { SAMPLE_ORDERS, SAMPLE_WORDS } from "~db/seed/sample/materials/material-express.data.ts";
import { sampleFirm, samplePerson } from "~db/seed/sample/people.ts";
import { skuOf, yardName } from "./catalogue.server.ts";
import { feeOf, goodsOf, haulOf, loadOf, type MaterialLine, packed, type Received } from "./material.ts";
import { EXAMPLE } from "./material-express.limits.ts";
import type { ReadOrder } from "./material-express.queries.server.ts";
import { lineOfSku } from "./read-lines.server.ts";

type OrderRow = Omit<ReadOrder["order"], "parties" | "blocked" | "moments" | "passed" | "project">;
export type QuoteRow = ReadOrder["quotes"][number];

const ZONE = "America/Chicago";
const RECEIVED = ["accepted", "short", "damaged"];

/** What came of a sample: of a short one two pieces lack, of a damaged one two are broken. */
function receivedOf(state: string, lines: readonly MaterialLine[], language: Language, at: string) {
  if (!RECEIVED.includes(state)) return null;
  return {
    lines: Object.fromEntries(
      lines.map((line, n) => {
        const off = n === 0 && state !== "accepted" ? 200 : 0;
        return [line.id, { good: packed(line) - off, broken: state === "damaged" ? off : 0 }];
      }),
    ),
    ...{ printedName: samplePerson(language, "foreman", 1), drawn: "", at },
    note: state === "accepted" ? "" : SAMPLE_WORDS[language].note,
  } satisfies Received;
}

/** Ten made-up orders, one in every state. @param idOf the id of one, by its place */
export function sampleOrders(language: Language, now: Date, idOf: (place: number) => string): OrderRow[] {
  const words = SAMPLE_WORDS[language];
  const at = now.toISOString();
  const today = localDay(now, ZONE);
  return SAMPLE_ORDERS.map((sample, place) => {
    const lines = sample.lines.flatMap(([code, count], n) => {
      const sku = skuOf(code);
      return sku ? [lineOfSku(sku, count * 100, language, `l${n + 1}`)] : [];
    });
    const haul = haulOf(loadOf(lines), sample.unload, 0);
    const isBilled = sample.state === "accepted" || sample.state === "short";
    return {
      ...{ id: idOf(place), topic: words.topics[sample.topic] ?? "", yard: sample.yard },
      ...{ supplier: yardName(sample.yard, language), siteName: words.site, siteZone: ZONE },
      ...{ projectId: null, taskId: "", gate: words.gate, unload: sample.unload, maxTons: 0, miles: 12 },
      ...{ note: "", deliverOn: sample.in === null ? null : dayAfter(today, sample.in) },
      ...{ window: sample.in === null ? null : ("07" as const), cutoffAt: null },
      lines,
      received: receivedOf(sample.state, lines, language, at),
      billed: isBilled
        ? Object.fromEntries(lines.map((line) => [line.id, { qty: packed(line), cents: line.cents }]))
        : null,
      goodsCents: goodsOf(lines),
      feeCents: feeOf(12, haul?.trips ?? 1) ?? 0,
      ticket: sample.in === 0 || RECEIVED.includes(sample.state) ? `T-${1041 + place}` : "",
      ...{ state: sample.state, stateSince: at, version: 1, sample: true },
      createdAt: new Date(now.getTime() - place * 3_600_000).toISOString(),
      ...{ seenBy: "", seenAt: null },
      ...{ quotedFeeCents: null, deliveredAt: RECEIVED.includes(sample.state) ? at : null },
    };
  });
}

/** What two made-up suppliers answered to the first of them, which is a draft. */
export function sampleQuotes(
  language: Language,
  now: Date,
  order: Pick<OrderRow, "id" | "lines">,
  idOf: (place: number) => string,
): QuoteRow[] {
  const lines = order.lines as MaterialLine[];
  const at = now.toISOString();
  return [6, 7].map((firm, place) => ({
    ...{ id: idOf(place), orderId: order.id, supplier: sampleFirm(language, "supply", firm), answerBy: null },
    lines,
    answers: Object.fromEntries(
      lines.map((line, n) => {
        const isLess = (n + place) % 2 === 0;
        return [
          line.id,
          {
            cents: Math.round((line.cents * (isLess ? 94 : 103)) / 100),
            leadDays: 1 + place,
            substitute: "",
          },
        ];
      }),
    ),
    ...{ feeCents: place === 0 ? 9_000 : 11_000, printedName: samplePerson(language, "operator", firm) },
    ...{ state: "answered", stateSince: at, version: 2, createdAt: at },
  }));
}

/** The examples as the tables would have them, for whoever has none. */
export const exampleOrders = (language: Language, now: Date) =>
  sampleOrders(language, now, (place) => (place === 0 ? EXAMPLE : `${EXAMPLE}-${place + 1}`));

/** One of them as `readOrder` would give it. */
export function exampleOrder(language: Language, now: Date, id: string): ReadOrder | undefined {
  const order = exampleOrders(language, now).find((one) => one.id === id);
  if (!order) return undefined;
  const quotes = id === EXAMPLE ? sampleQuotes(language, now, order, (n) => `${EXAMPLE}-quote-${n + 1}`) : [];
  return {
    order: { ...order, project: null, parties: "", blocked: "", moments: "{}", passed: 0 },
    ...{ quotes, history: [], jobs: [], heads: [], tasks: [], taken: [], photos: [], firms: [] },
  };
}
