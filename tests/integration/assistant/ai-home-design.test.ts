import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { linkTo } from "../support/by-words.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const at = (query: Record<string, string> = {}, file = "") =>
  `/ai-home-design${file}?${new URLSearchParams({ lang: "en", ...query })}`;
const t = translator("en", "home-design");

test.each(LANGUAGES)(
  "a plan is drawn with its rooms, its dimensions, its checks and its cost, in %s",
  async (language) => {
    const words = translator(language, "home-design");
    const page = await new Browser(product).visit(at({ lang: language }));
    expect(page.status).toBe(200);
    for (const text of [
      words("rooms.primary"),
      words("rooms.kitchen"),
      words("checks.escapeArea"),
      words("scores.circulation"),
      words("cost"),
      "IRC R310.2",
    ])
      expect(page.text).toContain(text);
    expect(page.body.match(/<svg[^>]*role="img"/g)).toHaveLength(1);
    expect(page.text).not.toMatch(/NaN|undefined|\[object|\{\{/);
  },
);

test("two stories are two drawings with the stair going up and down", async () => {
  const page = await new Browser(product).visit(
    at({ storeys: "2", bedrooms: "4", baths: "3", powder: "1", family: "1", office: "1" }),
  );
  expect(page.body.match(/<svg[^>]*role="img"/g)).toHaveLength(2);
  for (const text of [t("up"), t("down"), t("checks.riser"), "IRC R311.7.5.1"])
    expect(page.text).toContain(text);
});

test("the same address draws the same plan, and the next one is asked for by a form", async () => {
  const browser = new Browser(product);
  const drawing = (body: string) => /<svg[^>]*role="img"[\s\S]*?<\/svg>/.exec(body)?.[0];
  const first = await browser.visit(at());
  expect(drawing((await browser.visit(at())).body)).toBe(drawing(first.body));
  expect(first.body).not.toMatch(/href="[^"]*seed=2/);
  const other = await browser.visit(at({ seed: "2" }));
  expect(drawing(other.body)).not.toBe(drawing(first.body));
});

test("a room that is to stay is ticked on the next page", async () => {
  const browser = new Browser(product);
  const first = await browser.visit(at());
  const value = /name="keep"[^>]*value="(kitchen~[^"]+)"|value="(kitchen~[^"]+)"[^>]*name="keep"/.exec(
    first.body,
  );
  const kept = value?.[1] ?? value?.[2] ?? "";
  expect(kept).toMatch(/^kitchen~0~\d+~\d+$/);
  const next = await browser.visit(at({ seed: "2", keep: kept }));
  const boxes = [...next.body.matchAll(/<input[^>]*name="keep"[^>]*>/g)].map(([box]) => box);
  expect(boxes.filter((box) => /checked/.test(box)).map((box) => /value="(\w+)~/.exec(box)?.[1])).toEqual([
    "kitchen",
  ]);
});

test("a figure that cannot be used gets its bounds beside its field, and what was typed stays", async () => {
  const page = await new Browser(product).visit(at({ width: "7000", depth: "deep" }));
  expect(page.status).toBe(400);
  expect(page.text).toContain(t("errors.between", { least: "20", most: "300" }));
  expect(page.text).toContain(t("errors.between", { least: "30", most: "500" }));
  expect(page.body).toContain('value="7000"');
  expect(page.body).toContain('value="deep"');
});

test("rooms that do not fit their lot are refused with how much too large they are", async () => {
  const page = await new Browser(product).visit(at({ bedrooms: "6", baths: "4", width: "40", depth: "70" }));
  expect([page.status, page.text.includes(t("refusedTitle"))]).toEqual([200, true]);
  expect(page.text).toMatch(/That is [\d,]+ ft² too much/);
});

test("a plan is handed over as SVG, as DXF and to an estimate", async () => {
  const browser = new Browser(product);
  const svg = await browser.get(at({}, "/plan.svg"));
  expect(svg.headers.get("Content-Type")).toContain("image/svg+xml");
  expect(svg.body).toContain(t("rooms.primary"));
  const dxf = await browser.get(at({}, "/plan.dxf"));
  const text = dxf.body;
  expect(text).toMatch(/^0\nSECTION\n/);
  expect(text).toMatch(/0\nEOF\n$/);
  expect(text).toContain("PRIMARY BEDROOM");
  expect((await browser.get(at({ width: "1" }, "/plan.dxf"))).status).toBe(404);
  const page = await browser.visit(at());
  const estimate =
    /href="(\/material-cost-estimator\?q=[^"]+)"/.exec(page.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const begun = await browser.visit(estimate);
  expect([begun.status, begun.body.includes("Primary bedroom")]).toEqual([200, true]);
});

test.each(LANGUAGES)(
  "a plan opens in the blueprint analyzer by a link, which reads its rooms with their sides, in %s",
  async (language) => {
    const words = translator(language, "home-design");
    const browser = new Browser(product);
    const page = await browser.visit(at({ lang: language, units: "us" }));
    const link = linkTo(page, words("analyzer", { storey: words("storey.only") }));
    const read = await browser.visit(link);
    expect(read.status).toBe(200);
    for (const text of [
      translator(language, "blueprint")("plain.result"),
      // As the analyzer writes the names of rooms.
      words("rooms.kitchen").toUpperCase(),
      "IRC R304",
    ])
      expect(read.text).toContain(text);
    const [, kitchen = ""] = /(\d+'-\d+" × \d+'-\d+")/.exec(page.text) ?? [];
    // A drawing says 12'-9", and the analyzer 12' 9".
    expect(read.text).toContain(kitchen.split(" × ")[0]?.replace("'-", "' "));
    // Its picture, and the way back to the plan.
    const [, picture = ""] = /<img[^>]*src="(\/ai-home-design\/plan\.svg[^"]+)"/.exec(read.body) ?? [];
    expect((await browser.get(picture.replaceAll("&amp;", "&"))).status).toBe(200);
    const back = await browser.visit(linkTo(read, translator(language, "blueprint")("handed.back")));
    expect([back.status, back.text.includes(words("rooms.kitchen"))]).toEqual([200, true]);
  },
);

test("a member keeps the plan of a house among their drawings, once, and measures on it; what is no plan is not there", async () => {
  const { browser } = await newMember(product);
  const words = translator("en", "blueprint");
  const read = await browser.visit(linkTo(await browser.visit(at({ units: "us" })), "blueprint analyzer"));
  const form = read.forms.find(({ labels }) => labels.includes(words("handed.keep")));
  const [kept, again] = [
    await browser.post("/blueprint-analyzer", { ...form?.fields }),
    await browser.post("/blueprint-analyzer", { ...form?.fields }),
  ];
  expect([kept.status, again.location]).toEqual([303, kept.location]);
  const plan = await browser.visit(kept.location ?? "");
  expect([plan.status, plan.text.includes(words("handed.file"))]).toEqual([200, true]);
  expect(plan.text).toContain("IRC R304");
  const wrong = `/blueprint-analyzer?${new URLSearchParams({ home: "bedrooms=99" })}`;
  expect((await browser.get(wrong)).status).toBe(404);
  const forced = await browser.post("/blueprint-analyzer", { ...form?.fields, home: "width=1" });
  expect(forced.status).toBe(404);
  // A guest is shown no form that needs an account.
  const guest = await new Browser(product).visit(read.path);
  expect(guest.forms.some(({ labels }) => labels.includes(words("handed.keep")))).toBe(false);
});

test("the cost opens into the work that it is made of", async () => {
  const browser = new Browser(product);
  expect((await browser.visit(at())).text).not.toContain(t("costLines"));
  expect((await browser.visit(at({ view: "cost" }))).text).toContain(t("costLines"));
});

test("the stair and the kitchen of a plan open at their true size", async () => {
  const browser = new Browser(product);
  const page = await browser.visit(at({ storeys: "2", bedrooms: "4", baths: "3" }));
  const links = [...page.body.matchAll(/href="(\/ar-visualizer\?[^"]+)"/g)].map(([, href]) =>
    (href ?? "").replaceAll("&amp;", "&"),
  );
  expect(links).toHaveLength(2);
  for (const link of links) {
    const shown = await browser.visit(link);
    expect([link, shown.status]).toEqual([link, 200]);
  }
});
