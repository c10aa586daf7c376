import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { bidView } from "~/features/business/bid-management/bids.view.server.ts";
import { DrawnBid } from "~/features/business/bid-management/components/drawn-screens.tsx";
import { answerBid } from "~/features/business/bid-management/packages.form.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["bids", "process", "talk"] };

/** One bid, for its buyer. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await bidView(context, await presentReader(context), params.bid ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.invite.company };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerBid(context, params.bid ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function BidRoute() {
  return <DrawnBid view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
