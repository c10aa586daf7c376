import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerSuggest, personOf } from "~/features/network/builders-lounge/builders-lounge.form.server.ts";
import { DrawnLoungeSuggest } from "~/features/network/builders-lounge/components/drawn-screens.tsx";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["builders-lounge"] };

/** Where a member suggests an event. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  return { idem: crypto.randomUUID() as string, zone: visitorZone(request) ?? "UTC" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const answer = await answerSuggest(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LoungeSuggestRoute() {
  const { idem, zone } = useLoaderData<typeof loader>();
  return <DrawnLoungeSuggest idem={idem} zone={zone} sent={useActionData<typeof action>()?.sent} />;
}
