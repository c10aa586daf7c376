import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { readApplicationsSheet } from "~/features/business/billing/billing.queries.server.ts";
import { applicationsCsv } from "~/features/business/billing/billing-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";

/** Everything that a workspace applied for, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const rows = await readApplicationsSheet(context.db, actor);
  return fileAnswer(applicationsCsv(context.language, rows), { name: "applications.csv", kept: true });
}
