import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnWaiver } from "~/features/business/back-office/components/drawn-screens.tsx";
import { answerWaiver } from "~/features/business/back-office/waiver.form.server.ts";
import { waiverView } from "~/features/business/back-office/waiver.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["lien-waivers", "process"] };

/** One waiver of a party of a job. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const day = visitorDay(request, context.now());
  const view = await waiverView(context, actor, params.waiver ?? "", { day });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.waiver.party };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const sent = { form: await readForm(request), day: visitorDay(request, context.now()) };
  const answer = await answerWaiver(context, actor, params.waiver ?? "", sent);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LienWaiverRoute() {
  return (
    <DrawnWaiver view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
