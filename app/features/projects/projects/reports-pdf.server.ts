import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { directionOf, type Language } from "~/i18n/languages.ts";
import { Sheet } from "~/lib/paper/sheet.ts";
import { DELAY_CAUSES, LOG_TEXTS } from "./projects.limits.ts";
import type { ReportView } from "./reports.view.server.ts";

/** As much as a day needs to begin at the foot of a page. */
const BEGINS = 72;

const rows = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** A report as a PDF file, in the words of `language`: what its page says, without its pictures. */
export function reportPdf(view: ReportView, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const t = translator(language, "project-reports");
  const of = translator(language, "projects");
  const { date, moment, number } = formatsOf(language);
  const causeOf = (name: string) => of(`causes.${DELAY_CAUSES.find((cause) => cause === name) ?? "other"}`);
  const { project, days, span } = view;
  const period = span === "day" ? date(view.from) : t("period", { from: date(view.from), to: date(view.to) });
  const title = `${t(span === "day" ? "dayTitle" : "weekTitle")}: ${period}`;
  const sheet = new Sheet(directionOf(language));
  const heading = (text: string) => {
    sheet.skip(12);
    sheet.need(BEGINS);
    sheet.row(text, { size: 13, bold: true });
    sheet.rule(1.2);
    sheet.skip(2);
  };

  sheet.row(translator(language, "shell")("product"), { size: 11, bold: true });
  sheet.row(project.name, { size: 20, bold: true, typed: true });
  sheet.row(title, { size: 13 });
  for (const [label, value] of [
    [of("facts.number"), project.number],
    [of("facts.client"), project.client],
  ] as const)
    if (value) sheet.row(`${label}: ${value}`);
  if (view.isExample) sheet.row(t("sample"), { bold: true });
  sheet.rule(2);

  heading(t("sums.title"));
  sheet.row(`${t("sums.days")}: ${number(days.length)}`);
  sheet.row(`${t("sums.hours")}: ${number(view.hours)}`);
  sheet.row(
    t("punch.text", {
      raised: number(view.punch.raised),
      closed: number(view.punch.closed),
      open: number(view.punch.open),
    }),
  );
  if (view.photoCount > 0) sheet.row(`${t("photos.title")}: ${number(view.photoCount)}`);
  if (view.missing.length > 0)
    sheet.row(t("missing", { list: formatsOf(language).all(view.missing.map(date)) }));
  if (view.crews.length > 0) {
    heading(t("crews.title"));
    for (const { name, hours } of view.crews)
      sheet.row(`${name || t("crews.unnamed")}: ${t("hours", { hours: number(hours) })}`, { typed: true });
  }
  if (view.delays.length > 0) {
    heading(t("delays.title"));
    for (const { name, hours } of view.delays)
      sheet.row(`${causeOf(name)}: ${t("hours", { hours: number(hours) })}`);
  }
  for (const day of days) {
    heading(`${date(day.day)} (${of(`logStates.${day.state}`)})`);
    if (day.people > 0) sheet.row(of("logs.people", { count: day.people, hours: number(day.hours) }));
    if (day.delayHours > 0)
      sheet.row(of("logs.heldUp", { hours: number(day.delayHours), cause: causeOf(day.delayCause) }));
    for (const name of LOG_TEXTS) {
      if (day.texts[name] === "") continue;
      sheet.skip(3);
      sheet.need(30);
      sheet.row(of(`fields.${name}`), { bold: true });
      for (const line of rows(day.texts[name])) sheet.row(line, { typed: true });
    }
    if (day.photos > 0) {
      sheet.skip(3);
      sheet.row(t("ofDay", { count: day.photos }), { bold: true });
    }
    for (const { words, printedName, at } of day.added) {
      sheet.skip(3);
      sheet.need(30);
      sheet.row(`${of("log.added", { name: printedName })}, ${moment(at, project.zone)}`, { bold: true });
      for (const line of rows(words)) sheet.row(line, { typed: true });
    }
    if (day.seal) {
      sheet.skip(3);
      sheet.row(of("log.entry", { number: day.seal.number }), { size: 8 });
      sheet.row(day.seal.hash, { size: 8, typed: true });
    }
  }
  heading(t("proof.title"));
  sheet.row(t(`proof.${view.proof}`));
  if (view.last) {
    sheet.row(t("proof.last", { number: number(view.last.number) }));
    sheet.row(view.last.hash, { size: 8, typed: true });
  }
  sheet.row(t("madeAt", { time: moment(view.madeAt, project.zone) }), { size: 9 });
  if (sheet.paper.lacksLetters) sheet.row(t("letters"), { size: 9 });
  if (sheet.paper.pageCount > 1) sheet.foot((page) => t("page", { page }));
  return sheet.paper.write({
    title: `${project.name}, ${title}`,
    language,
    direction: directionOf(language),
  });
}
