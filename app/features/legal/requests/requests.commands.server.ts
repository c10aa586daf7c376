import { and, eq, sql } from "drizzle-orm";
import { audited, SITE } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { queueMail } from "~/services/mail.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { legalRequests } from "~db/schema/legal.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { dueDate, nextStates, requestAddress, STATES } from "./requests.logic.ts";
import type { FileRequest } from "./requests.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
  origin: string;
}

/** The sent mail of one form has the form's key in its id, so that one sent twice sends one. */
const mailIdOf = (id: string, step: string) => `${id}-${step}`;

/** Files a request, and tells whoever filed it when it is due. The form's key is its id: sent twice it is one. */
export async function fileRequest(
  deps: Deps & { language: Language },
  owner: Owner,
  input: FileRequest,
): Promise<CommandResult<never, { mailId: string }>> {
  const { db, now, origin, language } = deps;
  const { idem: id, kind, name, email, text } = input;
  const at = now();
  const due = dueDate(at).toISOString();
  const t = translator(language, "legal-request");
  const mailId = mailIdOf(id, "received");
  const params = {
    kind: t(`kinds.${kind}`),
    date: formatsOf(language).date(due),
    link: origin + requestAddress(kind),
  };
  await db.batch([
    db
      .insert(legalRequests)
      .values({
        id,
        owner,
        kind,
        name,
        email,
        place: "place" in input ? input.place : "",
        text,
        language,
        createdAt: at.toISOString(),
        dueAt: due,
      })
      .onConflictDoNothing(),
    queueMail(
      db,
      mailId,
      {
        recipient: email,
        subject: t("mail.received.subject", params),
        text: t("mail.received.text", params),
      },
      at,
    ).onConflictDoNothing(),
  ]);
  return { ok: true, mailId };
}

interface Move {
  id: string;
  version: number;
  to: "checking" | "done" | "refused";
  answer: string;
}

/**
 * Moves a request on, by an administrator: what they read has not changed since, and the step is one that is allowed.
 * The step is written down with it, and whoever filed it is told in their own language.
 */
export async function moveRequest(
  deps: Deps,
  admin: Owner,
  { id, version, to, answer }: Move,
): Promise<CommandResult<"stale", { mailId: string }>> {
  const { db, now, origin } = deps;
  const at = now();
  const [request] = await db.select().from(legalRequests).where(eq(legalRequests.id, id));
  const from = STATES.filter((state) => nextStates(state).includes(to));
  if (!request || !from.includes(request.state)) return { ok: false, error: "stale" };
  const t = translator(request.language, "legal-request");
  const params = {
    kind: t(`kinds.${request.kind}`),
    state: t(`states.${to}`),
    answer,
    link: origin + requestAddress(request.kind),
  };
  const mail = t(answer ? "mail.answered.text" : "mail.moved.text", params);
  const mailId = mailIdOf(id, to);
  const standing = and(
    eq(legalRequests.id, id),
    eq(legalRequests.version, version),
    eq(legalRequests.state, request.state),
  );
  const isThere = sql`exists (select 1 from ${legalRequests} where ${standing})`;
  const { recorded } = await audited(deps, {
    events: [
      { chain: SITE, act: `request.${to}`, actor: admin, subject: id, details: { kind: request.kind } },
    ],
    when: isThere,
    statements: [
      db
        .insert(mailOutbox)
        .select(
          sql`select ${mailId}, ${request.email}, ${t("mail.moved.subject", params)}, ${mail}, 'queued', 0,
            ${at.toISOString()}, null where ${isThere}`,
        )
        .onConflictDoNothing(),
      db
        .update(legalRequests)
        .set({
          state: to,
          answer,
          version: version + 1,
          closedAt: nextStates(to).length === 0 ? at.toISOString() : null,
        })
        .where(standing),
    ],
  });
  return recorded ? { ok: true, mailId } : { ok: false, error: "stale" };
}
