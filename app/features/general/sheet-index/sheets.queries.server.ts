import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Phase } from "~/screens/screen.ts";
import { type ScreenId, screen } from "~/site-map.ts";
import { isUnavailable } from "~db/client.ts";
import { PHASES, phaseOf, phasesOf } from "./phases.ts";
import { pinnable, pinsOf, recentIn } from "./pins.queries.server.ts";
import { type IndexName, sheetsOf } from "./sheet-index.logic.ts";
import { readIndex, type SheetIndex } from "./sheet-index.queries.server.ts";

export interface Sheets extends SheetIndex {
  /** The phase that is shown, where none is searched for. */
  phase?: Phase;
  /** The phases in which a sheet of this index is used. */
  phases: Phase[];
  /** The sheets at hand, the last one pinned first. */
  pins: ScreenId[];
  /** The sheets opened last that are not pinned. */
  recent: ScreenId[];
  /** The sheets that can be pinned. */
  pinnable: ScreenId[];
}

/** What stands in an index at an address, and what of it is at a visitor's hand. */
export async function readSheets(
  context: Pick<AppLoadContext, "db" | "language" | "visitor" | "cookies">,
  name: IndexName,
  search: URLSearchParams,
): Promise<Sheets> {
  const index = readIndex(name, context.language, search.get("q"));
  const phase = index.q ? undefined : phaseOf(search);
  const found = phase ? index.found.filter((id) => phasesOf(screen(id)).includes(phase)) : index.found;
  const { pins, recent } = await atHand(context);
  return {
    ...index,
    found,
    phase,
    phases: PHASES.filter((each) => sheetsOf(name).some((sheet) => phasesOf(sheet).includes(each))),
    pins,
    recent: recent.filter((id) => !pins.includes(id)),
    pinnable: [...index.found, ...index.nearest].filter((id) => pinnable(id)),
  };
}

/** What somebody pinned and opened; the site knows nothing of a browser that owns nothing. */
async function atHand({ db, visitor, cookies }: Pick<AppLoadContext, "db" | "visitor" | "cookies">) {
  try {
    const owner = await visitor.owner();
    if (!owner) return { pins: [], recent: [] };
    return { pins: await pinsOf(db, owner), recent: recentIn(await cookies.recent.read()) };
  } catch (error) {
    // The index is whole without them.
    if (isUnavailable(error)) return { pins: [], recent: [] };
    throw error;
  }
}
