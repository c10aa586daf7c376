import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { MOST_IN_FILE } from "~/features/materials/orders/order-list.queries.server.ts";
import { listForSeller } from "~/features/materials/orders/orders.queries.server.ts";
import { readSellerFilter } from "~/features/materials/orders/orders.schemas.ts";
import { sellerCsv } from "~/features/materials/orders/orders-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

/** The seller's list that the same words in the address show, whole. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const filter = { ...readSellerFilter(new URL(request.url).searchParams), page: 0 };
  const { orders } = await listForSeller(context.db, filter, MOST_IN_FILE);
  return fileAnswer(sellerCsv(context.language, orders), { name: "shop-orders.csv", kept: true });
}
