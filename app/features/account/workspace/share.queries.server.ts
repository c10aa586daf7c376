import { sql } from "drizzle-orm";
import {
  listAnswers,
  listLinks,
  mayRead,
  mayWrite,
  type Present,
  showLink,
} from "~/engines/trust/trust.server.ts";
import type { AppEnv } from "~/environment.ts";
import { qrOf } from "~/lib/qr.server.ts";
import type { Contributions } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { linkEvents } from "~db/schema/trust.ts";

interface Deps {
  db: Database;
  now: () => Date;
  origin: string;
  env: Pick<AppEnv, "sessionSecret">;
  contributions: Pick<Contributions, "links">;
}

/** A record of the workspace that can be shared: what it is called, where it is, and what a link may allow. */
async function findRecord({ db, contributions }: Deps, present: Present, type: string, id: string) {
  const kind = Object.hasOwn(contributions.links, type) ? contributions.links[type] : undefined;
  if (!kind) return undefined;
  const { workspace } = present;
  const [found] = await db
    .select({ title: kind.title(sql`${id}`), mayShare: sql<number>`${mayWrite(present, workspace)}` })
    .from(sql`(select 1)`)
    .where(sql`${kind.isIn(sql`${workspace}`, sql`${id}`)} and ${mayRead(present, workspace)}`);
  if (found?.title == null) return undefined;
  return {
    type,
    id,
    title: found.title,
    mayShare: Boolean(found.mayShare),
    href: kind.href(id),
    verbs: kind.verbs,
    answers: await listAnswers({ db }, mayRead(present, linkEvents.workspace), { type, id }),
  };
}

/** One link to hand over: its address, and the same as a QR code. */
async function readSheet(deps: Deps, present: Present, id: string) {
  const { db, now, env, contributions, origin } = deps;
  const link = await showLink({ db, now, secret: env.sessionSecret, contributions }, present, id);
  if (!link) return undefined;
  const { token, subjectType, subjectId, ...shown } = link;
  const address = `${origin}/l/${token}`;
  const back = new URLSearchParams({ type: subjectType, id: subjectId });
  return { ...shown, address, qr: qrOf(address), back: `/workspace/share?${back}` };
}

/** The links of a workspace, of one record where it is named, or one link; undefined where there is no such one. */
export async function readShare(deps: Deps, present: Present, params: URLSearchParams) {
  const [link, type, id] = ["link", "type", "id"].map((name) => params.get(name));
  if (link) {
    const sheet = await readSheet(deps, present, link);
    return sheet && { sheet, links: undefined };
  }
  const record = type && id ? await findRecord(deps, present, type, id) : undefined;
  if (type && !record) return undefined;
  const { workspace } = present;
  const subject = record && { type: record.type, id: record.id };
  const { db, now, contributions } = deps;
  const rows = await listLinks({ db, now, contributions }, present, { workspace, subject });
  return {
    sheet: undefined,
    record,
    workspace: workspace as string,
    links: rows.map(({ workspace: _workspace, createdBy: _createdBy, ...row }) => row),
    idem: crypto.randomUUID() as string,
  };
}
export type ShareView = NonNullable<Awaited<ReturnType<typeof readShare>>>;
export type ShareList = Exclude<ShareView, { links: undefined }>;
export type LinkSheetView = Extract<ShareView, { links: undefined }>["sheet"];
