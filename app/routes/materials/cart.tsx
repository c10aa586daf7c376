import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CartScreen } from "~/features/materials/shop/components/cart-screen.tsx";
import { changeCart } from "~/features/materials/shop/shop.commands.server.ts";
import { readCart } from "~/features/materials/shop/shop.queries.server.ts";
import { CartChange } from "~/features/materials/shop/shop.schemas.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { safeRedirect } from "~/lib/safe-redirect.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { ToastMessage } from "~/shell/toast-message.tsx";
import { MAX_QUANTITY } from "~db/schema/materials.limits.ts";

export const handle = { i18n: ["shop"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const [owner, member] = await Promise.all([context.visitor.owner(), context.session.current()]);
  return { cart: await readCart(context.db, owner), signedIn: member !== undefined };
}

/** A form that the browser sent by itself: it draws a new page, which begins at the product that one came from. */
const isDocument = ({ headers }: Request) => headers.get("sec-fetch-mode") === "navigate";

const DONE = {
  add: "addedToCart",
  set: "cartUpdated",
  remove: "removedFromCart",
  clear: "cartCleared",
} as const satisfies Record<CartChange["intent"], ToastCode>;

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseForm(await readForm(request), CartChange);
  if (submission.status !== "success") return data({ reply: replyOf(submission), toast: undefined }, 400);
  const change = submission.value;
  const result = await changeCart(context, await context.visitor.ensureOwner(), change);
  if (!result.ok) {
    const unknown = result.error === "unknown-product";
    const toast = context.toast.say(unknown ? "productUnknown" : "cartFull", { max: MAX_QUANTITY });
    return data({ reply: undefined, toast }, unknown ? 404 : 409);
  }
  const t = translator(context.language, "shop");
  const product = "productId" in change ? t(`products.${change.productId}.name` as Key<"shop">) : "";
  await context.toast.set(DONE[change.intent], { product });
  const target = safeRedirect(change.redirectTo, "/cart");
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
      <CartScreen {...useLoaderData<typeof loader>()} reply={answer?.reply} />
      {answer?.toast && <ToastMessage toast={answer.toast} source="page" />}
    </>
  );
}
