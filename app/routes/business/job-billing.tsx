import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerJob } from "~/features/business/billing/billing.form.server.ts";
import { BILLING_LIMITS } from "~/features/business/billing/billing.limits.ts";
import { jobView } from "~/features/business/billing/billing.view.server.ts";
import { DrawnJob } from "~/features/business/billing/components/drawn-screens.tsx";
import { costsView } from "~/features/projects/costs/costs.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["billing", "process"] };

/** How many rows a contract is typed in, as the address asks. */
const rowsAsked = (request: Request) => {
  const asked = Number(new URL(request.url).searchParams.get("rows") ?? 0);
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, BILLING_LIMITS.lines) : 0;
};

/** The billing of one job. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const project = params.project ?? "";
  const costs = await costsView(context, actor, project);
  const view = await jobView(context, actor, {
    ...{ project, rows: rowsAsked(request), costs: costs?.total },
    exampleName: translator(context.language, "billing")("exampleName"),
  });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.job.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerJob(context, actor, params.project ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function JobBillingRoute() {
  return <DrawnJob view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
