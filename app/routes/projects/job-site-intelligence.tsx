import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnBrief } from "~/features/projects/morning-brief/components/drawn-screens.tsx";
import { answerBrief } from "~/features/projects/morning-brief/morning-brief.form.server.ts";
import { briefView } from "~/features/projects/morning-brief/morning-brief.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["morning-brief"] };

/** The brief of a site: `?site=` and `?day=` choose, `?q=` asks, `?sheet=` is the printed page or the thresholds. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = await briefView(context, await presentReader(context), searchParams);
  if (!view) throw refusal("not-found");
  return data({ view }, view.dayError ? 400 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerBrief(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function JobSiteIntelligenceRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnBrief view={view} sent={useActionData<typeof action>()?.sent} />;
}
