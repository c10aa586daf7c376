import { formula } from "../define.ts";
import {
  DECK_JOIST_OVERHANG,
  DECK_JOIST_SPACINGS,
  DECK_JOIST_SPANS,
  type DeckSpecies,
} from "../tables/deck-joist-spans.ts";

const SPECIES = ["southernPine", "douglasFir", "cedar"] as const satisfies readonly DeckSpecies[];
const SIZES = ["2x6", "2x8", "2x10", "2x12"] as const;
const SPACINGS = ["12", "16", "24"] as const;

const spanOf = (v: {
  species: DeckSpecies;
  joistSize: (typeof SIZES)[number];
  onCenter: (typeof SPACINGS)[number];
}): number =>
  DECK_JOIST_SPANS[v.species][v.joistSize][
    DECK_JOIST_SPACINGS.indexOf(Number(v.onCenter) as (typeof DECK_JOIST_SPACINGS)[number])
  ] ?? 0;

/**
 * The longest span in ft of No. 2 deck joists, wet, under 40 psf live and 10 psf dead load, and how far they may reach
 * past the beam: IRC R507.6 as AWC DCA6 tabulates it. Spacing in in on center.
 */
export const deckJoist = formula("deckJoist", "lumber")
  .choice("species", SPECIES)
  .choice("joistSize", SIZES)
  .choice("onCenter", SPACINGS, "16")
  .look("longestSpan", "ft", spanOf, "R507.6: {species}, {joistSize}, {onCenter} in", { output: true })
  .step("longestOverhang", "ft", (v) => v.longestSpan * DECK_JOIST_OVERHANG, "{longestSpan} ÷ 4", {
    output: true,
    most: true,
  })
  .cite({ document: "irc", section: "R507.6", edition: "2021", mark: "checked" })
  .assume("deckLoads", "deckOverhang", "deckWoods")
  .done();
