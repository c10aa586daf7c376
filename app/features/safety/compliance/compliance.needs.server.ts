import { and, asc, eq, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { complianceEvidence, complianceItems, complianceSubjects } from "~db/schema/compliance.ts";
import { itemPath } from "./compliance.limits.ts";

/** Days before its end from which a paper waits for whoever asks for the next. */
const DAYS = 30;

/** Papers whose last accepted evidence runs out soon or has run out, unless the requirement is waived or never ends; and evidence to look at. */
export const complianceNeeds = needSource({
  reads: (db, { of, day }) => {
    const last = sql<string>`max(${complianceEvidence.expiresOn})`;
    const mine = of(complianceSubjects.workspace, complianceSubjects.sample);
    return [
      db
        .select({
          id: complianceItems.id,
          kind: complianceItems.kind,
          name: complianceSubjects.called,
          until: last,
        })
        .from(complianceEvidence)
        .innerJoin(complianceItems, eq(complianceItems.id, complianceEvidence.itemId))
        .innerJoin(complianceSubjects, eq(complianceSubjects.id, complianceItems.subjectId))
        .where(
          and(
            mine,
            eq(complianceEvidence.state, "accepted"),
            sql`coalesce(${complianceItems.waivedUntil}, '') < ${day}`,
          ),
        )
        .groupBy(complianceItems.id, complianceItems.kind, complianceSubjects.called)
        .having(sql`count(*) = count(${complianceEvidence.expiresOn}) and ${last} <= ${dayAfter(day, DAYS)}`)
        .orderBy(last, asc(complianceItems.id))
        .limit(MOST_NEEDS),
      db
        .select({ id: complianceItems.id, kind: complianceItems.kind, name: complianceSubjects.called })
        .from(complianceEvidence)
        .innerJoin(complianceItems, eq(complianceItems.id, complianceEvidence.itemId))
        .innerJoin(complianceSubjects, eq(complianceSubjects.id, complianceItems.subjectId))
        .where(and(mine, sql`${complianceEvidence.state} in ('received', 'in_review')`))
        .groupBy(complianceItems.id, complianceItems.kind, complianceSubjects.called)
        .orderBy(asc(complianceItems.id))
        .limit(MOST_NEEDS),
    ];
  },
  find: ([ending, waiting], { language }) => {
    const t = translator(language, "compliance");
    return [
      ...ending.map(({ id, kind, name, until }) => ({
        ...{ id: `${id}-ends`, name, href: itemPath(id), dueOn: until },
        label: t("needs.renew", { what: t(`kinds.${kind}`) }),
      })),
      ...waiting.map(({ id, kind, name }) => ({
        ...{ id: `${id}-review`, name, href: itemPath(id) },
        label: t("needs.review", { what: t(`kinds.${kind}`) }),
      })),
    ];
  },
});
