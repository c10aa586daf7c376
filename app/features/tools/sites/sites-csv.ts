import { plusCodeOf } from "~/engines/place/place.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import { positionOf } from "./find-sites.logic.ts";
import { SITE_TEXTS } from "./sites.limits.ts";
import type { ListedSite, Visit } from "./sites.queries.server.ts";

/** All that a workspace's sites say, one a line. */
export function sitesCsv(language: Language, sites: readonly ListedSite[]): string {
  const t = translator(language, "sites");
  const head = [
    t("fields.name"),
    t("fields.status"),
    t("fields.address"),
    t("csv.latitude"),
    t("csv.longitude"),
    t("place.plusCode"),
    t("fields.siteZone"),
    t("fields.trades"),
    ...SITE_TEXTS.map((name) => t(`fields.${name}`)),
    t("sample"),
  ];
  const lines = sites.map((site) => {
    const position = positionOf(site);
    return [
      site.name,
      t(`status.${site.status}`),
      site.address,
      site.latitude,
      site.longitude,
      position && plusCodeOf(position),
      site.siteZone,
      site.trades,
      ...SITE_TEXTS.map((name) => site[name]),
      site.sample ? "1" : "",
    ];
  });
  return csvOf([head, ...lines]);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** `2026-03-02 07:30` by the clock of a site, which every spreadsheet reads and sorts. */
function clockTime(at: string | null, zone: string): string {
  if (!at) return "";
  // Swedish writes dates as ISO 8601 does.
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone });
  if (clocks.size >= 200) clocks.clear();
  clocks.set(zone, clock);
  return clock.format(new Date(at));
}

/** Who came to a site, the last first. */
export function visitsCsv(
  language: Language,
  { siteZone }: Pick<ListedSite, "siteZone">,
  visits: readonly Visit[],
): string {
  const t = translator(language, "sites");
  const tVisit = translator(language, "site-visit");
  const head = [
    tVisit("name"),
    tVisit("company"),
    tVisit("reason"),
    `${t("visits.came")} (${siteZone})`,
    `${t("visits.left")} (${siteZone})`,
    t("csv.metres"),
    t("csv.accuracy"),
    t("sample"),
  ];
  const lines = visits.map((visit) => [
    visit.printedName,
    visit.company,
    tVisit(`reasons.${visit.reason}`),
    clockTime(visit.cameAt, siteZone),
    clockTime(visit.leftAt, siteZone),
    visit.metres,
    visit.accuracy,
    visit.sample ? "1" : "",
  ]);
  return csvOf([head, ...lines]);
}
