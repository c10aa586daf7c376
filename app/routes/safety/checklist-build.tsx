import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnBuild } from "~/features/safety/checklists/components/drawn-screens.tsx";
import { answerBegin } from "~/features/safety/checklists/drafts.form.server.ts";
import { buildView } from "~/features/safety/checklists/drafts.view.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["checklist-drafts"] };

/** The form that begins a list of one's own; `?from=` is the one whose items are copied. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get("from") ?? "";
  return { view: buildView(context, await presentReader(context), from) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerBegin(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ChecklistBuildRoute() {
  return <DrawnBuild {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()?.sent} />;
}
