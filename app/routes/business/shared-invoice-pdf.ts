import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { INVOICE } from "~/features/business/billing/invoice.limits.ts";
import { invoicePdf } from "~/features/business/billing/invoice-pdf.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The invoice as a file, as it was issued, for whoever holds its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, INVOICE);
  const paper = await invoicePdf(context, holder, link.subject.id);
  if (!paper) throw refusal("not-found");
  return fileAnswer(paper, { name: "invoice.pdf", kept: true });
}
