import { and, asc, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { credentials } from "~db/schema/certificates.ts";
import { cardPath, isCardKind } from "./certificates.limits.ts";

/** Days before its end from which a card waits to be renewed, and days after it for which it goes on to wait. */
const BEFORE = 30;
const AFTER = 30;

/** Cards that run out soon or have run out lately, unless the same person has one of the kind that lasts longer. */
export const cardsToRenew = needSource({
  reads: (db, { of, day }) => [
    db
      .select({
        id: credentials.id,
        kind: credentials.kind,
        holder: credentials.holder,
        until: credentials.expiresOn,
      })
      .from(credentials)
      .where(
        and(
          of(credentials.workspace, credentials.sample),
          sql`${credentials.expiresOn} between ${dayAfter(day, -AFTER)} and ${dayAfter(day, BEFORE)}`,
          sql`not exists (select 1 from credentials as newer where newer.workspace_id = ${credentials.workspace}
            and newer.kind = ${credentials.kind} and newer.holder = ${credentials.holder}
            and coalesce(newer.expires_on, '9999') > ${credentials.expiresOn})`,
        ),
      )
      .orderBy(asc(credentials.expiresOn), asc(credentials.id))
      .limit(MOST_NEEDS),
  ],
  find: ([cards], { language }) => {
    const t = translator(language, "certificates");
    return cards.map(({ id, kind, holder, until }) => ({
      ...{ id, name: holder, href: cardPath(id), dueOn: until ?? undefined },
      label: t("needs.renew", { what: t(`kinds.${isCardKind(kind) ? kind : "other"}`) }),
    }));
  },
});
