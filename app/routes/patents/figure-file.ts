import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { figurePdf, sheetsPdf } from "~/features/patents/patents/document/figure-pdf.ts";
import { drawFigure } from "~/features/patents/patents/drawing/figure.ts";
import { figureSvg } from "~/features/patents/patents/drawing/svg.ts";
import { wholeNumber } from "~/features/patents/patents/patents.filters.ts";
import { patentOf } from "~/features/patents/patents/patents.queries.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A figure as SVG or as a PDF sheet, or all sheets of a patent; `?download` asks for a file to keep. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const patent = patentOf(wholeNumber(params.id));
  const [, name, type] = /^(\d+|sheets)\.(svg|pdf)$/.exec(params.file ?? "") ?? [];
  if (!patent || !name) throw refusal("not-found");
  const kept = new URL(request.url).searchParams.has("download");
  if (name === "sheets") {
    if (type !== "pdf") throw refusal("not-found");
    return fileAnswer(await sheetsPdf(patent), { name: `patent-${patent.id}-sheets.pdf`, kept: true });
  }
  const figure = drawFigure(patent, wholeNumber(name) ?? 0);
  if (!figure) throw refusal("not-found");
  const file = `patent-${patent.id}-fig-${figure.number}.${type}`;
  // A drawing changes only with the build; the browser may show it again for an hour without asking.
  return type === "svg"
    ? fileAnswer(figureSvg(figure), { name: file, kept, maxAgeSeconds: 3_600 })
    : fileAnswer(await figurePdf(figure), { name: file, kept: true });
}
