import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { directionOf, type Language } from "~/i18n/languages.ts";
import { Sheet } from "~/lib/paper/sheet.ts";
import { careerPath } from "./career.limits.ts";
import { type CareerView, careerView } from "./career.view.server.ts";
import { resumeOf } from "./resume.ts";

/** How many of each the page has, less and less until all of it stands on one. */
const MOST = [8, 6, 5, 4, 3, 2, 1] as const;

function wordsIn(language: Language) {
  const t = translator(language, "careers");
  const { all } = formatsOf(language);
  return {
    t,
    trade: (trade: CareerView["roles"][number]["trade"]) => t(`trades.${trade}`),
    ticket: (kind: CareerView["tickets"][number]["kind"]) => t(`tickets.${kind}`),
    language: (spoken: CareerView["shown"]["languages"][number]) => t(`languages.${spoken}`),
    duration: (months: number) => {
      const [years, rest] = [Math.floor(months / 12), months % 12];
      return all([
        ...(years > 0 ? [t("duration.years", { count: years })] : []),
        ...(rest > 0 || years === 0 ? [t("duration.months", { count: rest })] : []),
      ]);
    },
  };
}

/** One line of the page, from the top down. */
export type CvLine =
  | { kind: "row"; text: string; size: number; bold: boolean; typed: boolean }
  | { kind: "part"; text: string }
  | { kind: "rule" }
  | { kind: "gap" };

/** The page with at most so many of each, the newest and the longest first. */
function linesOf(view: CareerView, language: Language, most: number): CvLine[] {
  const { t, trade, ticket, language: spoken, duration } = wordsIn(language);
  const { month, date, all } = formatsOf(language);
  const lines: CvLine[] = [];
  const row = (text: string, look: { size?: number; bold?: boolean; typed?: boolean } = {}) =>
    lines.push({ kind: "row", text, size: 10, bold: false, typed: false, ...look });
  const part = (text: string) => lines.push({ kind: "part", text });
  const { shown } = view;
  row(view.name, { size: 20, bold: true, typed: true });
  row(shown.headline, { size: 12, typed: true });
  const facts = [
    shown.place?.called,
    shown.languages.length > 0 && all(shown.languages.map(spoken)),
    view.reach?.text,
    view.experience.all > 0 && t("experience.all", { duration: duration(view.experience.all) }),
  ].filter((fact): fact is string => Boolean(fact));
  if (facts.length > 0) row(facts.join(" · "));
  lines.push({ kind: "rule" });
  if (view.about && most > 2) {
    lines.push({ kind: "gap" });
    for (const line of view.about.split("\n")) row(line, { typed: true });
  }
  if (view.roles.length > 0) part(t("parts.roles"));
  for (const { title, firm, trade: of, from, to } of view.roles.slice(0, most)) {
    row([title, firm].filter(Boolean).join(", "), { bold: true, typed: true });
    const span = t(to ? "span.closed" : "span.open", { from: month(from), to: to && month(to) });
    row(`${span} · ${trade(of)}`, { size: 9 });
  }
  const skills = view.experience.skills.slice(0, most * 2);
  if (skills.length > 0) {
    part(t("parts.skills"));
    row(skills.map(({ of, months }) => (months > 0 ? `${of} (${duration(months)})` : of)).join(" · "));
  }
  const tickets = view.tickets.filter(({ state }) => state !== "expired").slice(0, most);
  if (tickets.length > 0) part(t("parts.tickets"));
  for (const { kind, called, until, state } of tickets) {
    const ends = until ? ` · ${t(`ticketStates.${state}`, { day: date(until) })}` : "";
    row(`${called || ticket(kind)}${ends}`);
  }
  if (shown.projects.length > 0) part(t("parts.projects"));
  for (const { called, year, did } of shown.projects.slice(0, Math.min(4, most)))
    row([called, year, did].filter(Boolean).join(" · "), { typed: true });
  if (shown.schools.length > 0) part(t("parts.schools"));
  for (const { school, course, ended } of shown.schools.slice(0, Math.min(3, most)))
    row([school, course, ended && month(ended)].filter(Boolean).join(" · "), { typed: true });
  return lines;
}

function sheetOf(lines: readonly CvLine[], language: Language): Sheet {
  const sheet = new Sheet(directionOf(language));
  for (const line of lines) {
    if (line.kind === "row") {
      const { text, size, bold, typed } = line;
      sheet.row(text, { size, bold, ...(typed && { typed }) });
    } else if (line.kind === "part") {
      sheet.skip(9);
      sheet.row(line.text, { size: 12, bold: true });
      sheet.rule();
      sheet.skip(2);
    } else if (line.kind === "rule") sheet.rule(1.5);
    else sheet.skip(6);
  }
  if (sheet.paper.lacksLetters) sheet.row(translator(language, "careers")("cv.letters"), { size: 8 });
  return sheet;
}

/** As much of a profile as stands on one page, on paper. */
function onePage(view: CareerView, language: Language) {
  for (const most of MOST) {
    const lines = linesOf(view, language, most);
    const sheet = sheetOf(lines, language);
    if (sheet.paper.pageCount <= 1 || most === MOST.at(-1)) return { lines, sheet };
  }
  throw new Error("there is always a last one");
}

/** Somebody's profile on one page, in a language of the site: what they show and nothing else. */
export async function cvPdf(
  context: AppLoadContext,
  reader: Present | undefined,
  id: string,
  language: Language,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const view = await careerView(context, reader, id);
  if (!view) return undefined;
  const { sheet } = onePage(view, language);
  return sheet.paper.write({ title: view.name, language, direction: directionOf(language) });
}

/** The same page to read and to print in a browser: what stands on the paper, line by line. */
export async function cvPage(
  context: AppLoadContext,
  reader: Present | undefined,
  id: string,
  language: Language,
) {
  const view = await careerView(context, reader, id);
  if (!view) return undefined;
  const { lines } = onePage(view, language);
  return { id: view.id, name: view.name, language, direction: directionOf(language), lines };
}
export type CvPage = NonNullable<Awaited<ReturnType<typeof cvPage>>>;

/** Somebody's profile as a JSON Résumé: what they show and nothing else. */
export async function careerResume(context: AppLoadContext, reader: Present | undefined, id: string) {
  const view = await careerView(context, reader, id);
  if (!view) return undefined;
  return resumeOf(view.shown, {
    ...{ name: view.name, about: view.about, page: `${context.origin}${careerPath(view.id)}` },
    today: context.now().toISOString().slice(0, 10),
    ...wordsIn(context.language),
  });
}
