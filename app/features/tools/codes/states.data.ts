/** An edition that a state has adopted, as a public list said on a day. */
export interface Adopted {
  nec?: string;
  irc?: string;
  /** How far it reaches: `statewide` with the state's own changes, `parts` for some buildings or places only. */
  reach: "statewide" | "parts" | "local";
  /** `YYYY-MM-DD`. */
  asOf: string;
  source: string;
}

const CODE_CHECK = { asOf: "2026-02-05", source: "codecheck.com, code adoption by state" } as const;

/** What was found with a source and a day. Of all other states nothing is recorded, and the page says so. */
export const ADOPTED: Readonly<Record<string, Adopted>> = {
  AL: { nec: "2020", irc: "2021", reach: "statewide", ...CODE_CHECK },
  AK: { nec: "2017", irc: "2018", reach: "parts", ...CODE_CHECK },
  AZ: { reach: "local", ...CODE_CHECK },
  AR: { nec: "2020", irc: "2021", reach: "parts", ...CODE_CHECK },
  CA: { nec: "2023", irc: "2024", reach: "statewide", ...CODE_CHECK },
  OH: {
    nec: "2023",
    irc: "2018",
    reach: "statewide",
    asOf: "2026-06-08",
    source: "profixdirectory.com, building code adoption 2026",
  },
};

/** Where the publisher of the model codes lists what a state has adopted. */
export const stateCodesAt = (name: string) =>
  `https://codes.iccsafe.org/codes/${name.toLowerCase().replaceAll(" ", "-")}`;
