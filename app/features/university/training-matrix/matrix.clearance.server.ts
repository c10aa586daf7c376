import { sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { asksGate, siteSource } from "~/services/site-sources.ts";
import { certificates, credentials, trainingRequirements } from "~db/schema/certificates.ts";
import { workforceWorkers } from "~db/schema/workforce.ts";
import { MATRIX } from "./matrix.limits.ts";
import {
  cardEvidence,
  courseEvidence,
  evidenceOf,
  requirementOf,
  requirementRows,
  workerRows,
} from "./matrix.queries.server.ts";
import { isOurs } from "./requirements.ts";
import { byPerson, clearedFor } from "./resolve.ts";

/**
 * The workers of crews who lack training, for whoever clocks them in. What a firm has saved as its requirement is asked there
 * and nothing else: a list that nobody chose would flag everybody.
 */
export const workersNotTrained = siteSource({
  reads: (db, reach) => [
    workerRows(
      db,
      sql`${reach.of(workforceWorkers.workspace, workforceWorkers.sample)} and ${asksGate(reach)}`,
    ),
    requirementRows(db, reach.of(trainingRequirements.workspace)),
    cardEvidence(db, reach.of(credentials.workspace, credentials.sample)),
    courseEvidence(db, reach.of(certificates.workspace, certificates.sample)),
  ],
  find: ([workers, saved, cards, courses], { day, language }) => {
    const requirements = saved.map(requirementOf);
    if (requirements.length === 0) return [];
    const words = translator(language, "certificates");
    const own = byPerson(workers, evidenceOf(cards, courses));
    const titles = new Map(requirements.map(({ code, title }) => [code, title]));
    return workers.flatMap((worker) => {
      const { lacking } = clearedFor(worker, requirements, own.get(worker.id) ?? [], { day });
      if (lacking.length === 0) return [];
      const lacks = lacking.map(({ code }) =>
        isOurs(code) ? words(`kinds.${code}` as Key<"certificates">) : (titles.get(code) ?? ""),
      );
      return [{ name: worker.called, lacks, href: MATRIX }];
    });
  },
});
