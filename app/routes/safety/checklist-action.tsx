import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { answerAction } from "~/features/safety/checklists/actions.form.server.ts";
import { actionPath } from "~/features/safety/checklists/checklists.limits.ts";
import { actionView } from "~/features/safety/checklists/checklists.view.server.ts";
import { DrawnAction } from "~/features/safety/checklists/components/drawn-screens.tsx";
import { visitorDay } from "~/lib/local-day.ts";
import { readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["safety-checklists", "process"], offline: true };

/** Something that a run asked to be put right, for the people of its workspace. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const today = visitorDay(request, context.now());
  const view = await actionView(context, actor, { id: params.action ?? "", today });
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.action.what }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.action ?? "";
  const { form, file } = await readUpload(request, "file");
  const answer = await answerAction(context, await presentOwner(context), {
    ...{ id, form, file },
    to: actionPath(id),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ChecklistActionRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnAction view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
