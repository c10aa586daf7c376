import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnProject } from "~/features/projects/projects/components/drawn-screens.tsx";
import { answerProject } from "~/features/projects/projects/projects.form.server.ts";
import { projectView } from "~/features/projects/projects/projects.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["projects", "process"] };

/** One project; `?page=` is a page of its logs. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get("page") ?? "1");
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 1_000 ? asked - 1 : 0;
  const actor = await presentReader(context);
  const view = await projectView(context, actor, { id: params.project ?? "", page });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.project.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerProject(context, params.project ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ProjectRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnProject view={view} sent={useActionData<typeof action>()?.sent} />;
}
