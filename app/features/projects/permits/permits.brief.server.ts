import { and, asc, eq, sql } from "drizzle-orm";
import { daysBetween } from "~/lib/local-day.ts";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { permitInspections, permits } from "~db/schema/permits.ts";
import { lastDayOf } from "./expiry.ts";
import { PERMITS, permitPath } from "./permits.limits.ts";

const MOST = 200;
/** Results after which an inspection has to be repeated. */
const NOT_PASSED = ["partial", "fail", "no_access", "not_ready"];

const rowOf = ({ id, name }: { id: string; name: string }) => ({ name: typed(name), href: permitPath(id) });
type Named = { permitId: string; permit: string };
const rowOfIts = ({ permitId, permit }: Named, day: string) => ({
  ...{ name: typed(permit), href: permitPath(permitId), more: { day } },
});

/** What permits give to the brief of a site: those whose project stands on it. */
export const permitsBrief = briefSource({
  limits: {
    permitDays: { usual: 30, least: 1, most: 365 },
    correctionDays: { usual: 7, least: 0, most: 180 },
  },
  reads: (db, reach) => {
    const ofSite = and(
      reach.of(permits.workspace, permits.sample),
      sql`${permits.projectId} in ${reach.jobs}`,
      sql`${permits.state} not in ('finaled', 'revoked')`,
    );
    return [
      db
        .select({
          id: permits.id,
          name: permits.name,
          number: permits.number,
          scope: permits.scope,
          state: permits.state,
          stateSince: permits.stateSince,
          expiresOn: permits.expiresOn,
          lastActivityOn: permits.lastActivityOn,
          ruleDays: permits.ruleDays,
        })
        .from(permits)
        .where(ofSite)
        .orderBy(asc(permits.name), asc(permits.id))
        .limit(MOST),
      db
        .select({
          id: permitInspections.id,
          // Not the permit's own id: of two columns with one name D1 keeps one in a batch.
          permitId: permitInspections.permitId,
          permit: permits.name,
          type: permitInspections.type,
          requestedFor: permitInspections.requestedFor,
          result: permitInspections.result,
          resultOn: permitInspections.resultOn,
          isRepeated: sql<number>`exists (select 1 from permit_inspections as later
            where later.repeat_of = ${permitInspections.id})`,
        })
        .from(permitInspections)
        .innerJoin(permits, eq(permits.id, permitInspections.permitId))
        .where(ofSite)
        .orderBy(asc(permitInspections.requestedFor), asc(permitInspections.id))
        .limit(MOST),
    ];
  },
  rules: {
    permitExpired: {
      judge: ([all], { day }) => {
        if (all.length === 0) return NOT_ENOUGH;
        const found = all.filter((permit) => {
          const last = lastDayOf(permit);
          return (
            permit.state === "expired" || (permit.state === "issued" && last !== undefined && last < day)
          );
        });
        if (found.length === 0) return FINE;
        return {
          ...{ severity: 5, likelihood: 5, numbers: { n: found.length } },
          ...{ rows: found.map(rowOf), act: found.length === 1 ? permitPath(found[0]?.id ?? "") : PERMITS },
        };
      },
    },
    permitExpiring: {
      judge: ([all], { day, limits }) => {
        if (all.length === 0) return NOT_ENOUGH;
        const found = all
          .flatMap((permit) => {
            const last = permit.state === "issued" ? lastDayOf(permit) : undefined;
            const left = last === undefined ? -1 : daysBetween(day, last);
            return last !== undefined && left >= 0 && left <= limits.permitDays
              ? [{ permit, last, left }]
              : [];
          })
          .sort((a, b) => a.left - b.left);
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 4, likelihood: first.left <= 7 ? 4 : 2 },
          numbers: { n: found.length, days: first.left, limit: limits.permitDays },
          rows: found.map(({ permit, last }) => ({ ...rowOf(permit), more: { day: last } })),
          act: permitPath(first.permit.id),
        };
      },
    },
    correctionsWaiting: {
      judge: ([all], { now, limits }) => {
        if (all.length === 0) return NOT_ENOUGH;
        const before = now.getTime() - limits.correctionDays * 86_400_000;
        const found = all.filter(
          ({ state, stateSince }) => state === "corrections" && Date.parse(stateSince) <= before,
        );
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: 4, numbers: { n: found.length, limit: limits.correctionDays } },
          ...{ rows: found.map(rowOf), act: permitPath(first.id) },
        };
      },
    },
    inspectionNotBooked: {
      judge: ([all, inspections]) => {
        const issued = all.filter(({ state }) => state === "issued");
        if (issued.length === 0) return NOT_ENOUGH;
        const found = issued.filter(
          ({ id }) =>
            !inspections.some(
              ({ permitId, result, type }) =>
                permitId === id && (result === null || (type === "final" && result === "pass")),
            ),
        );
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 2, likelihood: 3, numbers: { n: found.length } },
          ...{ rows: found.map(rowOf), act: permitPath(first.id) },
        };
      },
    },
    inspectionOverdue: {
      judge: ([, inspections], { day }) => {
        if (inspections.length === 0) return NOT_ENOUGH;
        const found = inspections.filter(({ result, requestedFor }) => result === null && requestedFor < day);
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: 5 },
          numbers: { n: found.length, days: daysBetween(first.requestedFor, day) },
          rows: found.map((one) => rowOfIts(one, one.requestedFor)),
          act: permitPath(first.permitId),
        };
      },
    },
    inspectionToday: {
      judge: ([, inspections], { day }) => {
        if (inspections.length === 0) return NOT_ENOUGH;
        const found = inspections.filter(
          ({ result, requestedFor }) => result === null && requestedFor === day,
        );
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: 3, numbers: { n: found.length } },
          rows: found.map((one) => rowOfIts(one, one.requestedFor)),
          act: permitPath(first.permitId),
        };
      },
    },
    inspectionFailed: {
      judge: ([, inspections]) => {
        if (inspections.length === 0) return NOT_ENOUGH;
        const found = inspections.filter(
          ({ result, isRepeated }) => result !== null && NOT_PASSED.includes(result) && !isRepeated,
        );
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 4, likelihood: 4, numbers: { n: found.length } },
          rows: found.map((one) => rowOfIts(one, one.resultOn ?? one.requestedFor)),
          act: permitPath(first.permitId),
        };
      },
    },
  },
  search: ([all]) =>
    all.map(({ id, name, number, scope, expiresOn }) => ({
      words: [name, number, scope].filter(Boolean).join(" · "),
      ...(expiresOn && { day: expiresOn }),
      ...{ href: permitPath(id), kind: "permit" },
    })),
});
