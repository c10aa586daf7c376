#!/usr/bin/env node
// npm run train:hazards: trains Joe's second reader of dangers on every sentence of tests/eval whose scene is known, and
// writes its weights. The same sentences make the same file.
//   npm run train:hazards -- --hold-out twelfth   trains on all others, writes nothing, and says how that set is read
import "./lib/node-version.mjs";
import fs from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { CALM, hashOf, kept, READER, train, trainingSentences } from "./lib/hazard-training.mjs";
import { importTypeScript } from "./lib/import-typescript.mjs";
import { Refusal, runScript } from "./lib/refusal.mjs";
import { inRoot } from "./lib/root.mjs";

const DATA = inRoot("app/features/assistant/joe/hazards/second-reader.data.ts");

await runScript("The second reader could not be trained", async () => {
  const { values } = parseArgs({ options: { "hold-out": { type: "string" } } });
  const reader = await importTypeScript(READER);
  const sentences = await trainingSentences();
  const heldOut = values["hold-out"];
  if (heldOut) return holdOut(heldOut, sentences, reader);
  const weights = { inputs: hashOf(sentences), ...kept(train(sentences, reader.featuresOf), reader) };
  const text = sourceOf(weights);
  fs.writeFileSync(DATA, text);
  console.log(
    `${sentences.length} sentences, ${weights.classes.length} classes, ${weights.values.length} weights, ` +
      `${Math.round(gzipSync(text).length / 1024)} KB gzip`,
  );
});

/** @param {ReturnType<typeof kept> & { inputs: string }} weights */
function sourceOf({ inputs, bits, classes, bias, scale, gaps, values }) {
  /** @param {readonly (string | number)[]} list */
  const listed = (list) => list.map((each) => JSON.stringify(each)).join(", ");
  return `// Written by \`npm run train:hazards\`, not by hand.
// biome-ignore format: one line each, as it is written.
export const SECOND_READER = {
  /** The hash of what it was trained on. */
  inputs: "${inputs}",
  bits: ${bits},
  classes: [${listed(classes)}],
  bias: [${listed(bias)}],
  scale: [${listed(scale)}],
  gaps: "${gaps}",
  values: "${values}",
};
`;
}

/**
 * @param {string} set
 * @param {import("./lib/hazard-training.mjs").Sentence[]} sentences
 * @param {any} reader
 */
function holdOut(set, sentences, reader) {
  /** @param {{ set: string }} sentence */
  const isOf = (sentence) => new RegExp(`(?:^|-)${set}(?:-|$)`).test(sentence.set);
  const held = sentences.filter(isOf);
  if (held.length === 0) throw new Refusal(`No sentences of ${set}.`);
  const weights = kept(
    train(
      sentences.filter((each) => !isOf(each)),
      reader.featuresOf,
    ),
    reader,
  );
  const made = reader.readerOf(weights);
  const rows = held.map(({ text, labels }) => ({
    text,
    labels,
    read: reader.readBy(made, text).slice(0, 3),
  }));
  const told = rows.filter(({ labels }) => labels[0] !== CALM);
  const calm = rows.filter(({ labels }) => labels[0] === CALM);
  /** @param {number} most */
  const among = (most) =>
    told.filter(({ labels, read }) =>
      read.slice(0, most).some((/** @type {{ is: string }} */ { is }) => labels.includes(is)),
    ).length;
  console.log(
    `${set}: the right scene first ${among(1)}, among three ${among(3)} of ${told.length}; ` +
      `calm ones taken for a danger ${calm.filter(({ read }) => read[0].is !== CALM).length} of ${calm.length}`,
  );
}
