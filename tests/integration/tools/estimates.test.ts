import { expect, test } from "vitest";
import { writeTakeoff } from "../../../app/engines/drawing/drawing.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { brokenParagraph } from "../support/html.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "estimates");
const START = "/material-cost-estimator";

const pathOf = ({ path }: { path: string }) => path.split("?")[0] ?? "";

/** A browser with an estimate of its own, of a job or blank; answers the estimate's page. */
async function withEstimate(browser: Browser, job = "", title = "Sample job", language = "en") {
  const page = await browser.visit(`${START}?lang=${language}`);
  return browser.submit(page, { intent: "create" }, { title, job });
}

/** A file in the form of a page, as a browser sends it. */
async function sendFile(browser: Browser, path: string, fields: Record<string, string>, text: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: "import", ...fields })) body.append(name, value);
  body.append("file", new Blob([text], { type: "text/csv" }), "list.csv");
  return browser.send(path, { method: "POST", body });
}

test.each(LANGUAGES)("a guest makes an estimate of a job and prints it, in %s", async (language) => {
  const browser = new Browser(product);
  const words = translator(language, "estimates");
  const page = await withEstimate(browser, "roof", "Sample roof", language);
  expect([page.status, page.toasts]).toEqual([200, [words("toasts.estimateMade")]]);
  expect(page.text).toContain(translator(language, "estimate-work")("work.roof-shingles"));
  expect(page.text).toContain("P10");
  expect(brokenParagraph(page.body)).toBeUndefined();
  for (const view of ["analysis", "versions", "settings"])
    expect((await browser.visit(`${pathOf(page)}?view=${view}`)).status).toBe(200);
  const sheet = await browser.visit(`${pathOf(page)}?sheet=price`);
  expect(sheet.text).toContain(words("sheets.samples"));
  expect(sheet.text).not.toContain("58.00");
  const list = await browser.visit(START);
  expect(list.text).toContain("Sample roof");
});

test("the total is tax on materials, overhead, profit and contingency in this order", async () => {
  const browser = new Browser(product);
  const page = await withEstimate(browser);
  const line = { text: "Bricks", qty: "10", unit: "ea", unitCost: "5", taxed: "on" };
  const one = await browser.submit(page, { intent: "line" }, line);
  const two = await browser.submit(
    one,
    { intent: "line" },
    { ...line, text: "Sand", qty: "3", unitCost: "$20" },
  );
  const settings = await browser.visit(`${pathOf(page)}?view=settings`);
  const saved = await browser.submit(settings, { intent: "settings" }, { contingency: "0" });
  expect([two.status, saved.toasts]).toEqual([200, [t("toasts.estimateSaved")]]);
  const shown = await browser.visit(pathOf(page));
  for (const sum of ["$110.00", "$8.80", "$11.88", "$13.07", "$143.75"]) expect(shown.text).toContain(sum);
});

test("work is typed as builders write it, and becomes items and hours", async () => {
  const browser = new Browser(product);
  const page = await withEstimate(browser);
  const added = await browser.submit(page, { intent: "work" }, { work: "base-boards", qty: "12'6" });
  expect(added.toasts).toEqual([t("toasts.estimateAdded")]);
  expect(added.text).toContain("12.5 ⁨ft⁩");
  expect(added.text).toContain("Sample price");
});

test.each(["0", "-4", "NaN", "1e9", "12,50", "1 1 2", "3 psi", "", "99999999999"])(
  "a quantity of “%s” is answered beside its field, with what was typed",
  async (qty) => {
    const browser = new Browser(product);
    const page = await withEstimate(browser);
    const refused = await browser.submit(
      page,
      { intent: "line" },
      { text: "Pipe", qty, unit: "ft", unitCost: "2" },
    );
    expect([refused.status, refused.valueOf("text")]).toEqual([400, "Pipe"]);
    expect(refused.problem).toContain(t("errors.qty"));
  },
);

test.each([
  ["unitCost", "12,50", "errors.unitCost"],
  ["unitCost", "-1", "errors.unitCost"],
  ["waste", "300", "errors.rate"],
  ["text", " ", "errors.text"],
] as const)("a %s of “%s” is answered beside its field", async (field, typed, key) => {
  const browser = new Browser(product);
  const page = await withEstimate(browser);
  const line = { text: "Pipe", qty: "2", unit: "ft", unitCost: "2", [field]: typed };
  const refused = await browser.submit(page, { intent: "line" }, line);
  expect(refused.status).toBe(400);
  expect(refused.problem).toContain(t(key));
});

test("a form that is sent twice adds its line once", async () => {
  const browser = new Browser(product);
  const page = await withEstimate(browser);
  const form = {
    intent: "line",
    idem: crypto.randomUUID(),
    text: "Pipe",
    qty: "2",
    unit: "ft",
    unitCost: "2",
  };
  await browser.post(pathOf(page), form);
  await browser.post(pathOf(page), form);
  const shown = await browser.visit(pathOf(page));
  expect(shown.text.split("Pipe").length - 1).toBe(1);
});

test("a line is changed and removed; what was changed elsewhere meanwhile is said and kept in the fields", async () => {
  const browser = new Browser(product);
  const page = await withEstimate(browser);
  const added = await browser.submit(
    page,
    { intent: "line" },
    { text: "Pipe", qty: "2", unit: "ft", unitCost: "2" },
  );
  const href = /href="(\/estimate\/[^"]+\?line=[^"#]+)/.exec(added.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const form = await browser.visit(href);
  const changed = await browser.submit(form, { intent: "edit" }, { qty: "3" });
  expect(changed.text).toContain("3 ⁨ft⁩ × ⁨$2.00⁩");
  const stale = await browser.submit(form, { intent: "edit" }, { qty: "7" });
  expect([stale.status, stale.valueOf("qty")]).toEqual([409, "7"]);
  expect(stale.text).toContain(t("errors.stale"));
  const gone = await browser.submit(await browser.visit(pathOf(page)), { intent: "remove" });
  expect(gone.text).toContain(t("noLines"));
});

test("a version is frozen, and what changed since stands line by line with its cents", async () => {
  const browser = new Browser(product);
  const page = await withEstimate(browser);
  await browser.submit(page, { intent: "line" }, { text: "Pipe", qty: "2", unit: "ft", unitCost: "2" });
  const frozen = await browser.submit(await browser.visit(`${pathOf(page)}?view=versions`), {
    intent: "freeze",
  });
  expect(frozen.toasts).toEqual([t("toasts.estimateFrozen")]);
  expect(frozen.text).toContain(t("versions.same"));
  await browser.submit(
    await browser.visit(pathOf(page)),
    { intent: "line" },
    {
      text: "Valve",
      qty: "1",
      unit: "ea",
      unitCost: "30",
    },
  );
  const diff = await browser.visit(`${pathOf(page)}?view=versions`);
  expect(diff.text).toContain(`${t("versions.is.added")} Valve`);
  expect(diff.text).toContain("+$30.00");
});

test("from the sample plan's take-off to an estimate with prices and its sheet in four presses, without scripts", async () => {
  const browser = new Browser(product);
  const from = { x: 0, y: 0 };
  const takeoff = writeTakeoff({
    scale: { from, to: { x: 120, y: 0 }, length: "10'" },
    check: { from, to: { x: 0, y: 120 }, length: "10'" },
    measures: [
      {
        kind: "area",
        label: "Kitchen floor",
        points: [from, { x: 240, y: 0 }, { x: 240, y: 240 }, { x: 0, y: 240 }],
      },
    ],
  });
  const plan = `/blueprint-analyzer?plan=sample&${takeoff}`;
  const measured = await browser.visit(plan);
  const link = /href="(\/material-cost-estimator\?[^"]+)"/.exec(measured.body)?.[1]?.replaceAll("&amp;", "&");
  expect(link, "the take-off leads to an estimate").toBeDefined();
  // One: to the rows with their suggested work.
  const rows = await browser.visit(link ?? "");
  expect(rows.text).toContain(t("taken.heading.takeoff"));
  // Two: the estimate.
  const estimate = await browser.submit(rows, { intent: "create" });
  expect(estimate.toasts).toEqual([t("toasts.estimateMade")]);
  expect(estimate.text).toContain("Kitchen floor");
  expect(estimate.text).toContain("Sample price");
  // Three: its sheet; the fourth is the browser's own print.
  const sheet = await browser.visit(`${pathOf(estimate)}?sheet=price`);
  expect(sheet.text).toContain("Kitchen floor");
});

test("a calculation becomes a line of an estimate that stands, at the price of the book", async () => {
  const browser = new Browser(product);
  const estimate = await withEstimate(browser, "", "Driveway");
  const calculator = await browser.visit(
    "/calculator/concrete-slab?length=20+ft&width=10+ft&thickness=4+in&units=us",
  );
  const link =
    /href="(\/material-cost-estimator\?[^"]+)"/.exec(calculator.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const rows = await browser.visit(link);
  const added = await browser.submit(
    rows,
    { intent: "create" },
    { into: pathOf(estimate).split("/").at(-1) ?? "" },
  );
  expect([pathOf(added), added.toasts]).toEqual([pathOf(estimate), [t("toasts.estimateAdded")]]);
  expect(added.text).toContain("Ready-mix concrete");
});

test("what cannot be priced says so, and makes nothing", async () => {
  const browser = new Browser(product);
  for (const query of [
    "?q=ft2:0::Kitchen",
    "?q=psi:3::x",
    "?calculator=heat-index",
    "?calculator=concrete-slab&length=x",
  ])
    expect((await browser.visit(`${START}${query}`)).text).toContain(t("taken.nothing"));
});

test("own prices come from a supplier's list, stand in the place of samples, and go out as a file again", async () => {
  const browser = new Browser(product);
  const list = [
    "SKU;Product;UOM;Price;Vendor;Date",
    '07-shingles;"Shingle, ""Sample""";bundle;$29.50;Sample Supply;2026-11-01',
    "X-1;Bolt;ea;0,35;;",
    ";;ea;3;;",
    "X-2;Nut;ea;0.35;;2026-13-01",
    "X-3;Washer;ea;0.0125;;",
  ].join("\r\n");
  const read = await sendFile(browser, "/price-book", {}, list);
  expect(read.status).toBe(200);
  expect(read.text).toContain(t("file.kept", { count: 2 }));
  expect(read.text).toContain(t("file.bad", { count: 3 }));
  expect(read.text).toContain("Line 3");
  const csv = await browser.get("/price-book.csv");
  expect(csv.body).toContain(
    '"07-shingles","Shingle, ""Sample""","bundle","29.5","Sample Supply","2026-11-01","1"',
  );
  expect(csv.body).not.toContain("Bolt");
  const estimate = await withEstimate(browser, "roof");
  expect(estimate.text).toContain("Own price, ⁨Sample Supply⁩");
  // The file that went out is read again as it is.
  const again = await sendFile(browser, "/price-book", {}, csv.body);
  expect(again.status).toBe(303);
});

test.each([
  ["wrong columns", "a,b\n1,2", "Description"],
  ["nothing", "", ""],
  ["headings alone", "Description,Price\n", ""],
])("a list with %s is answered beside the file", async (_, text, named) => {
  const browser = new Browser(product);
  const refused = await sendFile(browser, "/price-book", {}, text);
  expect(refused.status).toBe(400);
  expect(refused.problem).toContain(named || t(text ? "errors.fileEmpty" : "errors.fileEmpty"));
});

test("of a list of 20,000 lines the first 5,000 are read, and the page says so", async () => {
  const browser = new Browser(product);
  const rows = Array.from({ length: 20_000 }, (_, n) => `C${n},Item ${n},ea,1.5`);
  const read = await sendFile(
    browser,
    "/price-book",
    {},
    ["code,description,unit,price", ...rows].join("\n"),
  );
  expect(read.status).toBe(200);
  expect(read.text).toContain(t("file.more", { most: 5_000 }));
});

test("lines go out as a file and come in again as the same estimate", async () => {
  const browser = new Browser(product);
  const estimate = await withEstimate(browser, "fence");
  const csv = await browser.get(`${pathOf(estimate)}/lines.csv`);
  expect(csv.status).toBe(200);
  const made = await sendFile(browser, START, { idem: crypto.randomUUID() }, csv.body);
  expect(made.status).toBe(303);
  const copy = await browser.visit(made.location ?? "");
  const totalOf = (text: string) => /Subtotal (\$[\d,.]+)/.exec(text)?.[1];
  expect(totalOf(copy.text)).toBe(totalOf(estimate.text));
});

test("nobody else sees an estimate, its file or its sheets, and nobody writes to the example", async () => {
  const browser = new Browser(product);
  const path = pathOf(await withEstimate(browser, "deck"));
  const stranger = new Browser(product);
  for (const at of ["", "?sheet=cost", "/lines.csv"])
    expect((await stranger.get(`${path}${at}`)).status).toBe(404);
  const line = {
    intent: "line",
    idem: crypto.randomUUID(),
    text: "Pipe",
    qty: "2",
    unit: "ft",
    unitCost: "2",
  };
  expect((await stranger.post(path, line)).status).toBe(404);
  expect((await browser.post("/estimate/sample", line)).status).toBe(404);
  expect((await stranger.visit("/estimate/sample?lang=en")).text).toContain(t("sample"));
});

test("a client approves an estimate by a link, without an account, and whoever sent it sees that", async () => {
  const { browser } = await newMember(product);
  const page = await withEstimate(browser);
  const line = { text: "Sample bricks", qty: "10", unit: "ea", unitCost: "5.17", taxed: "on" };
  await browser.submit(page, { intent: "line" }, line);
  const estimate = pathOf(page);
  const id = estimate.split("/").at(-1) ?? "";
  expect((await browser.visit(`${estimate}?view=versions`)).body).not.toContain("/workspace/share");
  const kept = await browser.submit(await browser.visit(`${estimate}?view=versions`), { intent: "freeze" });
  const share = /href="(\/workspace\/share[^"]*)"/.exec(kept.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(share).toContain(id);
  const sheet = await browser.submit(
    await browser.visit(share),
    { intent: "share" },
    { name: "The client", kind: "person", days: "7", answer: "on", sign: "on", asksName: "on" },
  );
  const path = /\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "";

  const open = await browser.visit(estimate);
  const client = new Browser(product);
  const shown = await client.visit(path);
  expect([shown.status, shown.heading]).toEqual([200, "Sample job"]);
  expect(shown.text).toContain("Sample bricks");
  expect(shown.body).not.toContain("5.17");
  const asked = await client.submit(
    shown,
    { intent: "ask" },
    { text: "Red ones?", printedName: "Sample Client" },
  );
  expect(asked.text).toContain("Red ones?");
  const refused = await client.submit(asked, { intent: "approve" }, { printedName: "Sample Client" });
  expect([refused.status, refused.valueOf("printedName")]).toEqual([400, "Sample Client"]);
  expect(refused.problem).toContain("approve its total");
  const done = await client.submit(
    refused,
    { intent: "approve" },
    { printedName: "Sample Client", agreed: "on" },
  );
  expect([done.status, done.toasts]).toEqual([200, ["Approved. Whoever sent it was told."]]);
  expect(done.text).toContain("Fingerprint of what was approved:");
  expect(done.forms.some(({ fields }) => "agreed" in fields)).toBe(false);

  const seen = await browser.visit(estimate);
  expect(seen.text).toContain("Version 1 is approved");
  expect(seen.text).toContain("Sample Client");
  const late = await browser.submit(open, { intent: "line" }, line);
  expect(late.status).toBe(409);
  const copied = await browser.submit(seen, { intent: "copy" });
  expect([copied.status, pathOf(copied) === estimate]).toEqual([200, false]);
  expect((await browser.visit("/profile?tab=notifications")).text).toContain("The client");
});

const SUPPLIERS = {
  North:
    "Code,Description,Unit,Price,Date\n07-shingles,Shingles,bundle,25,2026-11-01\n07-underlayment-10sq,Underlayment,roll,12,2025-01-05",
  South: "Code,Description,Unit,Price\n07-shingles,Shingles,bundle,20\nX-1,Nails,box,4",
};

/** A browser whose price book has the lists of two suppliers. */
async function withSuppliers() {
  const browser = new Browser(product);
  for (const [supplier, list] of Object.entries(SUPPLIERS))
    expect((await sendFile(browser, "/price-book", { supplier: `Sample ${supplier}` }, list)).status).toBe(
      303,
    );
  return browser;
}

test.each(LANGUAGES)(
  "suppliers are compared item by item, what is missing and how old a price is said, in %s",
  async (language) => {
    const browser = await withSuppliers();
    const words = translator(language, "suppliers");
    const page = await browser.visit(`/price-book?view=compare&lang=${language}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Sample North");
    expect(page.text).toContain("20.00");
    expect(page.text).toContain(words("lowest"));
    expect(page.text).toContain(words("items.missing"));
    expect(page.text).toContain(words("old"));
    const found = await browser.visit("/price-book?view=compare&q=nails");
    expect([found.text.includes("X-1"), found.text.includes("07-shingles")]).toEqual([true, false]);
  },
);

test("an estimate is compared at each supplier's prices, and its lines choose one", async () => {
  const browser = await withSuppliers();
  const estimate = await withEstimate(browser, "roof");
  // The newest price is the one that a new line takes.
  expect(estimate.text).toContain("Own price, ⁨Sample South⁩");
  const view = `${pathOf(estimate)}?view=suppliers`;
  const words = translator("en", "suppliers");
  const compared = await browser.visit(view);
  for (const key of ["whole.now", "whole.lowest", "without.title"] as const)
    expect(compared.text).toContain(words(key));
  const chosen = await browser.submit(compared, { intent: "supplier" }, { from: "s:Sample North" });
  expect(chosen.toasts).toEqual([t("toasts.estimatePricesTaken")]);
  expect((await browser.visit(pathOf(estimate))).text).toContain("Own price, ⁨Sample North⁩");
  const stale = await browser.submit(compared, { intent: "lowest" });
  expect([stale.status, stale.text.includes(t("errors.stale"))]).toEqual([409, true]);
  const option = /value="([^"|]+\|Sample South)"/.exec(chosen.body)?.[1] ?? "";
  expect(option).not.toBe("");
  const picked = await browser.submit(
    await browser.visit(view),
    { intent: "prices" },
    { "picks[0]": option },
  );
  expect(picked.toasts).toEqual([t("toasts.estimatePricesTaken")]);
  expect((await browser.visit(pathOf(estimate))).text).toContain("Own price, ⁨Sample South⁩");
});

test("without a price of its own an estimate says that there is nothing to compare", async () => {
  const browser = new Browser(product);
  const estimate = await withEstimate(browser, "roof");
  const page = await browser.visit(`${pathOf(estimate)}?view=suppliers`);
  expect([page.status, page.text.includes(translator("en", "suppliers")("none.text"))]).toEqual([200, true]);
  expect((await browser.visit("/estimate/sample?view=suppliers")).status).toBe(200);
});

test("a price of one supplier is changed and taken out, and the other's stays", async () => {
  const browser = await withSuppliers();
  const form = await browser.visit("/price-book?edit=07-shingles&from=s%3ASample+North");
  expect([form.valueOf("supplier"), form.valueOf("unitCost")]).toEqual(["Sample North", "25"]);
  await browser.submit(form, { intent: "price" }, { unitCost: "26" });
  const book = async () => (await browser.get("/price-book.csv")).body;
  expect(await book()).toContain('"26","Sample North"');
  expect(await book()).toContain('"20","Sample South"');
  await browser.post("/price-book", { intent: "remove", code: "07-shingles", from: "s:Sample North" });
  expect(await book()).not.toContain('"26","Sample North"');
  expect(await book()).toContain('"20","Sample South"');
});

test("a price is locked, stays when the region changes, is not changed until it is unlocked, and the versions say so", async () => {
  const browser = new Browser(product);
  const page = await withEstimate(browser, "roof");
  const path = pathOf(page);
  await browser.submit(await browser.visit(`${path}?view=versions`), { intent: "freeze" });
  const href = /href="(\/estimate\/[^"]+\?line=[^"#]+)/.exec(page.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const locked = await browser.submit(await browser.visit(href), { intent: "edit" }, { locked: "on" });
  expect(locked.text).toContain(t("line.locked"));
  const row = /× ⁨\$[\d.]+⁩/.exec(locked.text)?.[0] ?? "none";
  const settings = await browser.visit(`${path}?view=settings`);
  await browser.submit(settings, { intent: "settings" }, { region: "200" });
  const shown = await browser.visit(path);
  expect(shown.text).toContain("× 2 for place and time");
  const first = shown.text.slice(shown.text.indexOf(row), shown.text.indexOf(row) + 120);
  expect(first.split("Sample price")[0]).not.toContain("× 2 for");
  const refused = await browser.submit(await browser.visit(href), { intent: "edit" }, { unitCost: "1" });
  expect([refused.status, refused.problem]).toEqual([400, expect.stringContaining(t("errors.locked"))]);
  const diff = await browser.visit(`${path}?view=versions`);
  expect(diff.text).toContain(t("versions.locked"));
  const freed = await browser.submit(
    await browser.visit(href),
    { intent: "edit" },
    { unitCost: "1", locked: "" },
  );
  expect([freed.status, freed.text.includes(t("line.locked"))]).toEqual([200, false]);
});

const INDEX = "/price-book?view=index";
const POINT = { division: "00", month: "2026-10", value: "231.4", source: "Sample series" };

test.each(LANGUAGES)(
  "a point of an index is typed, shown with its source and taken away, in %s",
  async (language) => {
    const browser = new Browser(product);
    const words = translator(language, "price-index");
    const page = await browser.visit(`${INDEX}&lang=${language}`);
    expect(page.text).toContain(words("none"));
    const kept = await browser.submit(page, { intent: "point" }, POINT);
    expect(kept.toasts).toEqual([translator(language, "estimates")("toasts.estimatePoint")]);
    expect([kept.text.includes("231.4"), kept.text.includes("Sample series")]).toEqual([true, true]);
    await browser.submit(kept, { intent: "point" }, { ...POINT, month: "2026-11", value: "254.54" });
    const two = await browser.visit(INDEX);
    expect(two.text).toMatch(/10\s?%/);
    const one = await browser.submit(two, { intent: "unpoint" });
    expect([one.text.includes("231.4"), one.text.includes("254.54")]).toEqual([true, false]);
  },
);

test.each([
  ["month", "2026-13", "errors.month"],
  ["value", "0", "errors.value"],
  ["value", "-3", "errors.value"],
  ["source", " ", "errors.source"],
] as const)(
  "a point with a %s of “%s” is answered beside its field, with what was typed",
  async (field, typed, key) => {
    const browser = new Browser(product);
    const page = await browser.visit(INDEX);
    const refused = await browser.submit(page, { intent: "point" }, { ...POINT, [field]: typed });
    expect(refused.status).toBe(400);
    expect(refused.problem).toContain(t(key));
    expect(refused.body).toContain(`id="point-${field}-error"`);
    expect(refused.text).toContain(translator("en", "price-index")("none"));
  },
);

test("an estimate brings its prices to a month by the series of a file, and says which no series covers", async () => {
  const browser = new Browser(product);
  const list = "Series ID,Label,Value\nSample 07,2026 Oct,200\nSample 07,2026 Nov,x\nSample 07,2027 Jan,220";
  const read = await sendFile(browser, INDEX, { intent: "points", division: "07", source: "" }, list);
  expect([read.status, read.text.includes(t("file.kept", { count: 2 }))]).toEqual([200, true]);
  expect(read.text).toContain("Line 3, Value: “⁨x⁩”");
  const page = await withEstimate(browser, "roof");
  const line = { text: "Typed", qty: "1", unit: "ea", unitCost: "10" };
  await browser.submit(await browser.visit(pathOf(page)), { intent: "line" }, line);
  const settings = await browser.visit(`${pathOf(page)}?view=settings`);
  const wrong = await browser.submit(settings, { intent: "settings" }, { indexTo: "soon" });
  expect([wrong.status, wrong.valueOf("indexTo")]).toEqual([400, "soon"]);
  expect(wrong.problem).toContain(t("errors.month"));
  const asked = { indexTo: "2027-03", escalation: "12", months: "6" };
  const saved = await browser.submit(settings, { intent: "settings" }, asked);
  expect(saved.text).toMatch(/A series covers \d+ of \d+ prices/);
  const shown = await browser.visit(pathOf(page));
  // A tenth by the index until January, then two months at 12 % a year.
  expect(shown.text).toContain("× 1.122 for place and time");
  expect(shown.text).toContain("index October 2026 to January 2027: × ⁨1.1⁩");
  expect(shown.text).toContain(t("line.indexRest", { count: 2 }));
  // Without a series six months at 12 % a year.
  expect(shown.text).toContain("× 1.06 for place and time");
  expect(shown.text).toContain(t("line.noIndex"));
});
