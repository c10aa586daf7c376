import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readChain } from "~/engines/chain/chain.server.ts";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { packageView } from "~/features/business/bid-management/bids.view.server.ts";
import { DrawnPackage } from "~/features/business/bid-management/components/drawn-screens.tsx";
import { answerPackage } from "~/features/business/bid-management/packages.form.server.ts";
import { readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { inOneTrip } from "~db/one-trip.ts";

export const handle = { served: ["bids", "process", "chain"] };

/** One package that is given out to be bid on. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const id = params.package ?? "";
  const company = (new URL(request.url).searchParams.get("company") ?? "").slice(0, 100);
  const [view, chain] = await inOneTrip(context, (context) =>
    Promise.all([
      packageView(context, actor, id, company),
      actor ? readChain(context, actor, { kind: "bidPackage", id }) : [],
    ]),
  );
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, chain, tooLarge, pageTitle: view.package.topic }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerPackage(context, params.package ?? "", await readUpload(request, "file"));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function BidPackageRoute() {
  const { view, chain, tooLarge } = useLoaderData<typeof loader>();
  return (
    <DrawnPackage view={view} chain={chain} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />
  );
}
