import { and, asc, sql } from "drizzle-orm";
import { daysBetween } from "~/lib/local-day.ts";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { OWED } from "./punch.process.ts";
import { itemPath, listPath } from "./punch-list.limits.ts";

/** More are counted by the page of the list. */
const MOST = 200;

interface Item {
  id: string;
  number: number;
  words: string;
  room: string;
  priority: string;
  dueOn: string | null;
  state: string;
  stateSince: string;
  rejections: number;
}

const isOwed = ({ state }: Item) => (OWED as readonly string[]).includes(state);
const rowOf = ({ id, number, words }: Item) => ({
  name: typed(`${number} · ${words}`),
  href: itemPath(id),
});

/** What the punch list gives to the brief of a site: nothing of it while the list is empty. */
export const punchBrief = briefSource({
  limits: { disputeDays: { usual: 3, least: 0, most: 90 }, rejections: { usual: 2, least: 1, most: 20 } },
  reads: (db, reach) => {
    const ofSite = and(
      reach.of(punchItems.workspace, punchItems.sample),
      sql`${punchItems.projectId} in ${reach.jobs}`,
    );
    return [
      db
        .select({
          id: punchItems.id,
          number: punchItems.number,
          words: punchItems.words,
          room: punchItems.room,
          priority: punchItems.priority,
          dueOn: punchItems.dueOn,
          state: punchItems.state,
          stateSince: punchItems.stateSince,
          rejections: punchItems.rejections,
        })
        .from(punchItems)
        .where(and(ofSite, sql`${punchItems.state} not in ('closed', 'void')`))
        .orderBy(asc(punchItems.number), asc(punchItems.id))
        .limit(MOST),
      db.select({ all: sql<number>`count(*)` }).from(punchItems).where(ofSite),
    ];
  },
  rules: {
    punchCritical: {
      judge: ([items, [counted]]) => {
        if (!counted?.all) return NOT_ENOUGH;
        const found = items.filter((item) => item.priority === "high" && isOwed(item));
        if (found.length === 0) return FINE;
        return {
          ...{ severity: 4, likelihood: 3, numbers: { n: found.length } },
          ...{ rows: found.map(rowOf), act: listPath({ view: "open" }) },
        };
      },
    },
    punchOverdue: {
      judge: ([items, [counted]], { day }) => {
        if (!counted?.all) return NOT_ENOUGH;
        const found = items
          .filter((item) => isOwed(item) && item.dueOn !== null && item.dueOn < day)
          .sort((a, b) => (a.dueOn ?? "").localeCompare(b.dueOn ?? ""));
        const [oldest] = found;
        if (!oldest?.dueOn) return FINE;
        return {
          ...{ severity: 3, likelihood: 5 },
          numbers: { n: found.length, days: daysBetween(oldest.dueOn, day) },
          rows: found.map((item) => ({ ...rowOf(item), ...(item.dueOn && { more: { day: item.dueOn } }) })),
          act: listPath({ view: "overdue" }),
        };
      },
    },
    punchDisputed: {
      judge: ([items, [counted]], { now, limits }) => {
        if (!counted?.all) return NOT_ENOUGH;
        const before = now.getTime() - limits.disputeDays * 86_400_000;
        const found = items.filter(
          ({ state, stateSince }) => state === "in_dispute" && Date.parse(stateSince) <= before,
        );
        if (found.length === 0) return FINE;
        return {
          ...{ severity: 2, likelihood: 4, numbers: { n: found.length, limit: limits.disputeDays } },
          ...{ rows: found.map(rowOf), act: listPath({ view: "open" }) },
        };
      },
    },
    punchRejected: {
      judge: ([items, [counted]], { limits }) => {
        if (!counted?.all) return NOT_ENOUGH;
        const found = items.filter(({ rejections }) => rejections >= limits.rejections);
        if (found.length === 0) return FINE;
        return {
          ...{ severity: 3, likelihood: 3, numbers: { n: found.length, limit: limits.rejections } },
          rows: found.map((item) => ({ ...rowOf(item), more: item.rejections })),
          act: listPath({ view: "open" }),
        };
      },
    },
  },
  search: ([items]) =>
    items.map(({ id, number, words, room, dueOn }) => ({
      words: `${number} · ${room} · ${words}`,
      ...(dueOn && { day: dueOn }),
      ...{ href: itemPath(id), kind: "punchItem" },
    })),
});
