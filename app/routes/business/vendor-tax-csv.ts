import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { askedYear, taxCsv, taxView } from "~/features/business/back-office/tax.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";

/** The vendors of a year as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const day = visitorDay(request, context.now());
  const year = askedYear(new URL(request.url).searchParams, day);
  const csv = taxCsv(context.language, await taxView(context, actor, { year, day }));
  return fileAnswer(csv, { name: `vendors-${year}.csv`, kept: true });
}
