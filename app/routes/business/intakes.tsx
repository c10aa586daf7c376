import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import {
  DrawnCompared,
  DrawnIntake,
} from "~/features/business/customer-questionnaire/components/drawn-screens.tsx";
import { answerIntake } from "~/features/business/customer-questionnaire/intakes.form.server.ts";
import { comparedView, intakeView } from "~/features/business/customer-questionnaire/intakes.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["intakes", "process", "talk", "chain"] };

/** What one client answered, or several side by side. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const query = new URL(request.url).searchParams;
  const id = query.get("intake");
  const view = id ? await intakeView(context, actor, id, query) : undefined;
  if (view) return data({ view, compared: undefined, isGone: false, pageTitle: view.intake.title });
  const compared = await comparedView(context, actor, query);
  return data({ view, compared, isGone: id !== null, pageTitle: undefined }, id === null ? 200 : 404);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const id = new URL(request.url).searchParams.get("intake") ?? "";
  const answer = await answerIntake(context, actor, id, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function IntakesRoute() {
  const { view, compared, isGone } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  if (view) return <DrawnIntake view={view} sent={sent} />;
  return compared ? <DrawnCompared view={compared} isGone={isGone} /> : null;
}
