import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const at = (query: Record<string, string> = {}, file = "") =>
  `/drone-integration${file}?${new URLSearchParams({ lang: "en", ...query })}`;
const t = translator("en", "drone");

test.each(LANGUAGES)(
  "a flight stands on the page with its figures, its rules and its files, in %s",
  async (language) => {
    const words = translator(language, "drone");
    const page = await new Browser(product).visit(at({ lang: language }));
    expect(page.status).toBe(200);
    for (const text of [
      words("figures.gsd"),
      words("rules.altitude"),
      "14 CFR 107.51(b)",
      "QGroundControl .plan",
    ])
      expect(page.text).toContain(text);
    expect(page.text).not.toMatch(/NaN|undefined|\[object|\{\{/);
  },
);

test("a flight at 500 ft is not allowed, and what is not said is to be checked", async () => {
  const browser = new Browser(product);
  expect((await browser.visit(at({ altitude: "500" }))).text).toContain(t("summary.fails"));
  expect((await browser.visit(at())).text).toContain(t("summary.open"));
});

test("a polygon that crosses itself is refused beside its field, with where, and stays as it was typed", async () => {
  const area = "40, -105\n40.001, -104.999\n40, -104.999\n40.001, -105";
  const page = await new Browser(product).visit(at({ area }));
  expect(page.status).toBe(400);
  expect(page.text).toContain("1–2");
  expect(page.body).toContain("40.001, -104.999");
  expect(page.body).not.toContain("mission.kml");
});

test("many corners and many photos are refused without being counted one by one", async () => {
  const browser = new Browser(product);
  const many = await browser.visit(at({ area: "40,-105;".repeat(700) }));
  expect([many.status, many.text.includes(t("area.tooMany", { most: "100" }))]).toEqual([400, true]);
  const photos = await browser.visit(at({ width: "5000", depth: "5000", altitude: "20" }));
  expect([photos.status, photos.text.includes(t("tooManyPhotos", { most: "5,000" }))]).toEqual([400, true]);
});

test("a mission is handed over as KML, for Litchi, for QGroundControl and as a map", async () => {
  const browser = new Browser(product);
  const types = { "/mission.kml": "kml", "/litchi.csv": "csv", "/mission.plan": "json", "/map.svg": "svg" };
  for (const [file, type] of Object.entries(types)) {
    const answer = await browser.get(at({}, file));
    expect([file, answer.status]).toEqual([file, 200]);
    expect(answer.headers.get("Content-Type")).toContain(type);
    expect((await browser.get(at({ front: "99" }, file))).status).toBe(404);
  }
});

test("the volume of a heap comes back with the points that were pasted, and a wrong line beside its field", async () => {
  const browser = new Browser(product);
  const heap = { heapUnits: "metric", base: "outline", level: "" };
  const points = "0,0,0\n6,0,0\n6,6,0\n0,6,0\n3,3,5";
  const page = await browser.post("/drone-integration", { ...heap, points });
  expect([page.status, page.text.includes("60 m³")]).toEqual([200, true]);
  expect(page.body).toContain("3,3,5");
  const wrong = await browser.post("/drone-integration", { ...heap, points: `${points}\n<i>,1,2` });
  expect([wrong.status, wrong.text.includes(t("heap.errors.line", { line: "6" }))]).toEqual([400, true]);
  expect(wrong.body).toContain("&lt;i&gt;,1,2");
});

test("a million points are more than a form may bring", async () => {
  const page = await new Browser(product).post("/drone-integration", { points: "1,2,3\n".repeat(1_000_000) });
  expect(page.status).toBe(413);
});
