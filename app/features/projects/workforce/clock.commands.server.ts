import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { metresBetween, type Position } from "~/engines/place/place.ts";
import { type Actor, isMember, mayAct, mayRead } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { localDay } from "~/lib/local-day.ts";
import { runTogether } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { sites } from "~db/schema/tools.ts";
import { capabilityLinks } from "~db/schema/trust.ts";
import { workforceCrews, workforcePunches, workforceWorkers } from "~db/schema/workforce.ts";
import { weekOf } from "./hours.ts";
import { isLocked, touchWeeks } from "./weeks.server.ts";
import { type Act, CREW, WORKER, WORKFORCE_LIMITS } from "./workforce.limits.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** Members of the workspace, and whoever holds a link to the crew or to the worker. */
export const mayClock = (
  actor: Actor,
  { workspace, crew, worker }: { workspace: SQL; crew: SQL; worker: SQL },
): SQL =>
  sql`(${mayAct(actor, "sign", workspace as never, { type: CREW, id: crew })}
    or ${mayAct(actor, "sign", workspace as never, { type: WORKER, id: worker })})`;

const ofWorker = (actor: Actor) =>
  mayClock(actor, {
    workspace: sql`${workforceWorkers.workspace}`,
    crew: sql`${workforceWorkers.crewId}`,
    worker: sql`${workforceWorkers.id}`,
  });
const ofPunch = (actor: Actor) =>
  mayClock(actor, {
    workspace: sql`${workforcePunches.workspace}`,
    crew: sql`${workforcePunches.crewId}`,
    worker: sql`${workforcePunches.workerId}`,
  });

export interface Clocking {
  /** The form's key: what is sent twice happens once. */
  idem: string;
  crew: string;
  workers: readonly string[];
  act: Act;
  /** ISO 8601 in UTC, on a whole minute, not after now. */
  at: string;
  code: string;
  /** Of another site of the workspace; empty for the crew's own. */
  site: string;
  /** Unpaid, of the shift that ends. */
  breakMinutes: number;
  source: "phone" | "crew" | "kiosk";
  here?: Position;
  /** Metres. */
  accuracy?: number;
}

/** Where a shift is begun: a site of the workspace, or what the crew says. */
async function placeOf(db: Database, crew: typeof workforceCrews.$inferSelect, site: string) {
  const wanted = site || crew.siteId;
  const [found] = wanted
    ? await db
        .select({
          id: sites.id,
          name: sites.name,
          zone: sites.siteZone,
          latitude: sites.latitude,
          longitude: sites.longitude,
        })
        .from(sites)
        .where(and(eq(sites.id, wanted), eq(sites.workspace, crew.workspace)))
    : [];
  const none = { id: null, name: crew.siteName, zone: crew.siteZone, latitude: null, longitude: null };
  return found ?? none;
}

/**
 * Clocks workers in, out, or from one job to the next. Who is in already is not clocked in again, who is not in is not
 * clocked out: they are passed over and named, and the others are done. Where somebody stands stops nobody: of a position
 * the distance to the gate is kept, for the flag.
 * @returns `skipped` are the names of those for whom there was nothing to do
 */
export async function clock(
  { db, now }: Deps,
  actor: Actor,
  clocking: Clocking,
): Promise<CommandResult<"gone" | "nobody" | "full" | "not-allowed", { done: number; skipped: string[] }>> {
  const { idem, act, at, code, source, here } = clocking;
  const chosen = JSON.stringify(clocking.workers);
  const isChosen = sql`${workforceWorkers.id} in (select value from json_each(${chosen}))`;
  const asked = await db
    .select({ crew: workforceCrews, id: workforceWorkers.id, name: workforceWorkers.name })
    .from(workforceWorkers)
    .innerJoin(workforceCrews, eq(workforceCrews.id, workforceWorkers.crewId))
    .where(and(eq(workforceCrews.id, clocking.crew), isChosen, ofWorker(actor)));
  const [first] = asked;
  if (!first) {
    const [seen] = await db
      .select({ id: workforceCrews.id })
      .from(workforceCrews)
      .where(and(eq(workforceCrews.id, clocking.crew), mayRead(actor, workforceCrews.workspace)));
    return { ok: false, error: !seen ? "gone" : clocking.workers.length === 0 ? "nobody" : "not-allowed" };
  }
  const { crew } = first;
  const place = await placeOf(db, crew, clocking.site);
  const weekIn = (zone: string) => weekOf(localDay(new Date(at), zone), crew.weekStart);
  const open = await db
    .select({ zone: workforcePunches.siteZone, weekOn: workforcePunches.weekOn })
    .from(workforcePunches)
    .where(
      and(
        sql`${workforcePunches.workerId} in (select value from json_each(${chosen}))`,
        isNull(workforcePunches.outAt),
        sql`not ${workforcePunches.void}`,
      ),
    );
  const metres =
    here && place.latitude !== null && place.longitude !== null
      ? Math.round(metresBetween(here, { latitude: place.latitude, longitude: place.longitude }))
      : null;
  const accuracy = metres === null ? null : (clocking.accuracy ?? null);
  const by = actor.kind === "person" && isMember(actor) ? actor.owner : null;
  const written = now().toISOString();
  const inserted = sql`${workforcePunches.id} in (select ${`${idem}:`} || value from json_each(${chosen}))`;
  const ended = sql`(${workforcePunches.outKey} = ${idem} and ${workforcePunches.workerId} in
    (select value from json_each(${chosen})))`;
  const didIn = sql`exists (select 1 from ${workforcePunches} where ${inserted})`;
  const didOut = sql`exists (select 1 from ${workforcePunches} where ${ended})`;

  const out = [...new Set(open.map(({ zone }) => zone))].map((zone) =>
    db
      .update(workforcePunches)
      .set({
        ...{
          outAt: at,
          openFor: null,
          firstOutAt: at,
          outKey: idem,
          outSource: source,
          outBy: by,
          weekTo: weekIn(zone),
        },
        ...{ outMetres: metres, outAccuracy: accuracy, breakMinutes: clocking.breakMinutes },
        ...{ sample: false, version: sql`${workforcePunches.version} + 1` },
      })
      .where(
        and(
          sql`${workforcePunches.workerId} in (select value from json_each(${chosen}))`,
          eq(workforcePunches.siteZone, zone),
          isNull(workforcePunches.outAt),
          sql`not ${workforcePunches.void} and ${workforcePunches.inAt} <= ${at}`,
          // Sent again after the next shift began: that one is not ended by the same press.
          sql`not exists (select 1 from workforce_punches as before where before.worker_id = ${workforcePunches.workerId}
            and before.out_key = ${idem})`,
          ofPunch(actor),
        ),
      ),
  );
  const into = db
    .insert(workforcePunches)
    .select(
      sql`select ${`${idem}:`} || ${workforceWorkers.id}, ${workforceWorkers.workspace}, ${workforceWorkers.crewId},
        ${workforceWorkers.id}, ${place.id}, ${place.name}, ${place.zone}, ${code}, ${at}, null, ${workforceWorkers.id}, ${weekIn(place.zone)},
        ${weekIn(place.zone)}, 0, ${workforceWorkers.rateCents}, ${source}, null, ${by}, null, ${metres}, ${accuracy}, null, null, ${at}, null, null, 0, 1,
        0, ${written} from ${workforceWorkers}
        where ${workforceWorkers.crewId} = ${crew.id} and ${isChosen} and ${workforceWorkers.active} and ${ofWorker(actor)}
        and not ${isLocked(crew.id, [weekIn(place.zone)])}
        and (select count(*) from workforce_punches as all_of where all_of.workspace_id = ${workforceWorkers.workspace})
          < ${WORKFORCE_LIMITS.punches}
        and ${
          act === "switch"
            ? sql`exists (select 1 from workforce_punches as left_at where left_at.worker_id = ${workforceWorkers.id}
                and left_at.out_key = ${idem})`
            : sql`1`
        }`,
    )
    .onConflictDoNothing();
  const changed = act === "in" ? didIn : didOut;
  const zones = [place.zone, ...open.map(({ zone }) => zone)];
  const link = actor.kind === "holder" ? actor.link : "";
  await runTogether(db, [
    ...(act === "in" ? [] : out),
    ...(act === "out" ? [] : [into]),
    // What somebody works with is no example any more.
    db
      .update(workforceCrews)
      .set({ sample: false })
      .where(and(eq(workforceCrews.id, crew.id), changed)),
    db.update(workforceWorkers).set({ sample: false }).where(and(isChosen, changed)),
    db
      .update(capabilityLinks)
      .set({ lastUsedAt: written })
      .where(and(eq(capabilityLinks.id, link), changed)),
    ...touchWeeks(db, actor, {
      ...{ crew: crew.id, zone: crew.siteZone, now: now(), changed },
      weeks: [...zones.map(weekIn), ...open.map(({ weekOn }) => weekOn)],
    }),
  ]);
  const rows = await db
    .select({ worker: workforcePunches.workerId })
    .from(workforcePunches)
    .where(act === "in" ? inserted : ended);
  const did = new Set(rows.map(({ worker }) => worker));
  const skipped = asked.filter(({ id }) => !did.has(id)).map(({ name }) => name);
  return { ok: true, done: did.size, skipped };
}
