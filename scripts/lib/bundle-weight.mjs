import fs from "node:fs";
import { gzipSync } from "node:zlib";
import { filesBelow } from "./files.mjs";
import { Refusal } from "./refusal.mjs";

const KB = 1000;

/** The most that a worker may weigh when it is uploaded, in gzipped bytes; only the app grows with every screen. */
const LIMITS = { app: 600 * KB };

/**
 * @typedef {object} Weight
 * @property {string} key
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
    const limit = LIMITS[/** @type {keyof typeof LIMITS} */ (key)];
    if (limit && gzip > limit) {
      throw new Refusal(
        `The ${key} worker weighs ${kilobytes(gzip)} gzipped; the budget is ${kilobytes(limit)}.`,
      );
    }
  }
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
