import { addressOf, FORMULAS } from "~/engines/formula/formula.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";

/** Every calculator by its trade; with words, those whose names in any language have all of them. */
export function calculatorsIndex(q: string, language: Language) {
  const t = translator(language, "formula");
  const wanted = fold(q).split(/\s+/).filter(Boolean);
  const groups = new Map<
    string,
    { id: string; title: string; calculators: { href: string; title: string; results: string }[] }
  >();
  let found = 0;
  for (const formula of Object.values(FORMULAS)) {
    const said = LANGUAGES.map((each) => {
      const words = translator(each, "formula");
      const lines = [...formula.inputs, ...formula.work].flatMap((line) =>
        "id" in line ? [words(`labels.${line.id}`)] : [],
      );
      return [words(`formulas.${formula.id}`), words(`areas.${formula.area}`), ...lines].join(" ");
    }).join(" ");
    const text = fold(said);
    if (!wanted.every((word) => text.includes(word))) continue;
    found++;
    const group = groups.get(formula.area) ?? {
      id: formula.area,
      title: t(`areas.${formula.area}`),
      calculators: [],
    };
    group.calculators.push({
      href: addressOf(formula),
      title: t(`formulas.${formula.id}`),
      // The whole list is long enough; of what was looked for it is said what comes out.
      results:
        wanted.length === 0
          ? ""
          : formula.work
              .flatMap((line) => ("id" in line && line.output && !line.only ? [t(`labels.${line.id}`)] : []))
              .slice(0, 3)
              .join(" · "),
    });
    groups.set(formula.area, group);
  }
  return { q, found, groups: [...groups.values()] };
}
export type CalculatorsIndex = ReturnType<typeof calculatorsIndex>;

/** The page of the one calculator that words lead to: the only one with all of them, or the only one called so. */
export function soleCalculator(q: string, { groups }: CalculatorsIndex): string | undefined {
  const found = groups.flatMap(({ calculators }) => calculators);
  if (found.length === 1) return found[0]?.href;
  const named = Object.values(FORMULAS).filter((formula) =>
    LANGUAGES.some((each) => fold(translator(each, "formula")(`formulas.${formula.id}`)) === fold(q)),
  );
  return named[0] && named.length === 1 ? addressOf(named[0]) : undefined;
}
