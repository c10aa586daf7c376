import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { yearAsked } from "~/features/safety/dashboard/dashboard.limits.ts";
import { logView } from "~/features/safety/dashboard/dashboard.view.server.ts";
import { summaryCsv } from "~/features/safety/dashboard/dashboard-csv.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The form of `?year=`; whoever has no cases gets its headings. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const today = visitorDay(request, context.now());
  const year = yearAsked(request.url, today);
  const view = await logView(context, await presentReader(context), { year, today });
  return fileAnswer(summaryCsv(context.language, view), { name: `osha-300a-${year}.csv`, kept: true });
}
