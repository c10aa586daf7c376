import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnHeldQuote } from "~/features/materials/material-express/components/drawn-screens.tsx";
import {
  answerHeldQuote,
  EXPRESS_TYPED,
} from "~/features/materials/material-express/material-express.form.server.ts";
import { MATERIAL_QUOTE } from "~/features/materials/material-express/material-express.limits.ts";
import { heldQuoteView } from "~/features/materials/material-express/material-express.view.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["material-express", "process"] };

/** A request for prices for the supplier who holds its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await heldQuoteView(context, await requireHolder(context, params.link, MATERIAL_QUOTE));
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.quote.topic };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: EXPRESS_TYPED };
  const holding = await requireHolderToAct(context, params.link, MATERIAL_QUOTE, typed);
  const view = await heldQuoteView(context, holding);
  if (!view) throw refusal("not-found");
  const here = new URL(request.url).pathname;
  const answer = await answerHeldQuote(context, holding, { form, here, lines: view.quote.lines });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (answer.printedName) await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedMaterialQuoteRoute() {
  return (
    <DrawnHeldQuote view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
