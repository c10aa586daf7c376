import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { linkTo } from "../support/by-words.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "lingo");
const tCards = translator("en", "lingo-cards");
const tSuggest = translator("en", "lingo-suggest");
const tReview = translator("en", "lingo-review");

const visit = (path: string, browser = new Browser(product)) => browser.visit(path);

test.each(LANGUAGES)(
  "the glossary opens with a term of the day, trades and letters, in %s",
  async (language) => {
    const words = translator(language, "lingo");
    const page = await visit(`/construction-lingo?lang=${language}`);
    expect(page.status).toBe(200);
    for (const text of [words("day"), words("trades.concrete"), words("cards")])
      expect(page.text).toContain(text);
    expect(page.body.match(/href="\/term\//g)?.length).toBeGreaterThan(30);
  },
);

test.each([
  ["tablaroca", "/term/drywall"],
  ["pladur", "/term/drywall"],
  ["plasterboard", "/term/drywall"],
  ["shpakhtel", "/term/joint-compound"],
  ["שיבר", "/term/shutoff-valve"],
  ["instalator", "/term/plumber"],
  ["the drywal", "/term/drywall"],
])("“%s” leads to %s, whatever the page speaks", async (typed, path) => {
  for (const language of LANGUAGES) {
    const page = await visit(`/construction-lingo?lang=${language}&q=${encodeURIComponent(typed)}`);
    expect(page.body).toContain(`href="${path}"`);
  }
});

test("what nobody calls anything offers to be suggested, and keeps what was typed", async () => {
  const page = await visit("/construction-lingo?lang=en&q=qqzzxx%3Cb%3E");
  expect(page.text).toContain(t("none.title"));
  expect(page.body).not.toContain("<b>");
  const form = await visit("/construction-lingo?lang=en&suggest=word&name=qqzzxx");
  expect(form.valueOf("name")).toBe("qqzzxx");
});

test("trade, letter and page are addresses, and what is none of them shows the whole", async () => {
  const page = await visit("/construction-lingo?lang=en&trade=plumbing&letter=s");
  expect(page.body).toContain('href="/term/sink"');
  expect(page.body).not.toContain('href="/term/drywall"');
  const second = await visit("/construction-lingo?lang=en&page=2");
  expect(second.text).toContain("31–60");
  for (const odd of ["trade=sorcery", "letter=%F0%9F%91%B7", "page=-3", "page=9999"])
    expect((await visit(`/construction-lingo?lang=en&${odd}`)).status).toBe(200);
});

test.each(LANGUAGES)(
  "a trade has a pocket sheet with all its terms in three languages, in %s",
  async (language) => {
    const words = translator(language, "lingo");
    const list = await visit(`/construction-lingo?lang=${language}&trade=office`);
    const sheet = await visit(linkTo(list, words("pocket.link")));
    expect(sheet.status).toBe(200);
    const counted = /aria-current="page"[^>]*>[^(]*\((?:<!-- -->)?(\d+)/.exec(list.body)?.[1];
    expect(sheet.body.match(/<li class="break-inside-avoid/g)?.length).toBe(Number(counted));
    expect(Number(counted)).toBeGreaterThan(30);
    for (const name of ["Change order", "Orden de cambio"]) expect(sheet.text).toContain(name);
    // Of no trade there is no sheet.
    expect((await visit(`/construction-lingo?lang=${language}&sheet=1`)).text).toContain(words("day"));
  },
);

test.each(LANGUAGES)("a term has its page with three names, regions and sounds, in %s", async (language) => {
  const words = translator(language, "lingo");
  const page = await visit(`/term/drywall?lang=${language}`);
  expect(page.status).toBe(200);
  for (const name of [
    "Drywall",
    "Tablaroca",
    "plasterboard",
    "géves",
    words("regions.es-es"),
    words("source"),
  ])
    expect(page.text).toContain(name);
  expect((await new Browser(product).get(`/term/sorcery?lang=${language}`)).status).toBe(404);
});

test("a definition leads on to the terms that it names, once and never to itself", async () => {
  const page = await visit("/term/batt?lang=en");
  expect(page.body.match(/href="\/term\/insulation"/g)).toHaveLength(1);
  expect(page.body).toMatch(/<a href="\/term\/stud"[^>]*>studs<\/a>/);
});

test("entries of the search lead on to the glossary, the first mention only", async () => {
  const page = await visit("/search?lang=en&q=term+anchor+bolt");
  expect(page.body).toMatch(/<a href="\/term\/sill-plate"[^>]*>sill plate<\/a>/);
});

test.each(LANGUAGES)(
  "a guest learns by links and forms alone: a card, its other side, the next one, in %s",
  async (language) => {
    const words = translator(language, "lingo-cards");
    const browser = new Browser(product);
    const asked = language === "es" ? "he" : "es";
    const front = await browser.visit(
      `/lingo-cards?lang=${language}&shown=${language}&asked=${asked}&card=drywall`,
    );
    const other = { en: "Tablaroca", es: "גבס", he: "Tablaroca" }[language];
    expect(front.text).not.toContain(other);
    const back = await browser.visit(
      `/lingo-cards?lang=${language}&shown=${language}&asked=${asked}&card=drywall&turned=1`,
    );
    expect(back.text).toContain(other);
    const next = await browser.submit(back, { intent: "knew" });
    expect(next.status).toBe(200);
    expect(next.text).not.toContain(other);
    expect(next.text).toContain(words("new", { count: 9 }));
  },
);

test("an answer that is sent twice counts once, and one that was missed comes again today", async () => {
  const browser = new Browser(product);
  const back = await browser.visit("/lingo-cards?lang=en&shown=en&asked=es&card=beam&turned=1");
  const fields = { intent: "missed", slug: "beam", shown: "en", asked: "es", version: "0" };
  await browser.submit(back, { intent: "missed" });
  for (let n = 0; n < 3; n++) expect((await browser.post("/lingo-cards", fields)).status).toBe(303);
  const after = await browser.visit("/lingo-cards?lang=en&shown=en&asked=es&card=beam&turned=1");
  expect(after.text).toContain(tCards("box", { box: 1 }));
  expect(after.text).toContain(tCards("due", { count: 1 }));
  expect(after.valueOf("version")).toBe("1");
  const cleared = await browser.submit(after, { intent: "restart" });
  expect(cleared.toasts).toEqual([tCards("toasts.lingoRestarted")]);
  expect(cleared.text).toContain(tCards("due", { count: 0 }));
});

test("a member's cards are theirs: another browser meets the same card as a new one", async () => {
  const { browser } = await newMember(product);
  await browser.post("/lingo-cards", {
    intent: "knew",
    slug: "beam",
    shown: "en",
    asked: "es",
    version: "0",
  });
  const face = async (of: Browser) =>
    (await of.visit("/lingo-cards?lang=en&shown=en&asked=es&card=beam")).body
      .split('id="card"')[1]
      ?.split("</section>")[0];
  expect(await face(browser)).toContain(tCards("box", { box: 2 }));
  expect(await face(new Browser(product))).toContain(tCards("fresh"));
});

test.each([
  [{ intent: "knew", slug: "beam", shown: "en", asked: "xx", version: "0" }, 400],
  [{ intent: "knew", slug: "../x", shown: "en", asked: "es", version: "0" }, 400],
  [{ intent: "knew", slug: "beam", shown: "en", asked: "es", version: "-1" }, 400],
  [{ intent: "knew", slug: "sorcery", shown: "en", asked: "es", version: "0" }, 404],
  [{ intent: "burn" }, 400],
])("a card that is sent wrong is answered and writes nothing: %o", async (fields, status) => {
  expect((await new Browser(product).post("/lingo-cards", fields)).status).toBe(status);
});

test("the same language twice is said beside its field", async () => {
  expect((await visit("/lingo-cards?lang=en&shown=en&asked=en")).text).toContain(tCards("same"));
});

test("what is missing in a suggestion is said beside its field, with what was typed", async () => {
  const browser = new Browser(product);
  const form = await browser.visit("/construction-lingo?lang=en&suggest=word");
  const page = await browser.submit(
    form,
    { intent: "suggest-term" },
    { name: "Gizmo", meaning: "x".repeat(600) },
  );
  expect([page.status, page.valueOf("name")]).toEqual([400, "Gizmo"]);
  for (const error of [
    tSuggest("errors.meaningLong", { most: 500 }),
    tSuggest("errors.region"),
    tSuggest("errors.trade"),
  ])
    expect(page.problem).toContain(error);
});

test("a word that is there already is answered with its page", async () => {
  const browser = new Browser(product);
  const form = await browser.visit("/construction-lingo?lang=en&suggest=word");
  const typed = { name: "Plasterboard", meaning: "Board.", region: "en-gb", trade: "finishes" };
  const page = await browser.submit(form, { intent: "suggest-term" }, typed);
  expect([page.status, page.valueOf("meaning")]).toEqual([409, "Board."]);
  expect(page.body).toContain('href="/term/drywall"');
  expect((await browser.get("/construction-lingo?suggest=sorcery")).status).toBe(404);
});

test("a suggested word goes to the queue, is accepted, and is in the glossary; its sender sees that", async () => {
  const { browser } = await newMember(product);
  const admin = await newAdmin(product);
  const word = `Zq${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const form = await browser.visit("/construction-lingo?lang=en&suggest=word");
  const typed = { name: word, meaning: "A thing of a test.", region: "en-site", trade: "tools" };
  const sent = await browser.submit(form, { intent: "suggest-term" }, typed);
  expect(sent.toasts).toEqual([tSuggest("toasts.lingoSuggested")]);
  expect(sent.text).toContain(tSuggest("status.pending"));
  const queue = await admin.visit("/admin/terms?lang=en");
  const at =
    new RegExp(`/admin/terms\\?suggestion=([\\w-]+)"[^>]*><bdi>${word}<`).exec(queue.body)?.[1] ?? "";
  const one = await admin.visit(`/admin/terms?lang=en&suggestion=${at}`);
  expect([one.valueOf("name_en"), one.valueOf("meaning_en")]).toEqual([word, "A thing of a test."]);
  const half = await admin.submit(one, { intent: "accept-term" }, { name_es: "Cosa" });
  expect([half.status, half.valueOf("name_es")]).toEqual([400, "Cosa"]);
  expect(half.problem).toContain(tReview("errors.half"));
  const done = await admin.submit(half, { intent: "accept-term" }, { meaning_es: "Una cosa." });
  expect(done.toasts).toEqual([tReview("toasts.lingoAccepted")]);
  // Reference data is kept for ten seconds; the article itself is there at once.
  await expect
    .poll(async () => (await browser.get(`/term/${word.toLowerCase()}`)).status, {
      timeout: 15_000,
      interval: 500,
    })
    .toBe(200);
  expect((await browser.visit("/construction-lingo?lang=en&suggest=word")).body).toContain(
    `href="/term/${word.toLowerCase()}"`,
  );
  const late = await admin.post(`/admin/terms?suggestion=${at}`, {
    intent: "decline",
    id: at,
    idem: crypto.randomUUID(),
  });
  expect(late.status).toBe(409);
});

test("Joe's answer on the front page leads on to the glossary, each term once", async () => {
  const page = await visit("/?lang=en&job=ask&q=baluster+spacing");
  expect(
    page.body.match(/href="\/term\/baluster"/g) ?? page.body.match(/href="\/term\/[\w-]+"/g),
  ).toHaveLength(1);
});

test.each(LANGUAGES)("a term names what it is often confused with, in %s", async (language) => {
  const page = await visit(`/term/mortar?lang=${language}`);
  expect(page.text).toContain(translator(language, "lingo")("confused"));
  expect(page.body).toContain('href="/term/grout"');
});

test.each(LANGUAGES)(
  "a guest marks a term, finds it among the marked ones, and takes the mark off, in %s",
  async (language) => {
    const words = translator(language, "lingo");
    const browser = new Browser(product);
    expect((await browser.visit(`/construction-lingo?starred=1&lang=${language}`)).text).toContain(
      words("starred.none"),
    );
    const marked = await browser.submit(await browser.visit("/term/mortar"), { intent: "star" });
    expect(marked.toasts).toEqual([words("toasts.lingoStarred")]);
    const list = await browser.visit("/construction-lingo?starred=1");
    expect(list.body.match(/href="\/term\/[\w-]+"/g)).toEqual(['href="/term/mortar"']);
    expect((await new Browser(product).visit("/construction-lingo?starred=1")).body).not.toContain(
      "/term/mortar",
    );
    const off = await browser.submit(await browser.visit("/term/mortar"), { intent: "unstar" });
    expect(off.toasts).toEqual([words("toasts.lingoUnstarred")]);
    expect((await browser.post("/term/mortar", { intent: "glue" })).status).toBe(400);
    expect((await browser.post("/term/no-such-term", { intent: "star" })).status).toBe(404);
  },
);

/** The answers that each question of a quiz page offers. */
const questionsOf = (body: string) => {
  const found = new Map<string, string[]>();
  for (const [, field = "", value = ""] of body.matchAll(/name="(answer\d+)"[^>]*value="([\w-]+)"/g))
    found.set(field, [...(found.get(field) ?? []), value]);
  return found;
};

test.each([
  ["en", "es"],
  ["es", "he"],
  ["he", "en"],
] as const)(
  "a quiz is answered by a form, its score shown and what was missed asked again, %s to %s",
  async (shown, asked) => {
    const words = translator(shown, "lingo-quiz");
    const browser = new Browser(product);
    const at = `/lingo-quiz?shown=${shown}&asked=${asked}&set=5`;
    const page = await browser.visit(`${at}&lang=${shown}`);
    const fields = [...questionsOf(page.body).keys()];
    expect(fields).toHaveLength(10);
    const unknown = Object.fromEntries(fields.map((field) => [field, "unknown"]));
    // What a question does not offer answers nothing.
    const open = await browser.submit(page, { intent: "answer" }, { ...unknown, answer2: "no-such-term" });
    expect([open.status, open.valueOf("answer1")]).toEqual([400, "unknown"]);
    expect(open.problem).toContain(words("errors.openAt", { n: 2 }));
    expect(open.problem).not.toContain(words("errors.openAt", { n: 3 }));
    const none = await browser.submit(open, { intent: "answer" }, unknown);
    expect(none.text).toContain(words("result.title", { right: 0, of: 10 }));
    const result = none.body.split('id="result"')[1]?.split("</section>")[0] ?? "";
    const slugs = [...result.matchAll(/href="\/term\/([\w-]+)"/g)].map(([, slug = ""]) => slug);
    expect(slugs).toHaveLength(10);
    const right = Object.fromEntries(slugs.map((slug, n) => [`answer${n + 1}`, slug]));
    const nine = await browser.submit(
      await browser.visit(at),
      { intent: "answer" },
      { ...right, answer2: "unknown" },
    );
    expect(nine.text).toContain(words("result.title", { right: 9, of: 10 }));
    const version = async (slug = "") =>
      (await browser.visit(`/lingo-cards?shown=${shown}&asked=${asked}&card=${slug}&turned=1`)).valueOf(
        "version",
      );
    expect([await version(slugs[0]), await version(slugs[1])]).toEqual(["1", "2"]);
  },
);

test("a quiz without its form's fields is refused, and an odd address makes the quiz of the day", async () => {
  const browser = new Browser(product);
  expect((await browser.post("/lingo-quiz", { intent: "answer" })).status).toBe(400);
  for (const odd of ["?set=-1", "?set=x&trade=zz", "?of=99", "?of=3&missed=%3Cb%3E", "?shown=en&asked=en"])
    expect((await browser.visit(`/lingo-quiz${odd}`)).status).toBe(200);
  expect(questionsOf((await browser.visit("/lingo-quiz?set=-1")).body).size).toBe(10);
});
