import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { formatsOf } from "../../../app/i18n/formats.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { textOf } from "../support/html.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "codes");
const RISER = "/provision/irc-r311-7-5-1";

test.each(LANGUAGES)("the books, a search and a section lead to a provision, in %s", async (language) => {
  const browser = new Browser(product);
  const books = await browser.visit(`/code-lookup?lang=${language}`);
  expect(books.text).toContain(translator(language, "codes")("books.irc.name"));
  const book = await browser.visit("/code-lookup?book=ada");
  expect(book.body).toContain('href="/provision/ada-303"');
  for (const q of ["R311.7.5.1", "IRC R311.7.5.1"]) {
    const found = await browser.visit(`/code-lookup?q=${encodeURIComponent(q)}`);
    expect(found.body).toContain(`href="${RISER}"`);
  }
  const page = await browser.visit(RISER);
  expect(page.text).toContain(translator(language, "codes")("verify"));
});

test("a section that is not recorded is not made up, and one that is nothing offers Joe", async () => {
  const browser = new Browser(product);
  const near = await browser.visit("/code-lookup?q=IRC+R311.7.99");
  expect(near.text).toContain("is not recorded here");
  expect(near.body).toContain('href="/provision/');
  const none = await browser.visit("/code-lookup?q=zzqq+wxyz");
  expect(none.text).toContain(t("none.title"));
  expect((await browser.get("/provision/no-such-provision")).status).toBe(404);
});

test("a measure is held to the limit without scripts, and what is none is said beside its field", async () => {
  const browser = new Browser(product);
  const high = await browser.visit(`${RISER}?m-riser=${encodeURIComponent('8"')}`);
  expect([high.status, high.valueOf("m-riser")]).toEqual([200, '8"']);
  expect(high.text).toContain(t("check.fail"));
  const fine = await browser.visit(`${RISER}?m-riser=7+1%2F2`);
  expect(fine.text).toContain(t("check.pass"));
  const odd = await browser.visit(`${RISER}?m-riser=tall`);
  expect(odd.text).toContain(t("check.unreadable"));
  expect(odd.valueOf("m-riser")).toBe("tall");
  const below = await browser.visit(`${RISER}?m-riser=-1`);
  expect(below.text).toContain(t("check.absurd"));
  expect(below.text).not.toContain(t("check.pass"));
  expect(below.valueOf("m-riser")).toBe("-1");
});

test("in Hebrew a provision is told in metric first on its page and on the sheet, and said to be of a US code", async () => {
  const browser = new Browser(product);
  const page = await browser.visit(`${RISER}?lang=he&m-riser=8`);
  // In its own words, and as the limit beside the field.
  expect(page.text.split("19.7 ס״מ (7-3/4 אינץ')").length).toBeGreaterThan(2);
  expect(page.text).toContain("6.3 מ״מ (1/4 אינץ')");
  expect(page.text).toContain("התקן אמריקאי");
  await browser.submit(page, { intent: "save" }, { note: "מדרגות" });
  expect((await browser.visit("/code-sheet")).text).toContain("19.7 ס״מ (7-3/4 אינץ')");
});

test("a state says what is recorded with its day, or that places decide, and a state that is none is said beside its field", async () => {
  const places = translator("en", "code-places");
  const browser = new Browser(product);
  expect((await browser.visit("/code-lookup?state=CA&lang=en")).text).toContain("codecheck.com");
  const virginia = await browser.visit("/code-lookup?state=VA");
  for (const said of ["NEC", "2020", formatsOf("en").date("2024-01-18"), places("verify")])
    expect(virginia.text).toContain(said);
  const dakota = (await browser.visit("/code-lookup?state=SD")).text;
  for (const said of [places("reach.notHomes"), "IBC", "sdlegislature.gov"]) expect(dakota).toContain(said);
  const wisconsin = (await browser.visit("/code-lookup?state=WI")).text;
  for (const said of [places("reach.own"), "Uniform Dwelling Code"]) expect(wisconsin).toContain(said);
  expect((await browser.visit("/code-lookup?state=IL")).text).toContain(places("reach.least"));
  const none = await browser.visit("/code-lookup?state=Atlantis&page=-4&book=zz&city=Somewhere");
  expect([none.status, none.text.includes(places("noState")), none.text.includes(places("verify"))]).toEqual([
    200,
    true,
    false,
  ]);
  expect(none.valueOf("city")).toBe("Somewhere");
});

test.each(LANGUAGES)(
  "a city says what it has adopted before its state, and goes along to a provision without scripts (%s)",
  async (language) => {
    const places = translator(language, "code-places");
    const browser = new Browser(product);
    await browser.visit(`/code-lookup?lang=${language}`);
    const austin = await browser.visit("/code-lookup?q=stair+flight+rise&state=TX&city=City+of+Austin");
    for (const said of [
      places("cityReach", { city: "\u2068Austin\u2069" }),
      "2024",
      places("reach.electrical"),
    ])
      expect(austin.text).toContain(said);
    const link = "/provision/irc-r311-7-3?state=TX&amp;city=Austin";
    expect(austin.body).toContain(`href="${link}"`);
    const provision = await browser.visit(link.replace("&amp;", "&"));
    const place = "\u2068Austin, Texas\u2069";
    expect(provision.text).toContain(places("where", { place }));
    expect(provision.text).toContain(
      places("other", { place, book: "IRC", year: "2024", edition: "\u20682018–2021 (2015: 147 in)\u2069" }),
    );
    // Where somebody builds stays when a measure is checked.
    expect(provision.valueOf("city")).toBe("Austin");
    const dallas = await browser.visit("/provision/irc-r311-7-3?state=TX&city=Dallas");
    expect(dallas.text).toContain(
      places("same", {
        place: "\u2068Dallas, Texas\u2069",
        book: "IRC",
        year: "2021",
        edition: "\u20682018–2021 (2015: 147 in)\u2069",
      }),
    );
    const federal = await browser.visit("/provision/osha-1926-501?state=WY");
    expect(federal.text).toContain(places("federal"));
    const elsewhere = await browser.visit("/code-lookup?state=TX&city=%3Cb%3EElsewhere");
    expect(elsewhere.text).toContain(places("cityUnknown", { city: "\u2068<b>Elsewhere\u2069" }));
    expect((await browser.visit("/code-lookup?city=Springfield")).text).toContain(places("needsState"));
    expect((await browser.visit("/code-lookup?city=Denver")).text).toContain("denvergov.org");
  },
);

test("a provision is drawn with letters that stand beside its numbers, in every language", async () => {
  for (const language of LANGUAGES) {
    const stairs = await new Browser(product).visit(`/provision/ibc-1011-2?lang=${language}`);
    const drawn = /<figure[\s\S]*?<\/figure>/.exec(stairs.body)?.[0] ?? "";
    expect([...drawn.matchAll(/<text[^>]*>([A-Z])<\/text>/g)].map(([, letter]) => letter)).toEqual([
      "A",
      "B",
      "C",
      "D",
    ]);
    expect(stairs.text).toContain(translator(language, "codes")("diagram"));
  }
  expect((await new Browser(product).visit("/provision/irc-r301-5")).body).not.toContain("<figure");
});

test.each(LANGUAGES)(
  "an occupancy group and a floor's area show what depends on them without scripts, each with its provision (%s)",
  async (language) => {
    const groups = translator(language, "code-groups");
    const browser = new Browser(product);
    const form = await browser.visit(`/code-lookup?for=building&lang=${language}`);
    expect(form.body).toContain('name="group"');
    const office = await browser.visit("/code-lookup?for=building&group=B&area=7600&state=TX&city=Houston");
    for (const said of [
      groups("people", { count: 51, number: "51" }),
      groups("exits.least", { count: 2, number: "2" }),
      groups("travel.label"),
      groups("verify"),
    ])
      expect(office.text).toContain(said);
    expect(office.body).toContain('href="/provision/ibc-1017-2?state=TX&amp;city=Houston"');
    expect([office.valueOf("group"), office.valueOf("area")]).toEqual(["groupB", "7600"]);
    const wrong = await browser.visit("/code-lookup?for=building&group=M&area=many");
    expect([wrong.text.includes(groups("area.wrong")), wrong.valueOf("area")]).toEqual([true, "many"]);
    const none = await browser.visit("/code-lookup?for=building&group=Z9");
    expect([none.status, none.text.includes(groups("verify"))]).toEqual([200, false]);
  },
);

test("a rule of the government stands in its own words, and a model code never does", async () => {
  const falls = await new Browser(product).visit("/provision/osha-1926-501?lang=he");
  expect(falls.text).toContain(translator("he", "codes")("words.title"));
  expect(falls.text).toContain(
    "unprotected side or edge which is 6 feet (1.8 m) or more above a lower level",
  );
  expect((await new Browser(product).visit("/provision/ibc-1011-2")).body).not.toContain("<blockquote");
});

test("a guest keeps a provision with a note, prints the sheet, and takes it off again", async () => {
  const browser = new Browser(product);
  const page = await browser.visit(`${RISER}?lang=en`);
  const kept = await browser.submit(page, { intent: "save" }, { note: "North stair, <b>ask</b>" });
  expect(kept.toasts).toEqual([t("toasts.provisionSaved")]);
  const sheet = await browser.visit("/code-sheet");
  expect(sheet.text).toContain("North stair, <b>ask</b>");
  const long = await browser.submit(
    await browser.visit(RISER),
    { intent: "save" },
    { note: "x".repeat(501) },
  );
  expect([long.status, long.valueOf("note")]).toEqual([400, "x".repeat(501)]);
  expect((await new Browser(product).visit("/code-sheet?lang=en")).text).toContain(t("sheet.empty"));
  const off = await browser.submit(await browser.visit("/code-sheet"), { intent: "remove" });
  expect(off.text).toContain(t("sheet.empty"));
});

test("a member puts a provision on the sheet of a project, prints it apart from their own, and takes it off there", async () => {
  const { browser, id } = await newMember(product);
  const project = crypto.randomUUID();
  const at = new Date().toISOString();
  await product.query(
    `insert into projects (id, workspace_id, name, site_zone, state, state_since, version, sample, created_at)
      values (?, ?, 'Sample <b>barn', 'UTC', 'active', ?, 1, 0, ?)`,
    project,
    `user:${id}`,
    at,
    at,
  );
  const page = await browser.visit(`${RISER}?lang=en`);
  const kept = await browser.submit(page, { intent: "save" }, { note: "Barn stair", project });
  expect(kept.toasts).toEqual([t("toasts.provisionSaved")]);
  expect(kept.body).toContain(`/code-sheet?project=${project}`);
  const own = await browser.visit("/code-sheet");
  expect(own.text).toContain(t("sheet.empty"));
  expect(own.body).toContain(`/code-sheet?project=${project}`);
  const sheet = await browser.visit(`/code-sheet?project=${project}`);
  expect(sheet.text).toContain("Barn stair");
  expect(sheet.heading).toContain("Sample <b>barn");
  const gone = await browser.submit(page, { intent: "save" }, { note: "typed", project: "nobodys" });
  expect([gone.status, gone.valueOf("note")]).toEqual([409, "typed"]);
  expect(gone.problem).toContain(t("errors.project-gone"));
  const other = await newMember(product);
  expect((await other.browser.get(`/code-sheet?project=${project}`)).status).toBe(404);
  const off = await browser.submit(sheet, { intent: "remove" });
  expect(off.text).toContain(t("sheet.empty"));
  expect(off.heading).toContain("Sample <b>barn");
});

test("a provision shows its editions side by side and what other books say, in every language", async () => {
  for (const language of LANGUAGES) {
    const own = translator(language, "codes");
    const flight = await new Browser(product).visit(`/provision/irc-r311-7-3?lang=${language}`);
    for (const said of [own("editions.title"), "147", "151", own("touches.title")])
      expect(flight.text).toContain(said);
    expect(flight.body).toContain('href="/provision/ibc-1011-2"');
  }
});

test("a search and the books narrow to where they hold by links, and another book's limit stands on a page", async () => {
  for (const language of LANGUAGES) {
    const browser = new Browser(product);
    const t = translator(language, "codes");
    const all = await browser.visit(`/code-lookup?q=guard+height&lang=${language}`);
    expect(all.body).toContain("for=site");
    const site = await browser.visit("/code-lookup?q=guard+height&for=site&state=CA");
    expect(site.body).toContain("/provision/osha-1926-501");
    expect(site.body).not.toContain("/provision/irc-r312-1-1");
    expect(site.text).toContain(
      translator(language, "code-places")("state", { state: "\u2068California\u2069" }),
    );
    const books = await browser.visit("/code-lookup?for=accessible");
    expect(books.text).toContain(t("books.ada.name"));
    expect(books.text).not.toContain(t("books.irc.name"));
    const guard = await browser.visit("/provision/irc-r312-1-1");
    const touches = textOf(guard.body.split('id="touches"')[1]?.split("</section>")[0] ?? "");
    for (const said of [t("scopes.building"), t("scopes.site"), "42", "OSHA"])
      expect(touches).toContain(said);
  }
  expect((await new Browser(product).visit("/code-lookup?q=guard&for=moon")).status).toBe(200);
});

test("what is outdated is reported without scripts; an empty or long report is answered beside its field", async () => {
  const browser = new Browser(product);
  const page = await browser.visit(`${RISER}?lang=en`);
  const empty = await browser.submit(page, { intent: "report" }, { report: "  " });
  expect([empty.status, empty.text.includes(t("errors.reportEmpty"))]).toEqual([400, true]);
  const long = await browser.submit(page, { intent: "report" }, { report: "y".repeat(501) });
  expect([long.status, long.valueOf("report")]).toEqual([400, "y".repeat(501)]);
  const report = `See 2024, R318.7.5.1 <i>${crypto.randomUUID()}</i>`;
  for (let sent = 0; sent < 2; sent++) {
    const done = await browser.submit(page, { intent: "report" }, { report });
    expect(done.toasts).toEqual([t("toasts.provisionReported")]);
  }
  const rows = await product.query(
    "select frequency from unanswered_questions where instr(question, ?) > 0",
    report,
  );
  expect(rows).toEqual([{ frequency: 1 }]);
});
