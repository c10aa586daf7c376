import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { yearAsked } from "~/features/safety/dashboard/dashboard.limits.ts";
import { csv301 } from "~/features/safety/dashboard/form-301-csv.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The form of `?year=`; whoever has no cases gets its questions. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const year = yearAsked(request.url, visitorDay(request, context.now()));
  const csv = await csv301(context, await presentReader(context), year);
  return fileAnswer(csv, { name: `osha-301-${year}.csv`, kept: true });
}
