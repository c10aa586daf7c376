import type Stripe from "stripe";
import * as v from "valibot";
import { readTextWithin } from "~workers/shared/http.ts";
import type { CommandResult } from "../lib/command-result.ts";
import { late } from "../lib/late.ts";
import { isTrustworthy } from "./oauth-provider.server.ts";
import { type PaymentRefusal, type PaymentStanding, type Payments, testPayments } from "./payments.server.ts";

/** Stripe Checkout by its official client, which is loaded where an account is set and something is paid, and nowhere else. */
export interface StripeAccount {
  key: string;
  /** With which its messages are signed. */
  webhookSecret: string;
  baseUrl: string;
  production: boolean;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 256 * 1024;

/** Languages of its page; it has no Hebrew, and chooses by the browser then. */
const LOCALES: Readonly<Record<string, "en" | "es" | undefined>> = { en: "en", es: "es" };

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

/**
 * A `fetch` for the client: it follows no redirect, which would take the key elsewhere, reads no more than an answer can have,
 * and lets no answer pass that is neither a success nor a refusal.
 */
const bounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  const isAnswer = response.ok || (response.status >= 400 && response.status < 500);
  if (!isAnswer) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  const read = await readTextWithin(response, MOST_BYTES);
  if (!read.ok) throw new Error(read.error);
  return new Response(read.text, { status: response.status, headers: response.headers });
};

async function clientOf({ key, baseUrl }: Pick<StripeAccount, "key" | "baseUrl">): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const { hostname, port, protocol } = new URL(baseUrl);
  return new Client(key, {
    httpClient: Client.createFetchHttpClient(bounded),
    ...{ host: hostname, protocol: protocol === "http:" ? "http" : "https", ...(port && { port }) },
    ...{ timeout: TIMEOUT_MS, maxNetworkRetries: 0, telemetry: false },
  });
}

/** Only what Stripe itself refuses will be refused again: a wrong request, a key without the right. */
const isRefused = (error: unknown) => {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500 && ![408, 409, 429].includes(status);
};

/** What the client throws, whether Stripe answered or not; anything else is a fault of ours and told as one. */
const isOfStripe = (error: unknown) =>
  error instanceof Error && "type" in error && String(error.type).startsWith("Stripe");

export function createStripe(account: StripeAccount): Payments {
  const { production } = account;
  const client = late(() => clientOf(account));
  async function ask<T>(
    schema: v.GenericSchema<unknown, T>,
    asked: (stripe: Stripe) => Promise<unknown>,
  ): Promise<CommandResult<PaymentRefusal, { answer: T }>> {
    const stripe = await client();
    try {
      const parsed = v.safeParse(schema, await asked(stripe));
      return parsed.success ? { ok: true, answer: parsed.output } : { ok: false, error: "unreachable" };
    } catch (error) {
      if (!isOfStripe(error)) throw error;
      return { ok: false, error: isRefused(error) ? "refused" : "unreachable" };
    }
  }

  return {
    provider: "stripe",
    real: true,
    async begin({ id, amountCents, description, email, language, returnTo, expiresAt }) {
      const asked = await ask(Session, (stripe) =>
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            // Only what is paid at once, wallets of cards among it: a debit that takes days would end after the order has
            // lapsed and its goods are somebody else's.
            allowed_payment_method_types: ["card"],
            client_reference_id: id,
            // By which a message about the attempt finds it, which names no session.
            payment_intent_data: { metadata: { payment: id } },
            ...(email && { customer_email: email }),
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: "usd",
                  unit_amount: amountCents,
                  product_data: { name: description },
                },
              },
            ],
            locale: LOCALES[language] ?? "auto",
            success_url: returnTo,
            cancel_url: returnTo,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
          },
          { idempotencyKey: id },
        ),
      );
      if (!asked.ok) return asked;
      const { id: reference, url } = asked.answer;
      // Buyers are sent there: what is no address of a payment page is not shown.
      return url && isTrustworthy(url, production)
        ? { ok: true, reference, url }
        : { ok: false, error: "unreachable" };
    },
    async look(reference) {
      const asked = await ask(Looked, (stripe) =>
        stripe.checkout.sessions.retrieve(reference, { expand: ["payment_intent"] }),
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
      const session = await ask(Session, (stripe) => stripe.checkout.sessions.retrieve(reference));
      if (!session.ok) return session;
      const intent = session.answer.payment_intent;
      if (!intent) return { ok: false, error: "refused" };
      const paid = await ask(Refund, (stripe) =>
        stripe.refunds.create({ payment_intent: intent, amount: amountCents }, { idempotencyKey: once }),
      );
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
  const { default: Client } = await import("stripe");
  let said: unknown;
  try {
    said = await Client.webhooks.constructEventAsync(
      body,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      Client.createSubtleCryptoProvider(),
      now.getTime(),
    );
  } catch (error) {
    // The signature is looked at before the words are.
    return { ok: false, error: error instanceof SyntaxError ? "not-ours" : "unsigned" };
  }
  // The client refuses what is old. What is signed for a time to come could be kept until then.
  const signedAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt <= now.getTime() / 1000 + TOLERANCE_SECONDS)) return { ok: false, error: "unsigned" };
  const parsed = v.safeParse(Event, said);
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
