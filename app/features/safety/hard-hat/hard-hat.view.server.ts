import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  type Holding,
  isMember,
  type Present,
  requireHolder,
  requireHolderToAct,
} from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { localDay } from "~/lib/local-day.ts";
import { sampleHub } from "~db/seed/sample/safety/hard-hat.ts";
import { CREW, WORKER } from "./hard-hat.limits.ts";
import { type HubRow, listCrews, readDay, readHub, readOwnCrew } from "./hard-hat.queries.server.ts";
import { tasksOf } from "./planned.ts";
import { ppeFor } from "./ppe.ts";

type Asked = Pick<AppLoadContext, "db" | "language" | "now" | "formKey">;

/** The link of a page of a crew, which may be to the crew or to one worker of it. */
export async function holdingOf(context: AppLoadContext, id: string | undefined): Promise<Holding> {
  try {
    return await requireHolder(context, id, CREW);
  } catch (refused) {
    if (!(refused instanceof Response) || refused.status !== 404) throw refused;
    return requireHolder(context, id, WORKER);
  }
}

/** As `holdingOf`, for an action: whoever lost the link while the page was open is told so. */
export async function holdingToAct(context: AppLoadContext, id: string | undefined): Promise<Holding> {
  const typed = { fields: {}, names: [] };
  try {
    return await requireHolderToAct(context, id, CREW, typed);
  } catch (refused) {
    if (!(refused instanceof Response) || refused.status !== 404) throw refused;
    return requireHolderToAct(context, id, WORKER, typed);
  }
}

/** The title and the points of a talk in a language, or in English where it is not written in it. */
function talkIn(content: string, language: Language) {
  const { title, points } = JSON.parse(content) as {
    title: Partial<Record<Language, string>>;
    points: Partial<Record<Language, readonly string[]>>;
  };
  const said = points[language]?.length ? language : points.en?.length ? "en" : undefined;
  const written = said ?? (Object.keys(points) as Language[]).find((one) => points[one]?.length) ?? "en";
  return { language: written, title: title[written] ?? title.en ?? "", points: points[written] ?? [] };
}

const linesOf = (text: string) => text.split("\n").filter(Boolean);

interface Rows {
  crew: Pick<HubRow["crew"], "name" | "siteName">;
  site: HubRow["site"];
  board: Pick<NonNullable<HubRow["board"]>, "tasks" | "phone" | "muster" | "hospital"> | null;
}

/** What the page of a crew says, from its rows. */
function shown({ crew, site, board }: Rows, planned: readonly string[] = []) {
  const written = linesOf(board?.tasks ?? "");
  const tasks = written.length > 0 ? written : planned;
  const hazards = site?.hazards ?? "";
  return {
    crew: { name: crew.name, siteName: crew.siteName },
    tasks,
    /** Nobody wrote any: these are of the schedule. */
    isPlanned: written.length === 0 && tasks.length > 0,
    hazards,
    ppe: ppeFor([...tasks, hazards].join(" ")),
    sitePpe: site?.ppe ?? "",
    card: {
      address: site?.address ?? "",
      gate: site?.gate ?? "",
      hospital: board?.hospital || site?.hospital || "",
      muster: board?.muster ?? "",
      phone: board?.phone ?? "",
      contacts: site?.contacts ?? "",
    },
  };
}

/** The page of a crew for whoever holds a link to it, or to a worker of it; undefined where it is gone. */
export async function hubView(
  { db, language, now, formKey, contributions }: Asked & Pick<AppLoadContext, "contributions">,
  { holder, link }: Holding,
  { minutes }: { minutes?: number },
) {
  const row = await readHub(db, holder, link.subject);
  if (!row) return undefined;
  const today = localDay(now(), row.crew.siteZone);
  const { workers, talk, tasks, deliveries } = await readDay(
    db,
    row.crew,
    { day: today, language },
    contributions.siteTasks,
    contributions.siteDeliveries,
  );
  const isOwn = link.subject.type === WORKER;
  return {
    ...shown(row, tasksOf(row.crew.name, tasks)),
    /** On a worker's own phone the names of the others are not shown. */
    workers: isOwn ? workers.filter(({ id }) => id === link.subject.id) : workers,
    isOwn,
    minutes,
    // Nor who of them saw a load.
    deliveries: isOwn
      ? deliveries.map(({ seen, ...load }) => ({ ...load, ...(seen && { seen: { ...seen, by: "" } }) }))
      : deliveries,
    zone: row.crew.siteZone,
    talk: talk && { id: talk.id, hazards: talk.hazards, ...talkIn(talk.content, language) },
    isExample: false,
    idem: formKey(),
  };
}
export type HubView = NonNullable<Awaited<ReturnType<typeof hubView>>>;

/** The page of a crew that is made up: nothing can be sent from it. */
export function sampleHubView(language: Language): HubView {
  const { crew, site, board, workers, talk, delivery } = sampleHub(language);
  return {
    ...shown({ crew, site, board }),
    ...{ workers: workers.map((name, n) => ({ id: `sample-${n}`, name })), isOwn: false, minutes: undefined },
    deliveries: [{ id: "sample", name: delivery, supplier: "", window: "" }],
    zone: "UTC",
    talk: { id: "sample", hazards: "", language, ...talk },
    isExample: true,
    idem: "",
  };
}

/** The crews to choose from; with one chosen what its page says, and what was sent from it. */
export async function zoneView(
  { db, language, now, formKey, contributions }: Asked & Pick<AppLoadContext, "contributions">,
  actor: Present | undefined,
  { crew }: { crew: string },
) {
  const crews = actor ? await listCrews(db, actor) : [];
  const own = actor && crew ? await readOwnCrew(db, actor, crew) : undefined;
  if (crew && !own) return undefined;
  const tasks = linesOf(own?.board?.tasks ?? "");
  const asked = own && { day: localDay(now(), own.crew.siteZone), language };
  const day = own && asked && (await readDay(db, own.crew, asked, [], contributions.siteDeliveries));
  return {
    crews: crews.map(({ id, name, sample }) => ({ id, name, sample })),
    own: own && {
      id: own.crew.id,
      name: own.crew.name,
      sample: own.crew.sample,
      version: own.board?.version ?? 0,
      fields: {
        ...{ task1: tasks[0] ?? "", task2: tasks[1] ?? "", task3: tasks[2] ?? "" },
        ...{ phone: own.board?.phone ?? "", muster: own.board?.muster ?? "" },
        hospital: own.board?.hospital ?? "",
      },
      notes: own.notes,
      ...{ workers: day?.workers ?? [], deliveries: day?.deliveries ?? [], zone: own.crew.siteZone },
      idem: formKey(),
    },
    mayShare: isMember(actor) && actor.role !== "viewer",
    readOnly: actor?.role === "viewer",
  };
}
export type ZoneView = NonNullable<Awaited<ReturnType<typeof zoneView>>>;
