import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { dayOf, readQuote } from "~/features/materials/orders/checkout.queries.server.ts";
import { CodeTry, readCode } from "~/features/materials/orders/orders.schemas.ts";
import { CartScreen } from "~/features/materials/shop/components/cart-screen.tsx";
import { changeCart } from "~/features/materials/shop/shop.commands.server.ts";
import { cartPath, checkoutPath } from "~/features/materials/shop/shop.logic.ts";
import { readCart } from "~/features/materials/shop/shop.queries.server.ts";
import { CartChange } from "~/features/materials/shop/shop.schemas.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { safeRedirect } from "~/lib/safe-redirect.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { ToastMessage } from "~/shell/toast-message.tsx";
import { MAX_QUANTITY } from "~db/schema/materials.limits.ts";

export const handle = { i18n: ["shop", "promo"] };

const codeIn = ({ url }: Request) => readCode(new URL(url).searchParams) || undefined;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [owner, member] = await Promise.all([context.visitor.owner(), context.session.current()]);
  return { cart: await readCart(context.db, owner), signedIn: member !== undefined, kept: codeIn(request) };
}

/** A form that the browser sent by itself: it draws a new page, which begins at the product that one came from. */
const isDocument = ({ headers }: Request) => headers.get("sec-fetch-mode") === "navigate";

const DONE = {
  add: "addedToCart",
  set: "cartUpdated",
  remove: "removedFromCart",
  clear: "cartCleared",
} as const satisfies Record<CartChange["intent"], ToastCode>;

/** A code that is tried on the cart: what is wrong with it is said here, and one that is good goes on to the checkout. */
async function tryCode(context: AppLoadContext, form: FormData) {
  const submission = parseForm(form, CodeTry);
  if (submission.status !== "success")
    return data({ reply: replyOf(submission), code: undefined, toast: undefined }, 400);
  const { code } = submission.value;
  const { db, language } = context;
  const actor = await presentReader(context);
  const quote = await readQuote(db, actor?.owner, {
    language,
    code: { actor, code, day: dayOf(context.now()) },
  });
  if (quote.lines.length > 0 && code && !quote.code?.problem) return redirect(checkoutPath(code), 303);
  const problem = quote.code?.problem ?? "unknown";
  const said = {
    problem,
    leastCents: quote.code?.leastCents ?? 0,
    typed: replyOf(submission).fields.code ?? "",
  };
  return data({ reply: undefined, code: said, toast: undefined }, 400);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "code") return tryCode(context, form);
  const submission = parseForm(form, CartChange);
  if (submission.status !== "success")
    return data({ reply: replyOf(submission), code: undefined, toast: undefined }, 400);
  const change = submission.value;
  const result = await changeCart(context, await context.visitor.ensureOwner(), change);
  if (!result.ok) {
    const unknown = result.error === "unknown-product";
    const toast = context.toast.say(unknown ? "productUnknown" : "cartFull", { max: MAX_QUANTITY });
    return data({ reply: undefined, code: undefined, toast }, unknown ? 404 : 409);
  }
  const t = translator(context.language, "shop");
  const product = "productId" in change ? t(`products.${change.productId}.name` as Key<"shop">) : "";
  await context.toast.set(DONE[change.intent], { product });
  const target = safeRedirect(change.redirectTo, cartPath(codeIn(request)));
  return redirect(
    change.intent === "add" && target !== "/cart" && isDocument(request)
      ? `${target}#${change.productId}`
      : target,
    303,
  );
}

export default function CartRoute() {
  const answer = useActionData<typeof action>();
  return (
    <>
      <CartScreen {...useLoaderData<typeof loader>()} reply={answer?.reply} code={answer?.code} />
      {answer?.toast && <ToastMessage toast={answer.toast} source="page" />}
    </>
  );
}
