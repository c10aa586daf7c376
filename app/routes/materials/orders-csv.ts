import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { listOrders, MOST_IN_FILE } from "~/features/materials/orders/order-list.queries.server.ts";
import { readOrderFilter } from "~/features/materials/orders/orders.schemas.ts";
import { ordersCsv } from "~/features/materials/orders/orders-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The list that the same words in the address show, whole; whoever has no orders gets the headings. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const filter = { ...readOrderFilter(new URL(request.url).searchParams), page: 0 };
  const { orders } = actor
    ? await listOrders(context.db, actor, context.contributions.orders, filter, MOST_IN_FILE)
    : { orders: [] };
  return fileAnswer(ordersCsv(context.language, orders), { name: "orders.csv", kept: true });
}
