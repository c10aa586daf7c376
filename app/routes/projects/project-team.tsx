import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnTeam } from "~/features/projects/projects/components/drawn-papers.tsx";
import { answerTeam } from "~/features/projects/projects/team.form.server.ts";
import { teamView } from "~/features/projects/projects/team.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["project-team"] };

/** Who does what on a project, and the links to what hangs on it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await teamView(context, await presentReader(context), params.project ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: translator(context.language, "project-team")("title") };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerTeam(context, params.project ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ProjectTeamRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnTeam view={view} sent={useActionData<typeof action>()?.sent} />;
}
