import { and, eq, isNull, sql } from "drizzle-orm";
import { openMinutes, readDays, readHours, WEEKDAYS } from "~/engines/booking/booking.ts";
import { type Administrator, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { posting } from "~/engines/talk/talk.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { queueMailIf } from "~/services/mail.server.ts";
import { workspaceOf } from "~/services/workspace.ts";
import { deskHours, tickets } from "~db/schema/tickets.ts";
import { readClock } from "./clock.queries.server.ts";
import ticketBound from "./ticket.process.server.ts";
import type { DeskMove } from "./ticket.process.ts";
import { clockAfter, type Deps, linkOf, type MailDeps, ticketSubject } from "./vic.commands.server.ts";
import type { HoursForm } from "./vic.schemas.ts";

export interface DeskReply {
  id: string;
  version: number;
  idem: string;
  body: string;
  step: DeskMove;
}

/**
 * What the desk says, with what goes along: it works on, waits for the customer, or has solved it. The words, the step, the
 * clock and what tells the customer are one batch. A guest is mailed a link and never the words themselves.
 */
export async function answerTicket(
  deps: MailDeps,
  who: Administrator,
  { id, version, idem, body, step }: DeskReply,
): Promise<CommandResult<MoveRefusal, { mailId?: string }>> {
  const { db } = deps;
  const at = deps.now();
  const read = await readClock(db, id);
  if (!read) return { ok: false, error: "gone" };
  const { ticket, open } = read;
  const clock = clockAfter(step, read, at);
  const post = crypto.randomUUID();
  const mailId = `ticket:${id}:${idem}`;
  const t = translator(ticket.language, "vic-service");
  const link = ticket.email ? await linkOf(deps, id, ticket.email) : undefined;
  const mail = link && {
    recipient: ticket.email,
    subject: t("mail.moved.subject"),
    text: t(`mail.moved.${step}`, { link: deps.origin + link.path }),
  };
  const actor = { kind: "person", owner: who.owner, workspace: workspaceOf(who.owner) } as const;
  const said = {
    idem: post,
    body,
    mark: "desk",
    printedName: t("deskName"),
    subject: { ...ticketSubject(id), by: sql`1` },
  };
  const minutes = open ? Math.max(0, openMinutes(open, new Date(ticket.createdAt), at)) : null;
  const moved = await move(deps, ticketBound, who, {
    ...{ record: id, transition: step, version, idem },
    when: eq(tickets.version, ticket.version),
    also: ({ happened }) => [
      posting(db, actor, said, { now: at, stands: happened }),
      db
        .update(tickets)
        .set(clock)
        .where(and(eq(tickets.id, id), happened)),
      db
        .update(tickets)
        .set({ answeredAt: at.toISOString(), answeredMinutes: minutes })
        .where(and(eq(tickets.id, id), isNull(tickets.answeredAt), happened)),
      ...(mail ? [queueMailIf(db, mailId, mail, at, happened)] : []),
    ],
  });
  return moved.ok ? { ok: true, ...(mail && { mailId }) } : { ok: false, error: moved.error };
}

/** Hours, days off and the first day of the desk. What was promised before stays promised. */
export async function saveHours(
  { db }: Pick<Deps, "db">,
  { version, zone, opensOn, daysOff, ...typed }: HoursForm,
): Promise<CommandResult<"stale" | "noHours">> {
  const rules = WEEKDAYS.flatMap((weekday) =>
    (readHours(typed[`hours${weekday}`]) ?? []).map((span) => ({ weekday, ...span })),
  );
  if (rules.length === 0) return { ok: false, error: "noHours" };
  const said = { siteZone: zone, opensOn, rules, daysOff: readDays(daysOff) ?? [] };
  const saved =
    version === 0
      ? await db
          .insert(deskHours)
          .values({ id: "desk", ...said })
          .onConflictDoNothing()
          .returning({ id: deskHours.id })
      : await db
          .update(deskHours)
          .set({ ...said, version: version + 1 })
          .where(and(eq(deskHours.id, "desk"), eq(deskHours.version, version)))
          .returning({ id: deskHours.id });
  return saved.length > 0 ? { ok: true } : { ok: false, error: "stale" };
}
