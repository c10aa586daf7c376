import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { BILLING_LIMITS } from "~/features/business/billing/billing.limits.ts";
import { paymentsOf } from "~/features/business/billing/billing.queries.server.ts";
import { paymentsCsv } from "~/features/business/billing/billing-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";

/** Everything that was paid to a workspace, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const rows = await paymentsOf(context.db, actor, { limit: BILLING_LIMITS.payments });
  return fileAnswer(paymentsCsv(context.language, rows), { name: "payments.csv", kept: true });
}
