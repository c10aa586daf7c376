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

/** The page with at most so many of each, the newest and the longest first. */
function sheetOf(view: CareerView, language: Language, most: number): Sheet {
  const { t, trade, ticket, language: spoken, duration } = wordsIn(language);
  const { month, date, all } = formatsOf(language);
  const sheet = new Sheet(directionOf(language));
  const { shown } = view;
  const part = (title: string) => {
    sheet.skip(9);
    sheet.row(title, { size: 12, bold: true });
    sheet.rule();
    sheet.skip(2);
  };
  sheet.row(view.name, { size: 20, bold: true, typed: true });
  sheet.row(shown.headline, { size: 12, typed: true });
  const facts = [
    shown.place?.called,
    shown.languages.length > 0 && all(shown.languages.map(spoken)),
    view.reach?.text,
    view.experience.all > 0 && t("experience.all", { duration: duration(view.experience.all) }),
  ].filter((fact): fact is string => Boolean(fact));
  if (facts.length > 0) sheet.row(facts.join(" · "));
  sheet.rule(1.5);
  if (view.about && most > 2) {
    sheet.skip(6);
    for (const line of view.about.split("\n")) sheet.row(line, { typed: true });
  }
  if (view.roles.length > 0) part(t("parts.roles"));
  for (const { title, firm, trade: of, from, to } of view.roles.slice(0, most)) {
    sheet.row([title, firm].filter(Boolean).join(", "), { bold: true, typed: true });
    const span = t(to ? "span.closed" : "span.open", { from: month(from), to: to && month(to) });
    sheet.row(`${span} · ${trade(of)}`, { size: 9 });
  }
  const skills = view.experience.skills.slice(0, most * 2);
  if (skills.length > 0) {
    part(t("parts.skills"));
    sheet.row(skills.map(({ of, months }) => (months > 0 ? `${of} (${duration(months)})` : of)).join(" · "));
  }
  const tickets = view.tickets.filter(({ state }) => state !== "expired").slice(0, most);
  if (tickets.length > 0) part(t("parts.tickets"));
  for (const { kind, called, until, state } of tickets) {
    const ends = until ? ` · ${t(`ticketStates.${state}`, { day: date(until) })}` : "";
    sheet.row(`${called || ticket(kind)}${ends}`);
  }
  if (shown.projects.length > 0) part(t("parts.projects"));
  for (const { called, year, did } of shown.projects.slice(0, Math.min(4, most)))
    sheet.row([called, year, did].filter(Boolean).join(" · "), { typed: true });
  if (shown.schools.length > 0) part(t("parts.schools"));
  for (const { school, course, ended } of shown.schools.slice(0, Math.min(3, most)))
    sheet.row([school, course, ended && month(ended)].filter(Boolean).join(" · "), { typed: true });
  if (sheet.paper.lacksLetters) sheet.row(t("cv.letters"), { size: 8 });
  return sheet;
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
  let sheet = sheetOf(view, language, MOST[0]);
  for (const most of MOST.slice(1)) if (sheet.paper.pageCount > 1) sheet = sheetOf(view, language, most);
  return sheet.paper.write({ title: view.name, language, direction: directionOf(language) });
}

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
