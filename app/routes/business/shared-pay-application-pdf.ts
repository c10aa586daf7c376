import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { PAY_APPLICATION } from "~/features/business/billing/billing.limits.ts";
import { applicationPdf } from "~/features/business/billing/pay-application-pdf.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The application as a file, as it was submitted, for whoever holds its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, PAY_APPLICATION);
  const paper = await applicationPdf(context, holder, link.subject.id);
  if (!paper) throw refusal("not-found");
  return fileAnswer(paper, { name: "application.pdf", kept: true });
}
