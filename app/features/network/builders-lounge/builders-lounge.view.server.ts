import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "~/engines/trust/trust.server.ts";
import { isAdmin } from "~/services/guard.server.ts";
import { type EventRow, eventsQuery, findEvent } from "./events.queries.server.ts";
import { EXAMPLE_EVENT, exampleEvents, examplePolls } from "./example.server.ts";
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

/** An event as the reader sees it. */
const eventView = (event: EventRow) => ({
  ...event,
  isSample: false,
  free: Math.max(0, event.capacity - event.going),
});
export type EventView = ReturnType<typeof eventView>;

/** What stands in the lounge. Where nothing has been asked or put on yet, examples that nobody answers. */
export async function loungeView(
  { db, now, language }: Pick<AppLoadContext, "db" | "now" | "language">,
  actor: Person | undefined,
) {
  const at = now().toISOString();
  const [polls, votes, events] = await db.batch([
    pollsQuery(db, actor, at),
    votesQuery(db, at),
    eventsQuery(db, actor, at),
  ]);
  return {
    polls: polls.length > 0 ? polls.map((poll) => pollView(poll, votes, at)) : examplePolls(language, now()),
    events: events.length > 0 ? events.map(eventView) : exampleEvents(language, now()),
  };
}
export type LoungeView = Awaited<ReturnType<typeof loungeView>>;

/** One event, for whoever may read it. */
export async function loungeEventView(context: AppLoadContext, actor: Person | undefined, id: string) {
  const { db, now, language } = context;
  if (id.startsWith(EXAMPLE_EVENT)) {
    const event = exampleEvents(language, now()).find((one) => one.id === id);
    return event && { event, names: [], isPast: false, isMember: false };
  }
  const member = await context.session.current();
  const found = await findEvent(db, actor, id, member ? isAdmin(context, member) : false, now());
  return found && { ...found, event: eventView(found.event), isMember: member !== undefined };
}
export type LoungeEventView = NonNullable<Awaited<ReturnType<typeof loungeEventView>>>;
