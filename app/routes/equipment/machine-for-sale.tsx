import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnSale } from "~/features/equipment/equipment-marketplace/components/drawn-screens.tsx";
import { answerSale } from "~/features/equipment/equipment-marketplace/sales.form.server.ts";
import { saleView } from "~/features/equipment/equipment-marketplace/sales.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["equipment-marketplace", "equipment-rental", "loans", "process"] };

/** One machine for sale; the assumptions of renting and owning are the address. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = await saleView(context, await presentReader(context), params.sale ?? "", searchParams);
  if (!view) throw refusal("not-found");
  const wrong = view.comparison.wrong.length + view.wear.wrong.length;
  return data({ view, tooLarge: context.tooLarge, pageTitle: view.sale.title }, wrong > 0 ? 400 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const upload = await readUpload(request, "file");
  const answer = await answerSale(context, params.sale ?? "", upload, visitorZone(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function MachineForSaleRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnSale view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
