import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { companyCsv } from "~/features/equipment/rental-companies/company-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The price list of a company with its fees, for whoever may see its page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const file = await companyCsv(context, await presentReader(context), params.company ?? "");
  if (file === undefined) throw refusal("not-found");
  return fileAnswer(file, { name: "rate-card.csv", kept: true });
}
