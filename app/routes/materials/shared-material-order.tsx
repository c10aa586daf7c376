import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnHeldOrder } from "~/features/materials/material-express/components/drawn-screens.tsx";
import {
  answerHeldOrder,
  EXPRESS_TYPED,
} from "~/features/materials/material-express/material-express.form.server.ts";
import { MATERIAL_ORDER } from "~/features/materials/material-express/material-express.limits.ts";
import { heldOrderView } from "~/features/materials/material-express/material-express.view.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["material-express", "process"] };

/** One order for the supplier who holds its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await heldOrderView(context, await requireHolder(context, params.link, MATERIAL_ORDER));
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.order.topic };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: EXPRESS_TYPED };
  const holding = await requireHolderToAct(context, params.link, MATERIAL_ORDER, typed);
  const answer = await answerHeldOrder(context, holding, form, new URL(request.url).pathname);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (answer.printedName) await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedMaterialOrderRoute() {
  return (
    <DrawnHeldOrder view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
