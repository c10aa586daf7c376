import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnOrder } from "~/features/equipment/fuel/components/drawn-screens.tsx";
import { answerStep } from "~/features/equipment/fuel/fuel.form.server.ts";
import { orderView } from "~/features/equipment/fuel/fuel.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { SignatureSheets } from "~/ui/signature-sheets.tsx";

export const handle = { served: ["fuel"] };

/** One order of fuel with its tickets. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await orderView(context, await presentReader(context), params.order ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.siteName };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerStep(context, params.order ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function FuelOrderRoute() {
  return (
    <>
      <SignatureSheets />
      <DrawnOrder view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
    </>
  );
}
