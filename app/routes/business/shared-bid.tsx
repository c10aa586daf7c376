import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { BID } from "~/features/business/bid-management/bids.limits.ts";
import { heldBidView } from "~/features/business/bid-management/bids.view.server.ts";
import { DrawnHeldBid } from "~/features/business/bid-management/components/drawn-screens.tsx";
import { answerHeldBid, codeOf } from "~/features/business/bid-management/held.form.server.ts";
import { BIDS_TYPED } from "~/features/business/bid-management/packages.form.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["bids", "process", "talk"] };

/** A package for whoever was invited to bid on it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const holding = await requireHolder(context, params.link, BID);
  const view = await heldBidView(context, holding, await codeOf(context, holding).read());
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.bid.topic };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: BIDS_TYPED };
  const holding = await requireHolderToAct(context, params.link, BID, typed);
  const view = await heldBidView(context, holding, await codeOf(context, holding).read());
  if (!view) throw refusal("not-found");
  const here = new URL(request.url).pathname;
  const answer = await answerHeldBid(context, holding, { form, here, view });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedBidRoute() {
  return (
    <DrawnHeldBid view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
