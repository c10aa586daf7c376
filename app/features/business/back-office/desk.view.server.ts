import { standingOf } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { askedPage } from "~/lib/asked-page.ts";
import { fold } from "~/lib/fold.ts";
import type { Database } from "~db/client.ts";
import { DESK_LIMITS, SHOWN, VIEWS } from "./desk.limits.ts";
import { type Asked, readDesk, readItem } from "./desk.queries.server.ts";
import { deskItemProcess } from "./desk-item.process.ts";
import { EXAMPLE, exampleItem } from "./example.server.ts";
import { suggestionOf } from "./suggestion.ts";

export interface Given {
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
    vendor: fold((params.get("vendor") ?? "").trim().slice(0, DESK_LIMITS.vendor)),
    page: askedPage(params),
  };
}

const WAITING = ["new", "coded", "approved"];

/** The inbox, thirty a page, with what waits in each step. */
export async function deskView({ db, formKey }: Given, actor: Present, asked: Asked) {
  const { jobs, total, list, counts } = await readDesk(db, actor, asked);
  const waiting = counts.filter(({ state }) => WAITING.includes(state));
  return {
    asked,
    jobs,
    total,
    pages: Math.max(1, Math.ceil(total / SHOWN)),
    items: list.map((item) => ({ ...item, twin: Boolean(item.twin) })),
    figures: {
      counts: WAITING.map((state) => ({
        state,
        items: Number(waiting.find((one) => one.state === state)?.items ?? 0),
      })),
      waitingCents: waiting.reduce((sum, one) => sum + Number(one.cents), 0),
    },
    readOnly: actor.role === "viewer",
    idem: formKey(),
  };
}
export type DeskView = Awaited<ReturnType<typeof deskView>>;

/** One paper; undefined where it is none of theirs. */
export async function itemView({ db, now, language, formKey }: Given, actor: Present, id: string) {
  const at = now();
  const isExample = id === EXAMPLE;
  const found = isExample ? exampleItem(language, at) : await readItem(db, actor, id, at);
  if (!found) return undefined;
  const { item, jobs, files, twins, history, timeline, proposals } = found;
  const { state, version, parties, blocked, moments, passed, workspace: _, codedBy, ...rest } = item;
  const standing = standingOf(deskItemProcess, { state, version, parties, blocked, moments, passed }, at);
  return {
    item: { ...rest, version },
    // Coding has a form of its own, and so has what looks the same.
    standing: { ...standing, choices: standing.choices.filter(({ name }) => name !== "code") },
    mayCode: standing.choices.some(({ name }) => name === "code"),
    codedByMe: codedBy === actor.owner,
    jobs,
    files,
    twins,
    suggestion: suggestionOf(history.map(({ code }) => code)),
    timeline,
    proposals,
    isExample,
    readOnly: isExample || actor.role === "viewer",
    keys: { move: formKey(), code: formKey(), file: formKey() },
  };
}
export type ItemView = NonNullable<Awaited<ReturnType<typeof itemView>>>;
