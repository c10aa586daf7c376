import type { AppLoadContext } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import {
  entryAbout,
  entryOf,
  entryStatements,
  keptEntries,
  searchDirectory,
} from "~/engines/directory/directory.server.ts";
import { type Criteria, DIRECTORY_LIMITS, findIn } from "~/engines/directory/directory.ts";
import { METRES_PER_MILE, readPosition, saidDistance } from "~/engines/place/place.ts";
import { inOwn, isMember, type Present } from "~/engines/trust/trust.server.ts";
import { isMetricFirst } from "~/i18n/languages.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { directoryEntries, directoryKept } from "~db/schema/directory.ts";
import { CAREER_LIMITS, EMPTY_ROWS, type Part, ROWS, WITHIN } from "./career.limits.ts";
import { ownCareer } from "./career.queries.server.ts";
import {
  type Career,
  career,
  experienceOf,
  FACET_VALUES,
  FACETS,
  type Facet,
  shownOf,
  skillKey,
  skillsOf,
  strengthOf,
  ticketState,
} from "./career.ts";
import { endorsementsOf, sharedJobs } from "./endorsements.server.ts";
import { endorsedBy } from "./endorsements.ts";
import { exampleCareers } from "./example.server.ts";
import { reachOf, typedOf } from "./typed-career.ts";

/** What the address of the list asks for. */
export interface CareerSearch {
  q: string;
  skill: string;
  near: string;
  /** Miles. */
  within: number;
  chosen: Record<Facet, string[]>;
  page: number;
}

export function readSearch(params: URLSearchParams): CareerSearch {
  const said = (name: string, most: number) => (params.get(name) ?? "").trim().slice(0, most);
  const within = Number(params.get("within"));
  const page = Number(params.get("page") ?? "1");
  return {
    q: said("q", CAREER_LIMITS.search),
    skill: said("skill", CAREER_LIMITS.skill),
    near: said("near", CAREER_LIMITS.position),
    within: (WITHIN as readonly number[]).includes(within) ? within : 25,
    chosen: Object.fromEntries(
      FACETS.map((facet) => {
        const values: readonly string[] = FACET_VALUES[facet];
        return [facet, [...new Set(params.getAll(facet))].filter((value) => values.includes(value))];
      }),
    ) as Record<Facet, string[]>,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

const todayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Tickets of somebody with how each stands today. */
const ticketsIn = ({ tickets }: Career, today: string) =>
  tickets.map((ticket) => ({ ...ticket, state: ticketState(ticket, today) }));

/** What somebody keeps and says of people is their own, in whatever workspace they work; samples are the workspace's. */
const own = (actor: Present | undefined) => actor && inOwn(actor.owner);

/** The people that a search finds, with the counts of every facet. */
export async function careersView(
  context: AppLoadContext,
  reader: Present | undefined,
  params: URLSearchParams,
) {
  const { db, language, now } = context;
  const actor = own(reader);
  const search = readSearch(params);
  const today = todayOf(now());
  const at = search.near ? readPosition(search.near) : undefined;
  const position = at?.ok ? at.position : undefined;
  const criteria: Criteria = {
    words: search.q.split(/\s+/).filter(Boolean).slice(0, DIRECTORY_LIMITS.words),
    chosen: { ...search.chosen, ...(search.skill && { skill: [skillKey(search.skill)] }) },
    page: search.page,
    ...(position && { near: { ...position, withinMetres: search.within * METRES_PER_MILE } }),
  };
  const [stored, [kept]] = await inOneTrip({ db }, ({ db: trip }) =>
    Promise.all([
      searchDirectory(trip, career, reader, criteria),
      trip.batch([keptEntries(trip, career, actor)]),
    ]),
  );
  const isExample = !stored.any;
  const found = isExample ? findIn(exampleCareers(language, now()), criteria, career) : stored;
  const metric = isMetricFirst(language);
  return {
    ...{ search, isExample, isNear: position !== undefined, kept },
    nearError: at && !at.ok,
    total: found.total,
    /** How many are looked at, where there are more. */
    looked: found.more ? DIRECTORY_LIMITS.ranked : undefined,
    pages: Math.max(1, Math.ceil(found.total / DIRECTORY_LIMITS.shown)),
    counts: found.counts,
    rows: found.rows.map((row) => {
      const shown = shownOf(row.attrs);
      const { all, trades } = experienceOf(shown, today.slice(0, 7));
      return {
        ...{ id: row.id, name: row.name, sample: row.sample, headline: shown.headline },
        ...{ months: all, trades: trades.slice(0, 3).map(({ of }) => of), openTo: shown.openTo },
        skills: skillsOf(shown).slice(0, 6),
        tickets: [
          ...new Set(
            ticketsIn(shown, today)
              .filter(({ state, kind }) => state !== "expired" && kind !== "other")
              .map(({ kind }) => kind),
          ),
        ].slice(0, 4),
        place: shown.place?.called ?? "",
        distance: row.metres === undefined ? undefined : saidDistance(row.metres, metric),
      };
    }),
  };
}
export type CareersView = Awaited<ReturnType<typeof careersView>>;

async function readCareer(context: AppLoadContext, reader: Present | undefined, id: string) {
  const actor = own(reader);
  const { db, language, now } = context;
  const example = exampleCareers(language, now()).find((one) => one.id === id);
  if (example) return { entry: example, isKept: false, isExample: true, said: [], jobs: [], names: [] };
  const [entry, places, reviews, claims, kept, said, jobs, names] = await db.batch([
    ...entryStatements(db, career, reader, id),
    db
      .select({ entry: directoryKept.entryId })
      .from(directoryKept)
      .where(
        sql`${directoryKept.workspace} = ${actor?.workspace ?? ""} and ${directoryKept.entryId} = ${id}`,
      ),
    endorsementsOf(db, actor, id),
    sharedJobs(db, actor, id),
    db
      .select({ name: directoryEntries.name })
      .from(directoryEntries)
      .where(sql`${directoryEntries.id} = ${actor ? entryAbout(career, actor) : ""}`),
  ]);
  const found = entryOf(career, [entry, places, reviews, claims]);
  return found && { entry: found.entry, isKept: kept.length > 0, isExample: false, said, jobs, names };
}

/** One person: what they show, how long they did it, and how their tickets stand today. */
export async function careerView(context: AppLoadContext, reader: Present | undefined, id: string) {
  const found = await readCareer(context, reader, id);
  if (!found) return undefined;
  const { entry, isKept, isExample, said, jobs } = found;
  const today = todayOf(context.now());
  const shown = shownOf(entry.attrs);
  const isOwn = entry.isAboutReader;
  const experience = experienceOf(shown, today.slice(0, 7));
  const unsaid = skillsOf(shown).filter(
    (skill) => !said.some((one) => one.isMine && one.skillKey === skillKey(skill)),
  );
  const received = (isConfirmed: boolean) =>
    said
      .filter(({ confirmedAt }) => isOwn && (confirmedAt !== null) === isConfirmed)
      .map(({ id: one, skill, shownAs, relation }) => ({ id: one, skill, shownAs, relation }));
  return {
    ...{ id: entry.id, name: entry.name, about: entry.about, sample: entry.sample },
    ...{ isKept, isExample, isOwn, isHidden: entry.hidden, shown: { ...shown, reach: "" } },
    /** How they are reached, for members alone: nobody gathers addresses from the outside. */
    reach:
      reader && isMember(reader) && shown.reach ? { text: shown.reach, ...reachOf(shown.reach) } : undefined,
    // Whoever it is about is told what the others do not see.
    hides: isOwn ? entry.attrs.hidden : [],
    tickets: ticketsIn(shown, today),
    experience: {
      ...experience,
      skills: experience.skills.map((one) => ({ ...one, ...endorsedBy(said, one.of) })),
    },
    ...{ waiting: received(false), confirmed: received(true) },
    mine: said
      .filter(({ isMine }) => isMine)
      .map(({ id: one, skill, confirmedAt }) => ({ id: one, skill, isConfirmed: confirmedAt !== null })),
    /** Skills that the reader may endorse, by the jobs that the two shared. */
    endorse:
      !isOwn && jobs.length > 0 && unsaid.length > 0
        ? {
            skills: unsaid,
            jobs: jobs.map(({ kind, id: job, day, what }) => ({ value: `${kind}:${job}`, kind, day, what })),
            begin: { shownAs: found.names[0]?.name ?? "" },
            idem: context.formKey(),
          }
        : undefined,
    roles: [...shown.roles]
      .sort((a, b) => (b.to || "9999").localeCompare(a.to || "9999") || b.from.localeCompare(a.from))
      .map((role) => ({
        ...role,
        months: experienceOf({ roles: [role], skills: [] }, today.slice(0, 7)).all,
      })),
    strength: isOwn ? strengthOf({ about: entry.about, attrs: entry.attrs, today }) : undefined,
    mayKeep: !isOwn && !isExample && (reader === undefined || isMember(reader)),
  };
}
export type CareerView = NonNullable<Awaited<ReturnType<typeof careerView>>>;

/** How many rows of each a form shows: what is filled in, and some that are empty. */
export function rowsOf(fields: Readonly<Record<string, string>>): Record<Part, number> {
  const first: Record<Part, readonly string[]> = {
    roles: ["title", "firm", "from"],
    tickets: ["ticket", "ticketCalled", "until"],
    projects: ["project", "did"],
    schools: ["school", "course"],
  };
  const shown = (part: Part) => {
    const filled = Array.from({ length: ROWS[part] }, (_, n) => n).filter((n) =>
      first[part].some((name) => fields[`${name}_${n}`]),
    );
    return Math.min(ROWS[part], (filled.at(-1) ?? -1) + 1 + EMPTY_ROWS);
  };
  return {
    roles: shown("roles"),
    tickets: shown("tickets"),
    projects: shown("projects"),
    schools: shown("schools"),
  };
}

/** The form of one's own profile: what is in it, or nothing yet. */
export async function formView({ db, formKey, now }: AppLoadContext, reader: Present) {
  const found = await ownCareer(db, inOwn(reader.owner));
  const begin: Record<string, string> = found
    ? {
        ...{ name: found.name, about: found.about, hidden: found.hidden ? "on" : "" },
        ...typedOf(found.attrs),
      }
    : {};
  return {
    ...{ id: found?.id, version: found?.version, begin, idem: formKey(), rows: rowsOf(begin) },
    strength: found && strengthOf({ about: found.about, attrs: found.attrs, today: todayOf(now()) }),
  };
}
export type FormView = Awaited<ReturnType<typeof formView>>;
