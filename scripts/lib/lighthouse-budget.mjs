import { LEAST_SCORES, MOST } from "./budgets.mjs";

/**
 * @typedef {object} Figures one page's figures, from one run or as medians of several
 * @property {Record<keyof typeof LEAST_SCORES, number>} scores
 * @property {number} fcp milliseconds
 * @property {number} lcp milliseconds
 * @property {number} tbt milliseconds
 * @property {number} cls
 */

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Each figure's own median: one slow moment of the machine spoils one run, not the result.
 * @param {Figures[]} runs
 * @returns {Figures}
 */
export function medianOf(runs) {
  const scores = /** @type {(keyof typeof LEAST_SCORES)[]} */ (Object.keys(LEAST_SCORES)).map((category) => [
    category,
    median(runs.map((run) => run.scores[category])),
  ]);
  return {
    scores: Object.fromEntries(scores),
    fcp: median(runs.map(({ fcp }) => fcp)),
    lcp: median(runs.map(({ lcp }) => lcp)),
    tbt: median(runs.map(({ tbt }) => tbt)),
    cls: median(runs.map(({ cls }) => cls)),
  };
}

/**
 * What is not reached, in words; nothing when all is. A figure that was not measured is not reached.
 * @param {Figures} figures
 * @returns {string[]}
 */
export function shortfalls({ scores, lcp, tbt, cls }) {
  const problems = Object.entries(LEAST_SCORES)
    .filter(([category, least]) => !(scores[/** @type {keyof typeof LEAST_SCORES} */ (category)] >= least))
    .map(
      ([category, least]) =>
        `${category} ${scores[/** @type {keyof typeof LEAST_SCORES} */ (category)]}, wanted ${least}`,
    );
  if (!(lcp < MOST.lcp)) problems.push(`LCP ${Math.round(lcp)} ms, wanted under ${MOST.lcp}`);
  if (!(tbt < MOST.tbt)) problems.push(`TBT ${Math.round(tbt)} ms, wanted under ${MOST.tbt}`);
  // Lighthouse gives four decimals; what rounds to 0.000 is nothing that anybody sees.
  if (!(cls < 0.0005)) problems.push(`CLS ${cls.toFixed(3)}, wanted ${MOST.cls}`);
  return problems;
}
