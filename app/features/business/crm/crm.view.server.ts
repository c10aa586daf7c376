import type { AppLoadContext } from "@remix-run/cloudflare";
import { readChain, readFrom } from "~/engines/chain/chain.server.ts";
import { readEnd } from "~/engines/chain/chain.ts";
import { settle } from "~/engines/process/process.server.ts";
import { standingOf } from "~/engines/process/process.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { jobTypeOf } from "~db/schema/job.terms.ts";
import { type AskedPeople, readContact, readPair, readPeopleList } from "./contacts.queries.server.ts";
import {
  ACTIVITIES,
  followUpDays,
  PIPELINE,
  STAGES,
  type Stage,
  USUAL_CHANCES,
  USUAL_DAYS,
  VIEWS,
} from "./crm.limits.ts";
import bound from "./deal.process.server.ts";
import { dealProcess, ONWARD } from "./deal.process.ts";
import { type Asked, type DealRow, readBoard, readDeal, readReport } from "./deals.queries.server.ts";
import { EXAMPLE, exampleContact, exampleDeal } from "./example.server.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "language" | "formKey" | "contributions">;
/** The day where the reader is. */
interface At {
  day: string;
}

/** What the address asks for; what it cannot mean is left out. */
export function askedOf(params: URLSearchParams): Asked {
  const asked = params.get("view");
  return {
    view: [...VIEWS, ...PIPELINE].find((view) => view === asked) ?? "today",
    q: (params.get("q") ?? "").trim().slice(0, 80),
    after: (params.get("after") ?? "").slice(0, 120),
  };
}

const rowOf = (
  { stale, keeper, stateSince, createdAt: _, ...row }: DealRow,
  actor: Person,
  { day }: At,
  now: Date,
) => ({
  ...row,
  stale: Boolean(stale),
  mine: keeper === actor.owner,
  late: daysBetween(row.nextOn, day),
  age: Math.max(0, Math.floor((now.getTime() - Date.parse(stateSince)) / 86_400_000)),
  onward: ONWARD[row.state],
});

/** What is due today, the pipeline, and the list that is asked for. */
export async function boardView({ db, now, formKey }: Context, actor: Person, asked: Asked, at: At) {
  const moment = now();
  const { counts, list, cards, ...rest } = await readBoard(db, actor, asked, { day: at.day, now: moment });
  const of = (state: string) => {
    const found = counts.find((one) => one.state === state);
    return { state, deals: Number(found?.deals ?? 0), cents: Number(found?.cents ?? 0) };
  };
  const sum = (key: "due" | "overdue" | "stale") =>
    counts.reduce((total, one) => total + Number(one[key]), 0);
  return {
    asked,
    ...rest,
    day: at.day,
    pipeline: PIPELINE.map(of),
    figures: { due: sum("due"), overdue: sum("overdue"), stale: sum("stale") },
    list: list.map((row) => rowOf(row, actor, at, moment)),
    board: STAGES.map((stage) => ({
      stage,
      cards: cards.filter(({ state }) => state === stage).map((row) => rowOf(row, actor, at, moment)),
    })),
    idem: formKey(),
  };
}
export type BoardView = Awaited<ReturnType<typeof boardView>>;

const SOURCE_OF: Record<string, string> = {
  call: "phone",
  quoteRequest: "quotePage",
  lead: "lead",
  intake: "questionnaire",
};

/** The form of a new deal, which begins with what the record before it knows, or with somebody known. */
export async function newDealView(context: Context, actor: Person, params: URLSearchParams, { day }: At) {
  const { language, formKey } = context;
  const [from, known] = await inOneTrip(context, (context) =>
    Promise.all([
      readFrom(context, actor, readEnd(params.get("from"))),
      params.get("contact")
        ? readContact(context.db, actor, (params.get("contact") ?? "").slice(0, 60))
        : undefined,
    ]),
  );
  const t = translator(language, "crm");
  const { contact } = known ?? {};
  const { facts } = from ?? {};
  return {
    from: from && { from: from.from, name: from.name, href: from.href },
    contact: contact && { id: contact.id, name: contact.name },
    begin: {
      ...{ name: contact?.name ?? facts?.client ?? "", phone: contact?.phone ?? facts?.phone ?? "" },
      ...{ email: contact?.email ?? facts?.email ?? "", company: contact?.company ?? facts?.company ?? "" },
      ...{ title: facts?.title ?? "", place: facts?.place ?? contact?.place ?? "", note: facts?.note ?? "" },
      value: facts?.cents ? (facts.cents / 100).toFixed(2) : "",
      ...{ source: SOURCE_OF[from?.kind ?? ""] ?? "other", jobType: jobTypeOf(facts?.jobType) ?? "other" },
      ...{ chance: "", expectedOn: "" },
      ...{ nextAction: t("next.call"), nextOn: day },
    },
    idem: formKey(),
  };
}
export type NewDealView = Awaited<ReturnType<typeof newDealView>>;

/** One deal; undefined where it is none of theirs. Time is written down first, so that it is shown awake when it woke. */
export async function dealView(context: Context, actor: Person, id: string, { day }: At) {
  const { db, now, formKey, language } = context;
  const moment = now();
  let [found, chain] =
    id === EXAMPLE
      ? [exampleDeal(language, moment), []]
      : await inOneTrip(context, (context) =>
          Promise.all([
            readDeal(context.db, actor, id, moment),
            readChain(context, actor, { kind: "deal", id }),
          ]),
        );
  if (found?.deal.passed) {
    await settle({ db, now }, bound, { record: id });
    found = await readDeal(db, actor, id, moment);
  }
  if (!found) return undefined;
  const {
    state,
    version,
    parties,
    blocked,
    moments,
    passed,
    workspace: _,
    mayWrite,
    project,
    madeBefore: _made,
    ...deal
  } = found.deal;
  const standing = standingOf(dealProcess, { state, version, parties, blocked, moments, passed }, moment);
  const isAlive = (STAGES as readonly string[]).includes(state);
  return {
    deal: {
      ...{ ...deal, state, version, stale: Boolean(deal.stale), usualChance: Number(deal.usualChance) },
      ...{ mine: deal.keeper === actor.owner, isAlive, late: daysBetween(deal.nextOn, day) },
    },
    standing,
    choices: standing.choices.map(({ name }) => name),
    activities: found.activities,
    history: found.history,
    chain,
    hasProject: project !== null,
    /** The day that is taken where none is typed, by what was done. */
    suggested: isAlive
      ? ACTIVITIES.map((kind) => ({ kind, on: dayAfter(day, followUpDays(state as Stage, kind)) }))
      : [],
    mayWrite: Boolean(mayWrite),
    nextOn: deal.nextOn < day ? day : deal.nextOn,
    keys: { move: formKey(), activity: formKey() },
  };
}
export type DealView = NonNullable<Awaited<ReturnType<typeof dealView>>>;

export const askedPeople = (params: URLSearchParams): AskedPeople => ({
  view: params.get("view") === "companies" ? "companies" : "people",
  q: (params.get("q") ?? "").trim().slice(0, 80),
  after: (params.get("after") ?? "").slice(0, 200),
});

export async function peopleView({ db }: Context, actor: Person, asked: AskedPeople) {
  return { asked, ...(await readPeopleList(db, actor, asked)) };
}
export type PeopleView = Awaited<ReturnType<typeof peopleView>>;

export async function contactView({ db, language, now }: Context, actor: Person, id: string) {
  const found = id === EXAMPLE ? exampleContact(language, now()) : await readContact(db, actor, id);
  if (!found) return undefined;
  const { workspace: _, mayWrite, ...contact } = found.contact;
  return { ...found, contact, mayWrite: Boolean(mayWrite) };
}
export type ContactView = NonNullable<Awaited<ReturnType<typeof contactView>>>;

/** Two people side by side; undefined where they are not two. */
export async function mergeView({ db, formKey }: Context, actor: Person, params: URLSearchParams) {
  const [one, other] = [params.get("one") ?? "", params.get("other") ?? ""];
  const pair = await readPair(db, actor, [one.slice(0, 60), other.slice(0, 60)]);
  const [first, second] = [pair.find(({ id }) => id === one), pair.find(({ id }) => id === other)];
  if (!first || !second || first === second) return undefined;
  const shown = ({ id, name, phone, email, company, place, note, version, deals }: typeof first) => ({
    ...{ id, name, phone, email, company, place, note, version, deals: Number(deals) },
  });
  return { one: shown(first), other: shown(second), idem: formKey() };
}
export type MergeView = NonNullable<Awaited<ReturnType<typeof mergeView>>>;

export async function reportView({ db, now }: Context, actor: Person) {
  const { norms, lost, ...report } = await readReport(db, actor, now());
  const all = lost.reduce((total, { n }) => total + Number(n), 0);
  let share = 0;
  return {
    ...report,
    /** The most frequent first, with what share all up to it make together. */
    lost: lost.map(({ part, n, cents }) => {
      share += Number(n);
      return { part, n: Number(n), cents: Number(cents), share: Math.round((100 * share) / all) };
    }),
    norms: STAGES.map((stage) => ({
      stage,
      days: norms?.days[stage] ?? USUAL_DAYS[stage],
      chance: norms?.chances[stage] ?? USUAL_CHANCES[stage],
    })),
    version: norms?.version ?? 0,
  };
}
export type ReportView = Awaited<ReturnType<typeof reportView>>;
