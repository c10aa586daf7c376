import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnReference } from "~/features/network/verification/components/drawn-screens.tsx";
import {
  takeReference,
  VERIFICATION_TYPED,
} from "~/features/network/verification/verification.form.server.ts";
import { REFERENCE } from "~/features/network/verification/verification.limits.ts";
import { referenceView } from "~/features/network/verification/verification.view.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["verification-case"] };

/** What a reference is asked, for whoever holds the link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await referenceView(context, await requireHolder(context, params.link, REFERENCE));
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.firm };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: VERIFICATION_TYPED };
  const holding = await requireHolderToAct(context, params.link, REFERENCE, typed);
  const answer = await takeReference(context, holding, form, new URL(request.url).pathname);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (answer.printedName) await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedReferenceRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnReference view={view} sent={useActionData<typeof action>()?.sent} />;
}
