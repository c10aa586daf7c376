import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnHours } from "~/features/projects/workforce/components/drawn-screens.tsx";
import { PhoneClock } from "~/features/projects/workforce/components/phone-clock.tsx";
import { heldView } from "~/features/projects/workforce/held.view.server.ts";
import { answerHeld } from "~/features/projects/workforce/workforce.form.server.ts";
import { WORKER } from "~/features/projects/workforce/workforce.limits.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["workforce-clock"], served: ["workforce"], offline: true };

/** A worker's own phone: the clock and their hours of this week, without an account. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, WORKER);
  const view = await heldView(context, holder, { type: WORKER, id: link.subject.id });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.workers[0]?.name ?? view.crew.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: ["code"] };
  const { holder, link } = await requireHolderToAct(context, params.link, WORKER, typed);
  const view = await heldView(context, holder, { type: WORKER, id: link.subject.id });
  if (!view) throw refusal("not-found");
  const answer = await answerHeld(context, holder, {
    ...{ form, request, crew: view.crew.id, zone: "UTC", source: "phone", to: new URL(request.url).pathname },
    workers: [link.subject.id],
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast, answer.params);
  return redirect(answer.to, 303);
}

export default function SharedClockRoute() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <>
      <PhoneClock view={view} sent={useActionData<typeof action>()?.sent} />
      <DrawnHours view={view} />
    </>
  );
}
