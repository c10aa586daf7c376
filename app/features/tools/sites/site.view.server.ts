import { listFiles } from "~/engines/file/file.server.ts";
import { type PositionError, readPosition, saidDistance } from "~/engines/place/place.ts";
import { type Holding, isMember, listLinks, type Present, showLink } from "~/engines/trust/trust.server.ts";
import { isMetricFirst, type Language } from "~/i18n/languages.ts";
import { type Qr, qrOf } from "~/lib/qr.server.ts";
import type { Contributions } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { sampleSites } from "~db/seed/sample/tools/sites.ts";
import { positionOf, wayTo } from "./find-sites.logic.ts";
import {
  findSite,
  type ListedSite,
  readAsksGate,
  readPresent,
  readVisits,
  SITE,
} from "./sites.queries.server.ts";
import { mapOf, placeOf, siteTime, visitsOf } from "./sites.view.server.ts";
import { readSpots } from "./spots.queries.server.ts";

interface Asked {
  db: Database;
  now: () => Date;
  language: Language;
  formKey: () => string;
  origin: string;
  env: { sessionSecret: string };
  contributions: Pick<Contributions, "links">;
}

/** The address of the newest link by which people check in at a site, where there is one that stands. */
async function checkInAddress(context: Asked, actor: Present, site: { id: string; workspace: string }) {
  if (!isMember(actor) || actor.role === "viewer") return undefined;
  const links = await listLinks(context, actor, {
    workspace: actor.workspace,
    subject: { type: SITE, id: site.id },
  });
  const gate = links.find(({ stands, verbs, kind }) => stands && verbs.includes("sign") && kind !== "person");
  if (!gate) return undefined;
  const shown = await showLink({ ...context, secret: context.env.sessionSecret }, actor, gate.id);
  return shown && `${context.origin}/l/${shown.token}`;
}

/** The address of an example that everybody may look at; nothing can be written there. */
export const EXAMPLE = "sample";

function exampleSite(language: Language): ListedSite {
  const [first] = sampleSites(language);
  if (!first) throw new Error("there is an example of a site");
  return { ...first, id: EXAMPLE, workspace: "", version: 1, sample: true, present: 0 };
}

async function ownSite(db: Database, actor: Present | undefined, id: string) {
  const site = actor && (await findSite(db, actor, id));
  return site?.workspace === actor?.workspace ? site : undefined;
}

/** A site as its workspace sees it, or the example; undefined where it is none of theirs. */
export async function readSiteView(
  context: Asked,
  present: Present | undefined,
  id: string,
  { from: asked, sheet }: { from: string; sheet: string },
) {
  const { db, language } = context;
  const actor = id === EXAMPLE ? undefined : present;
  const site = id === EXAMPLE ? exampleSite(language) : await ownSite(db, actor, id);
  if (!site) return undefined;
  const metric = isMetricFirst(language);
  const now = context.now();
  const mayWrite = actor !== undefined && actor.role !== "viewer";
  const [visits, here, spots, photos, asksGate] = await Promise.all([
    actor && sheet === "" ? readVisits(db, actor, id) : [],
    actor && sheet === "muster" ? readPresent(db, actor, id) : [],
    actor && sheet === "" ? readSpots(db, actor, id) : [],
    actor && sheet !== "muster"
      ? listFiles({ db }, actor, { workspace: actor.workspace, type: SITE, id })
      : [],
    actor && sheet === "" ? readAsksGate(db, actor, id) : true,
  ]);
  const position = positionOf(site);
  const read = asked && position ? readPosition(asked, position) : undefined;
  const from = read?.ok ? read.position : undefined;
  const way = from && position && wayTo(from, position);
  const place = placeOf(site);
  const checkIn = actor && sheet === "gate" ? await checkInAddress(context, actor, site) : undefined;
  const qr: Qr | undefined =
    sheet === "gate" && (checkIn || place) ? qrOf(checkIn ?? place?.links.geo ?? "") : undefined;
  return {
    site,
    place,
    asked,
    from: read?.ok ? `${read.position.latitude}, ${read.position.longitude}` : undefined,
    fromError: (read && !read.ok ? read.error : undefined) as PositionError | undefined,
    way: way && { ...way, distance: saidDistance(way.metres, metric) },
    map: position && mapOf([position], from, metric),
    visits: visitsOf(visits, site, now, language),
    muster: visitsOf(here, site, now, language),
    spots,
    photos: photos.map(({ id: file, name, width, height }) => ({ id: file, name, width, height })),
    present: site.present,
    /** Whether punches and bookings ask who is cleared for it. */
    asksGate,
    gate: position,
    /** Whether it is a site of theirs, and not the example. */
    isKept: actor !== undefined,
    printed: siteTime(now.toISOString(), site.siteZone, language),
    qr,
    qrLeadsTo: (checkIn ? "check-in" : "place") as "check-in" | "place",
    mayWrite,
    mayShare: mayWrite && isMember(actor),
    sheet: (sheet === "gate" || sheet === "muster" ? sheet : undefined) as "gate" | "muster" | undefined,
    idem: context.formKey(),
  };
}
export type SiteView = NonNullable<Awaited<ReturnType<typeof readSiteView>>>;

/** A site as whoever holds a link to it sees it: nobody's name but their own. */
export async function readSharedSite(db: Database, { holder, link, name }: Holding) {
  const found = await findSite(db, holder, link.subject.id);
  if (!found) return undefined;
  const { workspace, present, sample, ...site } = found;
  return {
    site,
    place: placeOf(site),
    gate: positionOf(site),
    mayCheckIn: link.verbs.includes("sign"),
    name,
    idem: crypto.randomUUID() as string,
  };
}
export type SharedSite = NonNullable<Awaited<ReturnType<typeof readSharedSite>>>;
