import { and, eq, type SQL, sql } from "drizzle-orm";
import { began, type Move, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { dayAfter, daysBetween, localDay } from "~/lib/local-day.ts";
import { startOfDay } from "~/lib/wall-clock.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type {
  NeedCurrency,
  NeedLanguage,
  NeedPaper,
  NeedPay,
  NeedTrade,
} from "~db/schema/connections.terms.ts";
import { crewNeeds } from "~db/schema/connections.ts";
import { type Deps, isNamed, mayMeet, nameless, naming, whyNot } from "./among.server.ts";
import { CONNECT_LIMITS } from "./connections.limits.ts";
import { coarsely } from "./match.ts";
import process from "./need.process.server.ts";
import { WITH_ANSWER } from "./need.process.ts";

export interface NewNeed {
  idem: string;
  /** The name that somebody takes with it, if they have none. */
  called: string;
  trade: NeedTrade;
  headcount: number;
  firstDay: string;
  lastDay: string;
  siteZone: string;
  area: string;
  address: string;
  position?: { latitude: number; longitude: number };
  pay: NeedPay;
  payCents: number;
  currency: NeedCurrency;
  language: NeedLanguage;
  notes: string;
  papers: NeedPaper[];
}

export type PostRefusal = "past" | "span" | "far" | "no-name" | "name-taken" | "limit" | "amount";

/** Posts that people are needed. The form's key is the id: what is sent twice is posted once. */
export async function postNeed(
  { db, now: clock }: Deps,
  actor: Person,
  { idem, called, position, ...need }: NewNeed,
): Promise<CommandResult<PostRefusal, { id: string }>> {
  const { workspace } = actor;
  const now = clock();
  const today = localDay(now, need.siteZone);
  const key = await submissionKey(idem, JSON.stringify(need));
  const [sent] = await db
    .select({ id: crewNeeds.id })
    .from(crewNeeds)
    .where(and(eq(crewNeeds.id, idem), eq(crewNeeds.workspace, workspace)));
  if (sent) return { ok: true, id: idem };
  if (need.firstDay < today) return { ok: false, error: "past" };
  const length = daysBetween(need.firstDay, need.lastDay);
  if (length < 0 || length >= CONNECT_LIMITS.needDays) return { ok: false, error: "span" };
  if (daysBetween(today, need.firstDay) > CONNECT_LIMITS.ahead) return { ok: false, error: "far" };
  if ((need.pay === "agreed") !== (need.payCents === 0)) return { ok: false, error: "amount" };
  const near = position && coarsely(position);
  try {
    await db.batch([
      naming(db, workspace, called, now),
      takeOnlyIf(db, workspace, key, now, sql`(${isNamed(workspace)} and ${mayMeet(workspace, now)})`),
      db.insert(crewNeeds).values({
        ...{ ...need, id: idem, workspace },
        ...{ latitude: position?.latitude, longitude: position?.longitude },
        ...{ nearLatitude: near?.latitude, nearLongitude: near?.longitude },
        overAt: startOfDay(dayAfter(need.lastDay), need.siteZone),
        ...{ stateSince: now.toISOString(), createdAt: now.toISOString() },
      }),
      began(db, process, actor, { record: idem, party: "poster", now }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    const [why] = await whyNot(db, workspace, now);
    return { ok: false, error: why?.named ? "limit" : nameless(called) };
  }
  return { ok: true, id: idem };
}

/** A step of the need itself: it is withdrawn. What goes with an answer has a form of its own. */
export const stepNeed = (
  deps: Deps,
  actor: Person,
  step: Move & { transition: string },
): Promise<CommandResult<MoveRefusal, object, { guard?: string }>> =>
  (WITH_ANSWER as readonly string[]).includes(step.transition)
    ? Promise.resolve({ ok: false as const, error: "blocked" as const })
    : move(deps, process, actor, step);

/** The places of a need that are promised, as a scalar. @param need its id, as a column or a value */
export const promisedOf = (need: SQL | string): SQL<number> =>
  sql<number>`(select coalesce(sum(promised.headcount), 0) from need_responses as promised
    where promised.need_id = ${need} and promised.state = 'accepted')`;
