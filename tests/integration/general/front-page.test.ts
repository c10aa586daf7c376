import { describe, expect, test } from "vitest";
import { MOST } from "../../../app/features/general/home/jobs.schemas.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { RATE_LIMITS } from "../../../app/services/rate-limit.server.ts";
import { Browser, type Page } from "../support/browser.ts";
import { insideOf, tagsOf, textOf } from "../support/html.ts";
import { product } from "../support/product.ts";

const home = translator("en", "home");

const open = (job: string, q: string, language = "en", browser = new Browser(product)) =>
  browser.get(`/?${new URLSearchParams({ job, q, lang: language })}`);

/** The panel of a job as text. */
function panel({ body }: Page, job: string): string {
  const panels = body.split('<details name="job"').slice(1);
  const found = panels.find((part) => part.includes(`name="job" value="${job}"`));
  if (!found) throw new Error(`no panel for ${job}`);
  return textOf(found);
}
const links = (page: Page) =>
  tagsOf(page.body).flatMap(({ name, attributes }) => (name === "a" ? [attributes.href ?? ""] : []));
const isOpen = (page: Page, job: string) =>
  page.body
    .split('<details name="job"')
    .slice(1)
    .some((part) => part.includes(`value="${job}"`) && /^[^>]*\bopen=/.test(part));

describe("ask Joe", () => {
  test("the answer stands in the hero, with section and edition, and leads on to the chat", async () => {
    const question = "Can a riser be 8 inches?";
    const page = await open("ask", question);
    expect(page.status).toBe(200);
    const said = panel(page, "ask");
    expect(said).toContain("No: 8 inches does not meet the code.");
    expect(said).toContain("IRC R311.7.5.1");
    expect(page.forms.find(({ fields }) => fields.job === "ask")?.fields.q).toBe(question);
    expect(links(page)).toContain(`/ai-hub?tab=chat&${new URLSearchParams({ question })}`);
    expect(isOpen(page, "ask")).toBe(true);
    expect(isOpen(page, "search")).toBe(false);
  });

  test("nothing is kept: no conversation, no visitor, no learning queue", async () => {
    const question = `Which flubber does the ${crypto.randomUUID()} ask for?`;
    const browser = new Browser(product);
    const page = await open("ask", question, "en", browser);
    expect(panel(page, "ask")).toContain(translator("en", "joe-answers")("unkept").split("\n")[0]);
    expect(page.text).not.toContain("was added to my learning queue");
    expect(
      [...browser.cookies.keys()].filter((name) => !["__Host-language", "__Host-quote"].includes(name)),
    ).toEqual([]);
    const rows = await product.query("select 1 from unanswered_questions where question = ?", question);
    const lines = await product.query("select 1 from chat_messages where content = ?", question);
    expect([rows, lines]).toEqual([[], []]);
  });

  test.each([
    ["en", "I smell gas in the basement and my head hurts"],
    ["es", "Huele a gas en el sótano y me duele la cabeza"],
    ["he", "יש ריח גז במרתף וכואב לי הראש"],
  ] as const)("a danger is spoken of first (%s)", async (language, question) => {
    const here = panel(await open("ask", question, language), "ask");
    const hub = new Browser(product);
    await hub.get(`/?lang=${language}`);
    await hub.submit(await hub.visit("/ai-hub"), { intent: "ask" }, { question });
    const there = (await hub.visit("/ai-hub")).text;
    const [first = ""] =
      here.slice(here.indexOf(translator(language, "home")("jobs.ask.answer"))).match(/[^.!]{25,}[.!]/) ?? [];
    const words = first.replace(translator(language, "home")("jobs.ask.answer"), "").trim();
    expect(words.length).toBeGreaterThan(10);
    expect(there).toContain(words);
  });

  test("whoever asks too often is told so, keeps what was typed, and is still warned of a danger", async () => {
    const browser = new Browser(product);
    const ask = (q: string) => open("ask", q, "en", browser);
    // The window may close in between, and then opens anew.
    let page = await ask("How deep is a footing?");
    for (let asked = 1; page.status === 200 && asked <= 2 * RATE_LIMITS.ask.max + 1; asked++) {
      page = await ask("How deep is a footing?");
    }
    expect(page.status).toBe(429);
    expect(page.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(panel(page, "ask")).toContain(home("jobs.busy"));
    expect(page.forms.find(({ fields }) => fields.job === "ask")?.fields.q).toBe("How deep is a footing?");
    const danger = await ask("I smell gas in the basement");
    expect(danger.status).toBe(429);
    expect(panel(danger, "ask")).toMatch(/gas/i);
    expect(panel(danger, "ask")).toContain(home("jobs.ask.answer"));
  });
});

describe("check a drawing", () => {
  const lines = 'BEDROOM 12\'-0" x 10\'-6"\nRISER 8"';

  test("typed lines get their verdicts in the hero, what fails first", async () => {
    const page = await open("check", lines);
    const said = panel(page, "check");
    const t = translator("en", "drawing-result");
    expect(page.status).toBe(200);
    expect(said).toContain(t("compliance.verdicts.fail"));
    expect(said).toContain("IRC R311.7.5.1");
    expect(said.indexOf(t("compliance.verdicts.fail"))).toBeLessThan(
      said.indexOf("BEDROOM", said.indexOf(home("jobs.check.answer"))),
    );
    expect(said).toContain("verify with the local authority");
    expect(links(page)).toContain(`/blueprint-analyzer?${new URLSearchParams({ lines })}#result`);
    expect(isOpen(page, "check")).toBe(true);
  });

  test("lines that say nothing are told so, and no result is made up", async () => {
    const page = await open("check", "hello there");
    expect(panel(page, "check")).toContain(translator("en", "drawing-result")("illegible.title"));
  });
});

describe("search the codes", () => {
  test.each(LANGUAGES)(
    "at most three entries stand in the hero, each with section and edition (%s)",
    async (language) => {
      const page = await open("search", translator(language, "home")("jobs.search.example"), language);
      const said = panel(page, "search");
      expect(page.status).toBe(200);
      const entries = page.body.match(/id="entry-/g) ?? [];
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.length).toBeLessThanOrEqual(3);
      expect(said).toMatch(/R310\.\d · 20\d\d/);
      expect(said).toContain(translator(language, "search")("verify"));
    },
  );

  test("what is not held is said, with the way to the whole search", async () => {
    const q = "flubberwock";
    const page = await open("search", q);
    expect(panel(page, "search")).toContain(translator("en", "search")("lost.text"));
    expect(links(page)).toContain(`/search?${new URLSearchParams({ q })}`);
  });
});

describe("the three jobs", () => {
  test.each(["ask", "check", "search"] as const)(
    "%s says beside its field what is wrong, and keeps it",
    async (job) => {
      const blank = await open(job, "  ");
      expect(blank.status).toBe(400);
      expect(panel(blank, job)).toContain(home(`jobs.${job}.blank`));
      const typed = "x".repeat(MOST[job] + 1);
      const long = await open(job, typed);
      expect(long.status).toBe(400);
      expect(panel(long, job)).toContain(home("jobs.long", { max: MOST[job] }));
      expect(long.forms.find(({ fields }) => fields.job === job)?.fields.q).toBe(typed);
      const control = tagsOf(long.body).find(({ attributes }) => attributes.id === `job-${job}`);
      expect(control?.attributes).toMatchObject({ "aria-invalid": "true", "aria-describedby": "answer" });
    },
  );

  test("what is typed is shown as text", async () => {
    for (const job of ["ask", "check", "search"]) {
      const page = await open(job, '"><script>alert(1)</script>');
      expect(page.body).not.toContain("<script>alert(1)");
    }
  });

  test("an answer is for nobody else's cache and for no search engine; the page itself is", async () => {
    const answer = await open("ask", "How deep is a footing?");
    const plain = await new Browser(product).get("/?lang=en");
    const robots = (page: Page) => tagsOf(page.body).some(({ attributes }) => attributes.name === "robots");
    expect([robots(answer), robots(plain)]).toEqual([true, false]);
    expect(answer.headers.get("cache-control")).toMatch(/private|no-store/);
  });

  test.each(LANGUAGES)("each has an example that one press runs (%s)", async (language) => {
    const browser = new Browser(product);
    const page = await browser.get(`/?lang=${language}`);
    const examples = links(page).filter((href) => href.startsWith("/?job="));
    expect(examples).toHaveLength(3);
    for (const href of examples) {
      const answered = await browser.get(href);
      expect([href, answered.status]).toEqual([href, 200]);
      expect(
        tagsOf(answered.body).some(({ name, attributes }) => name === "h3" && attributes.id === "answer"),
      ).toBe(true);
    }
  });
});

test("the words of what the server alone draws are not among those that scripts fetch", async () => {
  const { body } = await new Browser(product).get("/?lang=en");
  const page = JSON.parse(insideOf(body, ({ attributes }) => attributes.id === "page") ?? "{}");
  expect(page.texts).toContain("qr-scanner");
  expect(page.texts).not.toContain("home");
  expect(body).toContain(home("features.title"));
});

test("all sample figures of the page are marked, and one caption says what the mark means", async () => {
  const { text } = await new Browser(product).get("/?lang=en");
  const marks = text.split(home("sampleMark")).length - 1;
  expect(marks).toBeGreaterThanOrEqual(16);
  expect(text.split(home("sample")).length - 1).toBe(1);
});

test("beside the sample figures stands what is truly on record", async () => {
  const { body } = await new Browser(product).get("/?lang=en");
  expect(textOf(body)).toMatch(/members [\d,]+, projects [\d,]+, answered questions [\d,]+\./);
});
