import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { readAsked } from "~/features/business/intelligence/asked.ts";
import { readRows } from "~/features/business/intelligence/intelligence.view.server.ts";
import { rowsCsv } from "~/features/business/intelligence/intelligence-csv.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The rows of a figure as a file. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const found = await readRows(context, actor, readAsked(new URL(request.url).searchParams), {
    ...{ id: params.metric ?? "", day: visitorDay(request, context.now()) },
  });
  if (!found) throw refusal("not-found");
  return fileAnswer(rowsCsv(context.language, found), { name: `${found.metric.id}.csv`, kept: true });
}
