import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnTax } from "~/features/business/back-office/components/drawn-screens.tsx";
import { answerTax } from "~/features/business/back-office/tax.form.server.ts";
import { askedYear, taxView } from "~/features/business/back-office/tax.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["vendor-tax"] };

/** The vendors of a workspace and what they were paid in a year. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const day = visitorDay(request, context.now());
  const year = askedYear(new URL(request.url).searchParams, day);
  return { view: await taxView(context, actor, { year, day }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const year = askedYear(new URL(request.url).searchParams, visitorDay(request, context.now()));
  const answer = await answerTax(context, actor, { form: await readForm(request), year });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function VendorTaxRoute() {
  return <DrawnTax view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
