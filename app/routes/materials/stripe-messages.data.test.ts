import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { beforeAll, expect, test } from "vitest";
import { emptyContent } from "~/engines/lines/lines.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { startPayment } from "~/features/materials/orders/pay.commands.server.ts";
import { createStripe } from "~/services/stripe.server.ts";
import { ledgerPostings } from "~db/schema/ledger.ts";
import { mailOutbox, submissions } from "~db/schema/operations.ts";
import { orderPayments, orders } from "~db/schema/orders.ts";
import { processEvents } from "~db/schema/process.ts";
import { testDatabase } from "../../../tests/database.ts";
import { freshGuest } from "../../../tests/factories.ts";
import {
  type FakeStripe,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  startStripe,
} from "../../../tests/fakes/stripe.ts";
import { action } from "./stripe-messages.ts";

const db = testDatabase();
let number = 0;
let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startStripe();
  return () => stripe.stop();
});

/** An order with an open payment at the provider, which somebody has paid there. */
async function paidThere() {
  const account = {
    key: STRIPE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    baseUrl: stripe.url,
    production: false,
  };
  const context = {
    db,
    now: () => new Date(),
    env: { payments: account, sessionSecret: "a secret of thirty-two characters and more" },
    payments: createStripe(account),
    origin: "https://groundwork.example",
    mail: { deliver: async () => {} },
    waitUntil: () => {},
  };
  const actor = inOwn(freshGuest());
  const id = crypto.randomUUID();
  const at = new Date().toISOString();
  await db.insert(orders).values({
    id,
    workspace: actor.workspace,
    // Below those that the shop counts.
    number: --number,
    stateSince: at,
    email: `${id}@example.com`,
    language: "en",
    content: emptyContent("order"),
    taxCents: 0,
    totalCents: 3_499,
    createdAt: at,
  });
  const begun = await startPayment(context, actor, { order: id });
  if (!begun.ok) throw new Error(begun.error);
  const session = [...stripe.sessions.values()].find(
    ({ fields }) => fields.get("client_reference_id") === begun.id,
  );
  if (!session) throw new Error("no session");
  session.paid = true;
  const body = stripe.message("checkout.session.completed", session.id);
  const send = async (sent: string, headers: Record<string, string>): Promise<Response> => {
    const request = new Request("https://groundwork.example/api/stripe", {
      method: "POST",
      body: sent,
      headers,
    });
    try {
      return await action({ request, context, params: {} } as unknown as ActionFunctionArgs);
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  };
  return { body, send };
}

/** How much is written in whatever a payment touches. */
const written = async () => ({
  payments: await db.select({ id: orderPayments.id, state: orderPayments.state }).from(orderPayments),
  events: await db.$count(processEvents),
  postings: await db.$count(ledgerPostings),
  mails: await db.$count(mailOutbox),
  keys: await db.$count(submissions),
});

test.each<[string, (body: string) => { sent?: string; headers: Record<string, string> }]>([
  ["without a signature", () => ({ headers: {} })],
  [
    "with a wrong signature",
    (body) => ({ headers: { "stripe-signature": stripe.signatureOf(body, { secret: "whsec_other" }) } }),
  ],
  [
    "signed five minutes ago",
    (body) => ({
      headers: { "stripe-signature": stripe.signatureOf(body, { at: Date.now() / 1000 - 310 }) },
    }),
  ],
  [
    "whose body was changed after it was signed",
    (body) => ({
      sent: body.replace(/"amount_total":\d+/, '"amount_total":1'),
      headers: { "stripe-signature": stripe.signatureOf(body) },
    }),
  ],
])(
  "a message %s is refused with 400, and nothing is written; the same one signed well is taken",
  async (_, forge) => {
    const { body, send } = await paidThere();
    const before = await written();
    const { sent = body, headers } = forge(body);
    const refused = await send(sent, headers);
    expect([refused.status, await refused.json()]).toEqual([400, { error: "malformed" }]);
    expect(await written()).toEqual(before);
    const taken = await send(body, { "stripe-signature": stripe.signatureOf(body) });
    expect([taken.status, await taken.json()]).toEqual([200, { received: true, used: true }]);
  },
);
