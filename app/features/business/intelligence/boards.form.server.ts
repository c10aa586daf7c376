import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, beside, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { dropBoard, makeBoard } from "./boards.commands.server.ts";
import { boardPath, MY_FIGURES } from "./intelligence.limits.ts";
import { BoardForm, DropBoardForm } from "./intelligence.schemas.ts";
import { inOrder } from "./tiles.server.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "contributions">;

const TYPED = ["name"];

/** Whether a form of the page is one of the team's boards. */
export const isOfBoards = (form: FormData): boolean => /Board$/.test(String(form.get("intent")));

/** A form of the team's boards: one that is made, or taken off. */
export async function answerBoards(context: Context, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const { db, now } = context;
  const refused = (problem: string, status: number): Answer => ({
    ok: false,
    status,
    sent: { fields, errors: {}, problem },
  });
  if (form.get("intent") === "dropBoard") {
    const dropped = parseForm(form, DropBoardForm);
    if (dropped.status !== "success") return badForm(replyOf(dropped), fields);
    const done = await dropBoard({ db, now }, actor, dropped.value.board);
    if (done.ok) return { ok: true, toast: "figureBoardDropped", to: `${MY_FIGURES}#boards` };
    if (done.error === "not-allowed") throw noAccess(fields, []);
    return refused("errors.boardGone", 404);
  }
  const submission = parseForm(form, BoardForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...board } = submission.value;
  const metrics = inOrder(context.contributions.metrics);
  const done = await makeBoard({ db, now, metrics }, actor, board);
  if (done.ok) return { ok: true, toast: "figureBoardMade", to: boardPath(board.idem) };
  switch (done.error) {
    case "not-allowed":
      throw noAccess(fields, TYPED);
    case "full":
      return refused("errors.boardsFull", 409);
    case "no-project":
      return beside(fields, { site: "errors.project" }, 422);
    case "empty":
      return beside(fields, { figures: "errors.boardEmpty" }, 422);
  }
}
