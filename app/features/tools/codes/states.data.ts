/** Books of which it is recorded who has adopted which edition. */
export type AdoptedBook = "IBC" | "IRC" | "NEC";

export interface AdoptedEdition {
  book: AdoptedBook;
  year: string;
  /** From which day on it is in force, `YYYY-MM-DD`, where that is known. */
  since?: string;
}

/** What somebody has adopted, as a public text said on a day. */
export interface Adoption {
  editions: readonly AdoptedEdition[];
  /** `YYYY-MM-DD`. */
  asOf: string;
  source: string;
}

/** An edition that a state has adopted. */
export interface Adopted extends Adoption {
  /**
   * How far it reaches: `statewide` with the state's own changes, `parts` for some buildings or places only, `local` where
   * each place decides, `electrical` where of the whole state no more than the electrical code is recorded.
   */
  reach: "statewide" | "parts" | "local" | "electrical";
}

const CODE_CHECK = { asOf: "2026-02-05", source: "codecheck.com, code adoption by state" } as const;
/** Two lists that agree; of a state in which they do not nothing is recorded. */
const TWO_LISTS = {
  asOf: "2026-01-31",
  source: "mikeholt.com, NEC adoption list; onlyplans.io, codes by edition",
} as const;

const nec = (year: string, since?: string): AdoptedEdition => ({ book: "NEC", year, since });
const irc = (year: string, since?: string): AdoptedEdition => ({ book: "IRC", year, since });
const ibc = (year: string, since?: string): AdoptedEdition => ({ book: "IBC", year, since });

const electrical = (year: string, since: string): Adopted => ({
  editions: [nec(year, since)],
  reach: "electrical",
  ...TWO_LISTS,
});
const statewide = (...editions: AdoptedEdition[]): Adopted => ({
  editions,
  reach: "statewide",
  ...TWO_LISTS,
});
const local: Adopted = { editions: [], reach: "local", ...TWO_LISTS };

/** What was found with a source and a day. Of all other states nothing is recorded, and the page says so. */
export const ADOPTED: Readonly<Record<string, Adopted>> = {
  AL: { editions: [nec("2020"), irc("2021")], reach: "statewide", ...CODE_CHECK },
  AK: { editions: [nec("2017"), irc("2018")], reach: "parts", ...CODE_CHECK },
  AZ: { editions: [], reach: "local", ...CODE_CHECK },
  AR: { editions: [nec("2020"), irc("2021")], reach: "parts", ...CODE_CHECK },
  CA: { editions: [nec("2023"), irc("2024")], reach: "statewide", ...CODE_CHECK },
  CO: electrical("2023", "2023-08-01"),
  DE: electrical("2020", "2021-09-01"),
  FL: statewide(nec("2020", "2023-12-31"), irc("2021", "2023-12-31")),
  GA: electrical("2023", "2025-01-01"),
  ID: electrical("2023", "2024-07-01"),
  IA: electrical("2023", "2025-07-01"),
  KS: local,
  KY: electrical("2023", "2025-01-01"),
  LA: statewide(nec("2020", "2023-01-01"), irc("2021", "2023-01-01")),
  MA: {
    editions: [nec("2023", "2023-02-17"), irc("2021", "2024-10-11"), ibc("2021", "2024-10-11")],
    reach: "statewide",
    asOf: "2024-10-11",
    source: "mass.gov, 10th edition of 780 CMR; mikeholt.com, NEC adoption list",
  },
  MI: electrical("2023", "2024-03-12"),
  MN: electrical("2023", "2023-07-01"),
  MO: local,
  MT: statewide(nec("2020", "2022-06-10"), irc("2021")),
  NE: electrical("2023", "2024-08-01"),
  NV: local,
  NH: electrical("2023", "2025-07-01"),
  NJ: statewide(nec("2020", "2022-09-06"), irc("2021", "2022-09-06")),
  NM: electrical("2020", "2023-03-28"),
  ND: electrical("2023", "2024-07-01"),
  OH: {
    editions: [nec("2023"), irc("2018")],
    reach: "statewide",
    asOf: "2026-06-08",
    source: "profixdirectory.com, building code adoption 2026",
  },
  OK: statewide(nec("2023", "2024-09-14"), irc("2018", "2022-09-14")),
  OR: electrical("2023", "2023-10-01"),
  TX: electrical("2023", "2023-09-01"),
  UT: electrical("2023", "2025-07-01"),
  VA: statewide(nec("2020", "2024-01-18"), irc("2021", "2024-01-18")),
  WA: {
    editions: [nec("2023", "2024-04-01"), irc("2021", "2024-03-15"), ibc("2021", "2024-03-15")],
    reach: "statewide",
    asOf: "2024-03-15",
    source: "dibbleengineers.com, cityofvancouver.us; mikeholt.com, NEC adoption list",
  },
  WY: electrical("2023", "2023-07-01"),
};

/** Where the publisher of the model codes lists what a state has adopted. */
export const stateCodesAt = (name: string) =>
  `https://codes.iccsafe.org/codes/${name.toLowerCase().replaceAll(" ", "-")}`;
