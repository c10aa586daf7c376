import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnDrafts } from "~/features/university/courses/components/drawn-screens.tsx";
import { answerDrafts } from "~/features/university/courses/drafts.form.server.ts";
import { draftsView } from "~/features/university/courses/drafts.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["courses", "authoring"] };

/** The courses that the firm of the visitor writes. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await draftsView(context, actor) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerDrafts(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CourseDraftsRoute() {
  return <DrawnDrafts {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()?.sent} />;
}
