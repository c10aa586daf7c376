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
  const calculation = worked(`${slug}?${fields}`, language);
  return calculation && calculation.link.length <= SAVED_LIMITS.link ? calculation : undefined;
}

/** Everything kept, by site: those of no site first. With a site in the address, only what is for it. */
export function savedView({ saved, places }: Saved, query: URLSearchParams, language: Language) {
  const only = places.find(({ id }) => id === query.get("site"));
  const entries = saved.flatMap((row) => {
    const calculation = worked(row.link, language);
    return calculation ? [{ ...row, ...calculation, href: `${PAGES}${row.link}` }] : [];
  });
  const groups = [{ id: "", name: "" }, ...places]
    .filter(({ id }) => !only || id === only.id)
    .map((place) => ({
      ...place,
      entries: entries.filter(({ siteId }) => (siteId ?? "") === place.id),
    }))
    .filter(({ entries }) => entries.length > 0);
  return { only, places, groups };
}
export type SavedView = ReturnType<typeof savedView>;
export type HandedOver = NonNullable<ReturnType<typeof handedOver>>;
export type SavedEntry = SavedView["groups"][number]["entries"][number];
