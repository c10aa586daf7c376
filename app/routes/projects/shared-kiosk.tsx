import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnKiosk } from "~/features/projects/workforce/components/drawn-screens.tsx";
import { heldView } from "~/features/projects/workforce/held.view.server.ts";
import { answerHeld } from "~/features/projects/workforce/workforce.form.server.ts";
import { CREW } from "~/features/projects/workforce/workforce.limits.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["workforce"], offline: true };

/** One device at the gate for a whole crew, behind the PIN of its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, CREW);
  const view = await heldView(context, holder, { type: CREW, id: link.subject.id });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.crew.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: ["code"] };
  const { holder, link } = await requireHolderToAct(context, params.link, CREW, typed);
  const view = await heldView(context, holder, { type: CREW, id: link.subject.id });
  if (!view) throw refusal("not-found");
  const answer = await answerHeld(context, holder, {
    ...{ form, request, crew: view.crew.id, zone: "UTC", source: "kiosk", to: new URL(request.url).pathname },
    workers: [typed.fields.workers ?? ""],
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast, answer.params);
  return redirect(answer.to, 303);
}

export default function SharedKioskRoute() {
  return (
    <DrawnKiosk view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
