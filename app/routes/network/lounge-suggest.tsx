import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerSuggest, personOf } from "~/features/network/builders-lounge/builders-lounge.form.server.ts";
import { suggestView } from "~/features/network/builders-lounge/builders-lounge.view.server.ts";
import { DrawnLoungeSuggest } from "~/features/network/builders-lounge/components/drawn-screens.tsx";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["builders-lounge"] };

/** Where a member suggests an event. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const changed = (new URL(request.url).searchParams.get("event") ?? "").slice(0, 60);
  const view = await suggestView(context, actor, { changed, zone: visitorZone(request) ?? "UTC" });
  if (!view) throw refusal("not-found");
  return { view };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const answer = await answerSuggest(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LoungeSuggestRoute() {
  return (
    <DrawnLoungeSuggest
      view={useLoaderData<typeof loader>().view}
      sent={useActionData<typeof action>()?.sent}
    />
  );
}
