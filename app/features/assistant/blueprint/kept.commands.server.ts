import { readTakeoff, writeTakeoff } from "~/engines/drawing/drawing.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import type { KeepTakeoff } from "./kept.schemas.ts";
import { measured, pointsAfter, removed } from "./plan.schemas.ts";
import type { MeasureProblem, Measuring } from "./plan.view.ts";
import { changeDrawing } from "./saved.commands.server.ts";

/** What came of a change of a take-off. */
interface Changed {
  /** The drawing's; nothing where points were taken back, which changes nothing of the drawing. */
  version?: number;
  /** What the page goes on with, where it measures. */
  measuring?: Measuring;
}

/**
 * What was measured on a member's drawing: the take-off of the page as it is, or with what its `do` says: `finish` adds
 * what is set and typed, `remove-2` takes the third measure away, `undo` and `clear` take back points that are not
 * finished. The same change sent again is done already; one made on an older page changes nothing. `refused`: what is
 * set and typed is no measure, and `problem` says why.
 */
export async function changeTakeoff(
  deps: { db: Database },
  actor: Person,
  { takeoff: query = "", do: order = "", measuring: given, ...page }: KeepTakeoff,
): Promise<
  CommandResult<"gone" | "not-allowed" | "stale" | "refused", Changed, { problem?: MeasureProblem }>
> {
  if (order === "undo" || order === "clear")
    return { ok: true, measuring: { ...given, tapping: pointsAfter(order, given.tapping) } };
  const before = readTakeoff(new URLSearchParams(query));
  const finish = order === "finish" ? measured(before, given, "kept") : undefined;
  if (finish?.ok === false) return { ok: false, error: "refused", problem: finish.error };
  const takeoff = writeTakeoff(finish?.takeoff ?? removed(order, before));
  const measuring = finish?.measuring ?? (order === "" ? undefined : given);
  const changed = await changeDrawing(deps, actor, { ...page, change: { takeoff } });
  return changed.ok ? { ...changed, measuring } : changed;
}
