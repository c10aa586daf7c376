import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnWellness } from "~/features/safety/wellness/components/drawn-screens.tsx";
import { answerWellness } from "~/features/safety/wellness/wellness.form.server.ts";
import { wellnessView } from "~/features/safety/wellness/wellness.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["wellness-programs"] };

/** Heat plans, who is new to the heat, anonymous check-ins, hours, programs and lines to talk to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const today = visitorDay(request, context.now());
  return { view: await wellnessView(context, await presentReader(context), { today }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const today = visitorDay(request, context.now());
  const answer = await answerWellness(context, await readForm(request), { today });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function WellnessProgramsRoute() {
  return (
    <DrawnWellness view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
