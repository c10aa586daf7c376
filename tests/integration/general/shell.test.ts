import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { addressOf, listedScreens, SCREENS } from "../../../app/site-map.ts";
import { Browser, type Page } from "../support/browser.ts";
import { expectErrorScreen } from "../support/error-screen.ts";
import { insideOf, tagsOf, textOf } from "../support/html.ts";
import { product } from "../support/product.ts";
import { rawRequest } from "../support/raw.ts";

const shell = translator("en", "shell");

/** Every control of a part of the page that changes the language, with the words that a screen reader reads. */
function languagesIn(page: Page, part: "header" | "footer") {
  const html = insideOf(page.body, ({ name }) => name === part) ?? "";
  return tagsOf(html)
    .filter(({ name, attributes }) => name === "button" && attributes.name === "language")
    .map(({ attributes, end }) => ({
      lang: attributes.lang,
      chosen: attributes["aria-pressed"],
      words: textOf(html.slice(end, html.indexOf("</button>", end))),
    }));
}

const SHORT = ["EN English", "ES Español", "עב עברית"];

describe("the language", () => {
  test("stands in the header and in the title block of every screen, as buttons in its own letters", async () => {
    // A page that others frame has none: whoever frames it says the language.
    for (const screen of SCREENS.filter((one) => one.access === "public" && !("framed" in one))) {
      const page = await new Browser(product).get(`${addressOf(screen)}?lang=es`);
      for (const part of ["header", "footer"] as const) {
        const found = languagesIn(page, part).filter(({ words }) => words.includes(" "));
        expect([screen.id, part, found.map(({ words }) => words)]).toEqual([screen.id, part, SHORT]);
        expect(found.map(({ lang, chosen }) => `${lang} ${chosen}`)).toEqual([
          "en false",
          "es true",
          "he false",
        ]);
      }
    }
  });

  test("is changed from any page without scripts, and the page stays where it was", async () => {
    const browser = new Browser(product);
    const page = await browser.visit("/ai-hub?tab=search&lang=en");
    const back = await browser.submit(page, { redirectTo: "/ai-hub?tab=search", language: "he" });
    expect([back.path, back.html.lang, back.html.dir]).toEqual(["/ai-hub?tab=search", "he", "rtl"]);
  });
});

const CELLS = ["titleBlock.sheet", "titleBlock.number"] as const;

/** What the title block says in the cells of sheet title and sheet number. */
function sheetOf({ body }: Page, t = shell): (string | undefined)[] {
  const block = insideOf(body, ({ name }) => name === "footer") ?? "";
  const pairs = [...block.matchAll(/<dt[^>]*>([\s\S]*?)<\/dt>\s*<dd[^>]*>([\s\S]*?)<\/dd>/g)];
  return CELLS.map(
    (cell) =>
      pairs.map(([, dt, dd]) => [textOf(dt ?? ""), textOf(dd ?? "")]).find(([dt]) => dt === t(cell))?.[1],
  );
}

describe.each(LANGUAGES)("an address that leads nowhere, in %s", (language) => {
  const t = translator(language, "shell");
  const missing = () => new Browser(product).get(`/no-such-sheet?lang=${language}`);

  test("is an error screen with our message, and ways to try again and to reload", async () => {
    const page = await missing();
    expect([page.status, page.heading]).toEqual([404, t("errors.title")]);
    expect(page.message).toBe(t("errors.not-found.title"));
    expect(page.text).toContain("/no-such-sheet");
    const links = [...page.body.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
    for (const name of ["errors.tryAgain", "errors.reload"] as const) {
      const link = links.find(([, , words]) => textOf(words ?? "") === t(name));
      expect([name, link?.[1]]).toEqual([name, `/no-such-sheet?lang=${language}`]);
    }
  });

  test.each(["//evil.example/login", "///evil.example", "/.//evil.example/"])(
    "leads to no other site, however it is written: %s",
    async (path) => {
      const { status, body } = await rawRequest(product, { path, headers: { accept: "text/html" } });
      expect(status).toBe(404);
      expect(body).not.toMatch(/href="[/\\]{2}/);
    },
  );

  test("offers a search and every sheet that there is", async () => {
    const page = await missing();
    expect(page.form("/search").fields).toEqual({ q: "" });
    const main = insideOf(page.body, ({ name }) => name === "main") ?? "";
    for (const { path } of listedScreens()) expect(main).toContain(`href="${path}"`);
  });

  test("stands on the drafting grid, and not on a grey slab", async () => {
    const screen = tagsOf((await missing()).body).find(({ attributes }) => attributes["data-error"]);
    expect(screen?.attributes.class).toContain("drafting-grid");
    expect(screen?.attributes.class).not.toMatch(/\bbg-/);
  });

  test("has a name in its title block, and the number of its answer", async () => {
    expect(sheetOf(await missing(), t)).toEqual([t("errors.not-found.title"), "404"]);
  });
});

test("what we refuse says why on an error screen with the same two ways", async () => {
  const browser = new Browser(product);
  const page = await browser.send("/cart", {
    method: "POST",
    headers: { origin: "https://elsewhere.example" },
  });
  expect([page.status, page.heading]).toEqual([403, "Something went wrong"]);
  expect(page.message).toBe(shell("errors.forbidden.title"));
  expectErrorScreen(403, page.body);
});

test("the words of the shell are those of the specification", () => {
  expect(shell("titleBlock.links")).toBe("Quick Links");
  expect(shell("titleBlock.contact")).toBe("Contact Us");
  expect(shell("nav.new")).toBe("NEW");
});

test("the tab of the home page says what it is, and not where", async () => {
  const page = await new Browser(product).get("/?lang=en");
  expect(page.title).toBe("The digital foundation of modern construction · Groundwork");
  expect(sheetOf(page)[0]).toBe("Home");
});

test("all six quick actions answer a press as a button does", async () => {
  const page = await new Browser(product).get("/?lang=en");
  const home = translator("en", "home");
  const names = ["scan", "equipment", "reports", "checkIn", "calculator", "safetyAction"] as const;
  const pressable = [...page.body.matchAll(/<(a|button)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, name, attributes]) => name === "button" || /\bpressable\b/.test(attributes ?? ""))
    .map(([, , , words]) => textOf(words ?? "").trim());
  for (const name of names) expect(pressable).toContain(home(`site.${name}`));
});

test("Joe says in one line how he stands, and on demand what that rests on", async () => {
  const joe = translator("en", "joe");
  const page = await new Browser(product).get("/ai-hub?tab=chat&lang=en");
  const [{ count = 0 } = {}] = await product.query<{ count: number }>(
    "select count(*) as count from articles",
  );
  const details = insideOf(page.body, ({ attributes }) => attributes["data-status"] !== undefined);
  expect(details).toBeDefined();
  expect(page.text).toContain(joe("standing.degraded"));
  const facts = `${joe("facts.status")} degraded ${joe("facts.knowledge")} ${count.toLocaleString("en")} ${joe("facts.provider")} none Intelligence 100 %`;
  expect(page.text).toContain(facts);
});

test("on Joe's page the box comes before what was said, the newest answer right below it", async () => {
  const browser = new Browser(product);
  const first = "How deep is a footing?";
  const second = "What does R310 ask of an egress window?";
  for (const question of [first, second])
    await browser.submit(await browser.visit("/ai-hub?tab=chat"), { intent: "ask" }, { question });
  const { body } = await browser.visit("/ai-hub?tab=chat");
  const main = insideOf(body, ({ name }) => name === "main") ?? "";
  const log = main.indexOf('role="log"');
  expect(main.indexOf("<textarea")).toBeLessThan(log);
  expect(main.indexOf(second, log)).toBeLessThan(main.indexOf(first, log));
  expect(main.indexOf('id="latest"')).toBeLessThan(main.indexOf(first, log));
});
