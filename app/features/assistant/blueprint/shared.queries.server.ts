import { eq } from "drizzle-orm";
import { analyseLines, calibrate, readTakeoff, typedLines } from "~/engines/drawing/drawing.ts";
import { type Holding, listAnswers } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { linkEvents } from "~db/schema/trust.ts";
import { DRAWING, findDrawing } from "./saved.queries.server.ts";
import { isCutOff } from "./saved-limits.ts";
import { shortened, verdictCounts } from "./shortened.ts";

/** A drawing as whoever holds a link to it sees it, with what was said by this link; undefined where it is gone. */
export async function readShared(db: Database, { holder, link, name }: Holding, all: boolean) {
  const { id } = link.subject;
  const [drawing, said] = await Promise.all([
    findDrawing(db, holder, id),
    listAnswers({ db }, eq(linkEvents.linkId, link.id), { type: DRAWING, id }),
  ]);
  if (!drawing) return undefined;
  const takeoff = readTakeoff(new URLSearchParams(drawing.takeoff));
  const lines = [...drawing.lines, ...typedLines(drawing.typedLines)];
  const analysis = analyseLines(lines, calibrate(takeoff).state);
  return {
    plan: {
      name: drawing.name,
      width: drawing.width,
      height: drawing.height,
      source: `/shared/${link.id}/picture`,
    },
    takeoff,
    partly: isCutOff(drawing.lines),
    result: all ? { analysis, counts: verdictCounts(analysis), more: 0 } : shortened(analysis),
    link: {
      id: link.id,
      for: link.name,
      from: link.askedFrom,
      expiresAt: link.expiresAt,
      asksName: link.asksName,
      mayAnswer: link.verbs.includes("answer"),
      mayDecide: link.verbs.includes("sign"),
    },
    said,
    name,
    idem: crypto.randomUUID() as string,
  };
}
export type SharedDrawing = NonNullable<Awaited<ReturnType<typeof readShared>>>;
