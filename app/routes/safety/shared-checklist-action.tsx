import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { answerAction } from "~/features/safety/checklists/actions.form.server.ts";
import { ACTION } from "~/features/safety/checklists/checklists.limits.ts";
import { actionView } from "~/features/safety/checklists/checklists.view.server.ts";
import { DrawnAction } from "~/features/safety/checklists/components/drawn-screens.tsx";
import { visitorDay } from "~/lib/local-day.ts";
import { readUpload, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["safety-checklists", "process"], offline: true };

/** Something that a run asked to be put right, for whoever holds its link. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { holder, link, name } = await requireHolder(context, params.link, ACTION);
  const today = visitorDay(request, context.now());
  const view = await actionView(context, holder, { id: link.subject.id, today });
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, name, tooLarge, pageTitle: view.action.what }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, "file");
  const typed = { fields: typedIn(form), names: ["printedName", "note"] };
  const { holder, link } = await requireHolderToAct(context, params.link, ACTION, typed);
  const to = new URL(request.url).pathname;
  const answer = await answerAction(context, holder, { id: link.subject.id, form, file, to });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await rememberName(context, link, typed.fields.printedName ?? "");
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedChecklistActionRoute() {
  const { view, name, tooLarge } = useLoaderData<typeof loader>();
  return (
    <DrawnAction view={view} name={name} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />
  );
}
