import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnWaivers } from "~/features/business/back-office/components/drawn-screens.tsx";
import { answerWaivers } from "~/features/business/back-office/waiver.form.server.ts";
import { askedWaivers, waiversView } from "~/features/business/back-office/waiver.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["lien-waivers"] };

/** The waivers of a workspace, narrowed by state and job, thirty a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const day = visitorDay(request, context.now());
  const asked = askedWaivers(new URL(request.url).searchParams);
  return { view: await waiversView(context, actor, asked, { day }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerWaivers(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LienWaiversRoute() {
  return (
    <DrawnWaivers view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
