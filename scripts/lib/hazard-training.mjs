import crypto from "node:crypto";
import fs from "node:fs";
import { importTypeScript } from "./import-typescript.mjs";
import { inRoot } from "./root.mjs";

/**
 * How the second reader of dangers is trained (`second-reader.logic.ts`): softmax regression over hashed features, by
 * AdaGrad (Duchi, Hazan, Singer, "Adaptive Subgradient Methods", JMLR 12, 2011); then only the greatest weights are
 * kept and trained on (Han et al., "Learning both Weights and Connections for Efficient Neural Networks", 2015), and
 * rounded. Order and seed are fixed, so that the same sentences make the same weights.
 */

export const READER = "app/features/assistant/joe/hazards/second-reader.logic.ts";
const EVAL = inRoot("tests", "eval");
/** The class of what tells of no danger. */
export const CALM = "calm";
/** What fits every scene is none. */
const OF_NONE = "general";

export const BITS = 15;
/** So many weights are kept. Fewer weigh less; at half of them one in ten is read worse. */
const KEPT = 200_000;
const EPOCHS = 12;
const EPOCHS_KEPT = 4;
const STEP = 0.25;
const STEP_OF_BIAS = 0.05;
/** A class that is off by less learns nothing from a sentence: most of the time goes there. */
const RIGHT_ENOUGH = 0.003;
const EASE = 1e-3;

/**
 * @typedef {object} Sentence
 * @property {string} text
 * @property {string[]} labels the scenes whose steps fit, or `calm` alone
 * @property {string} set where it stands
 *
 * @typedef {object} Fit
 * @property {Float32Array} weights by feature, then by class
 * @property {Float32Array} bias
 * @property {string[]} classes
 *
 * @typedef {{ indices: number[], labels: number[] }} Row
 */

/**
 * @param {string} file
 * @returns {any}
 */
const readJson = (file) => JSON.parse(fs.readFileSync(`${EVAL}/${file}`, "utf8"));

/** @param {string} folder */
const jsonIn = (folder) =>
  fs
    .readdirSync(`${EVAL}/${folder}`)
    .filter((file) => file.endsWith(".json"))
    .sort();

/** @param {string} lines */
const linesOf = (lines) =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Which scenes fit a sentence that a stranger wrote, by hand from what the stranger says of it, by set and id. */
const FITTING = "fitting-scenes.json";

/** Every sentence that is known to tell of a scene or of none, always in the same order. */
export async function trainingSentences() {
  /** @type {Sentence[]} */
  const sentences = [];
  /**
   * @param {string} set
   * @param {string} text
   * @param {readonly string[]} labels
   */
  const add = (set, text, labels) => {
    const scenes = labels.filter((label) => label !== OF_NONE);
    if (text && scenes.length > 0) sentences.push({ set, text, labels: scenes });
  };
  for (const file of ["english", "spanish", "hebrew"]) {
    const [dangers = {}] = Object.values(await importTypeScript(`tests/eval/hazards/${file}.ts`));
    for (const [scene, lines] of Object.entries(dangers))
      for (const line of linesOf(lines)) add(file, line, [scene]);
  }
  const { FURTHER_DANGERS } = await importTypeScript("tests/eval/hazards/further.ts");
  for (const dangers of Object.values(FURTHER_DANGERS))
    for (const [scene, lines] of Object.entries(dangers))
      for (const line of linesOf(lines)) add("further", line, [scene]);
  const { UNSEEN_DANGERS } = await importTypeScript("tests/eval/hazards/unseen.ts");
  for (const [, scene, line] of UNSEEN_DANGERS) add("unseen", line, [scene]);

  const fitting = readJson(`hazards/${FITTING}`);
  for (const file of jsonIn("hazards").filter((each) => each !== FITTING)) {
    const set = file.slice(0, -".json".length);
    for (const [n, { id = n, text, dangers, opens, calm }] of readJson(`hazards/${file}`).entries()) {
      const scenes = fitting[set]?.[id] ?? dangers ?? (opens ? [opens] : []);
      add(set, text, scenes.length === 0 && (calm || /calm/.test(set)) ? [CALM] : scenes);
    }
  }
  for (const file of jsonIn("questions"))
    for (const { question } of readJson(`questions/${file}`)) add("questions", question, [CALM]);
  for (const file of jsonIn(".").filter((each) => each.startsWith("limits-")))
    for (const { question } of readJson(file)) add(file.slice(0, -".json".length), question, [CALM]);
  return sentences;
}

/**
 * Stands in the file of weights, so that a test tells when it is of other sentences.
 * @param {readonly Sentence[]} sentences
 */
export function hashOf(sentences) {
  const settings = [BITS, KEPT, EPOCHS, EPOCHS_KEPT, STEP, STEP_OF_BIAS, RIGHT_ENOUGH, EASE];
  return crypto
    .createHash("sha256")
    .update(JSON.stringify([settings, sentences]))
    .digest("hex");
}

/**
 * Trains on the sentences and keeps the greatest weights.
 * @param {readonly Sentence[]} sentences
 * @param {(text: string, bits: number) => number[]} featuresOf
 * @param {{ bits?: number, kept?: number }} [options]
 * @returns {Fit}
 */
export function train(sentences, featuresOf, { bits = BITS, kept = KEPT } = {}) {
  const classes = [...new Set(sentences.flatMap(({ labels }) => labels))].sort();
  const rows = sentences.map(({ text, labels }) => ({
    indices: featuresOf(text, bits),
    labels: labels.map((label) => classes.indexOf(label)),
  }));
  const size = classes.length << bits;
  const state = {
    weights: new Float32Array(size),
    gradients: new Float32Array(size),
    bias: new Float32Array(classes.length),
  };
  learn(rows, state, EPOCHS);
  const sizes = Float32Array.from(state.weights, Math.abs).sort();
  const least = Math.max(sizes[Math.max(0, size - kept)] ?? 0, Number.MIN_VALUE);
  const isKept = Uint8Array.from(state.weights, (weight) => (Math.abs(weight) >= least ? 1 : 0));
  state.weights.forEach((_, at) => {
    if (!isKept[at]) state.weights[at] = 0;
  });
  learn(rows, state, EPOCHS_KEPT, isKept);
  return { classes, weights: state.weights, bias: state.bias };
}

/**
 * @param {readonly Row[]} rows
 * @param {{ weights: Float32Array, gradients: Float32Array, bias: Float32Array }} state
 * @param {number} epochs
 * @param {Uint8Array} [isKept] the weights that learn; all without it
 */
function learn(rows, { weights, gradients, bias }, epochs, isKept) {
  const count = bias.length;
  const next = numbers(7);
  const order = rows.map((_, n) => n);
  const wrong = new Float32Array(count);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, next);
    for (const n of order) {
      const { indices, labels } = /** @type {Row} */ (rows[n]);
      const length = 1 / Math.sqrt(indices.length || 1);
      wrong.set(bias);
      for (const index of indices)
        for (let c = 0, at = index * count; c < count; c++, at++)
          wrong[c] = Number(wrong[c]) + Number(weights[at]) * length;
      toShares(wrong);
      for (const label of labels) wrong[label] = Number(wrong[label]) - 1 / labels.length;
      for (let c = 0; c < count; c++) {
        const off = Number(wrong[c]);
        if (Math.abs(off) < RIGHT_ENOUGH) continue;
        bias[c] = Number(bias[c]) - STEP_OF_BIAS * off;
        const slope = off * length;
        for (const index of indices) {
          const at = index * count + c;
          if (isKept && !isKept[at]) continue;
          gradients[at] = Number(gradients[at]) + slope * slope;
          weights[at] = Number(weights[at]) - (STEP * slope) / Math.sqrt(Number(gradients[at]) + EASE);
        }
      }
    }
  }
}

/**
 * Scores become shares of one, in place.
 * @param {Float32Array} scores
 */
function toShares(scores) {
  const most = Math.max(...scores);
  let whole = 0;
  for (let c = 0; c < scores.length; c++) whole += scores[c] = Math.exp(Number(scores[c]) - most);
  for (let c = 0; c < scores.length; c++) scores[c] = Number(scores[c]) / whole;
}

/**
 * Numbers from 0 to 1, always the same (Numerical Recipes, 2nd edition, 7.1, "quick and dirty" generator).
 * @param {number} seed
 */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Fisher and Yates, in place.
 * @param {number[]} order
 * @param {() => number} next
 */
function shuffle(order, next) {
  for (let n = order.length - 1; n > 0; n--) {
    const other = Math.floor(next() * (n + 1));
    [order[n], order[other]] = [Number(order[other]), Number(order[n])];
  }
}

/**
 * The weights as they are kept: of each class in steps of a fifteenth of its greatest one.
 * @param {Fit} fit
 * @param {{ LEVELS: number, written: (weights: [number, number][]) => { gaps: string, values: string } }} reader
 * @param {number} [bits]
 */
export function kept({ classes, weights, bias }, { LEVELS, written }, bits = BITS) {
  const count = classes.length;
  /** @type {[number, number][]} */
  const values = [];
  const scale = classes.map((_, c) => {
    let most = 0;
    for (let at = c; at < weights.length; at += count) most = Math.max(most, Math.abs(Number(weights[at])));
    const step = most / LEVELS;
    for (let feature = 0; feature < weights.length / count; feature++) {
      const value = step && Math.round(Number(weights[feature * count + c]) / step);
      if (value) values.push([(c << bits) + feature, value]);
    }
    return Number(step.toPrecision(5));
  });
  return {
    bits,
    classes,
    bias: [...bias].map((each) => Number(each.toPrecision(5))),
    scale,
    ...written(values),
  };
}
