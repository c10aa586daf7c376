import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { askedIn, readMatrixFor } from "~/features/university/training-matrix/matrix.view.server.ts";
import { matrixCsv } from "~/features/university/training-matrix/matrix-files.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The matrix as a table, for whoever reads; whoever has no list gets the headings. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = askedIn(new URL(request.url), visitorDay(request, context.now()));
  const matrix = await readMatrixFor(context, await presentReader(context), asked);
  return fileAnswer(matrixCsv(context.language, matrix, asked.day), {
    ...{ name: "training-certifications.csv", kept: true },
  });
}
