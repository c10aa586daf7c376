import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { readWaiver } from "~/features/business/back-office/waiver.queries.server.ts";
import { waiverPdf } from "~/features/business/back-office/waiver-document.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A waiver as a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const found = await readWaiver(context.db, actor, params.waiver ?? "", context.now());
  if (!found) throw refusal("not-found");
  return fileAnswer(await waiverPdf(found.waiver), { name: "waiver.pdf", kept: true });
}
