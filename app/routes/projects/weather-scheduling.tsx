import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { planOf, siteCalendar } from "~/features/projects/schedules/plan.ts";
import { DrawnWeather } from "~/features/projects/weather/components/drawn-screens.tsx";
import { answerTell } from "~/features/projects/weather/crew-notice.form.server.ts";
import { answerWeather } from "~/features/projects/weather/weather.form.server.ts";
import { readWeatherView } from "~/features/projects/weather/weather.view.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["weather", "forecast"] };

/** The weather against work; `?site=` and `?schedule=` choose whose, `?move=` a task that is looked at. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const { searchParams } = new URL(request.url);
  return { view: await readWeatherView(context, actor, searchParams, { planOf, siteCalendar }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const answer =
    form.get("intent") === "tell"
      ? await answerTell(context, form, { planOf, siteCalendar })
      : await answerWeather(context, form);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function WeatherSchedulingRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnWeather view={view} sent={useActionData<typeof action>()?.sent} />;
}
