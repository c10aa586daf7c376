import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { payrollCsvOf } from "~/features/projects/workforce/payroll-csv.server.ts";
import { weekView } from "~/features/projects/workforce/workforce.view.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A week of a crew for payroll; `?week=` is any day of it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const week = new URL(request.url).searchParams.get("week") ?? "";
  const view = await weekView(context, await presentReader(context), { id: params.crew ?? "", week });
  if (!view) throw refusal("not-found");
  return fileAnswer(payrollCsvOf(context.language, view), { name: `payroll-${view.weekOn}.csv`, kept: true });
}
