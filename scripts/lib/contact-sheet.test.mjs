import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contactSheet, sheetIndex } from "./contact-sheet.mjs";

function folderWith(/** @type {string[]} */ files) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-sheet-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), "");
  }
  return folder;
}

test("a contact sheet has a row for each language and theme, narrow pictures first", () => {
  const folder = folderWith([
    "he-dark-1440.png",
    "he-dark-360.png",
    "en-light-360-open-1.png",
    "en-light-360.png",
    "notes.txt",
  ]);
  contactSheet(folder, "home");
  const html = fs.readFileSync(path.join(folder, "index.html"), "utf8");
  expect([...html.matchAll(/<h2>([^<]*)/g)].map(([, look]) => look)).toEqual(["en, light", "he, dark"]);
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, file]) => file)).toEqual([
    "en-light-360.png",
    "en-light-360-open-1.png",
    "he-dark-360.png",
    "he-dark-1440.png",
  ]);
});

test("the index lists the screens that have a contact sheet", () => {
  const folder = folderWith(["shop/index.html", "home/index.html", "broken/en-light-360.png"]);
  const html = fs.readFileSync(sheetIndex(folder), "utf8");
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "home/index.html",
    "shop/index.html",
  ]);
});
