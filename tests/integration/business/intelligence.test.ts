import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { GOALS } from "../../../app/services/metrics.ts";
import { openCsv } from "../../readers.ts";
import { Browser } from "../support/browser.ts";
import { holderOf } from "../support/by-link.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "intelligence");
const words = translator("en", "metrics");
const member = async () => (await newMember(product)).browser;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A deal with a value, through its own form. */
async function added(browser: Browser, title: string, phone = "(512) 555-0101") {
  const page = await browser.visit("/crm-dashboard");
  const made = await browser.submit(page, { intent: "quick" }, { name: title, phone });
  expect(made.status).toBe(200);
}

test.each(LANGUAGES)(
  "a member opens every board and figure, and an empty one says so, in %s",
  async (language) => {
    const browser = await member();
    const say = translator(language, "intelligence");
    const names = translator(language, "metrics");
    for (const goal of GOALS) {
      const page = await browser.visit(`/business-intelligence?goal=${goal}&lang=${language}`);
      expect([goal, page.status, page.heading]).toEqual([
        goal,
        200,
        translator(language, "shell")("screens.businessIntelligence.title"),
      ]);
      for (const said of [names(`goals.${goal}`), say("fields.period")]) expect(page.text).toContain(said);
    }
    const one = await browser.visit(`/business-metric/winRate?lang=${language}`);
    expect([one.status, one.heading]).toEqual([200, names("names.winRate")]);
    for (const said of [say("notEnough"), names("texts.winRate"), say("noRows")])
      expect(one.text).toContain(said);
    expect((await browser.visit("/business-metric/profit")).status).toBe(404);
  },
);

test("a figure opens its very rows and their file, and each row its page", async () => {
  const browser = await member();
  await added(browser, "Homeowner 1");
  await added(browser, "Homeowner 2", "(512) 555-0102");
  const board = await browser.visit("/business-intelligence");
  expect(board.text).toContain(words("names.dealsBegun"));
  const link = /\/business-metric\/dealsBegun[^"]*/.exec(board.body)?.[0] ?? "";
  const page = await browser.visit(link);
  expect(page.text).toContain(t("fromRows", { count: 2 }));
  const rows = [...page.body.matchAll(/href="(\/deal\/[\w-]{36})"/g)].map(([, href]) => href ?? "");
  expect(new Set(rows).size).toBe(2);
  for (const row of rows) expect((await browser.visit(row)).status).toBe(200);
  const csv = await browser.get("/business-metric/dealsBegun/rows.csv");
  expect([csv.status, csv.body.includes("Homeowner 1"), csv.body.includes("Homeowner 2")]).toEqual([
    200,
    true,
    true,
  ]);
  // Nobody else counts them.
  expect((await (await member()).visit("/business-metric/dealsBegun")).text).toContain(t("noRows"));
});

test("a board is a file too: a line for each of its figures, with the figures that its page shows", async () => {
  const browser = await member();
  await added(browser, "Homeowner 1");
  const board = await browser.visit("/business-intelligence");
  const [link = ""] = /\/business-intelligence\/board\.csv[^"]*/.exec(board.body) ?? [];
  const { rows } = openCsv((await browser.get(link)).body);
  const names = [...board.body.matchAll(/\/business-metric\/(\w+)/g)].map(([, id]) => id);
  expect(rows.length).toBe(new Set(names).size);
  const begun = rows.find(([name]) => name === words("names.dealsBegun"));
  expect(begun?.slice(1, 5)).toEqual([t("file.units.count"), "1", "0", "1"]);
  expect(begun?.[5]).toBe(words("texts.dealsBegun"));
  // Where there is nothing to divide by there is no figure, and no zero either.
  expect(rows.find(([name]) => name === words("names.winRate"))?.[2]).toBe("");
  expect((await new Browser(product).get("/business-intelligence/board.csv")).status).toBe(303);
});

test("a period that ends before it begins is said beside its field, with what was typed", async () => {
  const browser = await member();
  const own = (from: string, to: string, path = "/business-intelligence") =>
    browser.visit(`${path}?period=own&from=${from}&to=${to}`);
  const wrong = await own("2026-03-02", "2026-03-01");
  expect([wrong.status, wrong.valueOf("from"), wrong.valueOf("to")]).toEqual([
    422,
    "2026-03-02",
    "2026-03-01",
  ]);
  expect(wrong.text).toContain(t("errors.order"));
  expect((await own("2026-02-30", "2026-03-01", "/business-metric/winRate")).text).toContain(t("errors.day"));
  expect((await own("2001-01-01", "2026-03-01")).text).toContain(t("errors.long"));
  expect((await own(inDays(-9), inDays(0))).status).toBe(200);
});

test("examples are counted where they are asked for, and the page says so", async () => {
  const browser = await member();
  const profile = await browser.visit("/profile");
  await browser.submit(profile, { intent: "add-samples" });
  const plain = await browser.visit("/business-intelligence?period=twelve");
  expect(plain.text).not.toContain(t("withSamples.title"));
  for (const goal of GOALS) {
    const page = await browser.visit(`/business-intelligence?period=twelve&samples=on&goal=${goal}`);
    expect([goal, page.status, page.text.includes(t("withSamples.title"))]).toEqual([goal, 200, true]);
  }
});

test("a member keeps a question made of selects, and takes it off again; a split that the figure has not is refused", async () => {
  const browser = await member();
  const form = { metric: "winRate", split: "machine", period: "year", project: "" };
  const refused = await browser.submit(await browser.visit("/my-figures"), { intent: "keep" }, form);
  expect([refused.status, refused.valueOf("split")]).toEqual([422, "machine"]);
  expect(refused.text).toContain(t("errors.split"));
  const kept = await browser.submit(refused, { intent: "keep" }, { ...form, split: "source" });
  expect([kept.status, kept.toasts]).toEqual([200, [t("toasts.figureKept")]]);
  const again = await browser.submit(kept, { intent: "keep" }, { ...form, split: "source" });
  expect(again.body.match(/name="question"/g)?.length).toBe(1);
  const gone = await browser.submit(again, { intent: "drop" });
  expect([gone.toasts, gone.text.includes(t("mine.none"))]).toEqual([[t("toasts.figureDropped")], true]);
});

test("a note on a day stands on the page of its figure without scripts, and comes off again", async () => {
  const i = translator("en", "intelligence");
  const { browser } = await newMember(product);
  const path = "/business-metric/winRate?period=year&lang=en";
  const today = new Date().toISOString().slice(0, 10);
  let page = await browser.visit(path);
  const refused = await browser.submit(page, { intent: "note" }, { words: " ", day: "soon" });
  expect(refused.status).toBe(400);
  for (const key of ["words", "noteDay"] as const) expect(refused.problem).toContain(i(`errors.${key}`));
  page = await browser.submit(page, { intent: "note" }, { words: "New <b>crew</b>", day: today });
  expect([page.toasts, page.text.includes("New <b>crew</b>")]).toEqual([[i("toasts.figureNoted")], true]);
  page = await browser.submit(page, { intent: "drop" });
  expect(page.text).toContain(i("notes.none"));
});

test("a threshold on a figure is set, changed and taken off without scripts; what is typed wrong stays beside its field", async () => {
  const browser = await member();
  const linked =
    /\/my-figures\?[^"#]*#alert/.exec((await browser.visit("/business-metric/owed")).body)?.[0] ?? "";
  const start = await browser.visit(linked.replaceAll("&amp;", "&"));
  expect(start.valueOf("figure")).toBe("owed");
  const typed = {
    words: "Chase <b>payments</b>",
    figure: "owed",
    side: "above",
    threshold: "lots",
    days: "month",
  };
  const refused = await browser.submit(start, { intent: "alert" }, typed);
  expect([refused.status, refused.valueOf("threshold")]).toEqual([400, "lots"]);
  expect(refused.problem).toContain(t("errors.threshold"));
  const set = await browser.submit(refused, { intent: "alert" }, { ...typed, threshold: "$12,500" });
  expect([set.status, set.toasts]).toEqual([200, [t("toasts.figureAlertSet")]]);
  for (const said of ["Chase <b>payments</b>", t("alerts.notLooked")]) expect(set.text).toContain(said);
  const id = /name="alert" value="([\w-]{36})"/.exec(set.body)?.[1] ?? "";
  const form = await browser.visit(`/my-figures?alert=${id}`);
  expect(form.valueOf("threshold")).toBe("12500.00");
  const changed = await browser.submit(form, { intent: "changeAlert" }, { threshold: "100", side: "below" });
  expect(changed.toasts).toEqual([t("toasts.figureAlertChanged")]);
  const old = await browser.submit(form, { intent: "changeAlert" }, { threshold: "7" });
  expect([old.status, old.valueOf("threshold")]).toEqual([409, "7"]);
  expect((await (await member()).visit("/my-figures")).text).not.toContain("Chase");
  const gone = await browser.submit(await browser.visit("/my-figures"), { intent: "dropAlert" });
  expect([gone.toasts, gone.text.includes(t("alerts.none"))]).toEqual([
    [t("toasts.figureAlertDropped")],
    true,
  ]);
});

test("a board is made of a goal, seen by its team, and read without an account by whoever has its link, until that is revoked", async () => {
  const browser = await member();
  await added(browser, "Homeowner 1");
  const board = await browser.visit("/business-intelligence?goal=winning&period=year");
  const link = /\/my-figures\?[^"#]*(?=#board")/.exec(board.body)?.[0] ?? "";
  const form = await browser.visit(link.replaceAll("&amp;", "&"));
  expect([form.valueOf("figures"), form.valueOf("span")]).toEqual(["winning", "year"]);
  const refused = await browser.submit(form, { intent: "makeBoard" }, { name: " " });
  expect([refused.status, refused.problem?.includes(t("errors.boardName"))]).toEqual([400, true]);
  const made = await browser.submit(refused, { intent: "makeBoard" }, { name: "For <b>the bank</b>" });
  expect([made.status, made.toasts]).toEqual([200, [t("toasts.figureBoardMade")]]);
  for (const said of ["For <b>the bank</b>", words("names.dealsBegun")]) expect(made.text).toContain(said);
  const id = /type=figure-board&amp;id=([\w-]{36})/.exec(made.body)?.[1] ?? "";
  expect((await (await member()).visit(`/my-figures?board=${id}`)).status).toBe(404);

  const { holder, link: held } = await holderOf(browser, "figure-board", id);
  const page = await holder.visit(`/shared/${held}/figure-board`);
  expect([page.status, page.heading]).toEqual([200, "For <b>the bank</b>"]);
  for (const said of [words("names.dealsBegun"), t("fromRows", { count: 1 }), words("texts.dealsBegun")])
    expect(page.text).toContain(said);
  // The board alone: no rows, no names of clients, and no way to either.
  expect(page.text).not.toContain("Homeowner 1");
  expect(page.body).not.toMatch(/\/business-metric\/|\/my-figures|\/deal\//);
  for (const path of ["/business-metric/dealsBegun", "/business-intelligence/board.csv"])
    expect((await holder.get(path)).status).toBe(303);
  const gone = await browser.submit(await browser.visit("/my-figures"), { intent: "dropBoard" });
  expect(gone.toasts).toEqual([t("toasts.figureBoardDropped")]);
  expect((await holder.visit(`/shared/${held}/figure-board`)).text).not.toContain(words("names.dealsBegun"));
});
