import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { readAsked } from "~/features/business/intelligence/asked.ts";
import { boardView } from "~/features/business/intelligence/intelligence.view.server.ts";
import { boardCsv } from "~/features/business/intelligence/intelligence-csv.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";

/** A board as a file, as its page has it: of days that are none, this month's. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const asked = readAsked(new URL(request.url).searchParams);
  const view = await boardView(context, actor, asked, visitorDay(request, context.now()));
  return fileAnswer(boardCsv(context.language, view), { name: `${asked.goal}.csv`, kept: true });
}
