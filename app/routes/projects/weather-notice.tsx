import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnNotice } from "~/features/projects/weather/components/drawn-screens.tsx";
import { readDaysView } from "~/features/projects/weather/days.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["weather-days"] };

/** A notice of delay for paper; `?month=2026-03` is that of one month. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const { searchParams } = new URL(request.url);
  const view = await readDaysView(context, actor, params.project ?? "", searchParams);
  if (!view) throw refusal("not-found");
  return { view, pageTitle: translator(context.language, "weather-days")("notice.title") };
}

export default function WeatherNoticeRoute() {
  return <DrawnNotice view={useLoaderData<typeof loader>().view} />;
}
