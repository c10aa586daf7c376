import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { readEstimateContent } from "~/features/tools/estimates/estimate.view.server.ts";
import { estimateCsv } from "~/features/tools/estimates/estimates-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The lines of an estimate, for whoever may read it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const content = await readEstimateContent(context, await presentReader(context), params.estimate ?? "");
  if (!content) throw refusal("not-found");
  return fileAnswer(estimateCsv(context.language, content), { name: "estimate.csv", kept: true });
}
