import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "~/engines/trust/trust.server.ts";
import { LOUNGE_TALK, loungeThreads } from "~/features/network/community/community.queries.server.ts";
import { clockAt } from "~/lib/wall-clock.ts";
import { isAdmin } from "~/services/guard.server.ts";
import { LOUNGE_LIMITS } from "./builders-lounge.limits.ts";
import { type EventRow, eventsQuery, findEvent, suggestedBy } from "./events.queries.server.ts";
import { EXAMPLE_EVENT, exampleEvents, examplePolls } from "./example.server.ts";
import { lastPhotoQuery, photosQuery } from "./photos.queries.server.ts";
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
  { db, now, language, formKey }: Pick<AppLoadContext, "db" | "now" | "language" | "formKey">,
  actor: Person | undefined,
) {
  const at = now().toISOString();
  const [polls, votes, events, photos, [last], talk] = await db.batch([
    pollsQuery(db, actor, at),
    votesQuery(db, at),
    eventsQuery(db, actor, at),
    photosQuery(db, actor, now()),
    lastPhotoQuery(db, actor, now()),
    loungeThreads(db, actor?.owner),
  ]);
  const hasVoted = photos.some(({ mine }) => mine);
  return {
    polls: polls.length > 0 ? polls.map((poll) => pollView(poll, votes, at)) : examplePolls(language, now()),
    events: events.length > 0 ? events.map(eventView) : exampleEvents(language, now()),
    /** As with polls: how the others voted is read by whoever has voted. */
    photos: photos.map(({ votes: counted, mine, own, ...photo }) => ({
      ...photo,
      ...{ own: Boolean(own), mine: Boolean(mine), votes: hasVoted ? counted : undefined },
    })),
    /** What was written last, in the community's space of the lounge. */
    talk: {
      ...{ write: LOUNGE_TALK.write, all: LOUNGE_TALK.all },
      threads: talk.slice(0, LOUNGE_LIMITS.talk).map(({ slug, title, called, lastAt, answers }) => ({
        ...{ href: LOUNGE_TALK.thread(slug), title, called, lastAt, answers },
      })),
    },
    hasPhoto: photos.some(({ own }) => own),
    lastPhoto: last,
    isMember: actor?.owner.startsWith("user:") ?? false,
    idem: formKey(),
  };
}
export type LoungeView = Awaited<ReturnType<typeof loungeView>>;

function stateOf(approvedAt: string | null, offAt: string | null): "off" | "declined" | "on" | "waits" {
  if (offAt) return approvedAt ? "off" : "declined";
  return approvedAt ? "on" : "waits";
}

/** The form of a suggestion, new or changed, and what the member has suggested. @param zone the visitor's own */
export async function suggestView(
  { db, formKey }: Pick<AppLoadContext, "db" | "formKey">,
  actor: Person,
  { changed, zone }: { changed: string; zone: string },
) {
  const suggested = await suggestedBy(db, actor);
  const one = suggested.find(({ id, approvedAt, offAt }) => id === changed && !approvedAt && !offAt);
  if (changed !== "" && !one) return undefined;
  const [starts, ends] = one
    ? [clockAt(one.startsAt, one.siteZone), clockAt(one.endsAt, one.siteZone)]
    : [undefined, undefined];
  return {
    suggested: suggested.map(({ id, title, startsAt, siteZone, approvedAt, offAt, reason }) => ({
      ...{ id, title, startsAt, siteZone, reason },
      state: stateOf(approvedAt, offAt),
    })),
    changed: one && { id: one.id, version: one.version },
    begin: {
      zone: one?.siteZone ?? zone,
      ...(one && {
        ...{ title: one.title, about: one.about, place: one.place, capacity: String(one.capacity) },
        ...{ day: starts?.day ?? "", from: starts?.time ?? "", until: ends?.time ?? "" },
      }),
    } as Record<string, string>,
    idem: formKey(),
  };
}
export type SuggestView = NonNullable<Awaited<ReturnType<typeof suggestView>>>;

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
