import * as v from "valibot";
import { moveSchema } from "~/engines/process/process.ts";
import { decimalOf } from "~/lib/decimal.ts";
import {
  calendarDay,
  dollars,
  formKey,
  oneOf,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { MAX_QUANTITY } from "~db/schema/materials.limits.ts";
import { ADDRESS_LIMITS, REGIONS } from "./address.data.ts";
import {
  deliveryProcess,
  orderProcess,
  paymentProcess,
  refundProcess,
  returnProcess,
} from "./order.process.ts";
import { ORDER_LIMITS } from "./orders.limits.ts";
import { SHOWN } from "./orders.words.ts";

const STALE = "errors.form";

const line = (empty: string) => textLine(ADDRESS_LIMITS.line, { empty, long: "errors.long" });

const address = {
  name: line("errors.name"),
  line1: line("errors.line1"),
  line2: optionalText(ADDRESS_LIMITS.line, "errors.long"),
  city: line("errors.city"),
  region: oneOf(REGIONS, "errors.region"),
  zip: v.pipe(v.string("errors.zip"), v.trim(), v.regex(/^\d{5}(?:-\d{4})?$/, "errors.zip")),
};

const Address = v.object(address, STALE);
export type Address = v.InferOutput<typeof Address>;

/** A code as somebody types it; what cannot be one is one that nobody knows. */
const codeOf = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .slice(0, ORDER_LIMITS.code + 1);
const typedCode = v.pipe(v.string(STALE), v.transform(codeOf));

/** The code that the address of a checkout brings from the cart. */
export const readCode = (search: URLSearchParams): string => codeOf(search.get("code") ?? "");

/** A code that is tried in the cart. */
export const CodeTry = v.object({ intent: v.literal("code"), code: v.optional(typedCode, " ") }, STALE);

const buyer = {
  /** `review` shows the total with its tax, `place` orders. */
  intent: v.picklist(["review", "place"], STALE),
  idem: formKey(STALE),
  /** What the page showed, as `Quote.seen` says it. */
  seen: v.optional(v.pipe(v.string(STALE), v.regex(/^[0-9a-f]{64}$/, STALE)), "0".repeat(64)),
  email: v.pipe(
    v.string("errors.email"),
    v.trim(),
    v.maxLength(ADDRESS_LIMITS.email, "errors.email"),
    v.email("errors.email"),
  ),
  /** That the prices which have changed since were read. */
  newPrices: v.optional(v.literal("on", STALE)),
  /** A reward of points, by its redemption; empty for none. */
  reward: v.optional(v.union([v.literal("", STALE), v.pipe(v.string(STALE), v.uuid(STALE))], STALE)),
  code: v.optional(typedCode, " "),
  /** That it is for somebody else, and for whom: read only where it is ticked. */
  gift: v.optional(v.literal("on", STALE)),
  giftName: optionalText(ORDER_LIMITS.giftName, "errors.long"),
  giftEmail: optionalText(ADDRESS_LIMITS.email, "errors.giftEmail"),
  giftMessage: optionalText(ORDER_LIMITS.giftMessage, "errors.giftMessage"),
};

interface TypedGift {
  gift?: string;
  giftName: string;
  giftEmail: string;
}
const isNamed = ({ gift, giftName }: Pick<TypedGift, "gift" | "giftName">) => !gift || giftName !== "";
const isReached = ({ gift, giftEmail }: Pick<TypedGift, "gift" | "giftEmail">) =>
  !gift || v.is(v.pipe(v.string(), v.email()), giftEmail);

/** What a checkout sends: an address only where there is a parcel. */
export const CheckoutOfFiles = v.pipe(
  v.object(buyer, STALE),
  v.forward(v.partialCheck([["gift"], ["giftName"]], isNamed, "errors.giftName"), ["giftName"]),
  v.forward(v.partialCheck([["gift"], ["giftEmail"]], isReached, "errors.giftEmail"), ["giftEmail"]),
);
export const CheckoutOfParcel = v.pipe(
  v.object({ ...buyer, ...address }, STALE),
  v.forward(v.partialCheck([["gift"], ["giftName"]], isNamed, "errors.giftName"), ["giftName"]),
  v.forward(v.partialCheck([["gift"], ["giftEmail"]], isReached, "errors.giftEmail"), ["giftEmail"]),
);
export type Checkout = v.InferOutput<typeof CheckoutOfFiles> & Partial<Address>;

const order = v.pipe(v.string(STALE), v.uuid(STALE));

/** What a buyer does with an order, beside the moves of its processes. */
export const OrderChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("pay"), order, idem: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("check"), order }, STALE),
    v.object({ intent: v.literal("reorder"), order, idem: formKey(STALE) }, STALE),
    v.object(
      {
        intent: v.literal("project"),
        order,
        project: v.optional(
          v.union([v.literal("", STALE), v.pipe(v.string(STALE), v.uuid(STALE))], STALE),
          "",
        ),
        costCode: optionalText(ORDER_LIMITS.costCode, "errors.costCode"),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("return"),
        order,
        idem: formKey(STALE),
        productId: v.pipe(v.string(STALE), v.maxLength(60, STALE)),
        quantity: wholeNumber({ least: 1, most: MAX_QUANTITY }, "errors.returnQuantity"),
        reason: textLine(ORDER_LIMITS.reason, { empty: "errors.reason", long: "errors.reasonLong" }),
      },
      STALE,
    ),
  ],
  STALE,
);
export type OrderChange = v.InferOutput<typeof OrderChange>;
export type BoughtFor = Extract<OrderChange, { intent: "project" }>;
export type ReturnRequest = Extract<OrderChange, { intent: "return" }>;

/** What the seller does, beside the moves: pays back a part, or sends some of what waits ahead. */
export const SellerChange = v.variant(
  "intent",
  [
    v.object(
      { intent: v.literal("refund"), order, idem: formKey(STALE), amount: dollars("errors.amount") },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("ship-part"),
        order,
        idem: formKey(STALE),
        version: rowVersion(STALE),
        pieces: v.pipe(
          v.array(
            v.object(
              {
                product: v.pipe(v.string(STALE), v.maxLength(60, STALE)),
                quantity: wholeNumber({ least: 0, most: MAX_QUANTITY }, "errors.pieces"),
              },
              STALE,
            ),
            STALE,
          ),
          v.maxLength(MAX_QUANTITY, STALE),
        ),
        note: optionalText(ORDER_LIMITS.tracking, "errors.trackingLong"),
      },
      STALE,
    ),
  ],
  STALE,
);
export type SellerChange = v.InferOutput<typeof SellerChange>;
export type SomeRefund = Extract<SellerChange, { intent: "refund" }>;

/** A state's rate; none where it is cleared. */
export const TaxChange = v.object(
  {
    intent: v.picklist(["save", "remove"], STALE),
    region: oneOf(REGIONS, "errors.region"),
    rate: v.pipe(
      v.optional(v.string("errors.rate"), "0"),
      v.transform(decimalOf),
      v.string("errors.rate"),
      v.check((rate) => Number(rate) >= 0 && Number(rate) <= 25, "errors.rate"),
      v.check((rate) => (rate.split(".")[1]?.length ?? 0) <= 4, "errors.rate"),
    ),
    digital: v.optional(v.literal("on", STALE)),
  },
  STALE,
);
export type TaxChange = v.InferOutput<typeof TaxChange>;

const terms = {
  intent: v.literal("make"),
  code: v.pipe(
    v.string("errors.code"),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z0-9][A-Z0-9-]{2,}$/, "errors.code"),
    v.maxLength(ORDER_LIMITS.code, "errors.code"),
  ),
  least: dollars("errors.least"),
  from: calendarDay("errors.from"),
  until: calendarDay("errors.until"),
  most: wholeNumber({ least: 1, most: 1_000_000 }, "errors.most"),
};
const inOrder = ({ from, until }: { from: string; until: string }) => from <= until;

/** What makes a code or stops one: percent of the goods or dollars, so much that something is left to pay. */
export const CodeMaking = v.variant(
  "kind",
  [
    v.pipe(
      v.object(
        {
          ...terms,
          kind: v.literal("percent"),
          off: wholeNumber({ least: 1, most: 90 }, "errors.percent"),
        },
        STALE,
      ),
      v.forward(v.partialCheck([["from"], ["until"]], inOrder, "errors.order"), ["until"]),
    ),
    v.pipe(
      v.object(
        {
          ...terms,
          kind: v.literal("amount"),
          off: v.pipe(dollars("errors.amount"), v.minValue(1, "errors.amount")),
        },
        STALE,
      ),
      v.forward(v.partialCheck([["from"], ["until"]], inOrder, "errors.order"), ["until"]),
      v.forward(
        v.partialCheck([["off"], ["least"]], ({ off, least }) => least > off, "errors.more"),
        ["least"],
      ),
    ),
  ],
  STALE,
);
export type CodeMaking = v.InferOutput<typeof CodeMaking>;
export const CodeStopping = v.object(
  { intent: v.literal("stop"), code: v.pipe(v.string(STALE), v.maxLength(ORDER_LIMITS.code, STALE)) },
  STALE,
);

/** What is done with a view of the list: the one of the address is kept under a name, or one that is kept is removed. */
export const ViewChange = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("save-view"),
        name: textLine(ORDER_LIMITS.viewName, { empty: "errors.viewName", long: "errors.viewLong" }),
      },
      STALE,
    ),
    v.object({ intent: v.literal("remove-view"), view: v.pipe(v.string(STALE), v.uuid(STALE)) }, STALE),
  ],
  STALE,
);
export type ViewChange = v.InferOutput<typeof ViewChange>;

/** Whoever holds the link of a gift takes it. */
export const GiftTaking = v.object({ intent: v.literal("take", STALE) }, STALE);

/** The forms of the processes, by name. */
export const MOVES: Readonly<Record<string, ReturnType<typeof moveSchema>>> = {
  [orderProcess.name]: moveSchema(orderProcess),
  [paymentProcess.name]: moveSchema(paymentProcess),
  [deliveryProcess.name]: moveSchema(deliveryProcess),
  [returnProcess.name]: moveSchema(returnProcess),
  [refundProcess.name]: moveSchema(refundProcess),
};

const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get("page") ?? "1");
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page - 1 : 0;
};
const findOf = (search: URLSearchParams): string =>
  (search.get("find") ?? "").trim().slice(0, ORDER_LIMITS.find);

/** What the address of a list asks for; what it cannot ask for is nothing. */
export function readOrderFilter(search: URLSearchParams) {
  const show = SHOWN.find((one) => one === search.get("show")) ?? "all";
  const asked = search.get("project") ?? "";
  const project = v.is(v.pipe(v.string(), v.uuid()), asked) ? asked : "";
  return { show, find: findOf(search), project, page: pageOf(search) };
}

export function readSellerFilter(search: URLSearchParams) {
  const show: "open" | "all" = search.get("show") === "all" ? "all" : "open";
  return { show, find: findOf(search), page: pageOf(search) };
}
