import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { holderOf } from "../support/by-link.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "ar-scenes");
const drawn = translator("en", "ar-visualizer");
/** 108 in of rise in twelve: each riser is 9 in. */
const STEEP = { kind: "stair", units: "us", rise: "108", risers: "12" };
const at = (query: Record<string, string>) => `/ar-scenes?${new URLSearchParams(query)}`;

/** The ids of the scenes that a page lists. */
const scenesOn = (page: { body: string }) => [
  ...new Set([...page.body.matchAll(/name="id" value="([\w-]+)"/g)].map(([, id = ""]) => id)),
];

async function kept(browser: Browser, query: Record<string, string> = STEEP, name = "Cellar stair") {
  const page = await browser.submit(await browser.visit(at(query)), { intent: "keep" }, { name });
  return { page, id: scenesOn(page)[0] ?? "" };
}

test.each(LANGUAGES)(
  "a scene is kept under a name without scripts, and opens again with a riser of 9 in and its section, in %s",
  async (language) => {
    const words = translator(language, "ar-scenes");
    const { browser } = await newMember(product);
    const form = await browser.visit(at({ ...STEEP, lang: language }));
    expect([form.status, form.text.includes(words("keep"))]).toEqual([200, true]);
    const page = await browser.submit(form, { intent: "keep" }, { name: "Cellar stair" });
    expect([page.status, page.toasts]).toEqual([200, [words("toasts.arSceneKept")]]);
    expect(page.text).toContain("Cellar stair");
    const link = /href="(\/ar-visualizer\?[^"]*risers=12[^"]*)"/.exec(page.body)?.[1] ?? "";
    const opened = await browser.visit(link.replaceAll("&amp;", "&"));
    const visualizer = translator(language, "ar-visualizer");
    expect([opened.status, opened.valueOf("risers"), opened.valueOf("rise")]).toEqual([200, "12", "108"]);
    expect(opened.text).toContain(visualizer("fails"));
    expect(opened.text).toContain("IRC R311.7.5.1");
  },
);

test("kept twice it is there once, under the last name", async () => {
  const { browser } = await newMember(product);
  await kept(browser);
  const { page } = await kept(browser, STEEP, "Back stair");
  expect(scenesOn(page)).toHaveLength(1);
  expect([page.text.includes("Back stair"), page.text.includes("Cellar stair")]).toEqual([true, false]);
});

test("a name that is missing or too long is said beside its field, and the scene and what was typed stay", async () => {
  const { browser } = await newMember(product);
  const form = await browser.visit(at(STEEP));
  const none = await browser.submit(form, { intent: "keep" }, { name: "  " });
  expect([none.status, none.text.includes(t("errors.name"))]).toEqual([400, true]);
  const name = "x".repeat(300);
  const long = await browser.submit(none, { intent: "keep" }, { name });
  expect([long.status, long.valueOf("name"), long.text.includes(t("errors.long"))]).toEqual([
    400,
    name,
    true,
  ]);
  const done = await browser.submit(long, { intent: "keep" }, { name: "Stair" });
  expect([done.toasts, scenesOn(done)]).toEqual([[t("toasts.arSceneKept")], [expect.any(String)]]);
});

test("what cannot be drawn is not kept: the page says so and has no form for it", async () => {
  const { browser } = await newMember(product);
  const wide = { kind: "deck", units: "us", width: "9000" };
  const shown = await browser.visit(`/ar-visualizer?${new URLSearchParams(wide)}`);
  expect([shown.status, shown.valueOf("width")]).toEqual([400, "9000"]);
  const page = await browser.visit(at(wide));
  expect([page.status, page.text.includes(t("wrong"))]).toEqual([200, true]);
  expect(page.forms.some(({ buttons }) => buttons.some(({ value }) => value === "keep"))).toBe(false);
  expect((await browser.post(at(wide), { intent: "keep", name: "Deck" })).status).toBe(400);
  expect((await browser.post(at(STEEP), { intent: "paint" })).status).toBe(400);
});

test("whoever holds a link sees the scene and no other, until it is removed", async () => {
  const { browser } = await newMember(product);
  const { id } = await kept(browser);
  const { holder, link } = await holderOf(browser, "ar-scene", id);
  const page = await holder.visit(`/shared/${link}/ar-scene?lang=en`);
  expect([page.status, page.heading]).toEqual([200, "Cellar stair"]);
  expect(page.text).toContain(drawn("fails"));
  expect((await holder.get(`/shared/${link}/invoice`)).status).toBe(404);
  await browser.submit(await browser.visit("/ar-scenes"), { intent: "remove" }, { id });
  expect((await holder.get(`/shared/${link}/ar-scene`)).status).toBe(404);
});

test("another's scene is in no list, is not shared and is not removed", async () => {
  const { browser } = await newMember(product);
  const { id } = await kept(browser);
  const { browser: stranger } = await newMember(product);
  for (const somebody of [stranger, new Browser(product)]) {
    expect(scenesOn(await somebody.visit("/ar-scenes"))).toEqual([]);
    await somebody.post("/ar-scenes", { intent: "remove", id });
  }
  expect((await stranger.get(`/workspace/share?type=ar-scene&id=${id}`)).status).toBe(404);
  expect(scenesOn(await browser.visit("/ar-scenes"))).toEqual([id]);
});
