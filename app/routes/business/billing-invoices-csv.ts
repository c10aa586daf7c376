import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { invoicesCsv } from "~/features/business/billing/billing-csv.server.ts";
import { invoicesOf } from "~/features/business/billing/invoice.queries.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";

/** Every invoice of a workspace, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const rows = await invoicesOf(context.db, actor, { now: context.now() });
  return fileAnswer(invoicesCsv(context.language, rows), { name: "invoices.csv", kept: true });
}
