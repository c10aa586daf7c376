import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerShortlist } from "~/features/network/champions/champions.form.server.ts";
import { shortlistView } from "~/features/network/champions/champions.view.server.ts";
import { DrawnShortlist } from "~/features/network/champions/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { served: ["champions", "process"] };

/** Nominations that wait for the shortlist. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  return { view: await shortlistView(context, { kind: "administrator", owner: `user:${id}` }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const nomination = new URL(request.url).searchParams.get("nomination") ?? "";
  const who = { kind: "administrator", owner: `user:${id}` } as const;
  const answer = await answerShortlist(context, who, nomination, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AdminChampionsRoute() {
  return (
    <DrawnShortlist view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
