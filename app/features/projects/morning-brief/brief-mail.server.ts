import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "~/i18n/languages.ts";
import type { Task } from "~/services/contribution.ts";
import { queueMailTo } from "~/services/mail.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { type Database, isUnavailable } from "~db/client.ts";
import { profiles, users } from "~db/schema/account.ts";
import { briefMails } from "~db/schema/morning-brief.ts";
import { sites } from "~db/schema/tools.ts";
import { briefPath } from "./morning-brief.limits.ts";
import { readBrief, readSites } from "./morning-brief.queries.server.ts";
import { type BriefSheet, scopeOf, sheetOf } from "./morning-brief.view.server.ts";
import { nextMorning } from "./mornings.ts";

/** Mails of one run: each reads everything that the page reads. The next run is ten minutes later. */
const A_RUN = 20;
/** A run that comes this much later writes none: at noon nobody plans the morning. */
const TOO_LATE_MS = 6 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

const due = (db: Database, at: string) =>
  db
    .select({
      ...{ id: briefMails.id, member: briefMails.userId, site: briefMails.siteId, dueAt: briefMails.dueAt },
      ...{ workspace: sites.workspace, zone: sites.siteZone, language: profiles.language },
    })
    .from(briefMails)
    .innerJoin(sites, eq(sites.id, briefMails.siteId))
    .innerJoin(users, eq(users.id, briefMails.userId))
    .leftJoin(profiles, eq(profiles.id, briefMails.userId))
    .where(and(lte(briefMails.dueAt, at), isNotNull(users.emailConfirmedAt)))
    .orderBy(asc(briefMails.dueAt), asc(briefMails.id))
    .limit(A_RUN);

/** The printed page as lines of text, with the way to the brief and to its end. */
function messageFor(language: Language, sheet: BriefSheet, address: string) {
  const t = translator(language, "morning-brief");
  const findings = sheet.lines.flatMap(({ name, says, sum, rows }) => [
    `- ${name} (${sum})`,
    `  ${says}`,
    ...rows.map((row) => `  * ${row.replace(/\s+/g, " ")}`),
    "",
  ]);
  const more = [sheet.more, sheet.none, sheet.unknown].filter((line) => line !== "");
  return {
    subject: t("mail.subject", { site: sheet.site, day: sheet.day }),
    text: [
      ...[sheet.sample, `${sheet.site}, ${sheet.day}`].filter((line) => line !== ""),
      ...[sheet.score, ""],
      ...findings,
      ...(sheet.waiting.length > 0 ? [`${sheet.waitingTitle}:`, ...sheet.waiting, ""] : []),
      ...more.flatMap((line) => [line, ""]),
      ...[sheet.printed, "", t("mail.more", { link: address })],
    ].join("\n"),
  };
}

type Due = Awaited<ReturnType<typeof due>>[number];
type TaskDeps = Parameters<Task>[0];

/**
 * Writes one brief, while its reader may still read the site. The moment of the next one and the message are one batch, and
 * the message is written only by the run that moved the moment.
 */
async function writeOne(
  { db, now, origin = "", contributions: { brief: sources } }: TaskDeps,
  { id, member, site: key, dueAt, workspace, zone, language: spoken }: Due,
): Promise<void> {
  const at = now();
  const messageId = crypto.randomUUID();
  const move = db
    .update(briefMails)
    .set({ dueAt: nextMorning(zone, at), messageId })
    .where(and(eq(briefMails.id, id), eq(briefMails.dueAt, dueAt)));
  if (at.getTime() - Date.parse(dueAt) > TOO_LATE_MS) {
    await move;
    return;
  }
  const actor = {
    kind: "person" as const,
    ...{ owner: `user:${member}` as Owner, workspace: workspace as WorkspaceId },
  };
  const { own, site } = await readSites(db, actor, key);
  if (!site) {
    // Whoever is no member any more is told nothing more.
    await db.delete(briefMails).where(eq(briefMails.id, id));
    return;
  }
  const language = isLanguage(spoken) ? spoken : FALLBACK_LANGUAGE;
  const scope = scopeOf(site, { day: "", now: at, own: own?.limits, sources });
  const brief = await readBrief(db, actor, { sources, scope });
  const sheet = sheetOf(brief, { scope, language, printedAt: at });
  const message = messageFor(language, sheet, `${origin}${briefPath({ site: key })}`);
  const mine = sql`exists (select 1 from ${briefMails} as mine where mine.message_id = ${messageId})`;
  await db.batch([move, queueMailTo(db, messageId, message, at, and(eq(users.id, member), mine))]);
}

/**
 * The briefs of this morning, each for who asked for it, in their language. One that cannot be written holds up no other: it
 * is told when the others are done, and tried again a day later.
 */
export const writeBriefMails: Task = async (deps) => {
  const { db, now } = deps;
  const failed = new Map<string, unknown>();
  for (const one of await due(db, now().toISOString()))
    try {
      await writeOne(deps, one);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      failed.set(one.id, error);
      const dueAt = new Date(now().getTime() + DAY_MS).toISOString();
      await db.update(briefMails).set({ dueAt }).where(eq(briefMails.id, one.id));
    }
  if (failed.size > 0)
    throw new Error(`morning brief: ${failed.size} could not be written (${[...failed.keys()].join(", ")})`, {
      cause: [...failed.values()][0],
    });
};
