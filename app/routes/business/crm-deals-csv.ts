import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { dealsCsv } from "~/features/business/crm/crm-csv.server.ts";
import { readDealsSheet } from "~/features/business/crm/deals.queries.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";

/** All deals of a workspace as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const rows = await readDealsSheet(context.db, actor);
  return fileAnswer(dealsCsv(context.language, rows), { name: "deals.csv", kept: true });
}
