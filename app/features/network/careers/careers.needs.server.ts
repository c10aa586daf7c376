import { asc, eq, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { careerEndorsements } from "~db/schema/careers.ts";
import { directoryEntries } from "~db/schema/directory.ts";
import { careerPath } from "./career.limits.ts";
import { inReach } from "./endorsements.server.ts";

/** Endorsements that wait for the person whom they are about. */
export const careersNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({
        id: careerEndorsements.id,
        entry: careerEndorsements.entryId,
        skill: careerEndorsements.skill,
      })
      .from(careerEndorsements)
      .innerJoin(directoryEntries, eq(directoryEntries.id, careerEndorsements.entryId))
      .where(
        sql`${of(directoryEntries.workspace, directoryEntries.sample)} and ${careerEndorsements.confirmedAt} is null
          and ${careerEndorsements.declinedAt} is null
          and ${inReach(sql`${directoryEntries.person}`, sql`${careerEndorsements.workspace}`)}`,
      )
      .orderBy(asc(careerEndorsements.createdAt), asc(careerEndorsements.id))
      .limit(MOST_NEEDS),
  ],
  find: ([waiting], { language }) =>
    waiting.map(({ id, entry, skill }) => ({
      id: `endorsement:${id}`,
      label: translator(language, "careers")("needs.endorsement"),
      name: skill,
      href: careerPath(entry) as `/${string}`,
    })),
});
