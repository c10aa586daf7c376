import { beforeAll, expect, test } from "vitest";
import { CALM, hashOf, kept, READER, train, trainingSentences } from "./hazard-training.mjs";
import { importTypeScript } from "./import-typescript.mjs";

/** @type {any} */
let reader;
/** @type {import("./hazard-training.mjs").Sentence[]} */
let sentences;
beforeAll(async () => {
  reader = await importTypeScript(READER);
  sentences = await trainingSentences();
});

test("the weights that are kept are those of the sentences that stand there: npm run train:hazards", async () => {
  const { SECOND_READER } = await importTypeScript(
    "app/features/assistant/joe/hazards/second-reader.data.ts",
  );
  expect(SECOND_READER.inputs).toBe(hashOf(sentences));
});

test("each scene of a sentence is one that Joe has steps for", async () => {
  const { HAZARDS } = await importTypeScript("app/features/assistant/joe/hazards/dangers/dangers.data.ts");
  const known = new Set([...HAZARDS, CALM]);
  expect([...new Set(sentences.flatMap(({ labels }) => labels))].filter((each) => !known.has(each))).toEqual(
    [],
  );
  expect(sentences.length).toBeGreaterThan(6500);
});

test("a fold is trained to know again what it has not seen, and twice the same", () => {
  const scenes = ["trenchBuried", "eyeChemical", "gasLeak", CALM];
  const fold = sentences.filter(({ labels }) => scenes.includes(labels[0] ?? "")).filter((_, n) => n % 4 < 3);
  const rest = sentences
    .filter(({ labels }) => scenes.includes(labels[0] ?? ""))
    .filter((_, n) => n % 4 === 3);
  const options = { bits: 12, kept: 8000 };
  const trained = () => kept(train(fold, reader.featuresOf, options), reader, options.bits);
  const weights = trained();
  expect(weights.values.length).toBeLessThanOrEqual(8000);
  const made = reader.readerOf(weights);
  const right = rest.filter(({ text, labels }) => labels.includes(reader.readBy(made, text)[0].is));
  expect(right.length / rest.length).toBeGreaterThan(0.9);
  expect(trained()).toEqual(weights);
});
