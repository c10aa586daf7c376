import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readFrom } from "~/engines/chain/chain.server.ts";
import { readEnd } from "~/engines/chain/chain.ts";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { bidsView } from "~/features/business/bid-management/bids.view.server.ts";
import { DrawnBids } from "~/features/business/bid-management/components/drawn-screens.tsx";
import { answerBids } from "~/features/business/bid-management/packages.form.server.ts";
import { readForm } from "~/services/form.server.ts";
import { inOneTrip } from "~db/one-trip.ts";

export const handle = { served: ["bids", "process"] };

/** The packages of a workspace. The form of a new one may begin with what a record of the chain knows. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const end = readEnd(new URL(request.url).searchParams.get("from"));
  const [from, view] = await inOneTrip(context, (context) =>
    Promise.all([actor && readFrom(context, actor, end), bidsView(context, actor)]),
  );
  const begun = from && {
    from: from.from,
    topic: from.facts.title ?? from.name,
    scope: from.facts.note ?? "",
  };
  return { view: { ...view, from: begun } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerBids(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function BidManagementRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnBids view={view} sent={useActionData<typeof action>()?.sent} />;
}
