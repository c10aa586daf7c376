import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const at = (query: Record<string, string> = {}, file = "") =>
  `/ar-visualizer${file}?${new URLSearchParams({ lang: "en", ...query })}`;
const t = translator("en", "ar-visualizer");

test.each(LANGUAGES)(
  "an object stands on the page with drawings, checks and files, in %s",
  async (language) => {
    const words = translator(language, "ar-visualizer");
    const page = await new Browser(product).visit(at({ lang: language }));
    expect(page.status).toBe(200);
    for (const text of [words("kinds.stair"), words("checks.riser"), words("arTitle"), "IRC R311.7.5.1"])
      expect(page.text).toContain(text);
    expect(page.body.match(/scene\.svg/g)?.length).toBeGreaterThanOrEqual(3);
    expect(page.text).not.toMatch(/NaN|undefined|\[object|\{\{/);
  },
);

test("a riser of 9 in is told with its section, its limit and how many risers would do", async () => {
  const page = await new Browser(product).visit(at({ kind: "stair", rise: "108", risers: "12" }));
  expect(page.status).toBe(200);
  expect(page.text).toContain(t("fails"));
  expect(page.text).toContain(t("notes.risers", { risers: "14" }));
});

test("what cannot be used is marked beside its field with status 400, and what was typed stays", async () => {
  const page = await new Browser(product).visit(at({ kind: "deck", width: "9000", depth: "<b>wide</b>" }));
  expect(page.status).toBe(400);
  expect(page.body).toContain('value="9000"');
  expect(page.body).toContain('value="&lt;b&gt;wide&lt;/b&gt;"');
  expect(page.body).not.toContain("scene.glb");
});

test("a room says what is left over, or what is missing", async () => {
  const browser = new Browser(product);
  const room = { kind: "shed", roomWidth: "20", roomDepth: "20" };
  expect((await browser.visit(at(room))).text).toContain(t("fit.fits"));
  const small = await browser.visit(at({ ...room, roomWidth: "9" }));
  expect(small.text).toContain(t("fit.fitsNot"));
  expect(small.text).toContain("1'");
});

test("model, plan and drawings are handed over, and none of what cannot be built", async () => {
  const browser = new Browser(product);
  const glb = await browser.get(at({ kind: "ramp" }, "/scene.glb"));
  expect([glb.status, glb.headers.get("Content-Type")]).toEqual([200, "model/gltf-binary"]);
  const svg = await browser.get(at({ kind: "ramp", view: "isometric" }, "/scene.svg"));
  expect(svg.headers.get("Content-Type")).toContain("image/svg+xml");
  expect((await browser.get(at({ kind: "ramp" }, "/plan.dxf"))).body).toContain("RAMP");
  for (const file of ["/scene.glb", "/scene.svg", "/plan.dxf"])
    expect((await browser.get(at({ kind: "ramp", rise: "900", view: "plan" }, file))).status).toBe(404);
});
