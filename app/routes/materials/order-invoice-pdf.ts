import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { invoicePdf } from "~/features/materials/orders/invoice-pdf.server.ts";
import { readOrderView } from "~/features/materials/orders/order.view.server.ts";
import { numberOf } from "~/features/materials/orders/orders.words.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The invoice as a file: for whoever may see the order, and with `side=seller` for administrators. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asSeller = new URL(request.url).searchParams.get("side") === "seller";
  const who = asSeller
    ? ({ kind: "administrator", owner: `user:${(await requireAdmin(context, request)).id}` } as const)
    : await presentReader(context);
  const order = who && (await readOrderView(context, who, params.order ?? ""));
  if (!order) throw refusal("not-found");
  return fileAnswer(await invoicePdf(order, context.language), {
    name: `invoice-${numberOf(order.number)}.pdf`,
    kept: true,
  });
}
