import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { proposalPdf } from "~/features/business/proposals/proposal-pdf.server.ts";
import { PROPOSAL } from "~/features/business/proposals/proposals.limits.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The proposal as a file, as it was sent, for whoever holds its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, PROPOSAL);
  const paper = await proposalPdf(context, holder, link.subject.id);
  if (!paper) throw refusal("not-found");
  return fileAnswer(paper, { name: "proposal.pdf", kept: true });
}
