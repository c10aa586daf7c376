import { and, asc, isNotNull, sql } from "drizzle-orm";
import { daysBetween } from "~/lib/local-day.ts";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { licenseChecks } from "~db/schema/tools.ts";

const MOST = 200;

/** What licences give to the brief: the newest check of each, of the whole workspace. */
export const licencesBrief = briefSource({
  limits: { licenceDays: { usual: 30, least: 1, most: 365 } },
  reads: (db, reach) => [
    db
      .select({
        id: licenseChecks.id,
        state: licenseChecks.state,
        number: licenseChecks.number,
        name: licenseChecks.name,
        expiresOn: licenseChecks.expiresOn,
      })
      .from(licenseChecks)
      .where(
        and(
          reach.of(licenseChecks.workspace, licenseChecks.sample),
          isNotNull(licenseChecks.expiresOn),
          sql`not exists (select 1 from license_checks as newer where newer.workspace_id = ${licenseChecks.workspace}
            and newer.state = ${licenseChecks.state} and newer.number_key = ${licenseChecks.numberKey}
            and (newer.looked_on > ${licenseChecks.lookedOn}
              or (newer.looked_on = ${licenseChecks.lookedOn} and newer.created_at > ${licenseChecks.createdAt})))`,
        ),
      )
      .orderBy(asc(licenseChecks.expiresOn), asc(licenseChecks.id))
      .limit(MOST),
  ],
  rules: {
    licenceExpiring: {
      whole: true,
      judge: ([checks], { day, limits }) => {
        if (checks.length === 0) return NOT_ENOUGH;
        const found = checks.flatMap(({ expiresOn, ...check }) => {
          const left = expiresOn ? daysBetween(day, expiresOn) : Number.POSITIVE_INFINITY;
          return expiresOn && left <= limits.licenceDays ? [{ ...check, expiresOn, left }] : [];
        });
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 4, likelihood: first.left < 0 ? 5 : 3 },
          numbers: { n: found.length, day: { day: first.expiresOn }, limit: limits.licenceDays },
          rows: found.map(({ id, name, state, number, expiresOn }) => ({
            ...{ name: typed([name, state, number].filter(Boolean).join(" · ")), more: { day: expiresOn } },
            href: `/license-check/${id}`,
          })),
          act: `/license-check/${first.id}`,
        };
      },
    },
  },
});
