import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { ledgerFile, ledgerSpan } from "~/features/business/billing/ledger.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The bookings of a span as a table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const { searchParams } = new URL(request.url);
  const asked = { from: searchParams.get("from"), to: searchParams.get("to") };
  const span = ledgerSpan(visitorDay(request, context.now()), asked);
  if (!span) throw refusal("not-found");
  const text = await ledgerFile(context, actor, { span, kind: "csv" });
  return fileAnswer(text, { name: "ledger.csv", kept: true });
}
