import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "~/engines/trust/trust.server.ts";
import { examplePolls } from "./example.server.ts";
import { type PollRow, pollsQuery, type VoteRow, votesQuery } from "./polls.queries.server.ts";

/** A poll as the reader sees it: how the others voted they read once they have voted themselves, or when it has closed. */
function pollView({ mine, ...poll }: PollRow, votes: readonly VoteRow[], at: string) {
  const isOpen = poll.closesAt > at;
  const of = (choice: number) =>
    votes.find((one) => one.pollId === poll.id && one.choice === choice)?.votes ?? 0;
  const counts = poll.options.map((_, choice) => of(choice));
  return {
    ...poll,
    isOpen,
    isSample: false,
    mine: mine ?? undefined,
    counts: mine !== null || !isOpen ? counts : undefined,
    total: counts.reduce((sum, one) => sum + one, 0),
  };
}
export type PollView = ReturnType<typeof pollView>;

/** What stands in the lounge. Where nobody has asked anything yet, examples that nobody votes on. */
export async function loungeView(
  { db, now, language }: Pick<AppLoadContext, "db" | "now" | "language">,
  actor: Person | undefined,
) {
  const at = now().toISOString();
  const [polls, votes] = await db.batch([pollsQuery(db, actor, at), votesQuery(db, at)]);
  return {
    polls: polls.length > 0 ? polls.map((poll) => pollView(poll, votes, at)) : examplePolls(language, now()),
  };
}
export type LoungeView = Awaited<ReturnType<typeof loungeView>>;
