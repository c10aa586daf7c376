import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { askedReport, reportView } from "~/features/projects/projects/reports.view.server.ts";
import { reportPdf } from "~/features/projects/projects/reports-pdf.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A report of a project as a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = askedReport(new URL(request.url).searchParams);
  const view = await reportView(context, await presentReader(context), params.project ?? "", asked);
  if (!view) throw refusal("not-found");
  return fileAnswer(await reportPdf(view, context.language), {
    name: `${asked.span}-report-${view.from}.pdf`,
    kept: true,
  });
}
