import { desc, eq } from "drizzle-orm";
import { late } from "~/lib/late.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { ListedScreen, ScreenId } from "~/site-map.ts";
import type { Database } from "~db/client.ts";
import { pinnedScreens } from "~db/schema/account.ts";
import { sheetsOf } from "./sheet-index.logic.ts";

/** Every screen that can be pinned or was opened: those of the index, but for the ways to the index itself. */
const WAYS: readonly ScreenId[] = ["home", "services", "tools"];

const pinnableIds = late(
  () => new Set<string>(sheetsOf("services").flatMap(({ id }) => (WAYS.includes(id) ? [] : [id]))),
);

/** Asked several times for every page of a member. */
export const pinnable = (id: string): ScreenId | undefined =>
  pinnableIds().has(id) ? (id as ScreenId) : undefined;

/** The pinned screens of an owner, the last one pinned first. Those that are gone are left out. */
export async function pinsOf(db: Database, owner: Owner | undefined): Promise<ScreenId[]> {
  if (!owner) return [];
  const rows = await db
    .select({ screen: pinnedScreens.screen })
    .from(pinnedScreens)
    .where(eq(pinnedScreens.owner, owner))
    .orderBy(desc(pinnedScreens.pinnedAt), desc(pinnedScreens.screen));
  return rows.flatMap(({ screen: id }) => pinnable(id) ?? []);
}

/** As many screens opened last are remembered. */
export const MOST_RECENT = 6;

/** Of what a cookie remembers, what is still there. */
export function recentIn(stored: readonly string[] | undefined): ScreenId[] {
  return [...new Set((stored ?? []).flatMap((id) => pinnable(id) ?? []))].slice(0, MOST_RECENT);
}

/** What is remembered after a screen was opened; undefined where nothing changes. */
export function remembered(
  stored: readonly string[] | undefined,
  opened: Pick<ListedScreen, "id"> | undefined,
): ScreenId[] | undefined {
  const id = opened && pinnable(opened.id);
  if (!id || stored?.[0] === id) return undefined;
  return [id, ...recentIn(stored).filter((other) => other !== id)].slice(0, MOST_RECENT);
}
