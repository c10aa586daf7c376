import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { readCoverage } from "~/features/safety/tailgate/tailgate.queries.server.ts";
import { coverageCsv } from "~/features/safety/tailgate/tailgate-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** Who signed which talk when last; whoever has no records gets the heading. */
export async function loader({ context }: LoaderFunctionArgs) {
  const rows = await readCoverage(context.db, await presentReader(context));
  return fileAnswer(coverageCsv(context.language, rows), { name: "tailgate-coverage.csv", kept: true });
}
