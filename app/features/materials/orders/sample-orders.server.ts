import { type ProcessGraph, replay } from "~/engines/process/process.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import {
  deliveryProcess,
  orderProcess,
  paymentProcess,
  refundProcess,
  returnProcess,
} from "./order.process.ts";
import { inWords, type OrderView, viewOf } from "./order.view.server.ts";
import type { ListedOrder } from "./order-list.queries.server.ts";
import type { OrderEvent, ReadOrder } from "./orders.queries.server.ts";
import { numberOf, orderPath } from "./orders.words.ts";
import { contentOf, DIGITAL, type Off, PARCEL, paidFor, type QuotedLine, sumsOf } from "./quote.logic.ts";
import type { FulfilmentState, PaymentState } from "./status.server.ts";

// Orders as they look in every state, for whoever has none yet. They are computed for the page and lie in no table, so that
// no figure, mail, stock or scheduled run ever meets them. Their test writes them down and reads them as real ones.

const GRAPHS = {
  order: orderProcess,
  payment: paymentProcess,
  parcel: deliveryProcess,
  digital: deliveryProcess,
  return: returnProcess,
  refund: refundProcess,
} as const satisfies Record<string, ProcessGraph>;
type Part = keyof typeof GRAPHS;

/** Hours after the order, whose state, how it moved, by whom, and what was written with it. */
type Step = readonly [hours: number, part: Part, transition: string, by: string, note?: "tracking" | "no"];

interface Story {
  /** How long ago it was ordered. */
  hours: number;
  goods: readonly (readonly [product: keyof typeof GOODS, quantity: number])[];
  off?: Off;
  steps: readonly Step[];
  payment: PaymentState;
  fulfilment: FulfilmentState;
  /** How many hard hats are to come back, since when. */
  back?: readonly [quantity: number, hours: number];
  /** What is paid back, why and since when; of a return what was paid for it. */
  refund?: readonly [reason: "cancelled" | "returned" | "goodwill", hours: number, cents?: number];
}

const GOODS = {
  "contract-template-bundle": 4_999,
  "bid-proposal-pack": 3_399,
  "project-management-course": 19_999,
  "legal-protection-guide": 7_199,
  "insurance-guide": 2_999,
  "branded-hard-hat": 3_499,
} as const;
const HAT = "branded-hard-hat";

const paid: Step = [0.1, "payment", "pay", "buyer"];
const opened: Step = [0.1, "digital", "provide", "system"];
const sent: Step = [26, "parcel", "ship", "seller", "tracking"];
const came: Step = [98, "parcel", "arrive", "buyer"];
const done = (hours: number): Step => [hours, "order", "complete", "system"];
const DAY = 24;

/** One of each kind, the newest first. */
const STORIES: readonly Story[] = [
  {
    hours: 0.3,
    goods: [["contract-template-bundle", 1]],
    steps: [],
    payment: "open",
    fulfilment: "none",
  },
  {
    hours: 1,
    goods: [["bid-proposal-pack", 1]],
    steps: [[0.2, "payment", "fail", "buyer"]],
    payment: "declined",
    fulfilment: "none",
  },
  {
    hours: 2,
    goods: [["insurance-guide", 2]],
    steps: [[0.1, "payment", "challenge", "system"]],
    payment: "action",
    fulfilment: "none",
  },
  {
    hours: 18,
    goods: [[HAT, 10]],
    steps: [[0.2, "payment", "authorize", "system"]],
    payment: "authorized",
    fulfilment: "none",
  },
  { hours: 20, goods: [[HAT, 6]], steps: [paid], payment: "captured", fulfilment: "none" },
  {
    hours: 22,
    goods: [
      [HAT, 2],
      ["insurance-guide", 1],
    ],
    steps: [paid, opened],
    payment: "captured",
    fulfilment: "partial",
  },
  { hours: 3 * DAY, goods: [[HAT, 12]], steps: [paid, sent], payment: "captured", fulfilment: "shipped" },
  {
    hours: 5 * DAY,
    goods: [
      ["project-management-course", 1],
      ["legal-protection-guide", 1],
    ],
    off: { id: "code", name: "SAMPLE10", cents: 2_720 },
    steps: [paid, opened, done(0.1)],
    payment: "captured",
    fulfilment: "delivered",
  },
  {
    hours: 6 * DAY,
    goods: [["insurance-guide", 1]],
    steps: [
      [1.1, "payment", "lapse", "system"],
      [1.5, "order", "lapse", "system"],
    ],
    payment: "none",
    fulfilment: "none",
  },
  {
    hours: 8 * DAY,
    goods: [[HAT, 4]],
    steps: [paid, [2, "order", "cancel", "buyer"]],
    refund: ["cancelled", 2],
    payment: "captured",
    fulfilment: "none",
  },
  {
    hours: 9 * DAY,
    goods: [[HAT, 1]],
    steps: [paid, [1, "order", "cancel", "buyer"], [1.2, "refund", "make", "system"]],
    refund: ["cancelled", 1],
    payment: "refunded",
    fulfilment: "none",
  },
  {
    hours: 12 * DAY,
    goods: [[HAT, 5]],
    steps: [paid, sent, came, done(98)],
    back: [1, 5 * DAY],
    payment: "captured",
    fulfilment: "delivered",
  },
  {
    hours: 16 * DAY,
    goods: [[HAT, 3]],
    steps: [paid, sent, came, done(98), [7 * DAY, "return", "approve", "seller"]],
    back: [2, 6 * DAY],
    payment: "captured",
    fulfilment: "delivered",
  },
  {
    hours: 24 * DAY,
    goods: [
      [HAT, 4],
      ["contract-template-bundle", 1],
    ],
    steps: [
      paid,
      opened,
      sent,
      came,
      done(98),
      [6 * DAY, "return", "approve", "seller"],
      [13 * DAY, "return", "receive", "seller"],
      [13 * DAY + 1, "refund", "make", "system"],
    ],
    back: [1, 5 * DAY],
    refund: ["returned", 13 * DAY],
    payment: "partRefunded",
    fulfilment: "returned",
  },
  {
    hours: 40 * DAY,
    goods: [["legal-protection-guide", 1]],
    steps: [paid, opened, done(0.1), [3 * DAY, "refund", "make", "system"]],
    refund: ["goodwill", 3 * DAY, 1_000],
    payment: "partRefunded",
    fulfilment: "delivered",
  },
  {
    hours: 70 * DAY,
    goods: [[HAT, 2]],
    steps: [paid, sent, came, done(98), [60 * DAY, "order", "archive", "buyer"]],
    payment: "captured",
    fulfilment: "delivered",
  },
];

const HOUR_MS = 60 * 60 * 1000;

/** One of them as its rows would be read by somebody who can do nothing with it, and what happened to it. */
export interface SampleOrder {
  found: ReadOrder;
  history: OrderEvent[];
}

const sampleId = (n: number) => `sample-${n + 1}`;

function sampleOf(story: Story, n: number, at: Date, language: Language): SampleOrder {
  const t = translator(language, "orders");
  const id = sampleId(n);
  const moment = (hours: number) =>
    new Date(at.getTime() - Math.max(0, story.hours - hours) * HOUR_MS).toISOString();
  const lines = story.goods.map(
    ([productId, quantity]): QuotedLine => ({
      productId,
      name: productId,
      quantity,
      unitCents: GOODS[productId],
      ships: productId === HAT,
    }),
  );
  const content = contentOf(lines, undefined, story.off ? [story.off] : []);
  const sums = sumsOf(content);
  const steps = (part: Part) => story.steps.filter(([, of]) => of === part);
  /** How a record of it stands after its steps. */
  const stood = (part: Part, begun = 0) => {
    const graph: ProcessGraph = GRAPHS[part];
    const moved = steps(part);
    return {
      state: replay(
        graph,
        moved.map(([, , transition]) => transition),
      ) as string,
      version: 1 + moved.length,
      parties: "",
      blocked: "",
      moments: JSON.stringify({ entered: moment(moved.at(-1)?.[0] ?? begun) }),
      passed: 0,
    };
  };
  const record = (part: Part) => (part === "order" ? id : `${id}-${part}`);
  const since = (part: Part) => moment(steps(part).at(-1)?.[0] ?? 0);
  const found: ReadOrder = {
    id,
    number: n + 1,
    email: "buyer@example.com",
    content,
    ...sums,
    createdAt: moment(0),
    payment: story.payment,
    fulfilment: story.fulfilment,
    ...stood("order"),
    address: undefined,
    payments: [
      {
        id: record("payment"),
        provider: "test",
        amountCents: sums.totalCents,
        url: null,
        ...stood("payment"),
      },
    ],
    deliveries: ([PARCEL, DIGITAL] as const)
      .filter((kind) => content.sections.some((section) => section.id === kind))
      .map((kind) => ({ id: record(kind), kind, part: null, since: since(kind), ...stood(kind) })),
    returns: story.back
      ? [
          {
            id: record("return"),
            productId: HAT,
            quantity: story.back[0],
            amountCents: paidFor(content, HAT, story.back[0]),
            reason: t("samples.reason"),
            ...stood("return", story.back[1]),
          },
        ]
      : [],
    refunds: story.refund
      ? [
          {
            id: record("refund"),
            amountCents:
              story.refund[2] ?? (story.back ? paidFor(content, HAT, story.back[0]) : sums.totalCents),
            reason: story.refund[0],
            ...stood("refund", story.refund[1]),
          },
        ]
      : [],
    gift: undefined,
    bought: undefined,
    built: [],
  };
  const event = (
    hours: number,
    part: Part,
    name: string,
    { from, party, note }: { from: string; party: string; note: string },
  ): OrderEvent => ({
    id: `${record(part)}-${name}`,
    process: GRAPHS[part].name,
    record: record(part),
    run: "",
    transition: name,
    from,
    party,
    note,
    at: moment(hours),
  });
  const history = [
    event(0, "order", "begin", { from: "", party: "buyer", note: "" }),
    ...(story.back ? [event(story.back[1], "return", "begin", { from: "", party: "buyer", note: "" })] : []),
    ...story.steps.map(([hours, part, name, party, note]) =>
      event(hours, part, name, {
        from: "moved",
        party,
        note: note ? t("samples.tracking") : "",
      }),
    ),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return { found, history };
}

/** The examples with what each of their pages needs. */
export const sampleOrders = (at: Date, language: Language): SampleOrder[] =>
  STORIES.map((story, n) => sampleOf(story, n, at, language));

/** The examples as their list shows them, the newest first. */
export const listSamples = (at: Date, language: Language): ListedOrder[] =>
  sampleOrders(at, language).map(({ found }, n) => {
    const lines = inWords(found.content, language).sections.flatMap((section) => section.lines);
    const more = lines.length > 1 ? ` +${lines.length - 1}` : "";
    return {
      kind: "shop",
      id: found.id,
      number: numberOf(found.number),
      title: `${lines[0]?.text ?? ""}${more}`,
      totalCents: found.totalCents,
      offCents: STORIES[n]?.off?.cents ?? 0,
      state: found.state,
      payment: found.payment,
      fulfilment: found.fulfilment,
      placedAt: found.createdAt,
      href: orderPath("buyer", found.id),
      project: null,
      code: "",
    };
  });

/** One example as its page shows it; undefined where it is none. */
export function readSample(id: string, at: Date, language: Language): OrderView | undefined {
  const n = STORIES.findIndex((_, place) => sampleId(place) === id);
  const story = STORIES[n];
  if (!story) return undefined;
  const { found, history } = sampleOf(story, n, at, language);
  return { ...viewOf(found, history, { at, language, real: false, idem: "" }), sample: true };
}
