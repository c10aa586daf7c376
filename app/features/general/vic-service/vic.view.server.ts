import type { AppLoadContext } from "@remix-run/cloudflare";
import { isOpenAt, openNext, WEEKDAYS, writeHours } from "~/engines/booking/booking.ts";
import { readChain, readFrom } from "~/engines/chain/chain.server.ts";
import { readEnd } from "~/engines/chain/chain.ts";
import type { Administrator } from "~/engines/process/process.server.ts";
import { type ProcessGraph, standingOf } from "~/engines/process/process.ts";
import type { Actor, Holding, Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Contributions } from "~/services/contribution.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { EXAMPLE, exampleTicket } from "./example.server.ts";
import { DESK_MOVES, ticketProcess, WITH_WORDS } from "./ticket.process.ts";
import { type DeskView, isMacro, MACROS, SHOWN, VIC_LIMITS } from "./vic.limits.ts";
import { isLate, leftOf, openHoursOf, prioritiesOf, speedOf } from "./vic.logic.ts";
import {
  passagesFor,
  type ReadTicket,
  readDesk,
  readHoursRow,
  readMine,
  readTicket,
  readVic,
} from "./vic.queries.server.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "language" | "formKey"> & {
  contributions: Pick<Contributions, "links" | "chain">;
};

/** A record as an address names it: its kind and its id; undefined where it names none. */
export function aboutOf(typed: string): { type: string; id: string } | undefined {
  const [, type = "", id = ""] = /^([a-zA-Z-]{2,40}):([\w-]{1,80})$/.exec(typed) ?? [];
  return type ? { type, id } : undefined;
}

type Hours = Awaited<ReturnType<typeof readHoursRow>>;

/** The hours of the desk as a page says them. */
function deskOf(hours: Hours, at: Date) {
  if (!hours) return undefined;
  const open = openHoursOf(hours);
  return {
    zone: hours.siteZone,
    days: WEEKDAYS.map((day) => ({
      day,
      hours: writeHours(
        hours.rules.map((one) => ({ ...one, minutes: 30 })),
        day,
      ),
    })),
    /** Days off that are still to come. */
    daysOff: hours.daysOff.filter((day) => day >= at.toISOString().slice(0, 10)).slice(0, 12),
    opensOn: hours.opensOn,
    isOpen: isOpenAt(open, at),
    next: openNext(open, at)?.toISOString(),
  };
}

/** The page of the desk: what it promises and keeps, and the form. */
export async function vicView(
  context: Context,
  actor: Present | undefined,
  { isMember, ...asked }: { about: string; from: string; topic: string; isMember: boolean },
) {
  const { now, contributions, formKey } = context;
  const at = now();
  const about = aboutOf(asked.about);
  const [read, from] = await inOneTrip(context, (context) =>
    Promise.all([
      readVic(context.db, contributions, actor, about, at),
      actor && readFrom(context, actor, readEnd(asked.from)),
    ]),
  );
  const { facts } = from ?? {};
  const words = [facts?.note, facts?.client, facts?.phone, facts?.place].filter(Boolean).join("\n");
  const { median, ninetieth, n } = speedOf(read.minutes);
  return {
    desk: deskOf(read.hours, at),
    speed: { n, median, ninetieth },
    spared: read.spared,
    tier: read.tier,
    priorities: prioritiesOf(read.tier),
    about: about && read.title !== undefined ? { value: asked.about, title: read.title } : undefined,
    from: from && { value: from.from, name: from.name },
    /** What the form begins with: what the record knows, or the subject that its page names. */
    begin: {
      topic: (facts?.title ?? (asked.topic || read.title || "")).slice(0, VIC_LIMITS.topic),
      words: words.slice(0, VIC_LIMITS.words),
    },
    isMember,
    open: read.open,
    readOnly: actor?.role === "viewer",
    keys: { open: formKey(), spared: formKey() },
  };
}
export type VicView = Awaited<ReturnType<typeof vicView>>;

/** What is known about the words of a ticket, as the page shows it. */
export async function knownView({ db, language }: Pick<Context, "db" | "language">, words: string) {
  const passages = await passagesFor(db, words, language);
  return passages.map(({ slug, title, body, section, edition, source, language: written }) => ({
    ...{ slug, title, body, language: written },
    cited: [section, edition, source].filter(Boolean),
  }));
}
export type Known = Awaited<ReturnType<typeof knownView>>[number];

interface Standing {
  state: string;
  version: number;
  parties: string;
  blocked: string;
  moments: string;
  passed: number;
}
const standing = ({ state, version, parties, blocked, moments, passed }: Standing, at: Date) =>
  standingOf(ticketProcess as ProcessGraph, { state, version, parties, blocked, moments, passed }, at);

interface Clocked {
  state: string;
  promisedMinutes: number | null;
  dueAt: string | null;
  leftMinutes: number | null;
  late: boolean;
}

/** The clock of a ticket as a page shows it: running, standing, or none. */
function clockOf(ticket: Clocked, hours: Hours, at: Date) {
  const { promisedMinutes, dueAt } = ticket;
  const left = leftOf(ticket, hours && openHoursOf(hours), at);
  return {
    promised: promisedMinutes ?? undefined,
    dueAt: dueAt ?? undefined,
    left,
    late: isLate(ticket, at),
    zone: hours?.siteZone,
    over: ticket.state === "resolved" || ticket.state === "closed",
  };
}
export type ClockView = ReturnType<typeof clockOf>;

function listed<Row extends Standing & Clocked>(row: Row, hours: Hours, at: Date) {
  const { parties: _p, blocked: _b, moments: _m, passed: _q, ...rest } = row;
  return { ...rest, clock: clockOf(row, hours, at), standing: { ...standing(row, at), choices: [] } };
}

export async function mineView({ db, now }: Context, actor: Present, page: number) {
  const at = now();
  const { rows, total, hours } = await readMine(db, actor, page, at);
  return {
    tickets: rows.map((row) => listed(row, hours, at)),
    page,
    pages: Math.max(1, Math.ceil(total / SHOWN)),
  };
}
export type MineView = Awaited<ReturnType<typeof mineView>>;

function shown({ ticket: row, files, posts, history, hours }: ReadTicket, at: Date) {
  const { workspace: _w, assignee, email, parties, blocked, moments, passed, mine, ...ticket } = row;
  const stands = standing({ ...ticket, parties, blocked, moments, passed }, at);
  const isOver = ticket.state === "resolved" || ticket.state === "closed";
  return {
    ticket: { ...ticket, isTaken: assignee !== "", byMail: email !== "", mine: Boolean(mine) },
    clock: clockOf(ticket, hours, at),
    standing: { ...stands, choices: stands.choices.filter(({ name }) => !WITH_WORDS.includes(name)) },
    isOver,
    mayRate: isOver && ticket.resolvedAt !== null && ticket.rating === null,
    priorities: prioritiesOf(ticket.tier),
    files,
    posts,
    history,
    deskMoves: DESK_MOVES.filter((name) => stands.choices.some((choice) => choice.name === name)),
  };
}

/** A ticket for whoever asked; undefined where it is none of theirs. */
export async function ticketView(
  { db, now, language, formKey, contributions }: Context,
  actor: Present | undefined,
  id: string,
) {
  const at = now();
  const isExample = id === EXAMPLE;
  const read = isExample ? exampleTicket(language, at) : actor && (await readTicket(db, actor, id, at));
  if (!read) return undefined;
  const { aboutType, aboutId } = read.ticket;
  const end = { kind: "ticket", id } as const;
  const chain = isExample || !actor ? [] : await readChain({ db, language, contributions }, actor, end);
  return {
    chain,
    end,
    ...shown(read, at),
    aboutHref: Object.hasOwn(contributions.links, aboutType)
      ? contributions.links[aboutType]?.href(aboutId)
      : undefined,
    isExample,
    held: undefined,
    readOnly: isExample || actor?.role === "viewer",
    keys: { move: formKey(), file: formKey(), post: formKey() },
  };
}
export type TicketView = NonNullable<Awaited<ReturnType<typeof ticketView>>> | HeldTicketView;

/** A ticket for whoever holds its link: a guest, who asked and has no account. */
export async function heldTicketView({ db, now, formKey }: Context, { holder, link, name }: Holding) {
  const at = now();
  const read = await readTicket(db, holder as Actor, link.subject.id, at);
  if (!read) return undefined;
  return {
    ...shown(read, at),
    aboutHref: undefined,
    chain: [],
    end: { kind: "ticket", id: link.subject.id } as const,
    isExample: false,
    held: { link: link.id, name, asksName: link.asksName, mayUpload: link.verbs.includes("upload") },
    readOnly: !link.verbs.includes("answer"),
    keys: { move: formKey(), file: formKey(), post: formKey() },
  };
}
export type HeldTicketView = NonNullable<Awaited<ReturnType<typeof heldTicketView>>>;

/** The queue of the desk. */
export async function deskView(
  { db, now }: Context,
  who: Administrator,
  { view, page }: { view: DeskView; page: number },
) {
  const at = now();
  const { rows, total, hours, figures } = await readDesk(db, who, view, page, at);
  return {
    view,
    page,
    pages: Math.max(1, Math.ceil(total / SHOWN)),
    hasHours: hours !== undefined,
    tickets: rows.map((row) => listed(row, hours, at)),
    figures: {
      unclaimed: Number(figures?.unclaimed ?? 0),
      late: Number(figures?.late ?? 0),
      rated: Number(figures?.rated ?? 0),
      rating: figures?.rating == null ? undefined : Math.round(Number(figures.rating) * 10) / 10,
    },
  };
}
export type DeskListView = Awaited<ReturnType<typeof deskView>>;

/** One ticket for the desk, with the words of a macro where one was pressed, in the customer's language. */
export async function deskTicketView(
  { db, now, formKey }: Context,
  who: Administrator,
  { id, macro }: { id: string; macro: string | null },
) {
  const at = now();
  const read = await readTicket(db, who, id, at);
  if (!read) return undefined;
  const { language } = read.ticket;
  const t = translator(language, "vic-macros");
  return {
    ...shown(read, at),
    language,
    macros: MACROS.map((name) => ({ name, title: t(`${name}.title`) })),
    body: isMacro(macro) ? t(`${macro}.text`) : "",
    keys: { move: formKey(), say: formKey() },
  };
}
export type DeskTicketView = NonNullable<Awaited<ReturnType<typeof deskTicketView>>>;

/** The hours of the desk, to be changed. */
export async function hoursView({ db }: Context) {
  const row = await readHoursRow(db);
  return {
    version: row?.version ?? 0,
    begin: {
      zone: row?.siteZone ?? "America/New_York",
      opensOn: row?.opensOn ?? "",
      daysOff: row?.daysOff.join("\n") ?? "",
      ...Object.fromEntries(
        WEEKDAYS.map((day) => [
          `hours${day}`,
          row
            ? writeHours(
                row.rules.map((one) => ({ ...one, minutes: 30 as const })),
                day,
              )
            : day >= 1 && day <= 5
              ? "08:00-17:00"
              : "",
        ]),
      ),
    } as Record<string, string>,
  };
}
export type HoursView = Awaited<ReturnType<typeof hoursView>>;
