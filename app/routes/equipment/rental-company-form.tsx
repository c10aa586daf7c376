import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnForm } from "~/features/equipment/rental-companies/components/drawn-screens.tsx";
import { answerCompanyForm } from "~/features/equipment/rental-companies/rental-companies.form.server.ts";
import { formView } from "~/features/equipment/rental-companies/rental-companies.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["rental-companies"] };

/** The form of a new page, or with `company` of one that the workspace looks after. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const company = (new URL(request.url).searchParams.get("company") ?? "").slice(0, 60);
  const view = await formView(context, actor, company);
  if (!view) throw refusal("not-found");
  return { view };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerCompanyForm(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function RentalCompanyFormRoute() {
  return <DrawnForm view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
