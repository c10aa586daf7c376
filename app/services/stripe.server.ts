import * as v from "valibot";
import type { CommandResult } from "../lib/command-result.ts";
import { fetchJson, UnusableAnswer } from "./fetch-json.server.ts";
import { isTrustworthy } from "./oauth-provider.server.ts";
import { type PaymentRefusal, type PaymentStanding, type Payments, testPayments } from "./payments.server.ts";

/**
 * Stripe Checkout over its HTTP interface: three requests and one signature, as Stripe's documentation of the API describes
 * them. The official client would weigh more in the worker than everything else that takes part in a purchase.
 */
export interface StripeAccount {
  key: string;
  /** With which its messages are signed. */
  webhookSecret: string;
  baseUrl: string;
  production: boolean;
}

/** The version of the interface for which this is written. */
const VERSION = "2024-06-20";
const BOUNDS = { timeoutMs: 10_000, maxBytes: 256 * 1024 };

/** Languages of its page; it has no Hebrew, and chooses by the browser then. */
const LOCALES: Readonly<Record<string, string>> = { en: "en", es: "es" };

const Session = v.object({
  id: v.pipe(v.string(), v.maxLength(200)),
  url: v.nullish(v.string()),
  status: v.nullish(v.string()),
  payment_status: v.nullish(v.string()),
  payment_intent: v.nullish(v.string()),
});
/** A session as it is looked at: with how the attempt stands, once there was one. */
const Looked = v.object({
  ...Session.entries,
  payment_intent: v.nullish(v.object({ status: v.nullish(v.string()) })),
});
const Refund = v.object({ id: v.string(), status: v.nullish(v.string()) });

export function createStripe({ key, baseUrl, production }: StripeAccount): Payments {
  async function ask<T>(
    schema: v.GenericSchema<unknown, T>,
    path: string,
    sent?: { fields: Record<string, string>; once: string },
  ): Promise<CommandResult<PaymentRefusal, { answer: T }>> {
    try {
      const json = await fetchJson(
        `${baseUrl}${path}`,
        {
          method: sent ? "POST" : "GET",
          headers: {
            Authorization: `Bearer ${key}`,
            "Stripe-Version": VERSION,
            ...(sent && {
              "Content-Type": "application/x-www-form-urlencoded",
              "Idempotency-Key": sent.once,
            }),
          },
          body: sent && new URLSearchParams(sent.fields).toString(),
        },
        BOUNDS,
      );
      const parsed = v.safeParse(schema, json);
      return parsed.success ? { ok: true, answer: parsed.output } : { ok: false, error: "unreachable" };
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) throw error;
      // Only what Stripe itself refuses will be refused again: a wrong request, a key without the right.
      return { ok: false, error: /^status-4(?!08|09|29)/.test(error.reason) ? "refused" : "unreachable" };
    }
  }

  return {
    provider: "stripe",
    real: true,
    async begin({ id, amountCents, description, email, language, returnTo, expiresAt }) {
      const asked = await ask(Session, "/v1/checkout/sessions", {
        once: id,
        fields: {
          mode: "payment",
          // Only what is paid at once, wallets of cards among it: a debit that takes days would end after the order has
          // lapsed and its goods are somebody else's.
          "payment_method_types[0]": "card",
          client_reference_id: id,
          // By which a message about the attempt finds it, which names no session.
          "payment_intent_data[metadata][payment]": id,
          customer_email: email,
          "line_items[0][quantity]": "1",
          "line_items[0][price_data][currency]": "usd",
          "line_items[0][price_data][unit_amount]": String(amountCents),
          "line_items[0][price_data][product_data][name]": description,
          locale: LOCALES[language] ?? "auto",
          success_url: returnTo,
          cancel_url: returnTo,
          expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
        },
      });
      if (!asked.ok) return asked;
      const { id: reference, url } = asked.answer;
      // Buyers are sent there: what is no address of a payment page is not shown.
      return url && isTrustworthy(url, production)
        ? { ok: true, reference, url }
        : { ok: false, error: "unreachable" };
    },
    async look(reference) {
      const asked = await ask(
        Looked,
        `/v1/checkout/sessions/${encodeURIComponent(reference)}?expand[]=payment_intent`,
      );
      if (!asked.ok) return asked;
      const { payment_status, status, payment_intent } = asked.answer;
      if (payment_status === "paid") return { ok: true, standing: "paid" };
      const attempt = payment_intent?.status ?? "";
      // An attempt that failed on a page that is still open can be made again there.
      const failed =
        attempt === "canceled" || (status === "complete" && attempt === "requires_payment_method");
      if (status === "expired" || failed) return { ok: true, standing: "over" };
      if (status === "complete") return { ok: true, standing: "authorized" };
      return { ok: true, standing: attempt === "requires_action" ? "action" : "open" };
    },
    async payBack({ reference, amountCents, key: once }) {
      const session = await ask(Session, `/v1/checkout/sessions/${encodeURIComponent(reference)}`);
      if (!session.ok) return session;
      const intent = session.answer.payment_intent;
      if (!intent) return { ok: false, error: "refused" };
      const paid = await ask(Refund, "/v1/refunds", {
        once,
        fields: { payment_intent: intent, amount: String(amountCents) },
      });
      if (!paid.ok) return paid;
      return paid.answer.status === "failed" || paid.answer.status === "canceled"
        ? { ok: false, error: "refused" }
        : { ok: true };
    },
  };
}

/** The provider that the environment names; without one, the test with which no money moves. */
export const createPayments = (account?: StripeAccount): Payments =>
  account ? createStripe(account) : testPayments;

/** How old a signed message may be: one that somebody kept is no message. */
const TOLERANCE_SECONDS = 300;
const MOST_SIGNATURES = 10;

const Event = v.object({
  id: v.pipe(v.string(), v.maxLength(200)),
  type: v.string(),
  data: v.object({
    object: v.object({
      id: v.pipe(v.string(), v.maxLength(200)),
      client_reference_id: v.nullish(v.pipe(v.string(), v.maxLength(200))),
      payment_status: v.nullish(v.string()),
      /** Of an attempt, which has its sum under another name. */
      metadata: v.nullish(v.object({ payment: v.nullish(v.pipe(v.string(), v.maxLength(200))) })),
      amount: v.nullish(v.number()),
      amount_total: v.nullish(v.number()),
      currency: v.nullish(v.string()),
    }),
  }),
});

export interface StripeMessage {
  event: string;
  /** Our payment. */
  payment: string;
  standing: Exclude<PaymentStanding, "open"> | "failed";
  amountCents: number;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> | undefined =>
  /^[0-9a-f]{64}$/i.test(hex)
    ? Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
    : undefined;

/** Whether Stripe signed this body, not long ago. Compared by the platform, which takes as long for every wrong one. */
async function isSigned(secret: string, body: string, header: string, now: Date): Promise<boolean> {
  const parts = header.split(",").map((part) => part.trim().split("=", 2));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const encoder = new TextEncoder();
  const imported = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  const signatures = parts.filter(([name]) => name === "v1").slice(0, MOST_SIGNATURES);
  for (const [, hex = ""] of signatures) {
    const signature = bytesOf(hex);
    if (
      signature &&
      (await crypto.subtle.verify("HMAC", imported, signature, encoder.encode(`${time}.${body}`)))
    )
      return true;
  }
  return false;
}

/** What the kinds of messages say of a payment; others are nothing to us. */
function standingOf(type: string, paid: boolean): StripeMessage["standing"] | undefined {
  switch (type) {
    case "checkout.session.completed":
      // Some ways to pay take days: then the second message comes. We ask for none; an account may still have them, or
      // may hold a sum before it takes it.
      return paid ? "paid" : "authorized";
    case "checkout.session.async_payment_succeeded":
      return "paid";
    case "checkout.session.async_payment_failed":
      return "failed";
    case "checkout.session.expired":
    // A held sum was let go, or the attempt was given up. One that merely failed can be made again on the same page.
    case "payment_intent.canceled":
      return "over";
    case "payment_intent.requires_action":
      return "action";
    case "payment_intent.amount_capturable_updated":
      return "authorized";
    default:
      return undefined;
  }
}

/** A message of Stripe, or why it is none: badly signed, or not about a payment of ours. */
export async function readStripeMessage(
  { webhookSecret }: Pick<StripeAccount, "webhookSecret">,
  { body, signature, now }: { body: string; signature: string; now: Date },
): Promise<CommandResult<"unsigned" | "not-ours", { message: StripeMessage }>> {
  if (!(await isSigned(webhookSecret, body, signature, now))) return { ok: false, error: "unsigned" };
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { ok: false, error: "not-ours" };
  }
  const parsed = v.safeParse(Event, json);
  if (!parsed.success) return { ok: false, error: "not-ours" };
  const { id: event, type, data } = parsed.output;
  const { client_reference_id, payment_status, currency, metadata, amount } = data.object;
  const payment = client_reference_id ?? metadata?.payment;
  const amount_total = data.object.amount_total ?? amount;
  const standing = standingOf(type, payment_status === "paid");
  if (!standing || !payment) return { ok: false, error: "not-ours" };
  // Another currency is another sum.
  const amountCents = currency === "usd" && Number.isSafeInteger(amount_total) ? (amount_total ?? -1) : -1;
  return { ok: true, message: { event, payment, standing, amountCents } };
}
