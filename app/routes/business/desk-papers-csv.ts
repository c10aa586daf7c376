import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { readDeskSheet } from "~/features/business/back-office/desk.queries.server.ts";
import { askedOf } from "~/features/business/back-office/desk.view.server.ts";
import { deskCsv } from "~/features/business/back-office/desk-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";

/** The papers of a list as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const rows = await readDeskSheet(context.db, actor, askedOf(new URL(request.url).searchParams));
  return fileAnswer(deskCsv(context.language, rows), { name: "papers.csv", kept: true });
}
