import { readTakeoff, writeTakeoff } from "~/engines/drawing/drawing.ts";
import { parseForm, replyOf } from "~/services/form.server.ts";
import type { Database } from "~db/client.ts";
import type { TypedError } from "./blueprint.schemas.ts";
import { KeepLines, KeepTakeoff, type KeptChange } from "./kept.schemas.ts";
import { type Measuring, measured, pointsAfter, readMeasuring, removed } from "./plan.schemas.ts";
import { changeDrawing } from "./saved.commands.server.ts";

export type KeptOutcome =
  /** Changed, as `version` of the drawing; the page goes on with `measuring`, where it measures. */
  | { ok: true; changed: "takeoff" | "lines"; id: string; version: number; measuring?: Measuring }
  /** Points were taken back; nothing of the drawing is changed. */
  | { ok: true; changed: undefined; id: string; measuring: Measuring }
  | { ok: false; error: "malformed" | "gone" }
  /** What is typed is wrong, or the drawing was changed on another page; `change` is what the page shows again. */
  | { ok: false; error: "refused" | "stale"; change: KeptChange };

const malformed: KeptOutcome = { ok: false, error: "malformed" };
const refused = (error: "refused" | "stale", change: Omit<KeptChange, "stale">): KeptOutcome => ({
  ok: false,
  error,
  change: { ...change, stale: error === "stale" },
});

/** Lines typed beside a drawing. */
async function changeLines(db: Database, userId: string, form: FormData): Promise<KeptOutcome> {
  const submission = parseForm(form, KeepLines);
  const typed = String(form.get("lines") ?? "");
  if (submission.status !== "success") {
    const error = replyOf(submission).errors.lines;
    return error === undefined ? malformed : refused("refused", { lines: typed, error: error as TypedError });
  }
  const { lines: typedLines = "", ...page } = submission.value;
  const changed = await changeDrawing(db, userId, page, { typedLines });
  if (changed.ok) return { ok: true, changed: "lines", id: page.id, version: changed.version };
  return changed.error === "gone" ? { ok: false, error: "gone" } : refused("stale", { lines: typed });
}

/**
 * What was measured on a drawing: the take-off of the form as it is, or with what its `do` says: `finish` adds what is
 * set and typed, `remove-2` takes the third measure away, `undo` and `clear` take back points that are not finished.
 */
async function changeTakeoff(db: Database, userId: string, form: FormData): Promise<KeptOutcome> {
  const submission = parseForm(form, KeepTakeoff);
  if (submission.status !== "success") return malformed;
  const { takeoff: query = "", do: order = "", ...page } = submission.value;
  const before = readTakeoff(new URLSearchParams(query));
  const given = readMeasuring(form);
  if (order === "undo" || order === "clear") {
    const measuring = { ...given, tapping: pointsAfter(order, given.tapping) };
    return { ok: true, changed: undefined, id: page.id, measuring };
  }
  const finish = order === "finish" ? measured(before, given, "kept") : undefined;
  if (finish?.ok === false) return refused("refused", { measuring: { ...given, error: finish.error } });
  const takeoff = writeTakeoff(finish?.takeoff ?? removed(order, before));
  const measuring = finish?.measuring ?? (order === "" ? undefined : given);
  const changed = await changeDrawing(db, userId, page, { takeoff });
  if (changed.ok) return { ok: true, changed: "takeoff", id: page.id, version: changed.version, measuring };
  return changed.error === "gone"
    ? { ok: false, error: "gone" }
    : refused("stale", { measuring: order === "" ? undefined : given });
}

/**
 * Changes what is kept with a member's drawing, by a form with its `id` and the `version` of the page it was made on:
 * what was typed beside it (`intent=lines`) or measured on it. The same form sent again is done already; one made on
 * an older page changes nothing.
 */
export const changeKept = (db: Database, userId: string, form: FormData): Promise<KeptOutcome> =>
  form.get("intent") === "lines" ? changeLines(db, userId, form) : changeTakeoff(db, userId, form);
