import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { readAsked } from "~/features/business/intelligence/asked.ts";
import { DrawnMetric } from "~/features/business/intelligence/components/drawn-screens.tsx";
import { INTELLIGENCE_LIMITS } from "~/features/business/intelligence/intelligence.limits.ts";
import { metricView } from "~/features/business/intelligence/intelligence.view.server.ts";
import { answerNotes } from "~/features/business/intelligence/notes.form.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["intelligence", "metrics"] };

/** One figure, what it is made of, and its rows. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const query = new URL(request.url).searchParams;
  const page = Math.min(
    INTELLIGENCE_LIMITS.pages,
    Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1),
  );
  const view = await metricView(context, actor, readAsked(query), {
    ...{ id: params.metric ?? "", split: query.get("split"), page },
    day: visitorDay(request, context.now()),
  });
  if (!view) throw refusal("not-found");
  const pageTitle = translator(context.language, "metrics")(`names.${view.metric.id}`);
  return data({ view, pageTitle }, view.problem ? 422 : 200);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const { pathname, search } = new URL(request.url);
  const answer = await answerNotes(context, actor, {
    ...{ metric: params.metric ?? "", form: await readForm(request), here: pathname + search },
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function BusinessMetricRoute() {
  return (
    <DrawnMetric view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
