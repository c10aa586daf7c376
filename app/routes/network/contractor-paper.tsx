import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepQuiet } from "~/engines/trust/trust.server.ts";
import { DrawnPaper } from "~/features/network/contractor-verification/components/drawn-screens.tsx";
import { takePaper } from "~/features/network/contractor-verification/contractor.form.server.ts";
import { paperView } from "~/features/network/contractor-verification/contractor.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["contractor-verification"] };

/** What a client asks the contractor, at an address of its own. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  keepQuiet(context.outgoing);
  const view = await paperView(context, params.paper ?? "");
  if (!view) throw refusal("not-found");
  const t = translator(context.language, "contractor-verification");
  const key = `papers.kinds.${view.kind}` as Key<"contractor-verification">;
  return { view, pageTitle: t(key) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await takePaper(context, params.paper ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ContractorPaperRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnPaper view={view} sent={useActionData<typeof action>()?.sent} />;
}
