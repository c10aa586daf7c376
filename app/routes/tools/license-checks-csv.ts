import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { readChecks } from "~/features/tools/licences/licences.queries.server.ts";
import { checksCsv } from "~/features/tools/licences/licences-csv.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The checks of whoever asks, guests too; whoever has none gets the headings. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const checks = actor ? await readChecks(context.db, actor) : [];
  const today = visitorDay(request, context.now());
  return fileAnswer(checksCsv(context.language, checks, today), { name: "license-checks.csv", kept: true });
}
