import { eq, sql } from "drizzle-orm";
import { chaining } from "~/engines/chain/chain.server.ts";
import { makingDocument } from "~/engines/lines/lines.server.ts";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { projects } from "~db/schema/projects.ts";
import { factOf, valuesOf } from "./proposal-content.ts";
import type { Deps } from "./proposals.commands.server.ts";
import { OF_PROJECT, PROPOSAL, PROPOSAL_LIMITS } from "./proposals.limits.ts";
import { acceptedOf } from "./proposals.queries.server.ts";

/** What a job begins with. */
export interface JobHead {
  idem: string;
  name: string;
  number: string;
  client: string;
  summary: string;
  site: string;
  startOn: string | null;
  finishOn: string | null;
  contract: number;
  zone: string;
}

/** How a job is begun: the command of the feature of projects, which the page brings along. */
type BeginJob = (
  deps: Deps,
  actor: Person,
  head: JobHead,
) => Promise<CommandResult<"full" | "not-allowed", { id: string }>>;

/** The id of the job that a proposal becomes: of two who press at once, both come to the same. */
export const jobIdOf = (proposal: string) => idFrom("proposal-job", proposal);

/**
 * Makes the job of an accepted proposal, with the contract as it was signed, and its schedule of values, which sums to it.
 * Pressed twice, or by two at once, it is made once.
 */
export async function convertProposal(
  deps: Deps,
  actor: Person,
  { id, zone, begin }: { id: string; zone: string; begin: BeginJob },
): Promise<CommandResult<"gone" | "not-accepted" | "full" | "not-allowed", { project: string }>> {
  const accepted = await acceptedOf(deps.db, actor, id);
  if (!accepted) return { ok: false, error: "gone" };
  if (accepted.state !== "accepted") return { ok: false, error: "not-accepted" };
  const { content, title, totalCents } = accepted;
  const { workspace } = actor;
  const job = await jobIdOf(id);
  const isThere = async () =>
    (await deps.db.select({ id: projects.id }).from(projects).where(eq(projects.id, job))).length === 1;
  // A key is remembered for some days only: a job that stands is not begun again.
  const made = (await isThere())
    ? { ok: true as const, id: job }
    : await begin(deps, actor, {
        ...{ idem: job, name: title, number: "", site: "", zone },
        client: factOf(content, "client"),
        summary: factOf(content, "scope").slice(0, PROPOSAL_LIMITS.summary),
        startOn: factOf(content, "startOn") || null,
        finishOn: factOf(content, "finishOn") || null,
        contract: Math.max(0, totalCents),
      });
  if (!made.ok) return made;
  // Somebody has removed the job since: that decision stands.
  if (!(await isThere())) return { ok: false, error: "gone" };
  const now = deps.now();
  const values = {
    ...{ id: await idFrom("proposal-values", id), workspace, title, content: valuesOf(content) },
    subject: { type: OF_PROJECT, id: made.id },
  };
  const stands = sql`exists (select 1 from projects as job where job.id = ${made.id})`;
  await deps.db.batch([
    makingDocument(deps.db, values, { now, when: sql`${mayWrite(actor, workspace)} and ${stands}` }),
    chaining(deps.db, {
      ...{ workspace, now, from: { kind: PROPOSAL, id }, to: { kind: OF_PROJECT, id: made.id } },
    }),
  ]);
  return { ok: true, project: made.id };
}
