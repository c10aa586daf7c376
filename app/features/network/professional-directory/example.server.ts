import { type StoredEntry, storedEntry } from "~/engines/directory/directory.server.ts";
import type { Language } from "~/i18n/languages.ts";
import {
  SAMPLE_FIRMS,
  SAMPLE_KINDS,
  SAMPLE_SPOKEN,
  SAMPLE_STARS,
  SAMPLE_WORDS,
} from "~db/seed/sample/network/firms.data.ts";
import { sampleFirm } from "~db/seed/sample/people.ts";
import { EXAMPLE } from "./directory.limits.ts";
import { BANDS, CREWS, type Firm, firm } from "./firm.ts";

const DAY = 86_400_000;
const dayBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);
const kindOf = (n: number) => SAMPLE_KINDS[n % SAMPLE_KINDS.length] as (typeof SAMPLE_KINDS)[number];

const attrsOf = (language: Language, now: Date, n: number): Firm => {
  const kind = kindOf(n);
  const isSeen = n % 3 !== 1;
  const isInsured = n % 4 !== 2;
  return {
    trades: kind.trades.filter((_, k) => k === 0 || (n + k) % 3 !== 0),
    services: SAMPLE_WORDS[language].services,
    areaMiles: [15, 25, 40, 60][n % 4] as number,
    licences: [
      {
        ...{ state: "TX", number: `SAMPLE-${1000 + n}`, class: kind.licence },
        // Some were looked up long ago: they count no more.
        seenOn: isSeen ? dayBefore(now, 20 + ((n * 37) % 500)) : "",
      },
    ],
    insurance: isInsured
      ? { status: "certificate", seenOn: dayBefore(now, 10 + ((n * 53) % 450)) }
      : { status: n % 8 === 2 ? "said" : "unknown", seenOn: "" },
    crew: CREWS[(n * 3) % CREWS.length] as Firm["crew"],
    price: BANDS[(n * 2) % BANDS.length] as Firm["price"],
    languages: n % 5 === 4 ? ["en"] : ["en", SAMPLE_SPOKEN[n % SAMPLE_SPOKEN.length] as "es"],
    emergency: n % 6 === 5 || kind.licence === "plumbing",
    site: "",
  };
};

/** Sixty made-up firms. @param idOf the id of one, by its place */
export function sampleFirms(language: Language, now: Date, idOf: (place: number) => string): StoredEntry[] {
  const words = SAMPLE_WORDS[language];
  return Array.from({ length: SAMPLE_FIRMS }, (_, n) =>
    storedEntry(firm, idOf(n), {
      name: sampleFirm(language, kindOf(n).line, n + 1),
      about: words.about,
      attrs: attrsOf(language, now, n),
      places: [
        {
          ...{ called: words.office, address: `${words.address} ${n + 1}`, hours: words.hours },
          // Numbers that are kept for stories.
          phone: `512-555-01${String(n).padStart(2, "0")}`,
          latitude: Math.round((30.27 + Math.sin(n * 2.4) * 0.004 * n) * 10_000) / 10_000,
          longitude: Math.round((-97.74 + Math.cos(n * 2.4) * 0.005 * n) * 10_000) / 10_000,
        },
      ],
    }),
  );
}

/** Made-up reviews of made-up work. @param idOf as for the firms */
export function sampleReviews(language: Language, now: Date, idOf: (place: number) => string) {
  const words = SAMPLE_WORDS[language];
  return Array.from({ length: SAMPLE_FIRMS }, (_, n) => n).flatMap((n) =>
    (SAMPLE_STARS[n % SAMPLE_STARS.length] as readonly number[]).map((stars, k) => ({
      entryId: idOf(n),
      stars,
      body: stars < 4 ? words.texts[2] : (words.texts[(n + k) % words.texts.length] as string),
      answer: stars < 4 ? words.answer : "",
      answeredAt: stars < 4 ? new Date(now.getTime() - (k + 1) * 7 * DAY).toISOString() : null,
      createdAt: new Date(now.getTime() - (k + 1) * 9 * DAY).toISOString(),
    })),
  );
}

const exampleId = (place: number) => (place === 0 ? EXAMPLE : `${EXAMPLE}-${place + 1}`);

/** The example as the directory's tables would show it to whoever has nothing there. */
export function exampleFirms(language: Language, now: Date) {
  const reviews = sampleReviews(language, now, exampleId).map((review, n) => ({
    ...review,
    ...{ id: `review-${n}`, relationKind: "sample", version: 1, sample: true, own: 0 },
    ...{ takenDownAt: null, takenDownReason: "" },
  }));
  return sampleFirms(language, now, exampleId).map((entry) => {
    const said = reviews.filter(({ entryId }) => entryId === entry.id);
    return {
      ...entry,
      attrs: entry.attrs as Firm,
      ...{ firmSince: null, version: 1, sample: true, mayWrite: false, said },
      reviews: said.length,
      stars: said.reduce((sum, { stars }) => sum + stars, 0),
      places: entry.places.map((place) => ({ ...place, entry: entry.id })),
    };
  });
}
