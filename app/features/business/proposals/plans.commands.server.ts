import { and, eq } from "drizzle-orm";
import type { Content } from "~/engines/lines/lines.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { readPlans } from "~/features/business/financing/plans.queries.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { documents } from "~db/schema/lines.ts";
import { plansIn, withPlans } from "./plans.ts";
import { type Deps, type EditResult, editProposal } from "./proposals.commands.server.ts";
import { KIND } from "./proposals.limits.ts";

type PlansResult = CommandResult<"no-plan"> | EditResult;

/**
 * Puts plans on a draft, by their ids: one that it has stays as it was taken over, and others are taken over as they are kept
 * now. An id that is neither is nobody's plan.
 */
export async function choosePlans(
  deps: Deps,
  actor: Person,
  { id, version, ids }: { id: string; version: number; ids: readonly string[] },
): Promise<PlansResult> {
  const kept = await readPlans(deps.db, actor);
  const [found] = await deps.db
    .select({ content: documents.content })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.kind, KIND), mayRead(actor, documents.workspace)));
  if (!found) return { ok: false, error: "gone" };
  const all = [...plansIn(found.content as Content), ...kept];
  const plans = ids.flatMap((wanted) => all.find((plan) => plan.id === wanted) ?? []);
  if (plans.length < ids.length) return { ok: false, error: "no-plan" };
  // Of what was read before the version is compared, nothing but these plans is written.
  return editProposal(deps, actor, { id, version, change: (content) => withPlans(content, plans) });
}
