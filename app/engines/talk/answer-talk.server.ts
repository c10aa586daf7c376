import type { SQL } from "drizzle-orm";
import { badForm, type FormReply, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import type { Actor } from "../trust/trust.server.ts";
import { addPost, type Deps, dropPost, editPost, type PostSubject } from "./posts.server.ts";
import { POST_DROP_INTENT, POST_EDIT_INTENT, POST_INTENT } from "./talk.limits.ts";
import { DropPostForm, EditPostForm, NewPostForm } from "./talk-schemas.ts";

const INTENTS: readonly string[] = [POST_INTENT, POST_EDIT_INTENT, POST_DROP_INTENT];
const STATUS: Record<string, number> = { gone: 404, full: 409, closed: 409 };

type TalkAnswer =
  | { ok: true }
  | { ok: false; error: "not-allowed" }
  | {
      ok: false;
      error: "refused";
      status: number;
      sent: { fields: FormReply["fields"]; errors: FormReply["errors"]; problem?: string };
    };

/**
 * Carries out a form of a record's talk; undefined where the form is another one. Errors are keys of the namespace `talk`.
 * @param asksName whether whoever speaks has to print a name
 * @param stands that the record is there and in the workspace
 */
export async function answerTalk(
  deps: Deps,
  actor: Actor,
  {
    subject,
    stands,
    form,
    asksName = false,
  }: { subject: PostSubject; stands: SQL; form: FormData; asksName?: boolean },
): Promise<TalkAnswer | undefined> {
  const intent = String(form.get("intent") ?? "");
  if (!INTENTS.includes(intent)) return undefined;
  const fields = typedIn(form);
  const refused = (status: number, more: { errors?: FormReply["errors"]; problem?: string }): TalkAnswer => ({
    ...{ ok: false, error: "refused", status },
    sent: { fields, errors: more.errors ?? {}, ...(more.problem && { problem: more.problem }) },
  });
  const bad = (reply: FormReply): TalkAnswer => {
    const { status, sent } = badForm(reply, fields);
    return { ok: false, error: "refused", status, sent };
  };
  const done = (result: { ok: true } | { ok: false; error: string }): TalkAnswer => {
    if (result.ok) return { ok: true };
    if (result.error === "not-allowed") return { ok: false, error: "not-allowed" };
    return refused(STATUS[result.error] ?? 400, { problem: `errors.${result.error}` });
  };
  if (intent === POST_EDIT_INTENT) {
    const submission = parseForm(form, EditPostForm);
    if (submission.status !== "success") return bad(replyOf(submission));
    const { post, body } = submission.value;
    return done(await editPost(deps, actor, { post, subject, body }));
  }
  if (intent === POST_DROP_INTENT) {
    const submission = parseForm(form, DropPostForm);
    if (submission.status !== "success") return bad(replyOf(submission));
    return done(await dropPost(deps, actor, { post: submission.value.post, subject }));
  }
  const submission = parseForm(form, NewPostForm);
  if (submission.status !== "success") return bad(replyOf(submission));
  const { idem, body, printedName } = submission.value;
  if (asksName && printedName === "") return refused(400, { errors: { printedName: "errors.printedName" } });
  // A member is shown as one, whatever name a form brings: nobody of the team speaks as the client.
  const shown = actor.kind === "holder" ? printedName : "";
  return done(await addPost(deps, actor, { idem, subject, body, printedName: shown }, stands));
}
