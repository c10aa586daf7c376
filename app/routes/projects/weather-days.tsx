import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnDays } from "~/features/projects/weather/components/drawn-screens.tsx";
import { answerDays } from "~/features/projects/weather/days.form.server.ts";
import { readDaysView } from "~/features/projects/weather/days.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["weather-days"] };

/** The days that the weather took from a project; `?event=` is the record that is changed. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const { searchParams } = new URL(request.url);
  const view = await readDaysView(context, actor, params.project ?? "", searchParams);
  if (!view) throw refusal("not-found");
  const name = `\u2068${view.project.name}\u2069`;
  return { view, pageTitle: translator(context.language, "weather-days")("title", { name }) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerDays(context, params.project ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function WeatherDaysRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnDays view={view} sent={useActionData<typeof action>()?.sent} />;
}
