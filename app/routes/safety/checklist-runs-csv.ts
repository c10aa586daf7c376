import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { readRuns } from "~/features/safety/checklists/checklists.queries.server.ts";
import { runsCsv } from "~/features/safety/checklists/runs-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The runs of whoever asks, guests too; whoever has none gets the headings. */
export async function loader({ context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const runs = actor ? await readRuns(context.db, actor) : [];
  return fileAnswer(runsCsv(context.language, runs), { name: "checklist-runs.csv", kept: true });
}
