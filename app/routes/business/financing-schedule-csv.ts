import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { scheduleCsv } from "~/features/business/financing/financing.view.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The schedule of a scenario in the address, as a file. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const csv = scheduleCsv(new URL(request.url).searchParams, context.language);
  if (csv === undefined) throw refusal("not-found");
  return fileAnswer(csv, { name: "schedule.csv", kept: true });
}
