import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { intakesCsv } from "~/features/business/customer-questionnaire/intakes.csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** What was sent in answer to a template, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const template = new URL(request.url).searchParams.get("template") ?? "";
  const csv = await intakesCsv(context, actor, template);
  if (csv === undefined) throw refusal("not-found");
  return fileAnswer(csv, { name: `${template}.csv`, kept: true });
}
