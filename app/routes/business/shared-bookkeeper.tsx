import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { ASK_TYPED, answerHeldRequest } from "~/features/business/back-office/bookkeeper.form.server.ts";
import { BOOKKEEPER } from "~/features/business/back-office/bookkeeper.limits.ts";
import { heldRequestView } from "~/features/business/back-office/bookkeeper.view.server.ts";
import { DrawnHeldRequest } from "~/features/business/back-office/components/drawn-screens.tsx";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["ask-bookkeeper", "back-office", "month-end", "process"] };

/** What a bookkeeper is asked, for whoever holds the link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await heldRequestView(context, await requireHolder(context, params.link, BOOKKEEPER));
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.request.topic };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: ASK_TYPED };
  const holding = await requireHolderToAct(context, params.link, BOOKKEEPER, typed);
  const here = new URL(request.url).pathname;
  const answer = await answerHeldRequest(context, holding, { form, here });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (answer.printedName) await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedBookkeeperRoute() {
  return (
    <DrawnHeldRequest
      view={useLoaderData<typeof loader>().view}
      sent={useActionData<typeof action>()?.sent}
    />
  );
}
