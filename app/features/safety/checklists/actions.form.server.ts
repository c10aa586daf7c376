import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { moveSchema } from "~/engines/process/process.ts";
import type { Actor } from "~/engines/trust/trust.server.ts";
import { badForm, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { actionProcess } from "./action.process.ts";
import { addProof, moveAction } from "./actions.commands.server.ts";
import { type Answer, refused, refusedFile } from "./checklists.form.server.ts";
import { ActionDone } from "./checklists.schemas.ts";

const ActionMove = moveSchema(actionProcess);

/** Whoever holds a link for everybody who has it, the name that they print is who they are. */
const asksName = (actor: Actor) => actor.kind === "holder";

/**
 * A form of an action, of the crew or of whoever holds its link: done, with a picture of it, looked at, or handed back.
 * @param to where the page goes on
 */
export async function answerAction(
  context: AppLoadContext,
  actor: Actor,
  { id, form, file, to }: { id: string; form: FormData; file: File | undefined; to: string },
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") !== "finish") {
    const submission = parseForm(form, ActionMove);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { transition, version, idem, note } = submission.value;
    const moved = await moveAction(context, actor, { record: id, transition, version, idem, note });
    if (moved.ok) return { ok: true, toast: "checklistActionMoved", to };
    return moved.error === "note-missing"
      ? { ok: false, status: 400, sent: { fields, errors: { note: "errors.reason" } } }
      : refused(moved.error, fields);
  }
  const submission = parseForm(form, ActionDone);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, version, printedName, note } = submission.value;
  if (asksName(actor) && printedName === "") return refused("printedName", fields, "printedName");
  if (file && file.size > 0) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kept = await addProof(storeOf(context), actor, { action: id, id: idem, name: file.name, bytes });
    if (!kept.ok)
      return ["gone", "not-allowed"].includes(kept.error)
        ? refused(kept.error, fields)
        : refusedFile(kept.error, fields);
  }
  const moved = await moveAction(context, actor, {
    ...{ record: id, version, idem, note, printedName },
    transition: "finish",
  });
  if (moved.ok) return { ok: true, toast: "checklistActionMoved", to };
  return moved.error === "blocked" ? refused("proof", fields, "file") : refused(moved.error, fields);
}
