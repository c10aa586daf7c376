import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { readRecords } from "~/features/safety/tailgate/tailgate.queries.server.ts";
import { recordsCsv } from "~/features/safety/tailgate/tailgate-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The records of whoever asks, guests too; whoever has none gets the headings. */
export async function loader({ context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const records = actor ? await readRecords(context.db, actor) : [];
  return fileAnswer(recordsCsv(context.language, records), { name: "tailgate-talks.csv", kept: true });
}
