import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnDraft } from "~/features/university/courses/components/drawn-screens.tsx";
import { answerDraft } from "~/features/university/courses/drafts.form.server.ts";
import { draftView } from "~/features/university/courses/drafts.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["courses", "authoring"] };

/** A course that is being written, for its authors. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const view = await draftView(context, actor, params.draft ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.settings.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerDraft(context, actor, {
    id: params.draft ?? "",
    form: await readForm(request),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CourseDraftRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnDraft view={view} sent={useActionData<typeof action>()?.sent} />;
}
