import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnClass } from "~/features/university/training-matrix/components/drawn-screens.tsx";
import { answerClass } from "~/features/university/training-matrix/matrix.form.server.ts";
import { classView } from "~/features/university/training-matrix/matrix.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["training-matrix"] };

/** The record of a class that is held in person. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const day = visitorDay(request, context.now());
  const view = await classView(context, actor, { id: params.class ?? "", day });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const day = visitorDay(request, context.now());
  const form = await readForm(request);
  const answer = await answerClass(context, actor, { id: params.class ?? "", form, day });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ClassRecordRoute() {
  return (
    <DrawnClass view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
