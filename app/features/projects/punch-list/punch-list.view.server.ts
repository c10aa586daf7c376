import { standingOf } from "~/engines/process/process.ts";
import { type Holding, isMember, type Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { askedPage } from "~/lib/asked-page.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { medianOf } from "~/lib/median.ts";
import { qrOf } from "~/lib/qr.server.ts";
import type { Database } from "~db/client.ts";
import { OWED, punchProcess } from "./punch.process.ts";
import { GROUPS, listPath, PRINTED, SHOWN, TRADES, VIEWS } from "./punch-list.limits.ts";
import { type Asked, readItem, readItems, readRooms } from "./punch-list.queries.server.ts";
import { sampleItems } from "./room-templates.ts";
import { probablySame } from "./similar.ts";

interface Given {
  db: Database;
  language: Language;
  now: () => Date;
  formKey: () => string;
}

/** The id of the example that anybody may look at. It stands in no database. */
export const EXAMPLE = "sample";

/** What the address asks for; what it cannot mean is left out. */
export function askedOf(params: URLSearchParams): Asked {
  const text = (name: string) => (params.get(name) ?? "").slice(0, 80);
  return {
    project: text("project"),
    view: VIEWS.find((view) => view === params.get("view")) ?? "open",
    trade: TRADES.find((trade) => trade === params.get("trade")) ?? "",
    room: text("room"),
    company: text("company"),
    by: GROUPS.find((group) => group === params.get("by")) ?? "",
    print: params.get("sheet") === "print",
    page: askedPage(params),
  };
}

/** Whether work is still owed after its day, by the day that it is at the job. */
const isLate = ({ state, dueOn, zone }: { state: string; dueOn: string | null; zone: string }, at: Date) =>
  dueOn !== null && OWED.some((owed) => owed === state) && dueOn < localDay(at, zone);

const share = (part: number, of: number) => (of > 0 ? Math.round((part / of) * 100) : 0);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + Number(value), 0);

/** The punch list of a workspace: thirty items, and what they come to by trade and by room. */
export async function listView({ db, now, formKey }: Given, actor: Present | undefined, asked: Asked) {
  const at = now();
  const found = await readItems(db, actor, asked, at);
  const { jobs = [], total = 0, list = [], trades = [], rooms = [], companies = [] } = found ?? {};
  const open = sum(trades.map((one) => one.open));
  const closed = sum(trades.map((one) => one.closed));
  return {
    asked,
    jobs,
    total,
    pages: Math.max(1, Math.ceil(total / (asked.print ? PRINTED : SHOWN))),
    items: list.map(({ state, version, parties, blocked, moments, passed, createdAt, ...item }) => ({
      ...item,
      overdue: isLate({ ...item, state }, at),
      days: Math.floor((at.getTime() - Date.parse(createdAt)) / 86_400_000),
      standing: {
        ...standingOf(punchProcess, { state, version, parties, blocked, moments, passed }, at),
        choices: [],
      },
    })),
    trades: trades.map((one) => ({
      trade: one.trade,
      open: Number(one.open),
      rejections: Number(one.rejections),
      /** Percent of what is closed that nobody sent back; undefined where nothing is closed. */
      firstPass: Number(one.closed) > 0 ? share(Number(one.first), Number(one.closed)) : undefined,
      age: Number(one.open) > 0 ? Math.round(Number(one.days) / Number(one.open)) : undefined,
      oldest: Math.floor(Number(one.oldest)),
    })),
    rooms: rooms.map(({ room, items, closed: done }) => ({
      room,
      done: Number(done),
      items: Number(items),
      percent: share(Number(done), Number(items)),
    })),
    companies: companies.map(({ company, open: left, closed: done, rejections }) => ({
      company,
      open: Number(left),
      closed: Number(done),
      rejections: Number(rejections),
    })),
    figures: {
      open,
      closed,
      firstPass: closed > 0 ? share(sum(trades.map((one) => one.first)), closed) : undefined,
      backChargeCents: sum(trades.map((one) => one.backChargeCents)),
    },
    readOnly: actor?.role === "viewer",
    idem: formKey(),
    bulkIdem: formKey(),
  };
}
export type ListView = Awaited<ReturnType<typeof listView>>;

type Found = NonNullable<Awaited<ReturnType<typeof readItem>>>;

/** The example as an item is read. */
function exampleItem(language: Language, now: Date): Found {
  const one = sampleItems(language, now)[1];
  if (!one) throw new Error("there is an example");
  const at = new Date(now.getTime() - 3 * 86_400_000).toISOString();
  return {
    item: {
      ...{ id: EXAMPLE, workspace: "", projectId: EXAMPLE, project: "", zone: "America/Chicago" },
      ...{ number: one.number, room: one.room, trade: one.trade, words: one.words, priority: "normal" },
      ...{
        dueOn: null,
        backChargeCents: 0,
        assignee: "",
        assignedTo: null,
        approver: null,
        photoNeeded: true,
      },
      ...{
        afterPhotos: "[]",
        acceptedAt: null,
        workSince: at,
        rejections: 0,
        planId: null,
        pinX: null,
        pinY: null,
        pinPage: null,
        pinGrid: "",
      },
      ...{ state: one.state, stateSince: at, version: 1, sample: true, createdAt: at },
      ...{ parties: "", blocked: "", moments: "{}", passed: 0 },
    },
    photos: [],
    plans: [],
    others: [],
    history: [],
    pages: [],
    closed: [],
  };
}

/** Fewer closed items say nothing of a trade. */
const LEAST_CLOSED = 3;

/** When an open item will be closed if it takes as long as its trade took before; undefined where nobody knows. */
export function expectedOf(
  { state, createdAt, zone }: { state: string; createdAt: string; zone: string },
  closed: readonly number[],
) {
  const middle = medianOf(closed);
  if (middle === undefined || closed.length < LEAST_CLOSED || ["closed", "void"].includes(state))
    return undefined;
  const days = Math.max(1, Math.ceil(middle));
  return { days, of: closed.length, on: dayAfter(localDay(new Date(createdAt), zone), days) };
}

function shown({ item, photos, history, closed }: Found, at: Date) {
  const { state, version, parties, blocked, moments, passed } = item;
  const after = JSON.parse(item.afterPhotos) as string[];
  return {
    item: {
      ...{ id: item.id, number: item.number, room: item.room, trade: item.trade, words: item.words },
      ...{ priority: item.priority, dueOn: item.dueOn, assignee: item.assignee, project: item.project },
      ...{ photoNeeded: item.photoNeeded, acceptedAt: item.acceptedAt, rejections: item.rejections },
      ...{
        planId: item.planId,
        pinX: item.pinX,
        pinY: item.pinY,
        pinPage: item.pinPage,
        pinGrid: item.pinGrid,
        zone: item.zone,
        version,
        sample: item.sample,
      },
      overdue: isLate(item, at),
      expected: expectedOf(item, closed),
      ...{ projectId: item.projectId, backChargeCents: item.backChargeCents, own: item.assignedTo !== null },
      backCharge: item.backChargeCents > 0 ? typedDollars(item.backChargeCents) : "",
    },
    standing: standingOf(punchProcess, { state, version, parties, blocked, moments, passed }, at),
    photos: photos.map((photo) => ({
      ...photo,
      /** What stands on the page of it; the picture itself is behind it. */
      small: photo.thumb ?? photo.id,
      shows: after.includes(photo.id) ? ("after" as const) : ("before" as const),
    })),
    history,
  };
}

/** An item's page; undefined where it is none of theirs. `plan` is the sheet that is shown, and `page` its page. */
export async function itemView(
  { db, now, language, formKey }: Given,
  actor: Present | undefined,
  { id, plan, page = 0 }: { id: string; plan: string; page?: number },
) {
  const at = now();
  const isExample = id === EXAMPLE;
  const found = isExample ? exampleItem(language, at) : actor && (await readItem(db, actor, id, at));
  if (!found) return undefined;
  const { plans, others, item } = found;
  const sheet = plans.find((one) => one.id === (plan || item.planId)) ?? plans[0];
  // Pages of the sheet that is shown, as pictures; the others are a press away.
  const pages = found.pages.filter(({ file }) => file === sheet?.id);
  const pinnedPage = item.planId === sheet?.id ? item.pinPage : null;
  return {
    ...shown(found, at),
    plans: plans.map(({ id: of, name, width, height, document, isOld }) => ({
      ...{ id: of, name, width, height, document },
      /** A newer version of it is there. */
      isOld: Boolean(isOld),
    })),
    plan: sheet?.id ?? "",
    pages: pages.map((one) => one.page),
    page: pages.find((one) => one.page === (page || pinnedPage)) ?? (page ? undefined : pages[0]),
    twins: probablySame(item.words, others),
    readOnly: isExample || actor?.role === "viewer",
    /** Guests could not revoke a link, and make none. */
    mayShare: isMember(actor),
    keys: { move: formKey(), finish: formKey(), photo: formKey(), plan: formKey() },
  };
}
export type ItemView = NonNullable<Awaited<ReturnType<typeof itemView>>>;

/** An item for whoever holds its link. */
export async function heldView({ db, now, formKey }: Given, { holder, link, name }: Holding) {
  const at = now();
  const found = await readItem(db, holder, link.subject.id, at);
  if (!found) return undefined;
  return {
    ...shown(found, at),
    link: link.id,
    name,
    asksName: link.asksName,
    keys: { move: formKey(), finish: formKey() },
  };
}
export type HeldView = NonNullable<Awaited<ReturnType<typeof heldView>>>;

/** A label for each room of a job: its name, and a code that leads to its open items. */
export async function labelsView(
  { db, language, origin, now }: Given & { origin: string },
  actor: Present | undefined,
  project: string,
) {
  const sample = {
    job: { id: EXAMPLE, name: "" },
    rooms: [...new Set(sampleItems(language, now()).map(({ room }) => room))],
  };
  const found = project === EXAMPLE ? sample : actor && (await readRooms(db, actor, project));
  if (!found) return undefined;
  const of = project === EXAMPLE ? "" : project;
  const labels = found.rooms.map((room) => {
    const href = listPath({ project: of, room });
    return { room, href, qr: qrOf(`${origin}${href}`) };
  });
  return { project: found.job, isExample: project === EXAMPLE, labels };
}
export type LabelsView = NonNullable<Awaited<ReturnType<typeof labelsView>>>;
