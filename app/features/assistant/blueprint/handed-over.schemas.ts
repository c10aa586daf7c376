/** The plan of a house that comes along in an address of the analyzer: the query by which the house is drawn. */
export const HOME = "home";
/** Longer than any that the plans write. */
const MOST_HOME = 3_000;

/** The analyzer with the plan of a house. @param address the plan as its own page has it in its address */
export const analyzerOfHome = (address: string): string =>
  `/blueprint-analyzer?${new URLSearchParams({ [HOME]: address.split("?")[1] ?? "" })}`;

/** The query of the house that comes along; undefined where none does. */
export function readHome(fields: { get(name: string): unknown }): URLSearchParams | undefined {
  const home = fields.get(HOME);
  return typeof home === "string" && home !== "" ? new URLSearchParams(home.slice(0, MOST_HOME)) : undefined;
}
