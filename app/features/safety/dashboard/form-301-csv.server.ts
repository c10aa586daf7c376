import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { csvOf } from "~/lib/csv.ts";
import { readLog } from "./dashboard.queries.server.ts";
import { ITEMS, known301 } from "./form-301.ts";
import { caseNumber, isMedical, noteOpened } from "./opened.server.ts";

/**
 * Form 301 of every recordable case of a year, one a line with a column for each question. Privacy cases have no name,
 * and whoever only reads the workspace sees neither names nor injuries.
 * @param year four digits
 */
export async function csv301(
  { db, language, now }: Pick<AppLoadContext, "db" | "language" | "now">,
  actor: Present | undefined,
  year: string,
): Promise<string> {
  const t = translator(language, "osha-301");
  const cases = actor ? (await readLog(db, actor, year)).cases : [];
  const isViewer = actor?.role === "viewer";
  if (actor && !isViewer && cases.some(isMedical))
    await noteOpened({ db, now }, actor, {
      ...{ workspace: actor.workspace, act: "medical.listed", record: year },
    });
  const lines = cases.map((row) => {
    const hidden = isViewer ? { person: "", injury: "" } : {};
    const { person, happenedOn, happenedAt, what, injury } = { ...row, ...hidden };
    const isPrivate = row.isPrivate ? "on" : "";
    const fields = { person, happenedOn, happenedAt, what, injury, isPrivate };
    const known = known301({ fields, number: caseNumber(row.id) });
    return ITEMS.map((item) => (item === 1 && row.isPrivate ? t("withheld") : (known[item] ?? "")));
  });
  return csvOf([ITEMS.map((item) => `${item} ${t(`items.q${item}`)}`), ...lines]);
}
