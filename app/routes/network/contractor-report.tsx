import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { inOwn, keepQuiet } from "~/engines/trust/trust.server.ts";
import { DrawnReport } from "~/features/network/contractor-verification/components/drawn-screens.tsx";
import { answerReport } from "~/features/network/contractor-verification/contractor.form.server.ts";
import { reportView } from "~/features/network/contractor-verification/contractor.view.server.ts";
import { readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["contractor-verification"] };

/** A report by its address, which is its secret: no other site is told of it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  keepQuiet(context.outgoing);
  const owner = await context.visitor.owner();
  const asked = new URL(request.url).searchParams;
  const view = await reportView(context, owner && inOwn(owner), params.report ?? "", asked);
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.report.called }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerReport(context, params.report ?? "", await readUpload(request, "file"));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ContractorReportRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnReport view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
