import type { Present } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { WORK_KINDS } from "~db/schema/weather.terms.ts";
import { KINDS, MEASURES } from "./kinds.data.ts";
import { readLimits } from "./weather.queries.server.ts";

/** The limits of all kinds of work, ours and those of the workspace; `?kind=` is the one that is changed. */
export async function readLimitsView(
  { db }: { db: Database },
  actor: Present | undefined,
  asked: string | null,
) {
  const own = await readLimits(db, actor);
  const kinds = WORK_KINDS.map((kind) => {
    const mine = own.find((row) => row.kind === kind);
    const { at, concrete } = mine?.limits ?? KINDS[kind];
    return {
      kind,
      isOwn: mine !== undefined,
      reason: mine?.reason ?? "",
      version: mine?.version ?? 0,
      concrete,
      limits: MEASURES.flatMap((measure) => {
        const limit = at[measure];
        return limit ? [{ measure, ...limit, ours: KINDS[kind].at[measure] }] : [];
      }),
    };
  });
  return {
    kinds,
    edited: kinds.find(({ kind }) => kind === asked),
    readOnly: actor?.role === "viewer",
  };
}
export type LimitsView = Awaited<ReturnType<typeof readLimitsView>>;
export type KindView = LimitsView["kinds"][number];
