import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Administrator } from "~/engines/process/process.server.ts";
import { standingOf } from "~/engines/process/process.ts";
import { inOwn, type Present } from "~/engines/trust/trust.server.ts";
import { qrOf } from "~/lib/qr.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { isMade } from "~/services/workspace.ts";
import {
  type Board,
  CHAMPION_LIMITS,
  isBoard,
  isByHours,
  isKind,
  type Kind,
  nominationPath,
  rulesOf,
} from "./champions.limits.ts";
import {
  entryQuery,
  nominationQuery,
  ownNominations,
  publicNominations,
  shortlistQuery,
  timelineQuery,
} from "./champions.queries.server.ts";
import { exampleNomination, exampleNominations } from "./example.server.ts";
import { championNomination } from "./nomination.process.ts";
import { boardQuery, eventsQuery, hoursQuery } from "./score.server.ts";
import { type Season, seasonAt, seasonBefore, seasonByKey, stateOf } from "./season.ts";

/** How a season is shown, with what is done in it now. */
const shownSeason = (season: Season, now: Date) => ({ ...season, state: stateOf(season, now) });
export type ShownSeason = ReturnType<typeof shownSeason>;

/** A line of nominations: votes are told once their quarter is closed, not while anybody votes. */
const lineOf = <Row extends { season: string; kind: string; board: string; votes: number }>(
  { votes, ...row }: Row,
  now: Date,
) => {
  const season = seasonByKey(row.season);
  const isClosed = season !== undefined && stateOf(season, now) === "closed";
  return {
    ...row,
    ...{ kind: row.kind as Kind, board: row.board as Board },
    votes: isClosed ? votes : undefined,
  };
};

/** Whoever reads, as an owner; empty where the browser owns nothing. */
export const readerOf = async ({ visitor }: Pick<AppLoadContext, "visitor">): Promise<Owner | undefined> =>
  visitor.owner();

/** The boards of this quarter or the one before, and who is nominated. */
export async function championsView(context: AppLoadContext, params: URLSearchParams) {
  const { db, language } = context;
  const now = context.now();
  const [asked, of] = [params.get("kind") ?? "", params.get("board") ?? ""];
  const kind: Kind = isKind(asked) ? asked : "person";
  const board: Board = isBoard(of) ? of : "safety";
  const current = seasonAt(now);
  const before = seasonBefore(current);
  const season = params.get("season") === "before" ? before : current;
  const reader = await readerOf(context);
  const [rows, nominations] = await db.batch([
    boardQuery(db, { kind, board, season, reader }),
    publicNominations(db, [current.key, before.key], reader ?? ""),
  ]);
  const isExample = nominations.length === 0;
  return {
    ...{ kind, board, byHours: isByHours(kind, board), isExample },
    season: shownSeason(season, now),
    isBefore: season.key === before.key,
    voting: shownSeason(before, now),
    rows: rows.map(({ who: _, ...row }, n) => ({ ...row, place: n + 1 })),
    nominations: (isExample ? exampleNominations(language, now) : nominations).map((row) => {
      const { story: __, ...line } = lineOf(row, now);
      return line;
    }),
  };
}
export type ChampionsView = Awaited<ReturnType<typeof championsView>>;

/** What is counted for whoever works here, line by line, and whether others see it. */
export async function standingView(context: AppLoadContext, actor: Present, params: URLSearchParams) {
  const { db } = context;
  const now = context.now();
  const current = seasonAt(now);
  const before = seasonBefore(current);
  const season = params.get("season") === "before" ? before : current;
  const [[entry], events, [worked], nominations] = await db.batch([
    entryQuery(db, actor.workspace),
    eventsQuery(db, actor.workspace, season),
    hoursQuery(db, actor.workspace, season),
    ownNominations(db, actor.owner),
  ]);
  const isTeam = isMade(actor.workspace);
  const acts = events.filter(({ rule, nth, perDay }) => rulesOf("safety").includes(rule) && nth <= perDay);
  const hours = worked?.hours ?? 0;
  return {
    ...{ season: shownSeason(season, now), isBefore: season.key === before.key, isTeam, events },
    ...{ name: actor.name, mayEnter: actor.role === "owner" },
    entry: entry && { kind: entry.kind as Kind, shownAs: entry.shownAs, shown: entry.shown },
    total: events.reduce((sum, { worth }) => sum + worth, 0),
    // As the board counts it: hundredths of acts for a thousand hours.
    safety: isTeam && {
      ...{ acts: acts.length, hours },
      rate:
        hours >= CHAMPION_LIMITS.leastHours
          ? Math.floor((acts.length * CHAMPION_LIMITS.perHours * 100) / hours)
          : undefined,
    },
    nominations: nominations.map((row) => lineOf(row, now)),
  };
}
export type StandingView = Awaited<ReturnType<typeof standingView>>;

/** One nomination for whoever may see it. */
export async function nominationView(context: AppLoadContext, id: string) {
  const { db, language } = context;
  const now = context.now();
  const example = exampleNomination(language, now, id);
  if (example)
    return {
      ...lineOf(example, now),
      ...{ isExample: true as const, photo: null, mine: false, nominee: false, events: [] },
      ...{ mayVote: false, hasVoted: false, votedHere: false, idem: "" },
      ...{ standing: undefined, isMember: false },
      season: shownSeason(seasonByKey(example.season) ?? seasonAt(now), now),
    };
  const owner = await readerOf(context);
  const who = inOwn(owner ?? "visitor:");
  const [[row], events] = await db.batch([nominationQuery(db, who, id, now), timelineQuery(db, who, id)]);
  if (!row) return undefined;
  const season = shownSeason(seasonByKey(row.season) ?? seasonAt(now), now);
  const isMember = owner?.startsWith("user:") === true;
  const { voted, inside, parties, blocked, moments, passed, version, ...line } = row;
  const standing = standingOf(
    championNomination,
    { state: row.state, version, parties, blocked, moments, passed },
    now,
  );
  return {
    ...lineOf(line, now),
    ...{ isExample: false as const, mine: row.mine === 1, nominee: row.nominee === 1 },
    ...{ events: row.mine || row.nominee ? events : [], standing, isMember, season },
    idem: context.formKey(),
    mayVote: isMember && row.state === "shortlisted" && season.state === "voting" && !inside && !voted,
    ...{ hasVoted: voted !== null, votedHere: voted === row.id },
  };
}
export type NominationView = NonNullable<Awaited<ReturnType<typeof nominationView>>>;

/** What is printed for a champion, with a code that leads to the page; nothing for others. */
export async function certificateView(context: AppLoadContext, id: string) {
  const view = await nominationView(context, id);
  if (view?.state !== "winner") return undefined;
  const { nomineeAs, kind, board, season, votes, isExample } = view;
  const address = context.origin + nominationPath(id);
  return { id, nomineeAs, kind, board, season, votes, isExample, address, qr: qrOf(address) };
}
export type CertificateView = NonNullable<Awaited<ReturnType<typeof certificateView>>>;

/** The form of a nomination. */
export function nominateView(context: AppLoadContext, params: URLSearchParams) {
  const now = context.now();
  const kind = params.get("kind") ?? "";
  return {
    season: shownSeason(seasonAt(now), now),
    idem: context.formKey(),
    begin: {
      kind: isKind(kind) ? kind : "person",
      board: "safety",
      called: (params.get("called") ?? "").slice(0, 60),
    },
  };
}
export type NominateView = ReturnType<typeof nominateView>;

/** What waits for an administrator. */
export async function shortlistView(context: AppLoadContext, who: Administrator) {
  const { db } = context;
  const now = context.now();
  const current = seasonAt(now);
  const seasons = [current, seasonBefore(current)].filter((season) => stateOf(season, now) !== "closed");
  const rows = await shortlistQuery(
    db,
    who,
    seasons.map(({ key }) => key),
    now,
  );
  return {
    idem: context.formKey(),
    rows: rows.map(({ parties, blocked, moments, passed, version, ...row }) => ({
      ...lineOf(row, now),
      standing: standingOf(
        championNomination,
        { state: row.state, version, parties, blocked, moments, passed },
        now,
      ),
    })),
  };
}
export type ShortlistView = Awaited<ReturnType<typeof shortlistView>>;
