import { and, eq, sql } from "drizzle-orm";
import type { Form } from "~/engines/request/request.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { intakeForms } from "~db/schema/intakes.ts";
import { type Added, addedForm, type Change, type Edited, editedForm, type Words } from "./form-edits.ts";
import type { Deps } from "./intakes.commands.server.ts";
import { INTAKE_LIMITS } from "./intakes.limits.ts";
import { templateOf } from "./templates.ts";

/** Copies a template, or an own questionnaire, so that it can be changed. */
export async function copyForm(
  { db, now }: Deps,
  actor: Person,
  { idem, form: of, title }: { idem: string; form: string; title: string },
): Promise<CommandResult<"gone" | "full" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  const mine = and(
    eq(intakeForms.id, of),
    eq(intakeForms.workspace, workspace),
    mayRead(actor, intakeForms.workspace),
  );
  const stock = templateOf(of);
  const [own] = stock ? [] : await db.select().from(intakeForms).where(mine);
  const form = stock ?? (own?.form as Form | undefined);
  if (!form) return { ok: false, error: "gone" };
  const held = sql`(select count(*) from ${intakeForms} where ${intakeForms.workspace} = ${workspace})`;
  const id = await idFrom(idem, workspace, of, title);
  const at = now();
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, "intake-form", id),
        at,
        sql`${held} < ${INTAKE_LIMITS.forms} and ${mayWrite(actor, workspace)}`,
      ),
      db.insert(intakeForms).values({
        ...{ id, workspace, title, template: own?.template ?? of, words: own?.words ?? {} },
        form: { ...form, version: 1 },
        createdAt: at.toISOString(),
      }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id };
}

type Refused = "gone" | "stale" | "not-allowed" | "empty" | "options" | "fullForm";

/** The next version of a questionnaire, from the one that the page showed. */
async function nextVersion(
  { db }: Deps,
  actor: Person,
  { id, version }: { id: string; version: number },
  change: (edited: Edited) => Edited | Refused,
): Promise<CommandResult<Refused>> {
  const [found] = await db
    .select()
    .from(intakeForms)
    .where(and(eq(intakeForms.id, id), mayRead(actor, intakeForms.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (found.version !== version) return { ok: false, error: "stale" };
  const next = change({ form: found.form as unknown as Form, words: found.words as Words });
  if (typeof next === "string") return { ok: false, error: next };
  const written = await db
    .update(intakeForms)
    .set({ form: { ...next.form }, words: { ...next.words }, version: sql`${intakeForms.version} + 1` })
    .where(
      and(eq(intakeForms.id, id), eq(intakeForms.version, version), mayWrite(actor, intakeForms.workspace)),
    )
    .returning({ id: intakeForms.id });
  if (written.length > 0) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
}

/** Rewords, reorders, drops and weighs: everything on the page at once, as another version. */
export const editForm = (
  deps: Deps,
  actor: Person,
  { changes, ...of }: { id: string; version: number; changes: Readonly<Record<string, Change>> },
) => nextVersion(deps, actor, of, (edited) => editedForm(edited, changes));

/** Adds a question to the end of a section. */
export const addQuestion = (
  deps: Deps,
  actor: Person,
  { added, ...of }: { id: string; version: number; added: Added },
) =>
  nextVersion(deps, actor, of, (edited) => {
    const next = addedForm(edited, added);
    return next === "full" ? "fullForm" : next;
  });
