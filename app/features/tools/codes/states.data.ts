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
   * each place decides, `electrical` where of the whole state no more than the electrical code is recorded; `base` where
   * places put the state's edition into force and change it, `optional` where they may do without it, `least` where each
   * decides and not below a least that the state sets, `notHomes` where homes alone have no code of the whole state, `own`
   * where the code of homes is the state's own and not made from the IRC.
   */
  reach: "statewide" | "parts" | "local" | "electrical" | "base" | "optional" | "least" | "notHomes" | "own";
  /** The name of its code, where it has one. The years are those of the model code that it is made from. */
  code?: string;
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

/**
 * What was found with a source and a day. Of a state that is not here, or a book that is not in its line, nothing is
 * recorded, and the page says so.
 */
export const ADOPTED: Readonly<Record<string, Adopted>> = {
  AL: { editions: [nec("2020"), irc("2021")], reach: "statewide", ...CODE_CHECK },
  AK: { editions: [nec("2017"), irc("2018")], reach: "parts", ...CODE_CHECK },
  AZ: { editions: [], reach: "local", ...CODE_CHECK },
  AR: { editions: [nec("2020"), irc("2021")], reach: "parts", ...CODE_CHECK },
  CA: { editions: [nec("2023"), irc("2024")], reach: "statewide", ...CODE_CHECK },
  CO: electrical("2023", "2023-08-01"),
  CT: {
    editions: [nec("2020", "2022-10-01"), irc("2021", "2022-10-01"), ibc("2021", "2022-10-01")],
    reach: "statewide",
    code: "2022 Connecticut State Building Code",
    asOf: "2025-03-15",
    source: "portal.ct.gov, Office of the State Building Inspector; codeproapp.com",
  },
  DE: electrical("2020", "2021-09-01"),
  DC: {
    editions: [irc("2015", "2020-05-29"), ibc("2015", "2020-05-29")],
    reach: "statewide",
    code: "2017 District of Columbia Construction Codes",
    asOf: "2024-04-26",
    source: "plrb.org, District of Columbia; onlyplans.io",
  },
  FL: statewide(nec("2020", "2023-12-31"), irc("2021", "2023-12-31")),
  GA: electrical("2023", "2025-01-01"),
  HI: {
    editions: [irc("2018"), ibc("2018")],
    reach: "base",
    asOf: "2025-09-23",
    source: "ags.hawaii.gov, State Building Code Council",
  },
  ID: electrical("2023", "2024-07-01"),
  IL: {
    editions: [],
    reach: "least",
    asOf: "2024-12-11",
    source: "Public Act 103-0510; municipalminute.ancelglink.com; cdb.illinois.gov",
  },
  IN: {
    editions: [irc("2018", "2019-12-26")],
    reach: "statewide",
    code: "2020 Indiana Residential Code",
    asOf: "2019-12-26",
    source: "buildindiana.org, building codes; wishtv.com",
  },
  IA: electrical("2023", "2025-07-01"),
  KS: local,
  KY: electrical("2023", "2025-01-01"),
  LA: statewide(nec("2020", "2023-01-01"), irc("2021", "2023-01-01")),
  ME: {
    editions: [irc("2021", "2025-04-07"), ibc("2021", "2025-04-07")],
    reach: "statewide",
    code: "Maine Uniform Building and Energy Code",
    asOf: "2025-04-04",
    source: "maine.gov, Office of the State Fire Marshal; aiamaine.org",
  },
  MD: {
    editions: [irc("2021", "2023-05-29"), ibc("2021", "2023-05-29")],
    reach: "base",
    code: "Maryland Building Performance Standards",
    asOf: "2025-03-15",
    source: "codes.baltimorecity.gov; icc-nta.org; codeproapp.com",
  },
  MA: {
    editions: [nec("2023", "2023-02-17"), irc("2021", "2024-10-11"), ibc("2021", "2024-10-11")],
    reach: "statewide",
    asOf: "2024-10-11",
    source: "mass.gov, 10th edition of 780 CMR; mikeholt.com, NEC adoption list",
  },
  MI: electrical("2023", "2024-03-12"),
  MN: electrical("2023", "2023-07-01"),
  MS: { editions: [], reach: "local", asOf: "2025-03-15", source: "codeproapp.com; awc.org, Mississippi" },
  MO: local,
  MT: statewide(nec("2020", "2022-06-10"), irc("2021")),
  NE: electrical("2023", "2024-08-01"),
  NV: local,
  NH: electrical("2023", "2025-07-01"),
  NJ: statewide(nec("2020", "2022-09-06"), irc("2021", "2022-09-06")),
  NM: electrical("2020", "2023-03-28"),
  NY: {
    editions: [],
    reach: "statewide",
    code: "2025 Uniform Code of New York State",
    asOf: "2025-12-31",
    source: "legalclarity.org, Building Code of New York State",
  },
  NC: {
    editions: [ibc("2015", "2019-01-01")],
    reach: "statewide",
    code: "2018 North Carolina State Building Code",
    asOf: "2025-06-09",
    source: "awc.org, North Carolina; onlyplans.io; 1examprep.com",
  },
  ND: electrical("2023", "2024-07-01"),
  OH: {
    editions: [nec("2023"), irc("2018")],
    reach: "statewide",
    asOf: "2026-06-08",
    source: "profixdirectory.com, building code adoption 2026",
  },
  OK: statewide(nec("2023", "2024-09-14"), irc("2018", "2022-09-14")),
  OR: electrical("2023", "2023-10-01"),
  PA: {
    editions: [irc("2021", "2026-01-01"), ibc("2021", "2026-01-01")],
    reach: "statewide",
    code: "Pennsylvania Uniform Construction Code",
    asOf: "2026-01-01",
    source: "cohenseglias.com; gawthrop.com",
  },
  RI: {
    editions: [irc("2021", "2025-12-01"), ibc("2021", "2025-12-01")],
    reach: "statewide",
    asOf: "2025-12-01",
    source: "rules.sos.ri.gov, 510-RICR-00-00-1 and 510-RICR-00-00-2",
  },
  SC: {
    editions: [irc("2021", "2023-01-01"), ibc("2021", "2023-01-01")],
    reach: "statewide",
    code: "2021 South Carolina Building Codes",
    asOf: "2024-02-27",
    source: "llr.sc.gov, Building Codes Council",
  },
  SD: {
    editions: [ibc("2021")],
    reach: "notHomes",
    asOf: "2025-03-15",
    source: "sdlegislature.gov, SDCL 11-10-5; codeproapp.com",
  },
  TN: {
    editions: [irc("2018", "2020-07-16")],
    reach: "optional",
    asOf: "2025-03-15",
    source: "mtas.tennessee.edu, statewide building standards; codeproapp.com",
  },
  TX: electrical("2023", "2023-09-01"),
  UT: electrical("2023", "2025-07-01"),
  VT: {
    editions: [ibc("2015")],
    reach: "notHomes",
    code: "Vermont Fire and Building Safety Code",
    asOf: "2024-01-01",
    source: "Vermont Administrative Code 28-070-001; legislature.vermont.gov, H.792 of 2024",
  },
  VA: statewide(nec("2020", "2024-01-18"), irc("2021", "2024-01-18")),
  WA: {
    editions: [nec("2023", "2024-04-01"), irc("2021", "2024-03-15"), ibc("2021", "2024-03-15")],
    reach: "statewide",
    asOf: "2024-03-15",
    source: "dibbleengineers.com, cityofvancouver.us; mikeholt.com, NEC adoption list",
  },
  WV: {
    editions: [nec("2020", "2022-08-01"), irc("2018", "2022-08-01"), ibc("2018", "2022-08-01")],
    reach: "optional",
    code: "West Virginia State Building Code",
    asOf: "2025-03-15",
    source: "codelibrary.amlegal.com, Mannington; codeproapp.com; wvleap.wvu.edu",
  },
  WI: {
    editions: [],
    reach: "own",
    code: "Wisconsin Uniform Dwelling Code, SPS 320–325",
    asOf: "2025-04-25",
    source: "dsps.wi.gov, Uniform Dwelling Code; aiaw.org, notes of its council",
  },
  WY: electrical("2023", "2023-07-01"),
};

/** Where the publisher of the model codes lists what a state has adopted. */
export const stateCodesAt = (name: string) =>
  `https://codes.iccsafe.org/codes/${name.toLowerCase().replaceAll(" ", "-")}`;
