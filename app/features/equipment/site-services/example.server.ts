import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { SAMPLE_MISSED, SAMPLE_SERVICES, SAMPLE_SITE } from "~db/seed/sample/equipment/site-services.data.ts";
import { sampleFirm } from "~db/seed/sample/people.ts";
import { EXAMPLE } from "./site-services.limits.ts";
import type { ServiceRow } from "./site-services.queries.server.ts";
import { dueDays } from "./visits.ts";

const ZONE = "America/Chicago";

/** Fourteen made-up services; of some the second day was missed. @param idOf the id of one, by its place */
export function sampleServices(language: Language, now: Date, idOf: (place: number) => string) {
  const today = localDay(now, ZONE);
  const words = SAMPLE_SITE[language];
  const services: ServiceRow[] = SAMPLE_SERVICES.map(({ since, supplier, ...service }, place) => ({
    ...service,
    ...{ id: idOf(place), supplier: sampleFirm(language, "rental", supplier), siteName: words.site },
    ...{ siteZone: ZONE, startsOn: dayAfter(today, -since), note: "", version: 1, sample: true },
    ...{ accessFeet: null, rating: service.state === "off" ? 4 : null, ratingWords: "" },
    stateSince: new Date(now.getTime() - 3 * 24 * 60 * 60 * 1000).toISOString(),
    createdAt: new Date(now.getTime() - since * 24 * 60 * 60 * 1000).toISOString(),
  }));
  const ran = services.filter(({ state }) => state === "running" || state === "off");
  const visits = ran.flatMap((service) => {
    const endedOn = service.state === "off" ? localDay(new Date(service.stateSince), ZONE) : null;
    const missedHere = SAMPLE_MISSED.some((place) => services[place] === service);
    return dueDays({ ...service, endedOn }, today).past.map((dueOn, n) => {
      const isMissed = missedHere && n === 1;
      const outcome = isMissed ? ("missed" as const) : ("done" as const);
      return {
        serviceId: service.id,
        dueOn,
        outcome,
        note: isMissed ? words.missed : "",
        photoId: null,
        small: null,
      };
    });
  });
  return { services, visits };
}

/** The example as the tables would have it, for whoever has none. */
export const exampleServices = (language: Language, now: Date) =>
  sampleServices(language, now, (place) => (place === 0 ? EXAMPLE : `${EXAMPLE}-${place + 1}`));
