import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { EstimatesScreen } from "~/features/tools/estimates/components/estimates-screen.tsx";
import { answerStart } from "~/features/tools/estimates/estimates.form.server.ts";
import { readStart } from "~/features/tools/estimates/estimates.view.server.ts";

export const handle = { i18n: ["estimates"] };

/** Estimates and ways to begin one; `?q=` has the measures of a take-off, `?calculator=` a calculation. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { start: await readStart(context, await presentReader(context), new URL(request.url)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerStart(context, request);
  if (!answer.ok) return data({ sent: answer.sent, report: undefined }, answer.status);
  if (answer.report) return data({ sent: undefined, report: answer.report });
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function MaterialCostEstimatorRoute() {
  return <EstimatesScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
