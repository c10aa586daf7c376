import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { firmCard } from "~/features/network/professional-directory/directory.view.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The card of a firm, for an address book. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const card = await firmCard(context, await presentReader(context), params.firm ?? "");
  if (card === undefined) throw refusal("not-found");
  return fileAnswer(card, { name: "firm.vcf", kept: true });
}
