import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { ADDRESS_FIELDS } from "~/features/materials/orders/address.data.ts";
import { dayOf, readQuote } from "~/features/materials/orders/checkout.queries.server.ts";
import { shownQuote } from "~/features/materials/orders/checkout.view.server.ts";
import { CheckoutScreen } from "~/features/materials/orders/components/checkout-screen.tsx";
import { CheckoutOfFiles, CheckoutOfParcel, readCode } from "~/features/materials/orders/orders.schemas.ts";
import { orderPath } from "~/features/materials/orders/orders.words.ts";
import { payNothing, startPayment } from "~/features/materials/orders/pay.commands.server.ts";
import { type OrderRefusal, placeOrder } from "~/features/materials/orders/place-order.commands.server.ts";
import { cartPath } from "~/features/materials/shop/shop.logic.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["checkout", "lines", "promo"] };

/** The cart as an order to be: nothing of it is written before the form is sent. A code may be in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, language } = context;
  const [actor, member] = await Promise.all([presentReader(context), context.session.current()]);
  const quote = await readQuote(db, actor?.owner, {
    language,
    reward: actor && { actor, provider: context.payments.provider },
    code: {
      actor,
      code: readCode(new URL(request.url).searchParams),
      day: dayOf(context.now()),
    },
  });
  return {
    quote: shownQuote(quote, language),
    email: member?.email ?? "",
    idem: context.formKey(),
    real: context.payments.real,
  };
}

/** What the page says of a refusal; an empty cart and a lost right have pages of their own. */
const SAID = {
  changed: "changed",
  unread: "unread",
  "sold-out": "soldOut",
  // What is wrong with it stands beside its field.
  code: undefined,
  empty: undefined,
  "not-allowed": undefined,
} as const satisfies Record<OrderRefusal, string | undefined>;

export async function action({ request, context }: ActionFunctionArgs) {
  const { db, language } = context;
  const form = await readForm(request);
  const actor = await presentOwner(context);
  const cart = await readQuote(db, actor.owner, { language });
  const submission = parseForm(form, cart.ships ? CheckoutOfParcel : CheckoutOfFiles);
  if (submission.status !== "success")
    return data({ reply: replyOf(submission), quote: undefined, refused: undefined }, 400);
  const { intent, idem, seen, email, newPrices, reward: chosen, code, gift, ...rest } = submission.value;
  const address =
    cart.ships && "region" in rest
      ? {
          name: rest.name,
          line1: rest.line1,
          line2: rest.line2,
          city: rest.city,
          region: rest.region,
          zip: rest.zip,
        }
      : undefined;
  const reply = replyOf(submission);
  /** With the tax of the state that was chosen. */
  const quote = async () =>
    shownQuote(
      await readQuote(db, actor.owner, {
        region: address?.region,
        language,
        reward: { actor, provider: context.payments.provider, chosen },
        code: { actor, code, day: dayOf(context.now()) },
      }),
      language,
    );
  if (intent === "review") {
    const shown = await quote();
    return data({ reply, quote: shown, refused: undefined }, shown?.code?.problem ? 400 : 200);
  }
  await context.rateLimit.take("order");
  await context.rateLimit.takeMail("order", email);
  if (gift) await context.rateLimit.takeMail("order", rest.giftEmail);
  const placed = await placeOrder(context, actor, {
    idem,
    seen,
    email,
    language,
    address,
    agreed: newPrices === "on",
    reward: chosen,
    code: code || undefined,
    gift: gift && { name: rest.giftName, email: rest.giftEmail, message: rest.giftMessage },
  });
  if (!placed.ok) {
    if (placed.error === "not-allowed") throw refusal("no-access");
    return data({ reply, quote: await quote(), refused: SAID[placed.error] }, 409);
  }
  // The order stands. If the provider cannot be reached now, its page offers to try again.
  const { mails } = await payNothing(context, { order: placed.id });
  context.waitUntil(context.mail.deliver(mails));
  if (context.payments.real && mails.length === 0) await startPayment(context, actor, { order: placed.id });
  await context.toast.set(placed.repeated ? "orderPlacedBefore" : "orderPlaced");
  return redirect(orderPath("buyer", placed.id), 303);
}

export default function CheckoutRoute() {
  const { quote, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const shown = answer?.quote ?? quote;
  const knowsState =
    ADDRESS_FIELDS.every((name) => !answer?.reply.errors[name]) && answer?.quote !== undefined;
  return (
    <CheckoutScreen
      {...page}
      quote={shown}
      cart={cartPath(shown?.code?.code)}
      reply={answer?.reply}
      refused={answer?.refused}
      reviewed={shown !== undefined && (!shown.ships || knowsState)}
    />
  );
}
