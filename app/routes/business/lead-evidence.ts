import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { answerFile, openShown, storeOf } from "~/engines/file/file.server.ts";
import { LEAD_REPORT } from "~/features/business/lead-generation/leads.limits.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** What a pro showed with a report, for whoever decides of it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const file = await openShown(storeOf(context), sql`files.subject_type = ${LEAD_REPORT}`, params.file ?? "");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
