import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { proposalPdf } from "~/features/business/proposals/proposal-pdf.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The proposal as a file, as its client sees it, for whoever makes it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const paper = actor && (await proposalPdf(context, actor, params.proposal ?? ""));
  if (!paper) throw refusal("not-found");
  return fileAnswer(paper, { name: "proposal.pdf", kept: true });
}
