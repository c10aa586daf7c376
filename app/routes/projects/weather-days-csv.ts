import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { findDays } from "~/features/projects/weather/days.view.server.ts";
import { daysCsv } from "~/features/projects/weather/days-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The days that the weather took from a project as a sheet, for whoever may read it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await findDays(context, await presentReader(context), params.project ?? "");
  if (!found) throw refusal("not-found");
  return fileAnswer(daysCsv(context.language, found.events), { name: "weather-days.csv", kept: true });
}
