import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readChain } from "~/engines/chain/chain.server.ts";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { EstimateScreen } from "~/features/tools/estimates/components/estimate-screen.tsx";
import { EstimateSheet } from "~/features/tools/estimates/components/estimate-sheet.tsx";
import { readEstimateView } from "~/features/tools/estimates/estimate.view.server.ts";
import { answerChange } from "~/features/tools/estimates/estimates.form.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { inOneTrip } from "~db/one-trip.ts";

export const handle = { i18n: ["estimates"], served: ["lines", "suppliers", "chain"] };

/** One estimate; `?view=` is a part of it, `?sheet=price` and `?sheet=cost` are to print. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const { searchParams } = new URL(request.url);
  const id = params.estimate ?? "";
  const [view, chain] = await inOneTrip(context, (context) =>
    Promise.all([
      readEstimateView(context, actor, id, searchParams),
      actor ? readChain(context, actor, { kind: "estimate", id }) : [],
    ]),
  );
  if (!view) throw refusal("not-found");
  return { view, chain, pageTitle: view.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const answer = await answerChange(context, await presentOwner(context), params.estimate ?? "", form);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function EstimateRoute() {
  const { view, chain } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  return view.sheet ? (
    <EstimateSheet view={view} />
  ) : (
    <EstimateScreen view={view} chain={chain} sent={sent} />
  );
}
