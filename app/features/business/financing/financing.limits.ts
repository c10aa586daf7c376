import { type Kind, queryOf, type Typed } from "./kinds.ts";

export const FINANCING = "/financing";
export const SCHEDULE = "/financing-schedule";
export const COMPARE = "/financing-compare";
export const CAPACITY = "/debt-capacity";
export const WAYS = "/buy-lease-rent";

/** Scenarios side by side. */
export const COMPARED_MOST = 4;
/** Rows of a schedule on the page of its scenario, and on a page of its own. */
export const FIRST_ROWS = 12;
export const PAGE_ROWS = 60;

/** An address with scenarios that are compared: each is one `s`, as its own page has it. */
export const withCompared = (path: string, compared: readonly string[]): string =>
  compared.length === 0 ? path : `${path}?${new URLSearchParams(compared.map((one) => ["s", one]))}`;

/** The page of a scenario, with what it is compared with. */
export const scenarioPath = (kind: Kind, typed: Typed, compared: readonly string[] = []): string => {
  const rest = withCompared("", compared);
  return `${FINANCING}?${queryOf(kind, typed)}${rest.replace("?", "&")}`;
};
