import { type StoredEntry, storedEntry } from "~/engines/directory/directory.server.ts";
import { metresBetween, type Position } from "~/engines/place/place.ts";
import type { Language } from "~/i18n/languages.ts";
import { MACHINES } from "~db/schema/listing.terms.ts";
import {
  SAMPLE_COMPANIES,
  SAMPLE_LIST,
  SAMPLE_REVIEWS,
  SAMPLE_WORDS,
} from "~db/seed/sample/equipment/rental-companies.data.ts";
import { sampleFirm } from "~db/seed/sample/people.ts";
import { EXAMPLE } from "./rental-companies.limits.ts";
import { rentalCompany, type Yard } from "./yard.ts";

type Company = (typeof SAMPLE_COMPANIES)[number];

/** Whole dollars, as lists have them. */
const share = (cents: number, percent: number) => Math.round((cents * percent) / 10_000) * 100;

const yardOf = (company: Company): Yard => ({
  machines: [...company.machines].map((letter) => {
    const machine = MACHINES[letter.charCodeAt(0) - 97] as (typeof MACHINES)[number];
    const [day, week, month] = SAMPLE_LIST[machine];
    const { percent } = company;
    return { machine, day: share(day, percent), week: share(week, percent), month: share(month, percent) };
  }),
  bands: company.bands.map(([miles, cents]) => ({ miles, cents })),
  environmentalCents: company.environmental,
  fuelCents: company.fuel,
  cleaningCents: company.cleaning,
  waiverRate: company.waiver,
  weekend: company.weekend,
  offRent: company.offRent,
  late: company.late,
  open: [...company.open],
});

/** Ten made-up companies with sixteen yards. @param idOf the id of one, by its place */
export function sampleCompanies(language: Language, idOf: (place: number) => string): StoredEntry[] {
  const words = SAMPLE_WORDS[language];
  let yard = 0;
  return SAMPLE_COMPANIES.map((company, place) => {
    const attrs = yardOf(company);
    const hours = [
      `${words.weekdays} ${attrs.open.includes("early") ? "6:00" : "7:00"}–17:00`,
      ...(attrs.open.includes("saturday") ? [`${words.saturday} 7:00–12:00`] : []),
      ...(attrs.open.includes("sunday") ? [`${words.sunday} 8:00–12:00`] : []),
    ].join(", ");
    return storedEntry(rentalCompany, idOf(place), {
      name: sampleFirm(language, "rental", place + 1),
      about: words.about,
      attrs,
      places: company.yards.map(([latitude, longitude]) => {
        yard += 1;
        return {
          ...{
            called: `${words.yard} ${yard}`,
            address: `${words.address} ${yard}`,
            hours,
            latitude,
            longitude,
          },
          // Numbers that are kept for stories.
          phone: `512-555-01${String(yard).padStart(2, "0")}`,
        };
      }),
    });
  });
}

/** Made-up reviews of made-up bookings. @param idOf as for the companies */
export const sampleReviews = (language: Language, now: Date, idOf: (place: number) => string) =>
  SAMPLE_REVIEWS.map(([company, stars, text], n) => {
    const words = SAMPLE_WORDS[language];
    const createdAt = new Date(now.getTime() - (n + 1) * 9 * 24 * 60 * 60 * 1000).toISOString();
    return {
      entryId: idOf(company),
      stars,
      body: words.texts[text] as string,
      answer: "",
      answeredAt: null,
      createdAt,
    };
  });

const exampleId = (place: number) => (place === 0 ? EXAMPLE : `${EXAMPLE}-${place + 1}`);

/** The example as the directory's tables would show it to whoever has nothing there. */
export function exampleCompanies(language: Language, now: Date) {
  const reviews = sampleReviews(language, now, exampleId).map((review, n) => ({
    ...review,
    ...{ id: `review-${n}`, relationKind: "sample", version: 1, sample: true, own: 0 },
  }));
  return sampleCompanies(language, exampleId).map((entry) => {
    const said = reviews.filter(({ entryId }) => entryId === entry.id);
    return {
      ...entry,
      attrs: entry.attrs as Yard,
      ...{ firmSince: null, version: 1, sample: true, mayWrite: false, said },
      reviews: said.length,
      stars: said.reduce((sum, { stars }) => sum + stars, 0),
      places: entry.places.map((place) => ({ ...place, entry: entry.id })),
    };
  });
}

/** The yard of a company that is nearest to a place, or its first. */
export function nearestYard<Place extends Position>(places: readonly Place[], from?: Position) {
  if (!from) return places[0];
  return places.reduce<Place | undefined>(
    (best, place) => (best && metresBetween(from, best) <= metresBetween(from, place) ? best : place),
    undefined,
  );
}
