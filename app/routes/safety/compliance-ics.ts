import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { readBoard } from "~/features/safety/compliance/compliance.queries.server.ts";
import { complianceIcs } from "~/features/safety/compliance/compliance-files.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The last days of what is in force, as a calendar, for whoever asks. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const project = (new URL(request.url).searchParams.get("project") ?? "").slice(0, 60);
  const actor = await presentReader(context);
  const rows = actor
    ? await readBoard(context.db, actor, project)
    : { subjects: [], items: [], evidence: [] };
  const ics = complianceIcs(context.language, rows, {
    host: new URL(context.origin).hostname,
    now: context.now(),
    name: translator(context.language, "compliance")("ics"),
  });
  return fileAnswer(ics, { name: "compliance.ics", kept: true });
}
