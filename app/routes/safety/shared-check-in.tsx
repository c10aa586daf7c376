import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnCheckIn } from "~/features/safety/wellness/components/drawn-screens.tsx";
import { answerCheckIn } from "~/features/safety/wellness/wellness.form.server.ts";
import { ROUND } from "~/features/safety/wellness/wellness.limits.ts";
import { checkInView } from "~/features/safety/wellness/wellness.view.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["wellness-programs"] };

/** How somebody is today, for whoever holds the link: no name and no account. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, ROUND);
  const view = await checkInView(context, holder, link.subject.id);
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.crew };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: [] };
  const { holder, link } = await requireHolderToAct(context, params.link, ROUND, typed);
  const to = new URL(request.url).pathname;
  const answer = await answerCheckIn(context, holder, { round: link.subject.id, form, to });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedCheckInRoute() {
  return (
    <DrawnCheckIn view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
