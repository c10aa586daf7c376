import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { packageView } from "~/features/business/bid-management/bids.view.server.ts";
import { DrawnLeveling } from "~/features/business/bid-management/components/drawn-screens.tsx";
import { answerLeveling } from "~/features/business/bid-management/packages.form.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["bids", "process"] };

/** The bids of a package side by side. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await packageView(context, await presentReader(context), params.package ?? "");
  if (!view) throw refusal("not-found");
  return { view };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerLeveling(context, params.package ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function BidLevelingRoute() {
  return (
    <DrawnLeveling view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
