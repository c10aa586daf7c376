import { standingOf } from "~/engines/process/process.ts";
import { type Holding, isMember, type Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { askedPage } from "~/lib/asked-page.ts";
import { localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { EXAMPLE, exampleRfi } from "./example.server.ts";
import { ANSWERS, rfiProcess } from "./rfi.process.ts";
import { PRINTED, SHOWN, VIEWS } from "./rfis.limits.ts";
import { type Asked, type ReadRfi, readRfi, readRfis } from "./rfis.queries.server.ts";

interface Given {
  db: Database;
  language: Language;
  now: () => Date;
  formKey: () => string;
}

/** What the address asks for; what it cannot mean is left out. */
export function askedOf(params: URLSearchParams): Asked {
  return {
    project: (params.get("project") ?? "").slice(0, 80),
    view: VIEWS.find((view) => view === params.get("view")) ?? "open",
    print: params.get("sheet") === "print",
    page: askedPage(params),
  };
}

interface Timed {
  state: string;
  neededBy: string | null;
  zone: string;
  openedAt: string | null;
  answeredAt: string | null;
}

/** Whether an answer is late, by the day that it is at the job; and the days from the question to its answer, or to now. */
function timesOf({ state, neededBy, zone, openedAt, answeredAt }: Timed, at: Date) {
  const until = answeredAt === null ? at.getTime() : Date.parse(answeredAt);
  return {
    overdue: state === "open" && neededBy !== null && neededBy < localDay(at, zone),
    age: openedAt === null ? undefined : Math.max(0, Math.floor((until - Date.parse(openedAt)) / 86_400_000)),
  };
}

const rounded = (value: number | null | undefined) =>
  value === null || value === undefined ? undefined : Math.round(Number(value) * 10) / 10;

/** The questions of a workspace, thirty a page, with how many wait and for how long. */
export async function rfisView({ db, now, formKey }: Given, actor: Present | undefined, asked: Asked) {
  const at = now();
  const found = await readRfis(db, actor, asked, at);
  const { jobs = [], total = 0, list = [], counts } = found ?? {};
  return {
    asked,
    jobs,
    total,
    pages: Math.max(1, Math.ceil(total / (asked.print ? PRINTED : SHOWN))),
    rfis: list.map(({ state, version, parties, blocked, moments, passed, ...rfi }) => ({
      ...rfi,
      ...timesOf({ ...rfi, state }, at),
      standing: {
        ...standingOf(rfiProcess, { state, version, parties, blocked, moments, passed }, at),
        choices: [],
      },
    })),
    figures: {
      open: Number(counts?.open ?? 0),
      overdue: Number(counts?.overdue ?? 0),
      answered: Number(counts?.answered ?? 0),
      meanDays: rounded(counts?.meanDays),
      oldest: rounded(counts?.oldest),
    },
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type RfisView = Awaited<ReturnType<typeof rfisView>>;

function shown({ rfi, files, posts, history }: ReadRfi, at: Date) {
  const { state, version, parties, blocked, moments, passed, workspace: _, ...rest } = rfi;
  const standing = standingOf(rfiProcess, { state, version, parties, blocked, moments, passed }, at);
  return {
    rfi: { ...rest, version, ...timesOf(rfi, at) },
    // The answer has a form of its own.
    standing: { ...standing, choices: standing.choices.filter(({ name }) => !ANSWERS.includes(name)) },
    mayAnswer: standing.choices.some(({ name }) => ANSWERS.includes(name)),
    files,
    posts,
    history,
  };
}

/** A question's page; undefined where it is none of theirs. */
export async function rfiView({ db, now, language, formKey }: Given, actor: Present | undefined, id: string) {
  const at = now();
  const isExample = id === EXAMPLE;
  const found = isExample ? exampleRfi(language, at) : actor && (await readRfi(db, actor, id, at));
  if (!found) return undefined;
  return {
    ...shown(found, at),
    isExample,
    readOnly: isExample || actor?.role === "viewer",
    /** Guests could not revoke a link, and make none. */
    mayShare: isMember(actor),
    keys: { move: formKey(), answer: formKey(), file: formKey(), post: formKey() },
  };
}
export type RfiView = NonNullable<Awaited<ReturnType<typeof rfiView>>>;

/** A question for whoever holds its link; what is not asked yet is not shown. */
export async function heldRfiView({ db, now, formKey }: Given, { holder, link, name }: Holding) {
  const at = now();
  const found = await readRfi(db, holder, link.subject.id, at);
  if (!found || found.rfi.state === "draft") return undefined;
  return {
    ...shown(found, at),
    link: link.id,
    name,
    asksName: link.asksName,
    maySpeak: link.verbs.includes("answer"),
    mayUpload: link.verbs.includes("upload"),
    keys: { answer: formKey(), post: formKey() },
  };
}
export type HeldRfiView = NonNullable<Awaited<ReturnType<typeof heldRfiView>>>;
