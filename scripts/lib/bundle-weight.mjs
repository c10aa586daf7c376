import fs from "node:fs";
import { gzipSync } from "node:zlib";
import { kilobytes, WORKER } from "./budgets.mjs";
import { filesBelow } from "./files.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * @typedef {object} Weight
 * @property {import("./wrangler.mjs").WorkerPlace["key"]} key
 * @property {number} raw bytes
 * @property {number} gzip bytes
 */

/**
 * What wrangler would upload of a bundle.
 * @param {import("./wrangler.mjs").WorkerPlace} worker
 * @returns {Weight}
 */
export function weigh({ key, bundle }) {
  const uploaded = filesBelow(bundle).filter((file) => /\.(js|wasm)$/.test(file));
  let raw = 0;
  let gzip = 0;
  for (const file of uploaded) {
    const content = fs.readFileSync(file);
    raw += content.length;
    gzip += gzipSync(content).length;
  }
  return { key, raw, gzip };
}

/** @param {Weight} weight */
export function weightLine({ key, raw, gzip }) {
  return `${key.padEnd(6)} ${kilobytes(raw).padStart(10)} raw ${kilobytes(gzip).padStart(10)} gzip`;
}

/** @param {Weight[]} weights */
export function assertWithinLimits(weights) {
  for (const { key, gzip } of weights) {
    const limit = WORKER[key];
    if (limit && gzip > limit) {
      throw new Refusal(
        `The ${key} worker weighs ${kilobytes(gzip)} gzipped; the budget is ${kilobytes(limit)}.`,
      );
    }
  }
}
