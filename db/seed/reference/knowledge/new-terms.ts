import type { NewTerm } from "./new-term.ts";
import type { SeedArticle, SeedTexts } from "./seed-article.ts";
import { TERMS_BUILDING } from "./terms-building.data.ts";
import { TERMS_PAPERS } from "./terms-papers.data.ts";
import { TERMS_SYSTEMS } from "./terms-systems.data.ts";
import { TERMS_TOOLS } from "./terms-tools.data.ts";

/** The terms that are written in one place each. */
export const NEW_TERMS: readonly NewTerm[] = [
  ...TERMS_TOOLS,
  ...TERMS_BUILDING,
  ...TERMS_SYSTEMS,
  ...TERMS_PAPERS,
];

const slugOf = ({ slug }: NewTerm) => `term-${slug}`;

/** Their articles, which name a term in the other languages too, because Joe quotes them by themselves. */
export const NEW_TERMS_EN: readonly SeedArticle[] = NEW_TERMS.map((term) => ({
  slug: slugOf(term),
  kind: "term",
  section: "",
  edition: "",
  source: term.source ?? "Usage of the trade in North America",
  confidence: "known",
  tags: [term.en[0], term.es[0], term.he[0]].join(", ").toLowerCase(),
  title: term.en[0],
  body: `${term.en[1]} In Spanish: ${term.es[0].toLowerCase()}. In Hebrew: ${term.he[0]}.`,
}));

export const NEW_TERMS_ES: SeedTexts = Object.fromEntries(
  NEW_TERMS.map((term) => [
    slugOf(term),
    { title: term.es[0], body: `${term.es[1]} En inglés: ${term.en[0]}.` },
  ]),
);

export const NEW_TERMS_HE: SeedTexts = Object.fromEntries(
  NEW_TERMS.map((term) => [
    slugOf(term),
    { title: term.he[0], body: `${term.he[1]} באנגלית: ${term.en[0]}.` },
  ]),
);
