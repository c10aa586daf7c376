import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { SharedEstimateScreen } from "~/features/tools/estimates/components/shared-estimate-screen.tsx";
import { ESTIMATE } from "~/features/tools/estimates/shared-estimate.schemas.ts";
import {
  answerShared,
  readSharedEstimate,
  SHARED_TYPED,
} from "~/features/tools/estimates/shared-estimate.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["shared-estimate"] };

/** An estimate for the client who was sent a link: the newest version, to be approved or asked about. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const holding = await requireHolder(context, params.link, ESTIMATE);
  const shared = await readSharedEstimate(context, holding);
  if (!shared) throw refusal("not-found");
  return { shared, idem: context.formKey(), pageTitle: shared.title };
}

const DONE = { approve: "estimateApproved", ask: "estimateAsked" } as const;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: SHARED_TYPED };
  const holding = await requireHolderToAct(context, params.link, ESTIMATE, typed);
  const answer = await answerShared(context, holding, form);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(DONE[answer.intent]);
  return redirect(new URL(request.url).pathname, 303);
}

export default function SharedEstimateRoute() {
  const { shared, idem } = useLoaderData<typeof loader>();
  return <SharedEstimateScreen shared={shared} idem={idem} sent={useActionData<typeof action>()?.sent} />;
}
