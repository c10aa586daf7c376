import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnCosts } from "~/features/projects/costs/components/drawn-screens.tsx";
import { answerCosts } from "~/features/projects/costs/costs.form.server.ts";
import { costsView } from "~/features/projects/costs/costs.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["costs"] };

/** What one job costs by code. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await costsView(context, await presentReader(context), params.project ?? "");
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerCosts(context, params.project ?? "", request);
  if (!answer.ok) return data({ sent: answer.sent, problems: answer.problems }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

const TOO_LARGE = { fields: { intent: "import" }, errors: { file: "errors.tooLarge" } };

export default function ProjectCostsRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <DrawnCosts view={view} sent={tooLarge ? TOO_LARGE : answer?.sent} problems={answer?.problems} />;
}
