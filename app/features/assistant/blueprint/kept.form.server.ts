import type { Person } from "~/engines/trust/trust.server.ts";
import { parseForm, replyOf } from "~/services/form.server.ts";
import type { Database } from "~db/client.ts";
import type { TypedError } from "./blueprint.schemas.ts";
import { changeTakeoff } from "./kept.commands.server.ts";
import { KeepLines, KeepTakeoff, type KeptChange } from "./kept.schemas.ts";
import { measuringFields } from "./plan.schemas.ts";
import type { Measuring } from "./plan.view.ts";
import { changeDrawing } from "./saved.commands.server.ts";

export type KeptOutcome =
  /** Changed, as `version` of the drawing; the page goes on with `measuring`, where it measures. */
  | { ok: true; changed: "takeoff" | "lines"; id: string; version: number; measuring?: Measuring }
  /** Points were taken back; nothing of the drawing is changed. */
  | { ok: true; changed: undefined; id: string; measuring?: Measuring }
  | { ok: false; error: "malformed" | "gone" | "not-allowed" }
  /** What is typed is wrong, or the drawing was changed on another page; `change` is what the page shows again. */
  | { ok: false; error: "refused" | "stale"; change: KeptChange };

const malformed: KeptOutcome = { ok: false, error: "malformed" };
const refused = (error: "refused" | "stale", change: Omit<KeptChange, "stale">): KeptOutcome => ({
  ok: false,
  error,
  change: { ...change, stale: error === "stale" },
});

interface Deps {
  db: Database;
}

/** Lines typed beside a drawing. */
async function keepLines(deps: Deps, actor: Person, form: FormData): Promise<KeptOutcome> {
  const submission = parseForm(form, KeepLines);
  const typed = String(form.get("lines") ?? "");
  if (submission.status !== "success") {
    const error = replyOf(submission).errors.lines;
    return error === undefined ? malformed : refused("refused", { lines: typed, error: error as TypedError });
  }
  const { lines: typedLines = "", ...page } = submission.value;
  const changed = await changeDrawing(deps, actor, { ...page, change: { typedLines } });
  if (changed.ok) return { ok: true, changed: "lines", id: page.id, version: changed.version };
  if (changed.error !== "stale") return { ok: false, error: changed.error };
  return refused("stale", { lines: typed });
}

async function keepTakeoff(deps: Deps, actor: Person, form: FormData): Promise<KeptOutcome> {
  const submission = parseForm(form, KeepTakeoff);
  if (submission.status !== "success") return malformed;
  const { id, do: order, measuring: given } = submission.value;
  const result = await changeTakeoff(deps, actor, submission.value);
  if (result.ok) {
    const { version, measuring } = result;
    if (version === undefined) return { ok: true, changed: undefined, id, measuring };
    return { ok: true, changed: "takeoff", id, version, measuring };
  }
  if (result.error === "gone" || result.error === "not-allowed") return { ok: false, error: result.error };
  const again = { ...given, fields: measuringFields(given) };
  if (result.error === "refused")
    return refused("refused", { measuring: { ...again, error: result.problem } });
  return refused("stale", { measuring: order === undefined ? undefined : again });
}

/**
 * What a form changes of what is kept with a member's drawing, for both of its routes. The form has the drawing's `id`
 * and the `version` of the page it was made on, and what was typed beside it (`intent=lines`) or measured on it.
 */
export const changeKept = (deps: Deps, actor: Person, form: FormData): Promise<KeptOutcome> =>
  form.get("intent") === "lines" ? keepLines(deps, actor, form) : keepTakeoff(deps, actor, form);
