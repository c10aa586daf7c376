import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { answerTalk } from "~/engines/talk/talk.server.ts";
import { POST_INTENT } from "~/engines/talk/talk.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, beside, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { findConnection, isConnected } from "./connection.queries.server.ts";
import { handFile } from "./connection-files.commands.server.ts";
import {
  answerConnection,
  blockOther,
  judgeMessage,
  keepNote,
  markRead,
  removeConnection,
  reportMessage,
  tellOther,
  unblockOther,
} from "./connections.commands.server.ts";
import { refused } from "./connections.form.server.ts";
import { CONNECT_LIMITS, CONNECTION, connectionPath, MY_CONNECTIONS, REPORTS } from "./connections.limits.ts";
import { ConnectionForm, HandForm, JudgeForm } from "./connections.schemas.ts";

const FILE_ERRORS: readonly string[] = [
  ...["empty", "unknown", "truncated", "moving", "tooManyPixels", "tooLarge", "full"],
];

/** What one of the two does on the page of their connection. */
export async function answerConnectionPage(
  context: AppLoadContext,
  actor: Person,
  id: string,
  { form, file }: { form: FormData; file: File | undefined },
): Promise<Answer> {
  const fields = typedIn(form);
  const to = connectionPath(id);
  if (form.get("intent") === "file") {
    const submission = parseForm(form, HandForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    if (!file) return beside(fields, { file: "errors.file.none" }, 422);
    if (file.size > CONNECT_LIMITS.fileBytes) return beside(fields, { file: "errors.file.tooLarge" }, 413);
    await context.rateLimit.take("deal");
    const kept = await handFile(storeOf(context), actor, {
      ...{ id, idem: submission.value.idem, name: file.name },
      bytes: new Uint8Array(await file.arrayBuffer()),
    });
    if (kept.ok) return { ok: true, toast: "personHanded", to: `${to}#files` };
    if (kept.error === "not-allowed" || kept.error === "tooMany") {
      // Whether there is no room or no connection any more, the page that is read anew says.
      const isThere =
        (await findConnection(context.db, actor, id, context.now()))?.connection.state === "accepted";
      return isThere ? beside(fields, { file: "errors.file.full" }, 409) : refused("gone", fields);
    }
    return beside(
      fields,
      { file: FILE_ERRORS.includes(kept.error) ? `errors.file.${kept.error}` : "errors.file.full" },
      422,
    );
  }
  const stands = isConnected(actor, id);
  // A message is its author's own, so that both of the two may change theirs, keep it in their archive and take it with them.
  const subject = { workspace: actor.workspace, type: CONNECTION, id };
  const said = await answerTalk(context, actor, { subject, stands, form });
  if (said) {
    if (!said.ok)
      return said.error === "refused"
        ? { ok: false, status: said.status, sent: said.sent }
        : refused("gone", fields);
    if (form.get("intent") === POST_INTENT) {
      await tellOther(context, actor, { id });
      await markRead(context, actor, { id });
    }
    return { ok: true, toast: "personSaid", to: `${to}#talk` };
  }
  const submission = parseForm(form, ConnectionForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  const done = (
    result: { ok: true } | { ok: false; error: string },
    toast: (Answer & { ok: true })["toast"],
    where: string = to,
  ): Answer => (result.ok ? { ok: true, toast, to: where } : refused(result.error, fields));
  switch (typed.intent) {
    case "accept":
      return done(await answerConnection(context, actor, { id, accept: true }), "personConnected");
    case "ignore":
      return done(
        await answerConnection(context, actor, { id, accept: false }),
        "personIgnored",
        MY_CONNECTIONS,
      );
    case "remove":
      return done(await removeConnection(context, actor, { id }), "personRemoved", MY_CONNECTIONS);
    case "block":
      return done(await blockOther(context, actor, id), "personBlocked", MY_CONNECTIONS);
    case "unblock":
      return done(await unblockOther(context, actor, id), "personUnblocked", MY_CONNECTIONS);
    case "read":
      return done(await markRead(context, actor, { id }), "personRead");
    case "note": {
      const { intent: _, doNotHire, ...note } = typed;
      return done(
        await keepNote(context, actor, { ...note, id, doNotHire: doNotHire === "on" }),
        "personNoted",
        `${to}#private`,
      );
    }
    default:
      return done(await reportMessage(context, actor, { id, ...typed }), "messageReported");
  }
}

/** What a moderator decides of a message that somebody reported. */
export async function answerReports(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, JudgeForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, post } = submission.value;
  const judged = await judgeMessage(context, { post, takeAway: intent === "take-away" });
  return judged.ok ? { ok: true, toast: "messageJudged", to: REPORTS } : refused(judged.error, fields);
}
