import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { readBoard } from "~/features/safety/compliance/compliance.queries.server.ts";
import { complianceCsv } from "~/features/safety/compliance/compliance-files.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** Every requirement of whoever asks, guests too; whoever has none gets the headings. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const project = (new URL(request.url).searchParams.get("project") ?? "").slice(0, 60);
  const actor = await presentReader(context);
  const rows = actor
    ? await readBoard(context.db, actor, project)
    : { subjects: [], items: [], evidence: [] };
  return fileAnswer(complianceCsv(context.language, rows, context.now()), {
    name: "compliance.csv",
    kept: true,
  });
}
