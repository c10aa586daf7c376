import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { templateCsv } from "~/engines/checklist/checklist.ts";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { findTemplate } from "~/features/safety/checklists/checklists.form.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A list as a file, to be changed and brought back. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const template = await findTemplate(context, await presentReader(context), params.list ?? "");
  if (!template) throw refusal("not-found");
  return fileAnswer(templateCsv(template), { name: "checklist.csv", kept: true });
}
