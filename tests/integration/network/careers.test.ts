import { downloadZip } from "client-zip";
import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";
import { readPaper } from "../support/read-paper.ts";

const t = translator("en", "careers");

test.each(LANGUAGES)("everybody finds people and reads one without scripts, in %s", async (language) => {
  const words = translator(language, "careers");
  const browser = new Browser(product);
  // Words that nobody has: only the example can answer, and it has them neither.
  const list = await browser.visit(`/linkedin-contractors?lang=${language}&trade=welding&ticket=rigging`);
  expect([list.status, list.heading]).toEqual([
    200,
    translator(language, "shell")("screens.linkedinContractors.title"),
  ]);
  expect(list.text).toContain(words("order.anywhere"));
  const one = await browser.visit("/career/sample");
  for (const part of ["parts.roles", "parts.skills", "parts.tickets", "experience.how", "said"] as const)
    expect(one.text).toContain(words(part));
});

test("a search takes whatever is asked, and tells beside its field what cannot be read", async () => {
  const browser = new Browser(product);
  const near = await browser.visit("/linkedin-contractors?near=30.27,-97.74&within=10");
  expect(near.text).toContain(t("order.near"));
  const unread = await browser.visit("/linkedin-contractors?near=nowhere");
  expect([unread.text, unread.valueOf("near")]).toEqual([
    expect.stringContaining(t("errors.position")),
    "nowhere",
  ]);
  for (const odd of [
    "%22%20OR%20entry%3Ax",
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "*",
    "%00",
    "a".repeat(2000),
  ]) {
    const found = await browser.visit(`/linkedin-contractors?q=${odd}&skill=${odd}&ticket=x&page=-1`);
    expect(found.status).toBe(200);
    expect(found.body).not.toContain("<script>alert(1)");
  }
  expect((await browser.get("/career/nobody")).status).toBe(404);
});

const ROLE = { title_0: "Lead hand", trade_0: "tile", from_0: "Mar 2019", to_0: "2021-02", used_0: "Grout" };

test("a member writes a profile, is told beside each field what is wrong, hides parts and all of it, and removes it", async () => {
  const { browser } = await newMember(product);
  const { browser: other } = await newMember(product);
  const name = `Tiler ${crypto.randomUUID().slice(0, 8)}`;
  const form = await browser.visit("/career-form");
  const refused = await browser.submit(
    form,
    { intent: "save" },
    {
      ...{ name, headline: "", title_0: "", trade_0: "", from_0: "soon", to_0: "2099-01" },
      ...{ ticket_0: "other", ticketCalled_0: "", project_0: "", did_0: "All of it", year_0: "20" },
      reach: "javascript:alert(1)",
    },
  );
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(t("errors.headline"));
  expect(refused.valueOf("from_0")).toBe("soon");
  const again = await browser.submit(refused, { intent: "save" }, { headline: "Sets tile" });
  expect(again.status).toBe(400);
  for (const error of [
    "reach",
    "title",
    "trade",
    "month",
    "future",
    "ticketCalled",
    "project",
    "year",
  ] as const)
    expect(again.text).toContain(t(`errors.${error}`));
  const saved = await browser.submit(
    again,
    { intent: "save" },
    {
      ...ROLE,
      ...{ headline: "Sets <b>tile</b>", skills: "Layout, =HYPERLINK(1)", open_work: "on" },
      reach: "tiler@example.com",
      ...{ ticketCalled_0: "Card 7", until_0: "2020-01-01", project_0: "Bath house", year_0: "2024" },
    },
  );
  expect(saved.toasts).toEqual([t("toasts.careerSaved")]);
  expect(saved.body).not.toContain("<b>tile</b>");
  for (const part of ["Lead hand", "Card 7", "Bath house", "=HYPERLINK(1)"])
    expect(saved.text).toContain(part);
  expect(saved.text).toContain(t("ticketStates.expired", { day: "Jan 1, 2020" }));
  expect(
    (await other.visit(`/linkedin-contractors?q=${encodeURIComponent(name)}&skill=GROUT`)).text,
  ).toContain(name);
  const seen = await other.visit(saved.path);
  expect(seen.text).not.toContain(t("own.change"));
  expect(seen.body).toContain('href="mailto:tiler@example.com"');
  expect((await new Browser(product).visit(saved.path)).body).not.toContain("tiler@example.com");
  const kept = await other.submit(seen, { intent: "keep" });
  expect(kept.toasts).toEqual([t("toasts.careerKept")]);
  expect((await other.visit("/linkedin-contractors")).text).toContain(t("kept.private"));
  expect((await other.post(saved.path, { intent: "remove" })).status).toBe(403);
  const hides = await browser.submit(
    await browser.visit("/career-form"),
    { intent: "save" },
    { hide_skills: "on", hide_tickets: "on" },
  );
  expect(hides.text).toContain(t("own.shown"));
  const less = await other.visit(saved.path);
  expect(less.text).toContain("Bath house");
  for (const part of ["Card 7", "HYPERLINK", "Grout"]) expect(less.body).not.toContain(part);
  await browser.submit(await browser.visit("/career-form"), { intent: "save" }, { hidden: "on" });
  expect((await other.get(saved.path)).status).toBe(404);
  const own = await browser.visit(saved.path);
  expect(own.text).toContain(t("own.hidden"));
  const removed = await browser.submit(own, { intent: "remove" });
  expect(removed.toasts).toEqual([t("toasts.careerRemoved")]);
  expect((await browser.get(saved.path)).status).toBe(404);
});

const sendFiles = (browser: Browser, fields: Record<string, string>, files: Record<string, BlobPart>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, content] of Object.entries(files)) body.append("file", new Blob([content]), name);
  return browser.send("/career-import", { method: "POST", body });
};

const POSITIONS = `Company Name,Title,Description,Location,Started On,Finished On
Sample firm 1,Lead Carpenter <script>alert(1)</script>,=1+1,Austin,Mar 2019,
Sample firm 2,Tile Setter,,Austin,soon,Feb 2019
`;

test("one's own export is read, looked at, mapped and joined once, and the same again doubles nothing", async () => {
  const { browser } = await newMember(product);
  const start = await browser.visit("/career-import");
  expect(start.text).toContain(t("import.fileHint"));
  for (const [files, error] of [
    [{}, "errors.file"],
    [{ "messages.csv": "FROM,TO\na,b" }, "errors.fileKinds"],
    [{ "Positions.csv": "x".repeat(500_000) }, "errors.fileLarge"],
    [{ "export.zip": "PK but no archive" }, "errors.fileKinds"],
  ] as const) {
    const refused = await sendFiles(browser, { intent: "read" }, files);
    expect([refused.status >= 400, refused.text.includes(t(error))]).toEqual([true, true]);
  }
  const archive = await downloadZip([
    { name: "Basic/Positions.csv", input: POSITIONS },
    { name: "Basic/Skills.csv", input: 'Label\n=HYPERLINK("x")\nFormwork\n' },
    { name: "Basic/messages.csv", input: "nobody reads this" },
  ]).arrayBuffer();
  const read = await sendFiles(browser, { intent: "read" }, { "export.zip": archive });
  expect(read.status).toBe(200);
  for (const said of [t("import.roles", { count: 1 }), t("import.why.month"), t("import.why.name")])
    expect(read.text).toContain(said);
  expect(read.body).not.toContain("<script>alert(1)");
  const { fields } = read.form({ intent: "import" });
  const typed = { ...fields, name: "Carpenter 12", headline: "Builds", map_skills_skill: "0" };
  const shown = await sendFiles(browser, { ...typed, intent: "show" }, {});
  expect(shown.text).toContain(t("import.skills", { count: 2 }));
  const unnamed = await sendFiles(browser, { ...typed, name: " ", intent: "import" }, {});
  expect([unnamed.status, unnamed.text.includes(t("errors.name"))]).toEqual([400, true]);
  const broken = await sendFiles(browser, { ...typed, table_skills: "{", intent: "import" }, {});
  expect(broken.status).toBe(400);
  for (let time = 0; time < 2; time++) {
    const joined = await sendFiles(browser, { ...typed, intent: "import" }, {});
    expect([joined.status, joined.location]).toEqual([303, "/career-form"]);
  }
  const form = await browser.visit("/career-form");
  expect([form.valueOf("name"), form.valueOf("from_0"), form.valueOf("title_1") ?? ""]).toEqual([
    "Carpenter 12",
    "2019-03",
    "",
  ]);
  expect(form.valueOf("skills")).toBe('=HYPERLINK("x"), Formwork');
  const again = await sendFiles(browser, { intent: "read" }, { "Positions.csv": POSITIONS });
  expect(again.text).toContain(t("import.roles", { count: 0 }));
  expect(again.valueOf("headline")).toBe("Builds");
});

test("an endorsement by nobody who shared a job is refused, and so is one of a key that is none", async () => {
  const { browser } = await newMember(product);
  const { browser: other } = await newMember(product);
  const saved = await browser.submit(
    await browser.visit("/career-form"),
    { intent: "save" },
    { name: "Tiler 1", headline: "Sets tile", skills: "Tile" },
  );
  const page = await other.visit(saved.path);
  expect(page.text).toContain(t("endorse.rule"));
  expect(page.text).not.toContain(t("endorse.shownAs"));
  const fields = { intent: "endorse", idem: crypto.randomUUID(), skill: "Tile", shownAs: "Friend" };
  for (const relation of [`project:${crypto.randomUUID()}`, "friend:1", "x"]) {
    const refused = await other.post(saved.path, { ...fields, relation });
    expect([refused.status, refused.problem]).toEqual([403, expect.stringContaining(t("errors.unrelated"))]);
  }
  const odd = await other.post(saved.path, { intent: "confirm", endorsement: "1 or 1=1" });
  expect(odd.status).toBe(400);
  const nobody = await other.post(saved.path, { intent: "confirm", endorsement: crypto.randomUUID() });
  expect(nobody.status).toBe(404);
});

const paperOf = async (path: string) => {
  const answer = await fetch(`${product.origin}${path}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return {
    type: answer.headers.get("content-type"),
    pages: Buffer.from(bytes)
      .toString("latin1")
      .match(/\/Type \/Page /g)?.length,
    lines: readPaper(bytes).map(({ text }) => text),
  };
};

test("a profile is one page in every language, however long it is, and a JSON Résumé, without what is hidden", async () => {
  for (const language of LANGUAGES) {
    const paper = await paperOf(`/career/sample/cv.pdf?in=${language}`);
    expect([paper.type, paper.pages]).toEqual(["application/pdf", 1]);
    const skills = translator(language, "careers")("parts.skills");
    // Hebrew stands in the file as it is seen, from its end.
    const seen = language === "he" ? [...skills].reverse().join("") : skills;
    expect(paper.lines).toContain(seen);
  }
  const { browser } = await newMember(product);
  const long = "A long line of a work that was done well. ".repeat(4);
  const rows = (count: number, fields: (n: number) => Record<string, string>) =>
    Object.assign({}, ...Array.from({ length: count }, (_, n) => fields(n)));
  const saved = await browser.post("/career-form", {
    ...{
      intent: "save",
      idem: crypto.randomUUID(),
      name: "Mason 4",
      headline: "Lays brick",
      about: long.repeat(3),
    },
    ...{ skills: Array.from({ length: 40 }, (_, n) => `Skill number ${n}`).join(", "), hide_projects: "on" },
    ...rows(15, (n) => ({
      [`title_${n}`]: `Mason ${n}`,
      [`trade_${n}`]: "masonry",
      [`from_${n}`]: "2010-01",
    })),
    ...rows(12, (n) => ({ [`ticket_${n}`]: "other", [`ticketCalled_${n}`]: `Card ${n}` })),
    ...rows(8, (n) => ({ [`project_${n}`]: `Secret house ${n}` })),
    ...rows(6, (n) => ({ [`school_${n}`]: `School ${n}` })),
  });
  expect(saved.status).toBe(303);
  const paper = await paperOf(`${saved.location}/cv.pdf?in=en`);
  expect([paper.pages, paper.lines[0]]).toEqual([1, "Mason 4"]);
  expect(paper.lines.join("\n")).not.toContain("Secret");
  // The page to print has what the paper has, in a language of its own.
  const id = saved.location?.split("/").at(-1) ?? "";
  for (const language of LANGUAGES) {
    const page = await new Browser(product).visit(`/career-cv/${id}?in=${language}`);
    const t = translator(language, "careers");
    expect([page.status, page.heading]).toEqual([200, "Mason 4"]);
    expect(page.body).toContain(`lang="${language}" dir="${language === "he" ? "rtl" : "ltr"}"`);
    expect(page.text).toContain(t("parts.roles"));
    expect(page.text).not.toContain("Secret");
  }
  expect((await new Browser(product).get("/career-cv/nobody")).status).toBe(404);
  const answer = await new Browser(product).get(`${saved.location}/resume.json`);
  const resume = JSON.parse(answer.body);
  expect([resume.basics.name, resume.work.length, resume.projects]).toEqual(["Mason 4", 15, []]);
  expect((await new Browser(product).get("/career/nobody/resume.json")).status).toBe(404);
});
