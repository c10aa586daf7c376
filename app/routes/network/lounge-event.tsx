import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  answerEvent,
  personOf,
  readerOf,
} from "~/features/network/builders-lounge/builders-lounge.form.server.ts";
import { loungeEventView } from "~/features/network/builders-lounge/builders-lounge.view.server.ts";
import { DrawnLoungeEvent } from "~/features/network/builders-lounge/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["builders-lounge"] };

/** One event, and whether the reader comes. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await loungeEventView(context, await readerOf(context), params.event ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.event.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const actor = personOf(await requireUser(context, request));
  const answer = await answerEvent(context, actor, params.event ?? "", form);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LoungeEventRoute() {
  return (
    <DrawnLoungeEvent
      view={useLoaderData<typeof loader>().view}
      sent={useActionData<typeof action>()?.sent}
    />
  );
}
