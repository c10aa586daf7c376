import { and, eq, type SQL, sql } from "drizzle-orm";
import { chaining } from "~/engines/chain/chain.server.ts";
import type { ChainEnd } from "~/engines/chain/chain.ts";
import { makingDocument } from "~/engines/lines/lines.server.ts";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { projects } from "~db/schema/projects.ts";
import { factOf, valuesOf } from "./proposal-content.ts";
import type { Deps } from "./proposals.commands.server.ts";
import { OF_PROJECT, PROPOSAL, PROPOSAL_LIMITS } from "./proposals.limits.ts";
import { acceptedOf, hasNoValues, isContract, readJobs } from "./proposals.queries.server.ts";

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
  /** What led to it. */
  from: ChainEnd;
  /** What has to hold in the statement that begins it. */
  when: SQL;
}

/** How a job is begun: the command of the feature of projects, which the page brings along. */
type BeginJob = (
  deps: Deps,
  actor: Person,
  head: JobHead,
) => Promise<CommandResult<"full" | "not-allowed", { id: string }>>;

type Refused = "gone" | "not-accepted" | "amended" | "has-job" | "full" | "not-allowed";

/** Why no job is made of it; undefined where one is. */
const refusalOf = (accepted: { state: string; isAmended: number } | undefined) => {
  if (!accepted) return "gone" as const;
  if (accepted.state !== "accepted") return "not-accepted" as const;
  return accepted.isAmended ? ("amended" as const) : undefined;
};

/**
 * Makes the job of an accepted proposal, with the contract as it was signed, and its schedule of values, which sums to it.
 * Where its deal has become a job already, that one takes the contract and the values, if it has none. Pressed twice, or by
 * two at once, it is made once: the ids follow from the acceptance, whose own id nobody is told.
 */
export async function convertProposal(
  deps: Deps,
  actor: Person,
  { id, zone, begin }: { id: string; zone: string; begin: BeginJob },
): Promise<CommandResult<Refused, { project: string }>> {
  const { db } = deps;
  const accepted = await acceptedOf(db, actor, id);
  const [stands] = await readJobs(db, actor, id);
  if (accepted?.state === "accepted" && stands?.isOwn && !stands.isBare)
    return { ok: true, project: stands.id };
  const refusal = refusalOf(accepted);
  if (!accepted || refusal) return { ok: false, error: refusal ?? "gone" };
  if (stands && !stands.isBare) return { ok: false, error: "has-job" };
  const { content, title, totalCents, acceptance } = accepted;
  const { workspace } = actor;
  const contract = Math.max(0, totalCents);
  const from = { kind: PROPOSAL, id } as const;
  if (!stands) {
    const job = await idFrom("proposal-job", acceptance);
    const made = await begin(deps, actor, {
      ...{ idem: job, name: title, number: "", site: "", zone, contract, from, when: isContract(id) },
      client: factOf(content, "client"),
      summary: factOf(content, "scope").slice(0, PROPOSAL_LIMITS.summary),
      startOn: factOf(content, "startOn") || null,
      finishOn: factOf(content, "finishOn") || null,
    });
    // It was amended meanwhile, or there is no room.
    if (!made.ok) return { ok: false, error: refusalOf(await acceptedOf(db, actor, id)) ?? made.error };
  }
  const project = stands?.id ?? (await idFrom("proposal-job", acceptance));
  const now = deps.now();
  const values = {
    ...{ id: await idFrom("proposal-values", acceptance), workspace, title, content: valuesOf(content) },
    subject: { type: OF_PROJECT, id: project },
  };
  const may = sql`(${mayWrite(actor, workspace)} and ${isContract(id)} and exists (select 1 from ${projects}
    where ${projects.id} = ${project} and ${projects.workspace} = ${workspace} and ${hasNoValues}))`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(acceptance, "proposal-values", project), now, may),
      db
        .update(projects)
        .set({ contractCents: contract, sample: false, version: sql`${projects.version} + 1` })
        .where(
          and(
            eq(projects.id, project),
            eq(projects.workspace, workspace),
            hasNoValues,
            stands && !stands.isOwn ? sql`1` : sql`0`,
          ),
        ),
      makingDocument(db, values, { now, when: may }),
      chaining(db, { workspace, now, from, to: { kind: OF_PROJECT, id: project } }),
    ]);
  } catch (error) {
    if (!isRepeat(error) && !isRefused(error)) throw error;
    const [since] = await readJobs(db, actor, id);
    // Somebody has removed the job since: that decision stands.
    if (!since) return { ok: false, error: "gone" };
    if (!since.isOwn || since.isBare)
      return { ok: false, error: refusalOf(await acceptedOf(db, actor, id)) ?? "has-job" };
  }
  return { ok: true, project };
}
