import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnFirm } from "~/features/network/professional-directory/components/drawn-screens.tsx";
import { answerFirm } from "~/features/network/professional-directory/directory.form.server.ts";
import { firmView } from "~/features/network/professional-directory/directory.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["professional-directory"] };

/** One firm. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await firmView(context, await presentReader(context), params.firm ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.firm.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerFirm(context, params.firm ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ProRoute() {
  return <DrawnFirm view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
