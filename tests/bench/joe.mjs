#!/usr/bin/env node
// npm run bench:joe: how long an embedded answer takes with 10,000 articles in the embedded D1, beside an empty request
// in the same run. Machines are noisy: compare the two. Nothing here decides a unit test.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { JOE_P95_MS } from "../../scripts/lib/budgets.mjs";
import { migrateEmbedded, openEmbeddedDatabase } from "../../scripts/lib/embedded-database.mjs";
import { loadEvaluation } from "../../scripts/lib/joe-evaluation.mjs";
import { lapLogger } from "../../scripts/lib/laps.mjs";
import { ensureBuilt } from "../../scripts/lib/product-build.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { setUp } from "../../scripts/lib/set-up.mjs";

const ARTICLES = 10_000;
const FACTS = "kind, section, edition, source, confidence, tags, reviewed_at, author, updated_at";
const TEXT = "language, title, body, scope_words, title_words, section_words, tags_words, body_words";

const log = lapLogger();
await setUp(log, [ensureBuilt]);
const { questions } = await loadEvaluation();
const stateDir = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-bench-joe-"));
try {
  await migrateEmbedded(stateDir);
  log(`Filling the knowledge base: ${await fill()} articles.`);
  process.exitCode = await measureAnswers();
} finally {
  fs.rmSync(stateDir, { recursive: true, force: true });
}

/** Every article again and again under other names: as many candidates as there can be for every question. */
async function fill() {
  const { database, close } = await openEmbeddedDatabase(stateDir);
  try {
    const count = async () =>
      Number((await database.prepare("select count(*) as n from articles").all()).results[0].n);
    const seeded = await count();
    for (let copy = 1; seeded * copy < ARTICLES; copy++) {
      const most = Math.min(seeded, ARTICLES - seeded * copy);
      await database.batch([
        database.prepare(
          `insert into articles (slug, ${FACTS}) select slug || '-copy-${copy}', ${FACTS} from articles where slug not like '%-copy-%' order by slug limit ${most}`,
        ),
        database.prepare(
          `insert into article_texts (slug, ${TEXT}) select slug || '-copy-${copy}', ${TEXT} from article_texts where slug || '-copy-${copy}' in (select slug from articles) and slug not like '%-copy-%'`,
        ),
      ]);
    }
    return await count();
  } finally {
    await close();
  }
}

async function measureAnswers() {
  const product = await serve({ stateDir, onLog: () => {} });
  try {
    const ask = (/** @type {typeof questions[number]} */ { question, language }, /** @type {number} */ n) =>
      timed(new URL(`/functions/joe-ai-assistant?lang=${language}`, product.url), {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin: product.url.origin,
          "cf-connecting-ip": `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
        },
        body: JSON.stringify({ question }),
      });
    const empty = () => timed(new URL("/healthz", product.url), {});
    for (const [n, question] of questions.slice(0, 30).entries()) await ask(question, n);
    /** @type {number[]} */
    const answers = [];
    /** @type {number[]} */
    const nothing = [];
    for (const [n, question] of questions.entries()) {
      nothing.push(await empty());
      answers.push(await ask(question, n + 1_000));
    }
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(answers, share));
    const idle = quantile(nothing, 0.5);
    const print = (/** @type {string} */ name, /** @type {number[]} */ figures) =>
      console.log(
        `${name.padEnd(28)} p50 ${quantile(figures, 0.5).toFixed(1)} ms  p95 ${quantile(figures, 0.95).toFixed(1)} ms  p99 ${quantile(figures, 0.99).toFixed(1)} ms`,
      );
    console.log(
      `\n${questions.length} questions in three languages, one after another, with nothing else asked`,
    );
    print("empty request (/healthz)", nothing);
    print("embedded answer", answers);
    const held = p95 - idle < JOE_P95_MS;
    console.log(
      `An answer takes ${(p50 - idle).toFixed(1)} ms more than an empty request at the median, ${(p95 - idle).toFixed(1)} ms at p95 (budget ${JOE_P95_MS}: ${held ? "held" : "MISSED"}), ${(p99 - idle).toFixed(1)} ms at p99.`,
    );
    return held ? 0 : 1;
  } finally {
    await product.dispose();
  }
}

/**
 * @param {URL} url
 * @param {RequestInit} init
 */
async function timed(url, init) {
  const started = performance.now();
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  return performance.now() - started;
}

/**
 * @param {readonly number[]} figures
 * @param {number} share
 */
function quantile(figures, share) {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
