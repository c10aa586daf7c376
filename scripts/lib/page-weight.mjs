import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "./root.mjs";

/** @param {string | Buffer} content */
const gzipped = (content) => gzipSync(content, { level: 9 }).byteLength;

/** @param {string} asset a path such as `/assets/x.js` */
export const assetBytes = (asset) => gzipped(fs.readFileSync(path.join(ROOT, "build/client", asset)));

/**
 * @typedef {object} PageWeight every figure in bytes after gzip
 * @property {number} html
 * @property {number} early JavaScript that runs before anybody touches the page
 * @property {number} css
 */

/**
 * Weighs a page of the built product by what its HTML names. What its scripts fetch besides, only a browser can tell.
 * @param {string} html
 * @returns {PageWeight}
 */
export function weighPage(html) {
  const inline = [...html.matchAll(/<script(?![^>]*type=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? "",
  );
  const modules = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map((match) => match[0]));
  const awake = html.includes('data-wake="load"');
  const inlineBytes = gzipped(inline.join("\n"));
  const moduleBytes = [...modules].reduce((sum, asset) => sum + assetBytes(asset), 0);
  const styles = new Set([...html.matchAll(/\/assets\/[\w.-]+\.css/g)].map((match) => match[0]));
  return {
    html: gzipped(html),
    early: inlineBytes + (awake ? moduleBytes : 0),
    css: [...styles].reduce((sum, asset) => sum + assetBytes(asset), 0),
  };
}

/** Bytes of the two font files a first view may need. WOFF2 is compressed already. */
export function fontBytes() {
  const folder = path.join(ROOT, "build/client/assets");
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".woff2"))
    .reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
}
