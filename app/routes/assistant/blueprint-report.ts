import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readTypedAnalysis } from "~/features/assistant/blueprint/blueprint.queries.server.ts";
import { reportCsv, reportHtml } from "~/features/assistant/blueprint/report.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The report on typed lines as a file: `?lines=…&format=html` or `csv`. 404 without lines. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const read = readTypedAnalysis(searchParams);
  if (!read?.analysis) throw refusal("not-found");
  const { language, today: date } = context;
  const t = translator(language, "drawing-result");
  const facts = { name: "", date, language, plain: true };
  const csv = searchParams.get("format") === "csv";
  return new Response(csv ? reportCsv(read.analysis, facts, t) : reportHtml(read.analysis, facts, t), {
    headers: {
      "Content-Type": csv ? "text/csv; charset=utf-8" : "text/html; charset=utf-8",
      "Content-Disposition": `attachment; filename="drawing-report.${csv ? "csv" : "html"}"`,
    },
  });
}
