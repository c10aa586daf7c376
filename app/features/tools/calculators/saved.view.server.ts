import { formulaAt } from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";
import { calculatorView } from "./calculators.view.server.ts";
import { SAVED_LIMITS } from "./saved.limits.ts";
import type { Saved } from "./saved.queries.server.ts";

/** Where the pages of calculators stand; what follows is kept. */
const PAGES = "/calculator/";

/** What a calculation says today; undefined where there is no such calculator, or nothing comes of what was typed. */
function worked(link: string, language: Language) {
  const [slug = "", query = ""] = link.split("?");
  const formula = formulaAt(slug);
  if (!formula) return undefined;
  const view = calculatorView(formula, new URLSearchParams(query), language);
  if (!view.result || view.isExample) return undefined;
  const { title, given, result, structural } = view;
  return {
    title,
    given: given.map(({ label, text }) => ({ label, text })),
    outputs: result.outputs.map(({ id, label, text }) => ({ id, label, text })),
    structural,
    // As the calculator's own page writes it: no other name of a field, no field twice.
    link: view.link.slice(PAGES.length),
  };
}

/** The calculation that an address hands over: `?calculator=concrete-slab&length=20'`. */
export function handedOver(query: URLSearchParams, language: Language) {
  const slug = query.get("calculator");
  if (slug === null) return undefined;
  const fields = new URLSearchParams(query);
  fields.delete("calculator");
  fields.delete("site");
  fields.delete("project");
  const calculation = worked(`${slug}?${fields}`, language);
  return calculation && calculation.link.length <= SAVED_LIMITS.link ? calculation : undefined;
}

/**
 * Everything kept: that of no project and no site first, then by project, then by site what is for no project. With a
 * project or a site in the address, only what is for it.
 */
export function savedView({ saved, places, jobs }: Saved, query: URLSearchParams, language: Language) {
  const ways = [
    ...jobs.map((job) => ({ ...job, by: "project" as const })),
    ...places.map((place) => ({ ...place, by: "site" as const })),
  ];
  const only = ways.find(({ by, id }) => id === query.get(by));
  const entries = saved.flatMap((row) => {
    const calculation = worked(row.link, language);
    return calculation ? [{ ...row, ...calculation, href: `${PAGES}${row.link}` }] : [];
  });
  const isOf = (entry: (typeof entries)[number], way: (typeof ways)[number]) =>
    way.by === "project" ? entry.projectId === way.id : entry.siteId === way.id && (only || !entry.projectId);
  const groups = [
    { id: "", name: "", entries: only ? [] : entries.filter((entry) => !entry.projectId && !entry.siteId) },
    ...ways
      .filter((way) => !only || way === only)
      .map((way) => ({ id: way.id, name: way.name, entries: entries.filter((entry) => isOf(entry, way)) })),
  ].filter((group) => group.entries.length > 0);
  return { only, places, jobs, groups };
}
export type SavedView = ReturnType<typeof savedView>;
export type HandedOver = NonNullable<ReturnType<typeof handedOver>>;
export type SavedEntry = SavedView["groups"][number]["entries"][number];
