import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { SITE_LIMITS } from "~/features/tools/sites/sites.limits.ts";
import { findSite, readVisits } from "~/features/tools/sites/sites.queries.server.ts";
import { visitsCsv } from "~/features/tools/sites/sites-csv.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** Who came to a site and when, for those who keep it; no link opens it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const id = params.site ?? "";
  if (!actor) throw refusal("not-found");
  const [site, visits] = await Promise.all([
    findSite(context.db, actor, id),
    readVisits(context.db, actor, id, SITE_LIMITS.exported),
  ]);
  if (site?.workspace !== actor.workspace) throw refusal("not-found");
  return fileAnswer(visitsCsv(context.language, site, visits), { name: "visits.csv", kept: true });
}
