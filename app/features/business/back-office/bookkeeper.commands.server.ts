import { and, eq, inArray, sql } from "drizzle-orm";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import {
  type Holder,
  mayStill,
  mayWrite,
  type Person,
  recordAct,
  tellMaker,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { type AskedLine, bookkeeperPapers, bookkeeperRequests } from "~db/schema/back-office.ts";
import { ASK_LIMITS, BOOKKEEPER } from "./bookkeeper.limits.ts";
import bound from "./bookkeeper.process.server.ts";
import type { Ask } from "./bookkeeper.schemas.ts";
import { isCounted, LINES } from "./month-end.limits.ts";
import { readMonthEnd } from "./month-end.queries.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** The list of a month as it stands now: what is open, and what was looked at with which note. */
async function listOf(db: Database, actor: Person, month: string, day: string): Promise<AskedLine[]> {
  const { ticks, open } = await readMonthEnd(db, actor, month, day);
  return LINES.map((line) => {
    const tick = ticks.find((one) => one.line === line);
    return {
      ...{ line, isDone: tick !== undefined, note: tick?.note.trim() ?? "" },
      ...(isCounted(line) && { open: Number(open[line]) }),
    };
  });
}

/**
 * Asks a bookkeeper: in words, about papers of the inbox, and with the list of a month as it is now. Nobody reads it before a
 * link is made. Its id follows from the form's key and its words.
 * @param day today, for the notices and liens of the list
 */
export async function askBookkeeper(
  { db, now }: Deps,
  actor: Person,
  { idem, topic, words, month, papers, day }: Ask & { month: string; papers: readonly string[]; day: string },
): Promise<CommandResult<"gone" | "full" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace, owner } = actor;
  const list = month ? await listOf(db, actor, month, day) : [];
  const ids = JSON.stringify([...new Set(papers)].slice(0, ASK_LIMITS.papers));
  const ours = sql`paper.workspace_id = ${workspace} and paper.id in (select value from json_each(${ids}))`;
  const stands = sql`(select count(*) from desk_items as paper where ${ours}) = json_array_length(${ids})`;
  const held = sql`(select count(*) from bookkeeper_requests as held where held.workspace_id = ${workspace})`;
  const may = sql`${stands} and ${held} < ${ASK_LIMITS.requests} and ${mayWrite(actor, workspace)}`;
  const id = await idFrom(idem, workspace, topic, words, month, ids);
  const createdAt = at.toISOString();
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, BOOKKEEPER, id), at, may),
      db.insert(bookkeeperRequests).values({
        ...{ id, workspace, topic, words, month, list, askedBy: owner, stateSince: createdAt, createdAt },
      }),
      db.insert(bookkeeperPapers).select(
        sql`select ${id} || ':' || paper.id, ${workspace}, ${id}, paper.id, '', '', ${createdAt}
            from desk_items as paper where ${ours}`,
      ),
      began(db, bound, actor, { record: id, party: "desk", now: at }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [why] = await db.select({ there: sql<number>`(${stands})` }).from(sql`(select 1)`);
    return { ok: false, error: why?.there ? "full" : "gone" };
  }
  return { ok: true, id };
}

type Moved = CommandResult<MoveRefusal, { state: string }, { guard?: string }>;
interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
}

/** Asks again, or is done with it. It is answered by its link only. */
export const moveRequest = async (deps: Deps, actor: Person, moving: Moving): Promise<Moved> =>
  moving.transition === "answer" ? { ok: false, error: "blocked" } : move(deps, bound, actor, moving);

export interface Proposed {
  item: string;
  code: string;
  note: string;
}

export interface Answering {
  id: string;
  version: number;
  idem: string;
  printedName: string;
  answer: string;
  papers: readonly Proposed[];
}

/**
 * What whoever holds the link answers: words, and a code for each paper as they propose it. It is written beside the papers,
 * which stay as they are until somebody of the desk codes them.
 */
export async function answerRequest(
  deps: Deps,
  holder: Holder,
  { id, version, idem, printedName, answer, papers }: Answering,
): Promise<CommandResult<MoveRefusal | "nothing">> {
  if (answer === "" && papers.every(({ code, note }) => code === "" && note === ""))
    return { ok: false, error: "nothing" };
  const { db } = deps;
  const answeredAt = deps.now().toISOString();
  const act = crypto.randomUUID();
  const said = JSON.stringify(papers);
  const its = (name: "code" | "note") =>
    sql`coalesce((select one.value ->> ${name} from json_each(${said}) as one
      where one.value ->> 'item' = bookkeeper_papers.item_id), '')`;
  const moved = await move(deps, bound, holder, {
    ...{ record: id, transition: "answer", version, idem, printedName },
    also: ({ happened }) => [
      db
        .update(bookkeeperRequests)
        .set({ answer, answeredBy: printedName, answeredAt })
        .where(and(eq(bookkeeperRequests.id, id), happened)),
      db
        .update(bookkeeperPapers)
        .set({ code: its("code"), note: its("note") })
        .where(
          and(
            eq(bookkeeperPapers.requestId, id),
            inArray(
              bookkeeperPapers.itemId,
              papers.map(({ item }) => item),
            ),
            happened,
          ),
        ),
      recordAct(
        db,
        holder,
        { idem: act, verb: "answer", printedName, content: { decision: "answered", text: answer } },
        happened,
      ),
      tellMaker(db, act),
    ],
  });
  return moved.ok ? { ok: true } : { ok: false, error: moved.error };
}
