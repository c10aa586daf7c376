import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerAlerts, isOfAlerts } from "~/features/business/intelligence/alerts.form.server.ts";
import { answerBoards, isOfBoards } from "~/features/business/intelligence/boards.form.server.ts";
import { DrawnMine } from "~/features/business/intelligence/components/drawn-screens.tsx";
import { mineView } from "~/features/business/intelligence/mine.view.server.ts";
import { answerQuestions } from "~/features/business/intelligence/questions.form.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["intelligence", "metrics"] };

/** The questions about figures that a member keeps, or a board of the team, and the forms of others. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const wanted = new URL(request.url).searchParams;
  const view = await mineView(context, actor, { day: visitorDay(request, context.now()), wanted });
  if (!view) throw refusal("not-found");
  return { view };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const form = await readForm(request);
  const answerForm = isOfAlerts(form) ? answerAlerts : isOfBoards(form) ? answerBoards : answerQuestions;
  const answer = await answerForm(context, actor, form);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function MyFiguresRoute() {
  return <DrawnMine view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
