import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Administrator } from "~/engines/process/process.server.ts";
import { DrawnOrder } from "~/features/materials/orders/components/drawn-parts.tsx";
import { InvoiceSheet, PackingSlip } from "~/features/materials/orders/components/invoice-sheet.tsx";

import { SellerListScreen } from "~/features/materials/orders/components/seller-list-screen.tsx";
import { answerSeller } from "~/features/materials/orders/order.form.server.ts";
import { readOrderView } from "~/features/materials/orders/order.view.server.ts";
import { listForSeller } from "~/features/materials/orders/orders.queries.server.ts";
import { readSellerFilter } from "~/features/materials/orders/orders.schemas.ts";
import { numberOf, orderPath } from "~/features/materials/orders/orders.words.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["orders"], served: ["lines", "process"] };

const sellerOf = ({ id }: { id: string }): Administrator => ({ kind: "administrator", owner: `user:${id}` });

/** All orders, or with `order` in the address that one; `sheet` is its invoice or its packing slip. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = sellerOf(await requireAdmin(context, request));
  const search = new URL(request.url).searchParams;
  const id = search.get("order");
  if (id !== null) {
    const order = await readOrderView(context, seller, id);
    if (!order) throw refusal("not-found");
    return {
      order,
      sheet: search.get("sheet"),
      parcel: search.get("parcel"),
      list: undefined,
      pageTitle: numberOf(order.number),
    };
  }
  const filter = readSellerFilter(search);
  const found = await listForSeller(context.db, filter);
  return { order: undefined, sheet: null, parcel: null, list: { ...found, filter }, pageTitle: undefined };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = sellerOf(await requireAdmin(context, request));
  const search = new URL(request.url).searchParams;
  const id = search.get("order") ?? "";
  const form = await readForm(request);
  const order = await readOrderView(context, seller, id);
  if (!order) throw refusal("not-found");
  const sent = { order, form, process: search.get("process"), record: search.get("record") };
  const answer = await answerSeller(context, seller, sent);
  if (!answer.ok) return data({ reply: answer.reply, refused: answer.refused }, answer.status);
  if (answer.toast) await context.toast.set(answer.toast);
  return redirect(orderPath("seller", id), 303);
}

export default function ShopOrdersRoute() {
  const { order, sheet, parcel, list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (list) return <SellerListScreen {...list} />;
  if (sheet === "invoice") return <InvoiceSheet order={order} side="seller" />;
  if (sheet === "slip") return <PackingSlip order={order} parcel={parcel} />;
  return <DrawnOrder order={order} side="seller" reply={answer?.reply} refused={answer?.refused} />;
}
