import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnNeed } from "~/features/network/connections/components/drawn-screens.tsx";
import {
  answerNeedPage,
  personOf,
  readerOf,
} from "~/features/network/connections/connections.form.server.ts";
import { needView } from "~/features/network/connections/connections.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["connections", "process"] };

/** One need as its reader may see it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await needView(context, await readerOf(context), params.need ?? "");
  if (!view) throw refusal("not-found");
  const t = translator(context.language, "connections");
  const pageTitle = t("title", { count: view.need.headcount, trade: t(`trades.${view.need.trade}`) });
  return { view, pageTitle };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const answer = await answerNeedPage(context, actor, params.need ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CrewNeedRoute() {
  return <DrawnNeed view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
