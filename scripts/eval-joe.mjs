#!/usr/bin/env node
// npm run eval:joe: asks the built product every question of tests/eval/joe-questions.ts, with no provider key, and
// measures how often the number, the source and the refusal are right.
//   npm run eval:joe -- --set development --language es   asks only these
//   npm run eval:joe -- --origin http://127.0.0.1:8787    asks a server that runs already
//   npm run eval:joe -- --round 1                         asks a round, prints what is missed, and its first run beside today's
import "./lib/node-version.mjs";
import { parseArgs } from "node:util";
import { loadEvaluation } from "./lib/joe-evaluation.mjs";
import { isRight, kindsOf, readRound } from "./lib/joe-rounds.mjs";
import { judge, scoreOf, shortfalls } from "./lib/judge-joe.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { ensureBuilt } from "./lib/product-build.mjs";
import { Refusal, runScript } from "./lib/refusal.mjs";
import { setUp } from "./lib/set-up.mjs";
import { withTemporaryProduct } from "./lib/temporary-product.mjs";

const PATH = "/functions/joe-ai-assistant";
const TIMEOUT_MS = 30_000;
const SETS = /** @type {const} */ (["development", "held-out"]);

/**
 * @typedef {import("./lib/judge-joe.mjs").Question} Question
 * @typedef {import("./lib/judge-joe.mjs").Answer} Answer
 * @typedef {import("./lib/judge-joe.mjs").Judged} Judged
 */

const log = lapLogger();

await runScript("Joe could not be evaluated", async () => {
  const { values } = parseArgs({
    options: {
      set: { type: "string" },
      language: { type: "string" },
      origin: { type: "string" },
      round: { type: "string" },
    },
  });
  const round = values.round === undefined ? undefined : readRound(values.round);
  await setUp(log, values.origin ? [] : [ensureBuilt]);
  if (round) {
    const asked = (/** @type {string} */ origin) => askRound(origin, round);
    await (values.origin ? asked(values.origin) : withTemporaryProduct({}, asked));
    process.exit(0);
  }
  const { questions, base } = await loadEvaluation();
  const chosen = questions.filter(
    ({ set, language }) => set === (values.set ?? set) && language === (values.language ?? language),
  );
  if (chosen.length === 0) throw new Refusal("There is no question of that set and language.");

  const askAll = async (/** @type {string} */ origin) => {
    log(`Asking ${chosen.length} questions.`);
    /** @type {Judged[]} */
    const judged = [];
    for (const [index, question] of chosen.entries()) {
      const answer = await ask(origin, question, visitorAddress(index));
      judged.push({ question, verdict: judge(question, answer, base) });
    }
    return judged;
  };
  const judged = values.origin ? await askAll(values.origin) : await withTemporaryProduct({}, askAll);
  printMisses(judged);
  printScores(judged);
  const short = shortfalls(scoreOf(judged));
  for (const problem of short) console.error(problem);
  console.log(short.length === 0 ? "Joe knows what he says" : "Joe falls short");
  process.exit(short.length > 0 ? 1 : 0);
});

/**
 * Asks the questions of a round, each follow-up in the conversation of its question, and prints both scores.
 * @param {string} origin
 * @param {import("./lib/joe-rounds.mjs").Round} round
 */
async function askRound(origin, { questions, firstRun }) {
  log(`Asking ${questions.length} questions.`);
  /** @type {{ question: import("./lib/joe-rounds.mjs").RoundQuestion, text: string }[]} */
  const answers = [];
  for (const [index, question] of questions.entries()) {
    const address = visitorAddress(index);
    const visitor = { cookie: "" };
    let answer = await ask(origin, question, address, visitor);
    if (question.followup) {
      const earlier = ("asked" in answer ? String(answer.asked) : undefined) ?? question.question;
      const followUp = { question: question.followup, language: question.language };
      answer = await ask(origin, followUp, address, visitor, earlier);
    }
    answers.push({ question, text: "response" in answer ? String(answer.response) : "" });
  }
  for (const { question, text } of answers.filter((each) => !isRight(each.question, each.text))) {
    console.log(`\n${question.id} ${question.kind}: ${question.followup ?? question.question}`);
    console.log(`  wanted  ${question.answer}`);
    console.log(`  got     ${text.replaceAll("\n", " ").slice(0, 220)}`);
  }
  const today = kindsOf(answers);
  const share = (/** @type {readonly [number, number] | undefined} */ score) =>
    score ? `${score[0]}/${score[1]}` : "-";
  const sum = Object.values(today).reduce((total, [right]) => total + right, 0);
  printRow("", ["first run", "today"]);
  for (const kind of Object.keys(firstRun.kinds))
    printRow(kind, [share(firstRun.kinds[kind]), share(today[kind])]);
  printRow("all", [share([firstRun.right, firstRun.of]), share([sum, answers.length])]);
}

/**
 * Every question comes from a visitor of its own, so that the limit on asking is never met.
 * @param {number} index
 */
function visitorAddress(index) {
  return `10.0.${Math.floor(index / 250)}.${1 + (index % 250)}`;
}

/**
 * @param {string} origin
 * @param {Pick<Question, "question" | "language">} question
 * @param {string} address
 * @param {{ cookie: string }} [visitor] keeps the cookie by which a conversation goes on
 * @param {string} [earlier] the question before it, where it is a follow-up
 * @returns {Promise<Answer>}
 */
async function ask(origin, { question, language }, address, visitor = { cookie: "" }, earlier) {
  const response = await fetch(new URL(PATH, origin), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "accept-language": language,
      "cf-connecting-ip": address,
      origin: new URL(origin).origin,
      connection: "close",
      ...(visitor.cookie && { cookie: visitor.cookie }),
    },
    body: JSON.stringify({ question, complexity: "auto", earlier }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const set = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  if (set.length > 0) visitor.cookie = set.join("; ");
  const body = await response.text();
  if (response.status !== 200) return { failure: `status ${response.status} ${body.slice(0, 100)}` };
  try {
    return JSON.parse(body);
  } catch {
    return { failure: `no JSON but ${body.slice(0, 100)}` };
  }
}

/** @param {Judged[]} judged */
function printMisses(judged) {
  for (const { question, verdict } of judged) {
    const { right, expected, got, invented } = verdict;
    if (right && invented.length === 0) continue;
    console.log(`\n${question.language} ${question.set} ${question.kind}: ${question.question}`);
    if (!right) console.log(`  expected  ${expected}`);
    console.log(`  got       ${got}`);
    if (invented.length > 0) console.log(`  not in the base: ${invented.join(", ")}`);
  }
}

/** @param {Judged[]} judged */
function printScores(judged) {
  console.log("");
  printRow("", ["number", "citation", "refusal", "inventing"]);
  const languages = [...new Set(judged.map(({ question }) => question.language))];
  for (const set of SETS) {
    const inSet = judged.filter(({ question }) => question.set === set);
    for (const language of languages) {
      printScore(
        `${language} ${set}`,
        inSet.filter(({ question }) => question.language === language),
      );
    }
    printScore(`all ${set}`, inSet);
  }
  printScore("all", judged);
}

/**
 * @param {string} name
 * @param {Judged[]} judged
 */
function printScore(name, judged) {
  if (judged.length === 0) return;
  const { aspects, inventing } = scoreOf(judged);
  const cells = [aspects.number, aspects.citation, aspects.refusal].map(({ right, of }) =>
    of === 0 ? "-" : `${right}/${of} ${((100 * right) / of).toFixed(1)}%`,
  );
  printRow(name, [...cells, String(inventing)]);
}

/**
 * @param {string} name
 * @param {string[]} cells
 */
function printRow(name, cells) {
  console.log(name.padEnd(16) + cells.map((cell) => cell.padStart(16)).join(""));
}
