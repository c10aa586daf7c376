import { and, eq, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isTaken } from "~db/client.ts";
import type { MentorLanguage, MentorTopic, MentorTrade, WeekRule } from "~db/schema/mentors.terms.ts";
import { mentors } from "~db/schema/mentors.ts";
import type { Deps } from "./sessions.commands.server.ts";

export interface MentorFields {
  shownAs: string;
  about: string;
  trades: MentorTrade[];
  topics: MentorTopic[];
  languages: MentorLanguage[];
  years: number;
  hourCents: number;
  siteZone: string;
  rules: WeekRule[];
  daysOff: string[];
  noticeHours: number;
  weekMost: number;
  joinBy: string;
}

/** Somebody becomes a mentor. The form's key is the id; of several forms the first is the one, and the others are told. */
export async function becomeMentor(
  { db, now }: Deps,
  actor: Person,
  { idem, ...fields }: MentorFields & { idem: string },
): Promise<CommandResult<"already", { id: string }>> {
  const { workspace } = actor;
  try {
    await db.insert(mentors).values({ ...fields, id: idem, workspace, createdAt: now().toISOString() });
  } catch (error) {
    if (!isTaken(error, "mentors.workspace_id") && !isTaken(error, "mentors.id")) throw error;
    const [own] = await db
      .select({ id: mentors.id })
      .from(mentors)
      .where(and(eq(mentors.workspace, workspace), eq(mentors.sample, false)));
    if (own?.id !== idem) return { ok: false, error: "already" };
  }
  return { ok: true, id: idem };
}

/** Changes what a mentor offers. Sessions that are booked stay as they are. */
export async function changeMentor(
  { db }: Deps,
  actor: Person,
  { id, version, ...fields }: MentorFields & { id: string; version: number },
): Promise<CommandResult<"gone" | "stale", { id: string }>> {
  const its = and(eq(mentors.id, id), mayWrite(actor, mentors.workspace), eq(mentors.sample, false));
  const [changed, [found]] = await db.batch([
    db
      .update(mentors)
      .set({ ...fields, version: version + 1 })
      .where(and(its, eq(mentors.version, version)))
      .returning({ id: mentors.id }),
    db.select().from(mentors).where(its),
  ]);
  if (changed.length > 0) return { ok: true, id };
  if (!found) return { ok: false, error: "gone" };
  // The same form twice has changed it already.
  const same = Object.entries(fields).every(
    ([name, value]) => JSON.stringify(found[name as keyof MentorFields]) === JSON.stringify(value),
  );
  return same ? { ok: true, id } : { ok: false, error: "stale" };
}

/** Takes bookings or takes none for a while. Said twice it is so once. */
export async function openMentor(
  { db }: Deps,
  actor: Person,
  { id, open }: { id: string; open: boolean },
): Promise<CommandResult<"gone">> {
  const its = and(eq(mentors.id, id), mayWrite(actor, mentors.workspace), eq(mentors.sample, false));
  const [, [found]] = await db.batch([
    db
      .update(mentors)
      .set({ open, version: sql`${mentors.version} + 1` })
      .where(and(its, sql`${mentors.open} <> ${open ? 1 : 0}`)),
    db.select({ id: mentors.id }).from(mentors).where(its),
  ]);
  return found ? { ok: true } : { ok: false, error: "gone" };
}
