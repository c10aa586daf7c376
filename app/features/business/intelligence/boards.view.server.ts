import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq } from "drizzle-orm";
import { readableByLink } from "~/engines/metric/metric.server.ts";
import { type Holding, mayRead } from "~/engines/trust/trust.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { type BoardQuestion, metricBoards } from "~db/schema/intelligence.ts";
import { FIGURE_BOARD } from "./intelligence.limits.ts";
import { askAnew, type KeptQuestion } from "./kept.server.ts";
import { projectsOf } from "./tiles.server.ts";

/** The questions of a board, each by its place. */
export const asKept = ({ questions }: { questions: readonly BoardQuestion[] }): KeptQuestion[] =>
  questions.map((question, at) => ({ ...question, id: String(at) }));

/**
 * A board for whoever holds a link to it: its figures over the rows of its own workspace, asked anew, and no way to any row.
 * The link stands in every statement. Undefined where the board is gone.
 */
export async function sharedBoardView(
  context: Pick<AppLoadContext, "db" | "language" | "contributions">,
  { holder, link }: Holding,
  day: string,
) {
  const { db } = context;
  const workspace = link.workspace as WorkspaceId;
  const of = readableByLink(holder, workspace, { type: FIGURE_BOARD, id: link.subject.id });
  const [[board], choices] = await db.batch([
    db
      .select({ name: metricBoards.name, questions: metricBoards.questions })
      .from(metricBoards)
      .where(
        and(
          eq(metricBoards.id, link.subject.id),
          mayRead(holder, metricBoards.workspace, { type: FIGURE_BOARD, id: metricBoards.id }),
        ),
      ),
    projectsOf(db, of),
  ]);
  if (!board) return undefined;
  const names = new Map(choices.map((one) => [one.id, one.name]));
  const tiles = await askAnew(context, of, { questions: asKept(board), names, day });
  return { name: board.name, from: link.askedFrom, tiles };
}
export type SharedBoardView = NonNullable<Awaited<ReturnType<typeof sharedBoardView>>>;
