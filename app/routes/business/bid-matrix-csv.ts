import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { packageView } from "~/features/business/bid-management/bids.view.server.ts";
import { matrixCsv } from "~/features/business/bid-management/matrix-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The bids of a package side by side, for a spreadsheet. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await packageView(context, await presentReader(context), params.package ?? "");
  if (!view) throw refusal("not-found");
  return fileAnswer(matrixCsv(view, context.language), { name: "bids.csv", kept: true });
}
