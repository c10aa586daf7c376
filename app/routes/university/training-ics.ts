import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { askedIn, readMatrixFor } from "~/features/university/training-matrix/matrix.view.server.ts";
import { matrixIcs } from "~/features/university/training-matrix/matrix-files.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The last days of what is valid, as a calendar. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = askedIn(new URL(request.url), visitorDay(request, context.now()));
  const matrix = await readMatrixFor(context, await presentReader(context), asked);
  const host = new URL(context.origin).hostname;
  return fileAnswer(matrixIcs(context.language, matrix, { host, now: context.now() }), {
    ...{ name: "training-certifications.ics", kept: true },
  });
}
