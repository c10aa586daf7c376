import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnWorkforce } from "~/features/projects/workforce/components/drawn-screens.tsx";
import { answerWorkforce } from "~/features/projects/workforce/workforce.form.server.ts";
import { workforceView } from "~/features/projects/workforce/workforce.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { isTimeZone } from "~/lib/time-zone.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["workforce"] };

/** The crews, who is clocked in, and the form of a new crew. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const zone = visitorZone(request);
  const actor = await presentReader(context);
  return { view: await workforceView(context, actor, { zone: isTimeZone(zone) ? zone : "UTC" }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerWorkforce(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function WorkforceTrackingRoute() {
  return (
    <DrawnWorkforce view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
