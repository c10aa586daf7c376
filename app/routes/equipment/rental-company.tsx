import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnCompany } from "~/features/equipment/rental-companies/components/drawn-screens.tsx";
import { answerCompany } from "~/features/equipment/rental-companies/rental-companies.form.server.ts";
import { companyView } from "~/features/equipment/rental-companies/rental-companies.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["rental-companies"] };

/** One rental company. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await companyView(context, await presentReader(context), params.company ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.company.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerCompany(context, params.company ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function RentalCompanyRoute() {
  return (
    <DrawnCompany view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
