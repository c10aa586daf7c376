import type { ListingSearch } from "~/engines/listing/listing.server.ts";
import { figuresOf, flatMetres } from "~/engines/listing/listing.ts";
import type { RateCard } from "~/engines/rates/rates.ts";
import { hoursOf, quote } from "~/engines/rates/rates.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { MACHINES } from "~db/schema/listing.terms.ts";
import { sampleOwners, sampleRentalWords } from "~db/seed/sample/equipment/rentals.ts";
import { SAMPLE_DAYS, SIZES } from "./machines.data.ts";
import { POLICIES } from "./rentals.limits.ts";
import type { ReadListing } from "./rentals.queries.server.ts";

const SIZE_NAMES = ["small", "medium", "large"] as const;
const ZONE = "America/Chicago";

/** A sample card: yards have a waiver, longer ways and fees, builders have a least time. */
function cardOf(day: number, place: number, isCompany: boolean): RateCard {
  const round = (cents: number) => Math.round(cents / 500) * 500;
  return {
    prices: {
      ...(isCompany && { hour: round(day / 5) }),
      day,
      week: round(day * (3.2 + (place % 3) * 0.15)),
      month: round(day * (9 + (place % 4) * 0.4)),
    },
    ...(isCompany ? { waiverRate: 1_400 } : { leastHours: 24 * (1 + (place % 2)) }),
    delivery: isCompany
      ? [
          { upTo: 24_140, cents: 9_500 },
          { upTo: 64_374, cents: 14_500 },
          { upTo: 96_561, cents: 21_000 },
        ]
      : place % 3 === 0
        ? []
        : [{ upTo: 40_234, cents: 7_500 }],
    fees: isCompany ? { environmental: 1_200, cleaning: 3_500 } : place % 2 ? { cleaning: 2_500 } : {},
    depositCents: round(day * (isCompany ? 1 : 2)),
    taxRate: isCompany ? 825 : 0,
    refunds: POLICIES[isCompany ? "moderate" : "flexible"],
  };
}

/** Thirty-six made-up machines of ten owners: three sizes of each class. They are nobody's, and nobody can book them. */
export function exampleListings(language: Language): ReadListing[] {
  const t = translator(language, "equipment-rental");
  const owners = sampleOwners(language);
  return MACHINES.flatMap((machine, n) =>
    SIZES[machine].map((size, s): ReadListing => {
      const place = n * 3 + s;
      const owner = owners[(place * 7 + s) % owners.length] as (typeof owners)[number];
      const isCompany = owner.kind === "company";
      const card = cardOf(SAMPLE_DAYS[machine][s] ?? 10_000, place, isCompany);
      return {
        id: `sample-${place + 1}`,
        workspace: "",
        sort: machine,
        title: t("sampleTitle", {
          machine: t(`machines.${machine}`),
          size: t(`sizes.${SIZE_NAMES[s] ?? "medium"}`),
        }),
        words: sampleRentalWords(language),
        attrs: JSON.stringify({ machine, year: 2015 + ((place * 5) % 10), ...size }),
        card: JSON.stringify(card),
        ...{ offeredBy: owner.called, ownerKind: owner.kind, town: owner.town },
        ...{ latitude: owner.latitude, longitude: owner.longitude, siteZone: ZONE },
        ...{ units: isCompany ? 2 : 1, withOperator: place % 9 === 4, state: "published", version: 1 },
        ...{ sample: true, mine: 0, may: 0 },
      };
    }),
  );
}

/** The example as the search of the engine would find it: the same conditions, and the total that `quote` says. */
export function searchExample(rows: readonly ReadListing[], search: ListingSearch) {
  const { at, within, delivered, days, words, sortsByWords, sorts, ownerKind, withOperator } = search;
  const base = rows.flatMap((row) => {
    const metres = at && flatMetres(at, row);
    const answer = quote(JSON.parse(row.card), {
      hours: hoursOf(days),
      ...(delivered && { distance: metres }),
    });
    const attrs = JSON.parse(row.attrs) as Record<string, number | undefined>;
    const title = row.title.toLowerCase();
    const named =
      words.length === 0 || sortsByWords.includes(row.sort) || words.every((word) => title.includes(word));
    const fits =
      Object.entries(search.atLeast ?? {}).every(([name, least]) => (attrs[name] ?? 0) >= least) &&
      Object.entries(search.atMost ?? {}).every(
        ([name, most]) => (attrs[name] ?? Number.POSITIVE_INFINITY) <= most,
      );
    const near = metres === undefined || within === undefined || metres <= within;
    if (!answer.ok || !named || !fits || !near) return [];
    return [{ ...row, total: answer.quote.total, metres2: metres === undefined ? null : metres ** 2 }];
  });
  type Row = (typeof base)[number];
  const bySort = (row: Row) => sorts.length === 0 || sorts.includes(row.sort);
  const byOwner = (row: Row) => !ownerKind || row.ownerKind === ownerKind;
  const byOperator = (row: Row) => !withOperator || row.withOperator;
  const counted = (facet: "sort" | "owner" | "operator", values: readonly string[]) =>
    [...new Set(values)].map((value) => ({
      facet,
      value,
      count: values.filter((one) => one === value).length,
    }));
  return {
    found: base
      .filter((row) => bySort(row) && byOwner(row) && byOperator(row))
      .sort((a, b) => a.total - b.total || (a.metres2 ?? 0) - (b.metres2 ?? 0)),
    facets: [
      ...counted(
        "sort",
        base.filter((row) => byOwner(row) && byOperator(row)).map(({ sort }) => sort),
      ),
      ...counted(
        "owner",
        base.filter((row) => bySort(row) && byOperator(row)).map((row) => row.ownerKind),
      ),
      ...counted(
        "operator",
        base.filter((row) => bySort(row) && byOwner(row) && row.withOperator).map(() => "yes"),
      ),
    ],
  };
}

/** The sample machines as rows of listings of a workspace, for its samples. */
export function sampleListings(language: Language) {
  return exampleListings(language).map(
    ({ card, withOperator, id: _, workspace: __, mine: ___, may: ____, ...row }) => {
      const read = figuresOf(JSON.parse(card));
      if (!read.ok) throw new Error(`a sample card: ${read.problem.code}`);
      return { ...row, card, withOperator: withOperator ? 1 : 0, figures: read.figures };
    },
  );
}
