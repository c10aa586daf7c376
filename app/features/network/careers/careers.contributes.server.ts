import { sql } from "drizzle-orm";
import { sampleEntries } from "~/engines/directory/directory.server.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { careerEndorsements } from "~db/schema/careers.ts";
import { directoryFacets } from "~db/schema/directory.ts";
import { IMPORT_LIMITS } from "./career.limits.ts";
import { TICKET_END } from "./career.ts";
import { careersNeeds } from "./careers.needs.server.ts";
import { sampleCareers } from "./example.server.ts";

export default {
  // Whoever endorses has an account; what was said of a profile goes with the profile.
  owned: [{ by: careerEndorsements.workspace }],
  needsMe: [careersNeeds],
  samples: (db, { workspace, language, now }) =>
    sampleEntries(
      db,
      sampleCareers(language, now, () => crypto.randomUUID()),
      { workspace, now },
    ),
  /** Nobody is found by a ticket that has run out; the profile still says that they had it. */
  late: (db, now) => {
    const ended = sql`f.kind = 'career' and f.key = ${TICKET_END} and f.value < ${now.toISOString().slice(0, 10)}`;
    return [
      db.delete(directoryFacets).where(
        sql`${directoryFacets.kind} = 'career' and ${directoryFacets.key} = 'ticket'
          and (${directoryFacets.entryId}, ${directoryFacets.value}) in
            (select f.entry_id, substr(f.value, 12) from directory_facets as f where ${ended})`,
      ),
      db.delete(directoryFacets).where(
        sql`(${directoryFacets.entryId}, ${directoryFacets.key}, ${directoryFacets.value}) in
          (select f.entry_id, f.key, f.value from directory_facets as f where ${ended})`,
      ),
    ];
  },
  bodyLimits: { "/career-import": IMPORT_LIMITS.bytes + IMPORT_LIMITS.formBytes },
  toasts: [
    toastSet("careers", {
      careerSaved: "ok",
      careerImported: "ok",
      careerRemoved: "ok",
      careerKept: "ok",
      careerLetGo: "ok",
      careerEndorsed: "ok",
      careerConfirmed: "ok",
      careerDeclined: "ok",
      careerWithdrawn: "ok",
    }),
  ],
} satisfies Contribution;
