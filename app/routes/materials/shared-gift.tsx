import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  isMember,
  presentOwner,
  presentReader,
  requireHolder,
  requireHolderToAct,
} from "~/engines/trust/trust.server.ts";
import { GiftScreen } from "~/features/materials/orders/components/gift-screen.tsx";
import { takeGift } from "~/features/materials/orders/gifts.commands.server.ts";
import { readGift } from "~/features/materials/orders/gifts.queries.server.ts";
import { inWords } from "~/features/materials/orders/order.view.server.ts";
import { GiftTaking } from "~/features/materials/orders/orders.schemas.ts";
import { GIFT } from "~/features/materials/orders/orders.words.ts";
import { parseForm, readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["gift"] };

/** A gift for whoever was mailed its link: what is in it, who gave it, and the button that takes it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, GIFT);
  const reader = await presentReader(context);
  const found = await readGift(context.db, holder, link.subject.id, reader);
  if (!found) throw refusal("not-found");
  const { content, isMine, ...gift } = found;
  return {
    gift: {
      ...gift,
      isMine: isMine === 1,
      expiresAt: link.expiresAt,
      isGuest: !isMember(reader),
      parts: inWords(content, context.language).sections.map(({ id, title, lines }) => ({
        id,
        title,
        lines: lines.map(({ id: product, text, qty }) => ({ id: product, text, qty })),
      })),
    },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { holder, link } = await requireHolderToAct(context, params.link, GIFT, { fields: {}, names: [] });
  if (parseForm(form, GiftTaking).status !== "success") return data({ refused: "form" as const }, 400);
  const taken = await takeGift(context, holder, { actor: await presentOwner(context), id: link.subject.id });
  if (!taken.ok) {
    if (taken.error === "not-allowed") throw refusal("no-access");
    return data({ refused: taken.error }, 409);
  }
  await context.toast.set("giftTaken");
  return redirect(new URL(request.url).pathname, 303);
}

export default function SharedGiftRoute() {
  return (
    <GiftScreen {...useLoaderData<typeof loader>().gift} refused={useActionData<typeof action>()?.refused} />
  );
}
