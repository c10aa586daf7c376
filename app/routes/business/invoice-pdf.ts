import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { invoicePdf } from "~/features/business/billing/invoice-pdf.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The invoice as a file, for whoever works on it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const paper = await invoicePdf(context, actor, params.invoice ?? "");
  if (!paper) throw refusal("not-found");
  return fileAnswer(paper, { name: "invoice.pdf", kept: true });
}
