import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnProjects } from "~/features/projects/projects/components/drawn-screens.tsx";
import { answerNew } from "~/features/projects/projects/projects.form.server.ts";
import { projectsView } from "~/features/projects/projects/projects.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["projects", "process"] };

/** The projects of a workspace, and a way to begin one. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { view: await projectsView(context, await presentReader(context)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerNew(context, await readForm(request), visitorZone(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ProjectManagementRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnProjects view={view} sent={useActionData<typeof action>()?.sent} />;
}
