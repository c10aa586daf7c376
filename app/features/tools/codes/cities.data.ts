import type { Adoption } from "./states.data.ts";

/** A city or county that has adopted editions of its own. */
export interface City extends Adoption {
  state: string;
  name: string;
  /** What it is called besides. */
  also?: readonly string[];
  /** The name of its own code, where it has one. */
  code?: string;
}

/**
 * What was found with a source and a day, in the city's own words where they could be read. The years are those of the
 * model code that the city's code is made from.
 */
export const CITIES: readonly City[] = [
  {
    state: "AZ",
    name: "Phoenix",
    code: "2024 Phoenix Building Construction Code",
    editions: [
      { book: "IBC", year: "2024", since: "2025-08-01" },
      { book: "IRC", year: "2024", since: "2025-08-01" },
    ],
    asOf: "2025-08-01",
    source: "constructionowners.com, Phoenix updates building code; phoenix.gov",
  },
  {
    state: "AZ",
    name: "Scottsdale",
    editions: [
      { book: "IBC", year: "2021", since: "2023-01-01" },
      { book: "IRC", year: "2021", since: "2023-01-01" },
    ],
    asOf: "2023-01-01",
    source: "scottsdaleaz.gov, building code information",
  },
  {
    state: "CO",
    name: "Denver",
    code: "2022 Denver Building and Fire Code",
    editions: [
      { book: "IBC", year: "2021", since: "2023-05-01" },
      { book: "IRC", year: "2021", since: "2023-05-01" },
      { book: "NEC", year: "2023" },
    ],
    asOf: "2024-07-10",
    source: "denvergov.org, building codes, policies and guides",
  },
  {
    state: "IL",
    name: "Chicago",
    code: "2019 Chicago Construction Codes",
    editions: [{ book: "IBC", year: "2018", since: "2020-08-01" }],
    asOf: "2020-08-01",
    source: "chicago.gov, Department of Buildings",
  },
  {
    state: "NV",
    name: "Clark County",
    editions: [
      { book: "IBC", year: "2024", since: "2026-01-11" },
      { book: "IRC", year: "2024", since: "2026-01-11" },
    ],
    asOf: "2025-07-15",
    source: "lakemeadmobilenotary.com, Clark County adopts 2024 codes",
  },
  {
    state: "NY",
    name: "New York City",
    also: ["New York", "NYC", "Manhattan", "Brooklyn", "Queens", "Bronx", "The Bronx", "Staten Island"],
    code: "2022 New York City Construction Codes",
    editions: [{ book: "IBC", year: "2015", since: "2022-11-07" }],
    asOf: "2022-11-07",
    source: "nyc.gov, 2022 Construction Codes; design2147.com",
  },
  {
    state: "TX",
    name: "Austin",
    editions: [{ book: "IRC", year: "2024", since: "2025-07-10" }],
    asOf: "2025-07-10",
    source: "austintexas.gov, building technical codes",
  },
  {
    state: "TX",
    name: "Dallas",
    editions: [
      { book: "IBC", year: "2021", since: "2023-05-12" },
      { book: "IRC", year: "2021", since: "2023-05-12" },
      { book: "NEC", year: "2020", since: "2022-06-13" },
    ],
    asOf: "2023-05-12",
    source: "dallascityhall.com, construction codes; blog.eb3construction.com",
  },
  {
    state: "TX",
    name: "Houston",
    editions: [
      { book: "IBC", year: "2021", since: "2024-01-01" },
      { book: "IRC", year: "2021", since: "2024-01-01" },
    ],
    asOf: "2024-04-19",
    source: "kmrtexas.com, City of Houston revises building codes",
  },
  {
    state: "WA",
    name: "Vancouver",
    editions: [
      { book: "IBC", year: "2021", since: "2024-03-15" },
      { book: "IRC", year: "2021", since: "2024-03-15" },
      { book: "NEC", year: "2023", since: "2024-04-01" },
    ],
    asOf: "2024-04-01",
    source: "cityofvancouver.us, building and electrical code update",
  },
];
