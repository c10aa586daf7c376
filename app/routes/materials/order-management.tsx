import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isMember, presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnOrder } from "~/features/materials/orders/components/drawn-parts.tsx";
import { InvoiceSheet } from "~/features/materials/orders/components/invoice-sheet.tsx";
import { OrderListScreen } from "~/features/materials/orders/components/order-list-screen.tsx";
import { answerBuyer, answerView } from "~/features/materials/orders/order.form.server.ts";
import { readOrderView } from "~/features/materials/orders/order.view.server.ts";
import { listWithViews } from "~/features/materials/orders/order-list.queries.server.ts";
import { readOrderFilter } from "~/features/materials/orders/orders.schemas.ts";
import { filterQuery, numberOf, ORDERS, orderPath } from "~/features/materials/orders/orders.words.ts";
import { listSamples, readSample } from "~/features/materials/orders/sample-orders.server.ts";
import { changeCart } from "~/features/materials/shop/shop.commands.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["orders"], served: ["lines", "process", "chain"] };

/** The list with its views, or with `order` in the address that order; `sheet=invoice` is its invoice. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const id = search.get("order");
  const actor = await presentReader(context);
  if (id !== null) {
    const order =
      readSample(id, context.now(), context.language) ?? (actor && (await readOrderView(context, actor, id)));
    if (!order) throw refusal("not-found");
    const invoice = search.get("sheet") === "invoice" && !order.sample;
    return { order, invoice, list: undefined, pageTitle: numberOf(order.number) };
  }
  const filter = readOrderFilter(search);
  const found = actor
    ? await listWithViews(context.db, actor, context.contributions.orders, filter)
    : { orders: [], more: false, spent: [], views: [] };
  const none = found.orders.length === 0 && filterQuery(filter) === "" && filter.page === 0;
  const guest = actor !== undefined && !isMember(actor);
  return {
    order: undefined,
    invoice: false,
    list: {
      ...found,
      filter,
      none,
      guest,
      samples: search.get("sample") === "orders" ? listSamples(context.now(), context.language) : undefined,
    },
    pageTitle: undefined,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const id = search.get("order");
  const form = await readForm(request);
  const actor = await presentOwner(context);
  if (id === null) {
    const filter = filterQuery(readOrderFilter(search));
    const answer = await answerView(context, actor, filter, form);
    if (!answer.ok) return data({ reply: answer.reply, refused: answer.refused }, answer.status);
    await context.toast.set(answer.toast);
    return redirect(filter ? `${ORDERS}?${filter}` : ORDERS, 303);
  }
  const order = await readOrderView(context, actor, id);
  if (!order) throw refusal("not-found");
  const answer = await answerBuyer(context, actor, {
    order,
    form,
    process: search.get("process"),
    record: search.get("record"),
  });
  if (!answer.ok) return data({ reply: answer.reply, refused: answer.refused }, answer.status);
  if (answer.again) {
    for (const { productId, quantity } of answer.again)
      await changeCart(context, actor.owner, { intent: "add", idem: answer.idem, productId, quantity });
    await context.toast.set("orderAgain");
    return redirect("/cart", 303);
  }
  if (answer.toast) await context.toast.set(answer.toast);
  return redirect(answer.gone ? ORDERS : orderPath("buyer", id), 303);
}

export default function OrdersRoute() {
  const { order, invoice, list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (list) return <OrderListScreen {...list} reply={answer?.reply} refused={answer?.refused} />;
  if (invoice) return <InvoiceSheet order={order} side="buyer" />;
  return <DrawnOrder order={order} side="buyer" reply={answer?.reply} refused={answer?.refused} />;
}
