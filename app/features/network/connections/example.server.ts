import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { startOfDay } from "~/lib/wall-clock.ts";
import { SAMPLE_NEEDS } from "~db/seed/sample/network/needs.data.ts";
import { EXAMPLE } from "./connections.limits.ts";
import type { NeedRow } from "./connections.queries.server.ts";

/** The made-up needs as the table would have them. @param idOf the id of one, by its place */
export function sampleNeeds(language: Language, now: Date, idOf: (place: number) => string) {
  const t = translator(language, "connections");
  return SAMPLE_NEEDS.map(({ ahead, days, zone, latitude, longitude, ...need }, place) => {
    const firstDay = dayAfter(localDay(now, zone), ahead);
    const lastDay = dayAfter(firstDay, days - 1);
    return {
      ...{ ...need, id: idOf(place), firstDay, lastDay, siteZone: zone, sample: true, state: "open" },
      ...{ nearLatitude: latitude as number | null, nearLongitude: longitude as number | null },
      overAt: startOfDay(dayAfter(lastDay), zone),
      area: t("sampleArea", { number: place + 1 }),
      notes: t("sampleNotes", { trade: t(`trades.${need.trade}`) }),
      createdAt: new Date(now.getTime() - place * 60_000).toISOString(),
    };
  });
}

/** For whoever has none of their own to look at. */
export const exampleNeeds = (language: Language, now: Date): NeedRow[] =>
  sampleNeeds(language, now, (place) => `${EXAMPLE}-${place + 1}`).map(({ overAt: _, ...need }) => ({
    ...need,
    ...{ promised: 0, poster: null },
  }));
