import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { costsView } from "~/features/projects/costs/costs.view.server.ts";
import { costsCsv } from "~/features/projects/costs/costs-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The costs of a job as a file that can be taken in again. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await costsView(context, await presentReader(context), params.project ?? "");
  if (!view) throw refusal("not-found");
  return fileAnswer(costsCsv(context.language, view), { name: "costs.csv", kept: true });
}
