import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { readSites } from "~/features/tools/sites/sites.queries.server.ts";
import { sitesCsv } from "~/features/tools/sites/sites-csv.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The sites of whoever asks, guests too; whoever has none gets the headings. */
export async function loader({ context }: LoaderFunctionArgs) {
  const sites = await readSites(context.db, await presentReader(context));
  return fileAnswer(sitesCsv(context.language, sites), { name: "sites.csv", kept: true });
}
