import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { allPermits } from "~/features/projects/permits/permits.queries.server.ts";
import { permitsCsv } from "~/features/projects/permits/permits-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The permits of whoever asks, guests too; whoever has none gets the headings. */
export async function loader({ context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const permits = actor ? await allPermits(context.db, actor) : [];
  return fileAnswer(permitsCsv(context.language, permits, context.now()), {
    name: "permits.csv",
    kept: true,
  });
}
