import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnLimits } from "~/features/projects/weather/components/drawn-screens.tsx";
import { readLimitsView } from "~/features/projects/weather/limits.view.server.ts";
import { answerLimits } from "~/features/projects/weather/weather.form.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["weather"] };

/** The limits of all kinds of work; `?kind=` is the one that is changed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const kind = new URL(request.url).searchParams.get("kind");
  return { view: await readLimitsView(context, await presentReader(context), kind) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerLimits(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function WeatherLimitsRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnLimits view={view} sent={useActionData<typeof action>()?.sent} />;
}
