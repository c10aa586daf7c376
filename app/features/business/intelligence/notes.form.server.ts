import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";
import { DropNoteForm, NoteForm } from "./intelligence.schemas.ts";
import { addNote, dropNote } from "./notes.commands.server.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "contributions">;

/** A form of a figure's page: a note on a day, or one that is taken off. */
export async function answerNotes(
  context: Context,
  actor: Present,
  { metric: typed, form, here }: { metric: string; form: FormData; here: string },
): Promise<Answer> {
  const fields = typedIn(form);
  const { db, now } = context;
  const { metrics } = context.contributions;
  const metric = metrics.find(({ id }) => id.toLowerCase() === typed.toLowerCase())?.id;
  if (!metric) throw refusal("not-found");
  const to = `${here}#notes`;
  const refused = (problem: string, status: number): Answer => ({
    ok: false,
    status,
    sent: { fields, errors: {}, problem },
  });
  if (form.get("intent") === "drop") {
    const submission = parseForm(form, DropNoteForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const done = await dropNote({ db }, actor, { metric, note: submission.value.note });
    if (done.ok) return { ok: true, toast: "figureNoteDropped", to };
    if (done.error === "not-allowed") throw noAccess(fields, []);
    return refused("errors.noteGone", 404);
  }
  const submission = parseForm(form, NoteForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  const done = await addNote({ db, now, metrics }, actor, { metric, ...said });
  if (done.ok) return { ok: true, toast: "figureNoted", to };
  if (done.error === "not-allowed") throw noAccess(fields, ["words"]);
  return refused(done.error === "full" ? "errors.notesFull" : "errors.form", 409);
}
