import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Refusal } from "./refusal.mjs";

/**
 * Writes the lines of a backup. Nobody else on the machine may read it, and under its name it is there whole or not at
 * all.
 * @param {string} file
 * @param {AsyncIterable<unknown>} lines
 */
export async function writeBackup(file, lines) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  async function* text() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  try {
    await pipeline(Readable.from(text()), createGzip(), fs.createWriteStream(draft, { mode: 0o600 }));
    fs.renameSync(draft, file);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/**
 * The lines of a backup. One that was cut off or is none is refused before anything is changed.
 * @param {string} file
 * @returns {Promise<AsyncGenerator<unknown>>}
 */
export async function readBackup(file) {
  if (!fs.existsSync(file)) throw new Refusal(`There is no backup ${file}.`);
  try {
    for await (const line of linesOf(file)) JSON.parse(line);
  } catch {
    throw new Refusal(`${file} is no backup of Groundwork, or is not whole.`);
  }
  return parsed(file);
}

/** @param {string} file */
async function* parsed(file) {
  for await (const line of linesOf(file)) yield JSON.parse(line);
}

/** @param {string} file */
async function* linesOf(file) {
  const unpacked = fs.createReadStream(file).pipe(createGunzip());
  /** @type {unknown} */
  let broken;
  unpacked.on("error", (error) => {
    broken = error;
  });
  for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY }))
    yield line;
  if (broken) throw broken;
}
