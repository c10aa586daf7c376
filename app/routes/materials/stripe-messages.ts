import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { heardOf } from "~/features/materials/orders/pay.commands.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { readStripeMessage } from "~/services/stripe.server.ts";

/**
 * What Stripe says of payments. Its signature over the whole body is checked first. A message that comes twice, late or out
 * of order changes nothing that holds; one that could not be written down gets a status with which Stripe sends it again.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { payments } = context.env;
  if (!payments) throw refusal("not-found");
  const read = await readStripeMessage(payments, {
    body: await request.text(),
    signature: request.headers.get("stripe-signature") ?? "",
    now: context.now(),
  });
  if (!read.ok) {
    if (read.error === "unsigned") throw refusal("malformed");
    return Response.json({ received: true, used: false });
  }
  const { payment, standing, amountCents, event } = read.message;
  const heard = await heardOf(context, { payment, standing, amountCents, event });
  if (!heard.ok && heard.error === "amount") throw refusal("stale");
  if (heard.ok) context.waitUntil(context.mail.deliver(heard.mails));
  return Response.json({ received: true, used: heard.ok });
}
