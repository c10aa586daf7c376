import { and, asc, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { calls } from "~db/schema/calls.ts";
import { callPath } from "./calls.limits.ts";

/** Callers whom nobody has called back yet; those whose words name a danger first. */
export const callNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({ id: calls.id, caller: calls.caller, phone: calls.phone, hazards: calls.hazards })
      .from(calls)
      .where(and(of(calls.workspace, calls.sample), sql`${calls.state} = 'queued'`))
      .orderBy(sql`${calls.hazards} = ''`, asc(calls.createdAt), asc(calls.id))
      .limit(MOST_NEEDS),
  ],
  find: ([found], { language }) => {
    const t = translator(language, "tel-pro");
    return found.map(({ id, caller, phone, hazards }) => ({
      ...{ id, name: caller || phone, href: callPath(id) as `/${string}` },
      label: t(hazards ? "needs.danger" : "needs.call"),
    }));
  },
});
