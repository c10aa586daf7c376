import type { CommandResult } from "~/lib/command-result.ts";
import { type Holder, recordAct, tellMaker } from "../trust/trust.server.ts";
import type { BoundProcess } from "./binding.server.ts";
import { type Deps, type Move, type MoveRefusal, move } from "./move.server.ts";

/**
 * What whoever holds a link decides: the record is moved under the name as typed, the decision is written down as an act of
 * the link, and its maker is told, in one batch.
 * @param content what the act says of the decision
 */
export async function decide(
  deps: Deps,
  bound: BoundProcess,
  holder: Holder,
  { content, also, ...step }: Move & { printedName: string; content: unknown },
): Promise<CommandResult<MoveRefusal>> {
  const act = crypto.randomUUID();
  const { printedName } = step;
  const moved = await move(deps, bound, holder, {
    ...step,
    also: (moved) => [
      ...(also?.(moved) ?? []),
      recordAct(deps.db, holder, { idem: act, verb: "sign", printedName, content }, moved.happened),
      tellMaker(deps.db, act),
    ],
  });
  return moved.ok ? { ok: true } : { ok: false, error: moved.error };
}
