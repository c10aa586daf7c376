import * as v from "valibot";
import { askedPage } from "~/lib/asked-page.ts";
import { STATES } from "~/lib/us-states.ts";
import { optionalText, textLine } from "~/services/form-fields.ts";
import { BOOKS, type BookId, SCOPES, type Scope } from "./books.data.ts";
import { CODES_LIMITS } from "./codes.limits.ts";

const STALE = "errors.form";

/** Of a project, for its sheet; nothing for the workspace's own. */
const project = optionalText(64, STALE);
const slug = v.pipe(v.string(STALE), v.regex(/^[a-z0-9-]{1,80}$/, STALE));

/** What is done with a provision: kept on the sheet with a note, taken off it, or reported as outdated. */
export const SaveChange = v.variant(
  "intent",
  [
    v.object(
      { intent: v.literal("save"), slug, project, note: optionalText(CODES_LIMITS.note, "errors.long") },
      STALE,
    ),
    v.object({ intent: v.literal("remove"), slug, project }, STALE),
    v.object(
      {
        intent: v.literal("report"),
        slug,
        report: textLine(CODES_LIMITS.report, { empty: "errors.reportEmpty", long: "errors.reportLong" }),
      },
      STALE,
    ),
  ],
  STALE,
);
export type SaveChange = v.InferOutput<typeof SaveChange>;

export interface CodeSearch {
  q: string;
  book: BookId | "";
  /** The kind of place that it is for; any where it is empty. */
  scope: Scope | "";
  /** The letters of a state, or none. */
  state: string;
  /** What was asked for as a state and is none. */
  noState: boolean;
  /** A city or county as typed, or none. */
  city: string;
  /** An occupancy group of the IBC and the area of a floor, as the address has them. */
  group: string;
  area: string;
  /** From 0. */
  page: number;
}

/** Where somebody builds, by the address. */
export function readPlace(search: URLSearchParams): Pick<CodeSearch, "state" | "noState" | "city"> {
  const asked = (search.get("state") ?? "").trim().toUpperCase();
  const state = STATES.find(({ id, name }) => id === asked || name.toUpperCase() === asked)?.id ?? "";
  const city = (search.get("city") ?? "").replace(/\s+/g, " ").trim().slice(0, CODES_LIMITS.city);
  return { state, noState: asked !== "" && state === "", city };
}

/** What the address asks for; what it cannot ask for is nothing. */
export function readCodeSearch(search: URLSearchParams): CodeSearch {
  const q = (search.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, CODES_LIMITS.search);
  const book = BOOKS.find(({ id }) => id === search.get("book"))?.id ?? "";
  const scope = SCOPES.find((one) => one === search.get("for")) ?? "";
  return {
    q,
    book,
    scope,
    ...readPlace(search),
    group: (search.get("group") ?? "").slice(0, CODES_LIMITS.group),
    area: (search.get("area") ?? "").slice(0, CODES_LIMITS.measure),
    page: askedPage(search),
  };
}

/** The measures in an address: `m-riser=7 1/2`. */
export const measuresIn = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...search]
      .filter(([name]) => /^m-[a-zA-Z0-9]{1,40}$/.test(name))
      .map(([name, value]) => [name.slice(2), value.slice(0, CODES_LIMITS.measure)]),
  );
