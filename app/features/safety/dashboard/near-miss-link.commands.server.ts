import { and, eq, sql } from "drizzle-orm";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { type Holder, mayAct } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { notifications, users } from "~db/schema/account.ts";
import { safetyReports } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import { capabilityLinks } from "~db/schema/trust.ts";

import { NEAR_MISS, reportPath, SAFETY_LIMITS } from "./dashboard.limits.ts";
import { hasRoom, nearMissRow, REPORT_FILES } from "./dashboard.queries.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface ByLink {
  site: string;
  idem: string;
  what: string;
  place: string;
  /** `YYYY-MM-DD`, by the clocks of the site. */
  happenedOn: string;
  printedName: string;
  photo?: { name: string; bytes: Uint8Array };
}

type PhotoProblem = Extract<Awaited<ReturnType<typeof keepFile>>, { ok: false }>["error"];

const atSite = (holder: Holder, verb: "answer" | "upload", site: string) =>
  and(eq(sites.id, site), mayAct(holder, verb, sites.workspace, { type: NEAR_MISS, id: sites.id }));

/**
 * Keeps what somebody without an account reports by the link of a site. The photo goes first, so that a report is never
 * kept without the picture that was sent with it. That the link stands and allows it is in each statement. The form's key
 * is the id of the report and of its photo: what is sent twice is kept once. Nothing says who sent it, unless the link
 * asks for a name.
 */
export async function reportByLink(
  store: FileStore,
  holder: Holder,
  { site, idem, what, place, happenedOn, printedName, photo }: ByLink,
): Promise<CommandResult<"over" | "full" | "today" | `photo.${PhotoProblem}`>> {
  const { db, now } = store;
  const at = now();
  const since = new Date(at.getTime() - DAY_MS).toISOString();
  const today = sql`(select count(*) from ${safetyReports} as sent where sent.link_id = ${holder.link}
    and sent.created_at > ${since}) < ${SAFETY_LIMITS.byLinkADay}`;
  const [[found], [before]] = await db.batch([
    db
      .select({
        workspace: sites.workspace,
        room: sql<number>`(${hasRoom(sql`${sites.workspace}`)})`,
        today: sql<number>`(${today})`,
      })
      .from(sites)
      .where(atSite(holder, "answer", site)),
    db.select({ linkId: safetyReports.linkId }).from(safetyReports).where(eq(safetyReports.id, idem)),
  ]);
  if (!found) return { ok: false, error: "over" };
  // A key of somebody else's report opens none.
  if (before) return before.linkId === holder.link ? { ok: true } : { ok: false, error: "over" };
  if (!found.room) return { ok: false, error: "full" };
  if (!found.today) return { ok: false, error: "today" };
  if (photo) {
    const subject = { workspace: found.workspace as WorkspaceId, type: REPORT_FILES, id: idem };
    const rules = { kind: "picture", most: SAFETY_LIMITS.photoBytes, count: SAFETY_LIMITS.photos } as const;
    const byLink = { type: NEAR_MISS, id: site };
    const kept = await keepFile(store, holder, subject, { id: idem, ...photo }, { ...rules, byLink });
    if (!kept.ok)
      return { ok: false, error: kept.error === "not-allowed" ? "over" : (`photo.${kept.error}` as const) };
  }
  const row = nearMissRow({
    ...{
      idem,
      workspace: sql`${sites.workspace}`,
      what,
      place,
      happenedOn,
      siteZone: sql`${sites.siteZone}`,
      at,
    },
    by: {
      link: holder.link,
      source: sql`(select held.name from ${capabilityLinks} as held where held.id = ${holder.link})`,
      reporter: printedName,
      siteName: sql`${sites.name}`,
    },
  });
  const [, , [written]] = await db.batch([
    db
      .insert(safetyReports)
      .select(
        sql`select ${row} from ${sites} where ${atSite(holder, "answer", site)}
          and ${hasRoom(sql`${sites.workspace}`)} and ${today}`,
      )
      .onConflictDoNothing(),
    // Whoever hung the link up is told, once.
    db
      .insert(notifications)
      .select(
        sql`select 'nearMiss:' || sent.id, ${users.id}, 'linkUsed', ${capabilityLinks.name}, ${reportPath(idem)}, null,
          sent.created_at, null from ${safetyReports} as sent
          join ${capabilityLinks} on ${capabilityLinks.id} = sent.link_id
          join ${users} on 'user:' || ${users.id} = ${capabilityLinks.createdBy}
          where sent.id = ${idem} and sent.link_id = ${holder.link}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: safetyReports.id })
      .from(safetyReports)
      .where(and(eq(safetyReports.id, idem), eq(safetyReports.linkId, holder.link))),
  ]);
  return written ? { ok: true } : { ok: false, error: "over" };
}
