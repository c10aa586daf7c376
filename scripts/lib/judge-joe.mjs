import { isAmong, sectionsIn, sectionsOf } from "./code-sections.mjs";
import { plainText, quantity, readQuantities } from "./read-quantities.mjs";

/**
 * @typedef {import("../../tests/eval/question.ts").Question} Question
 * @typedef {import("../../tests/eval/question.ts").Figure} Figure
 * @typedef {"number" | "citation" | "refusal"} Aspect what a question measures
 */

/**
 * What of an answer is judged. Without an answer, `failure` says what came in its place.
 * @typedef {object} Answer
 * @property {string} [failure] such as `status 503`
 * @property {string} [response]
 * @property {string} [origin]
 * @property {{ label: string, slug?: string }[]} [citations]
 * @property {{ outputs: { text: string }[] } | null} [math]
 */

/**
 * @typedef {object} Source an article of the base
 * @property {string} section as it is cited, or empty
 * @property {readonly { title: string, body: string }[]} texts in every language it is written in, English first
 */

/**
 * @typedef {object} Base
 * @property {ReadonlyMap<string, Source>} articles by slug
 * @property {ReadonlySet<string>} sections every section that the base or a formula names
 */

/**
 * @typedef {object} Verdict
 * @property {Aspect} aspect
 * @property {boolean} right
 * @property {string} expected
 * @property {string} got
 * @property {string[]} invented what the answer cites and nothing here holds
 */

/** @type {Record<Question["kind"], Aspect>} */
const ASPECTS = {
  number: "number",
  section: "citation",
  definition: "citation",
  talk: "citation",
  refuse: "refusal",
};

/** An answer that cites everything would always cite the right article, so only the first few count. */
const FIRST_CITATIONS = 3;
const DEFAULT_SHARE = 0.01;

/** Origins that mean that nothing was answered. */
const UNANSWERED = "unanswered";
const REFUSED = "refused";
const FAILED = "failure";

/**
 * Judges one answer.
 * @param {Question} question
 * @param {Answer} answer
 * @param {Base} base
 * @returns {Verdict}
 */
export function judge(question, answer, base) {
  const common = {
    aspect: ASPECTS[question.kind],
    got: summaryOf(answer),
    invented: inventedIn(question.question, answer, base),
  };
  switch (question.kind) {
    case "number": {
      const { expected, working } = question;
      return { ...common, right: statesAny(answer, expected), expected: `${inWords(expected)} (${working})` };
    }
    case "refuse":
      return { ...common, right: refuses(question, answer), expected: `no answer (${question.because})` };
    default: {
      const { articles, figure } = question;
      const right = cites(answer, articles, base) && (figure === undefined || statesAny(answer, figure));
      const wanted = [`cites ${articles.join(" or ")}`, ...(figure === undefined ? [] : [inWords(figure)])];
      return { ...common, right, expected: wanted.join(", says ") };
    }
  }
}

/** @param {Answer} answer */
const answered = ({ failure, origin }) => !failure && ![UNANSWERED, REFUSED, FAILED].includes(origin ?? "");

/**
 * Not answering is right. Where the values cannot be, so is an answer of the calculation that gives no result.
 * @param {Question & { kind: "refuse" }} question
 * @param {Answer} answer
 */
function refuses({ impossible }, { failure, origin, math }) {
  if (failure) return false;
  return (
    origin === UNANSWERED || origin === REFUSED || (impossible === true && origin === "calculation" && !math)
  );
}

/**
 * @param {Answer} answer
 * @param {Figure | string} figure
 */
function statesAny(answer, figure) {
  if (!answered(answer)) return false;
  const texts = [answer.response ?? "", ...(answer.math?.outputs ?? []).map(({ text }) => text)];
  return texts.some((text) => states(text, figure));
}

/**
 * Whether a text states an amount, in whichever unit; of a text such as `1:12`, whether it stands there.
 * @param {string} text
 * @param {Figure | string} figure
 */
export function states(text, figure) {
  const plain = plainText(text);
  if (typeof figure === "string") {
    const written = figure.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(String.raw`(?<![\d.,])${written}(?![\d]|[.,]\d)`).test(
      plain.replace(/ ?([:/]) ?/g, "$1"),
    );
  }
  const { kind, value, size } = quantity(figure.value, figure.unit);
  const share = kind === "one" || kind === "wire" ? 0 : DEFAULT_SHARE;
  const within = figure.within === undefined ? Math.abs(value) * share : figure.within * size;
  const withoutSections = sectionsIn(plain).reduce((rest, section) => {
    const numbers = section.replace(/^(?:NEC|IBC|IPC|IMC|UMC|ADA) /, "");
    return rest.replaceAll(numbers, " ");
  }, plain);
  return readQuantities(withoutSections).some(
    (read) => read.kind === kind && Math.abs(read.value - value) <= within + 1e-9,
  );
}

/**
 * @param {Answer} answer
 * @param {readonly string[]} articles slugs, one of which has to be cited
 * @param {Base} base
 */
function cites(answer, articles, base) {
  if (!answered(answer)) return false;
  const wanted = articles.map((slug) => sectionsOf([base.articles.get(slug)?.section ?? ""]));
  return (answer.citations ?? []).slice(0, FIRST_CITATIONS).some(({ slug, label }) => {
    if (slug) return articles.includes(slug);
    // The source of a formula is no article, yet it may be the very section.
    return sectionsIn(label).some((section) => wanted.some((sections) => sections.has(section)));
  });
}

/**
 * What an answer cites that neither the base nor a formula holds: articles, and sections named in its text.
 * @param {string} question a section that the visitor names may be repeated to say that it is not known
 * @param {Answer} answer
 * @param {Base} base
 */
function inventedIn(question, { response = "", origin, citations = [] }, base) {
  const asked = origin === UNANSWERED ? sectionsIn(question) : [];
  const sections = sectionsIn(response).filter(
    (section) => !isAmong(section, base.sections) && !asked.includes(section),
  );
  const labels = citations.filter((citation) => !isSource(citation, base)).map(({ label }) => label);
  return [...new Set([...labels, ...sections])];
}

/**
 * @param {{ label: string, slug?: string }} citation
 * @param {Base} base
 */
function isSource({ label, slug }, base) {
  const named = sectionsIn(label);
  if (slug === undefined) return named.every((section) => isAmong(section, base.sections));
  const article = base.articles.get(slug);
  if (!article) return false;
  if (label === article.section || article.texts.some(({ title }) => label === title)) return true;
  const own = sectionsOf([article.section]);
  return named.length > 0 && named.every((section) => own.has(section));
}

/** @param {Figure | string} figure */
function inWords(figure) {
  if (typeof figure === "string") return figure;
  return figure.unit === "one" ? String(figure.value) : `${figure.value} ${figure.unit}`;
}

/** @param {Answer} answer */
function summaryOf({ failure, origin, response = "", citations = [], math }) {
  if (failure) return failure;
  const outputs = (math?.outputs ?? []).map(({ text }) => text);
  const parts = [
    origin ?? "no origin",
    citations.map(({ label }) => label).join("; "),
    outputs.join("; "),
    JSON.stringify(plainText(response).slice(0, 200)),
  ];
  return parts.filter(Boolean).join(" | ");
}

/**
 * @typedef {object} Judged
 * @property {Question} question
 * @property {Verdict} verdict
 */

/**
 * @typedef {object} Score
 * @property {Record<Aspect, { right: number, of: number }>} aspects
 * @property {number} inventing answers that cite what is not there
 */

/**
 * @param {readonly Judged[]} judged
 * @returns {Score}
 */
export function scoreOf(judged) {
  const aspectOf = (/** @type {Aspect} */ aspect) => {
    const measured = judged.filter(({ verdict }) => verdict.aspect === aspect);
    return { right: measured.filter(({ verdict }) => verdict.right).length, of: measured.length };
  };
  return {
    aspects: { number: aspectOf("number"), citation: aspectOf("citation"), refusal: aspectOf("refusal") },
    inventing: judged.filter(({ verdict }) => verdict.invented.length > 0).length,
  };
}

/** The least share of right answers in each aspect. */
export const LEAST_SHARE = 0.95;

/**
 * What a score does not reach, in words; nothing when all is. An aspect that was not measured is not reached.
 * @param {Score} score
 * @returns {string[]}
 */
export function shortfalls({ aspects, inventing }) {
  const short = Object.entries(aspects)
    .filter(([, { right, of }]) => !(right >= LEAST_SHARE * of && of > 0))
    .map(([aspect, { right, of }]) => `${aspect}: ${right} of ${of} right, wanted ${LEAST_SHARE * 100}%`);
  return inventing > 0 ? [...short, `${inventing} answers cite what is not in the base`] : short;
}
