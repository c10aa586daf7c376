import { createHmac } from "node:crypto";
import Stripe from "stripe";
import { type Received, type Reply, startFake } from "./loopback.ts";

export const STRIPE_KEY = "sk_test_of_the_fake";
export const STRIPE_WEBHOOK_SECRET = "whsec_of_the_fake";

interface Session {
  id: string;
  fields: URLSearchParams;
  paid: boolean;
  over: boolean;
  /** The bank wants a confirmation, or the sum is agreed to and not here yet, or was and has failed since. */
  waits?: "action" | "money" | "nothing";
}

/** How it misbehaves. */
export type StripeMode = "well" | "down" | "hang" | "page" | "declines" | "elsewhere" | "garbage";

/**
 * Stripe's interface as far as checkout needs it, on loopback: sessions and refunds are made once for a key, a request that
 * its documentation does not allow is refused as it would be there.
 */
export async function startStripe() {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, string>();
  const refunds = new Map<string, { intent: string; amount: number }>();
  const state = { mode: "well" as StripeMode };

  const json = (value: unknown, status = 200): Reply => ({ status, body: JSON.stringify(value) });
  const error = (status: number, message: string) =>
    json({ error: { type: "invalid_request_error", message } }, status);
  const shown = ({ id, fields, paid, over, waits }: Session) => ({
    id,
    object: "checkout.session",
    url: state.mode === "elsewhere" ? "javascript:alert(1)" : `${fake.url}/pay/${id}`,
    status: over ? "expired" : paid || waits === "money" || waits === "nothing" ? "complete" : "open",
    payment_status: paid ? "paid" : "unpaid",
    payment_intent: paid || waits ? `pi_${id}` : null,
    client_reference_id: fields.get("client_reference_id"),
    amount_total: Number(fields.get("line_items[0][price_data][unit_amount]")),
    currency: fields.get("line_items[0][price_data][currency]"),
  });

  /** An attempt to pay, which knows its payment by what was written on it when its session was made. */
  const attempt = ({ id, fields, paid, waits }: Session) => ({
    id: `pi_${id}`,
    object: "payment_intent",
    status: paid
      ? "succeeded"
      : { action: "requires_action", money: "processing", nothing: "requires_payment_method" }[
          waits ?? "money"
        ],
    amount: Number(fields.get("line_items[0][price_data][unit_amount]")),
    currency: fields.get("line_items[0][price_data][currency]"),
    metadata: { payment: fields.get("payment_intent_data[metadata][payment]") ?? undefined },
  });

  function checked({ method, headers, body }: Received): Reply | undefined {
    if (headers.authorization !== `Bearer ${STRIPE_KEY}`) return error(401, "Invalid API Key");
    if (headers["stripe-version"] !== Stripe.API_VERSION) return error(400, "not the version of the client");
    if (method === "POST" && !headers["idempotency-key"]) return error(400, "no idempotency key");
    if (method === "POST" && headers["content-type"] !== "application/x-www-form-urlencoded")
      return error(400, "not form-encoded");
    if (method === "GET" && body) return error(400, "a body with GET");
    return undefined;
  }

  function answered(request: Received): Reply {
    const once = String(request.headers["idempotency-key"] ?? "");
    const fields = new URLSearchParams(request.body);
    if (request.method === "POST" && request.path === "/v1/checkout/sessions") {
      const seconds = Number(fields.get("expires_at")) - Date.now() / 1000;
      if (seconds < 30 * 60 - 5 || seconds > 24 * 60 * 60)
        return error(400, "expires_at is 30 minutes to 24 hours away");
      if (!/^\d+$/.test(fields.get("line_items[0][price_data][unit_amount]") ?? ""))
        return error(400, "no amount");
      const known = byKey.get(once);
      const session = (known && sessions.get(known)) || {
        id: `cs_test_${sessions.size + 1}_${crypto.randomUUID()}`,
        fields,
        paid: false,
        over: false,
      };
      sessions.set(session.id, session);
      byKey.set(once, session.id);
      return json(shown(session));
    }
    const session = sessions.get(/^\/v1\/checkout\/sessions\/([\w-]+)(?:\?|$)/.exec(request.path)?.[1] ?? "");
    if (request.method === "GET" && session) {
      const { payment_intent: intent, ...rest } = shown(session);
      const isWhole = new URLSearchParams(request.path.split("?")[1]).get("expand[0]") === "payment_intent";
      return json({ ...rest, payment_intent: intent && isWhole ? attempt(session) : intent });
    }
    if (request.method === "POST" && request.path === "/v1/refunds") {
      const intent = fields.get("payment_intent") ?? "";
      const paid = [...sessions.values()].find(({ id, paid }) => paid && `pi_${id}` === intent);
      if (!paid) return error(400, "no such payment");
      refunds.set(once, { intent, amount: Number(fields.get("amount")) });
      const back = [...refunds.values()]
        .filter((one) => one.intent === intent)
        .reduce((sum, one) => sum + one.amount, 0);
      if (back > shown(paid).amount_total) {
        refunds.delete(once);
        return error(400, "more than was paid");
      }
      return json({ id: `re_${once}`, object: "refund", status: "succeeded" });
    }
    return error(404, "no such path");
  }

  const fake = await startFake((request) => {
    switch (state.mode) {
      case "down":
        return { status: 503, body: "{}" };
      case "hang":
        return "hang";
      case "page":
        return { headers: { "content-type": "text/html" }, body: "<h1>Welcome</h1>" };
      case "garbage":
        return { body: '{"id": 7, "url": ["x"]}' };
      case "declines":
        return error(402, "no");
      default:
        return checked(request) ?? answered(request);
    }
  });

  /** A message as Stripe signs it. */
  const message = (type: string, id: string, more: object = {}) => {
    const session = sessions.get(id) as Session;
    return JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      type,
      data: {
        object: { ...(type.startsWith("payment_intent.") ? attempt(session) : shown(session)), ...more },
      },
    });
  };
  const signatureOf = (body: string, { secret = STRIPE_WEBHOOK_SECRET, at = Date.now() / 1000 } = {}) => {
    const time = Math.floor(at);
    return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
  };
  return {
    ...fake,
    get received() {
      return fake.received;
    },
    state,
    sessions,
    refunds,
    message,
    signatureOf,
  };
}
export type FakeStripe = Awaited<ReturnType<typeof startStripe>>;
