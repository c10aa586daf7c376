import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { readPeopleSheet } from "~/features/business/crm/contacts.queries.server.ts";
import { peopleCsv } from "~/features/business/crm/crm-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";

/** All people of a workspace as a file, which the import reads again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const people = await readPeopleSheet(context.db, actor);
  return fileAnswer(peopleCsv(context.language, people), { name: "people.csv", kept: true });
}
