import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnServices } from "~/features/equipment/site-services/components/drawn-screens.tsx";
import { answerOrder } from "~/features/equipment/site-services/site-services.form.server.ts";
import { servicesView } from "~/features/equipment/site-services/site-services.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["site-services"] };

/** What a site needs, by what the address says of it, and what it has hired. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const actor = await presentReader(context);
  return { view: await servicesView(context, actor, searchParams, visitorZone(request)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerOrder(context, await readForm(request), visitorZone(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function JobSiteServicesRoute() {
  return (
    <DrawnServices view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
