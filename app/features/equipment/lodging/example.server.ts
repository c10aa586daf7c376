import { figuresOf, flatMetres, type Lodging } from "~/engines/listing/listing.ts";
import type { RateCard } from "~/engines/rates/rates.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { SAMPLE_HOUSE_WORDS, SAMPLE_HOUSES, sampleHosts } from "~db/seed/sample/equipment/lodging.ts";
import type { FoundHouse } from "./houses.queries.server.ts";
import { bedsPaid } from "./housing.ts";
import { POLICIES } from "./lodging.limits.ts";
import type { HousingSearch } from "./read-search.ts";

const ZONE = "America/Chicago";
const round = (cents: number) => Math.round(cents / 500) * 500;

/** Twelve made-up houses. They are nobody's, and nobody can ask for them. */
export function exampleHouses(language: Language): FoundHouse[] {
  const t = translator(language, "lodging");
  const hosts = sampleHosts(language);
  return SAMPLE_HOUSES.map((house, place): FoundHouse => {
    const host = hosts[house.owner] as (typeof hosts)[number];
    const has = (letter: string) => house.has.includes(letter);
    const card: RateCard = {
      prices: { day: house.night, week: round(house.night * 6), month: round(house.night * 20) },
      ...(house.sort !== "motel" && { leastHours: 7 * 24, fees: { cleaning: 12_000 + place * 1_000 } }),
      taxRate: 600 + (place % 4) * 150,
      refunds: POLICIES[place % 3 === 0 ? "moderate" : place % 3 === 1 ? "flexible" : "strict"],
    };
    const attrs: Lodging = {
      ...{ lodging: house.sort, rooms: house.rooms, leastBeds: house.least },
      ...{ kitchen: has("k"), laundry: has("l"), truckParking: has("p"), wifi: has("w"), extends: has("x") },
      ...{ longestNights: house.longest, noticeNights: house.notice },
    };
    return {
      ...{ id: `sample-${place + 1}`, workspace: "", sort: house.sort, words: SAMPLE_HOUSE_WORDS[language] },
      title: t("sampleTitle", { sort: t(`sorts.${house.sort}`), count: house.beds }),
      ...{ attrs: JSON.stringify(attrs), card: JSON.stringify(card) },
      ...{ offeredBy: host.called, ownerKind: host.kind, town: host.town },
      // A little apart, so that two of one host do not lie on each other.
      ...{ latitude: host.latitude + (place % 3) * 0.02, longitude: host.longitude, siteZone: ZONE },
      ...{ units: house.beds, state: "published", version: 1, sample: true, mine: 0, may: 0, photo: null },
    };
  });
}

/** The example as the search finds it: by the same conditions as the statement. */
export function fittingExample(
  rows: readonly FoundHouse[],
  { at, within, crew, nights, musts }: HousingSearch,
): FoundHouse[] {
  return rows.filter((row) => {
    const attrs = JSON.parse(row.attrs) as Lodging;
    return (
      row.units >= bedsPaid(crew, attrs.leastBeds) &&
      attrs.longestNights >= nights &&
      (!at || flatMetres(at, row) <= within) &&
      musts.every((must) => (must === "rooms" ? attrs.rooms >= crew : attrs[must]))
    );
  });
}

/** The sample houses as rows of listings of a workspace, for its samples. */
export const sampleHouses = (language: Language) =>
  exampleHouses(language).map(({ id: _, workspace: __, mine: ___, may: ____, photo: _____, ...row }) => {
    const read = figuresOf(JSON.parse(row.card));
    if (!read.ok) throw new Error(`a sample card: ${read.problem.code}`);
    return { ...row, figures: read.figures };
  });
