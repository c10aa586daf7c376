import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnHeldWaiver } from "~/features/business/back-office/components/drawn-screens.tsx";
import { answerHeldWaiver, WAIVER_TYPED } from "~/features/business/back-office/waiver.form.server.ts";
import { LIEN_WAIVER } from "~/features/business/back-office/waiver.limits.ts";
import { heldWaiverView } from "~/features/business/back-office/waiver.view.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { SignatureSheets } from "~/ui/signature-sheets.tsx";

export const handle = { served: ["lien-waivers", "process"] };

/** One waiver for whoever holds its link, once it is asked for. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await heldWaiverView(context, await requireHolder(context, params.link, LIEN_WAIVER));
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.waiver.party };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: WAIVER_TYPED };
  const holding = await requireHolderToAct(context, params.link, LIEN_WAIVER, typed);
  const here = new URL(request.url).pathname;
  const answer = await answerHeldWaiver(context, holding, { form, here });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (answer.printedName) await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedLienWaiverRoute() {
  return (
    <>
      <SignatureSheets />
      <DrawnHeldWaiver
        view={useLoaderData<typeof loader>().view}
        sent={useActionData<typeof action>()?.sent}
      />
    </>
  );
}
