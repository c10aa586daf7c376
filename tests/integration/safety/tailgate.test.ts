import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "../../../app/i18n/languages.ts";
import { TALKS } from "../../../db/seed/reference/knowledge/talks.data.ts";
import { TALKS_ES } from "../../../db/seed/reference/knowledge/talks.es.data.ts";
import { TALKS_HE } from "../../../db/seed/reference/knowledge/talks.he.data.ts";
import { openCsv } from "../../readers.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "tailgate");

/** The first sentence of the talk about ladders, in each language. */
const FIRST: Record<Language, string> = {
  en: TALKS.find(({ slug }) => slug === "talk-ladders")?.body.split(". ")[0] ?? "none",
  es: TALKS_ES["talk-ladders"]?.body.split(". ")[0] ?? "none",
  he: TALKS_HE["talk-ladders"]?.body.split(". ")[0] ?? "none",
};

async function begun(browser: Browser, language: Language = "en", typed: Record<string, string> = {}) {
  const page = await browser.visit(`/tailgate-talk/talk-ladders?lang=${language}`);
  return browser.submit(page, { intent: "start" }, { place: "Gate 2", presenter: "Foreman 1", ...typed });
}

const line = (row: number, name: string, language: Language, signature = `S${row}`) => ({
  ...{ [`rows[${row}].name`]: name, [`rows[${row}].signature`]: signature },
  ...{ [`rows[${row}].language`]: language, [`rows[${row}].company`]: "Sample firm" },
});

const NINE: Record<string, string> = Object.assign(
  {},
  ...Array.from({ length: 9 }, (_, n) => line(n, `Worker ${n + 1}`, LANGUAGES[n % 3] ?? "en")),
);

const labelOf = (page: Page, field: string) =>
  new RegExp(`id="${field}-error"[^>]*>([^<]*)<`).exec(page.body)?.[1];

test.each(LANGUAGES)(
  "a crew of nine signs a talk on one phone in three languages without scripts, and the record holds every field that an inspector asks for, in %s",
  async (language) => {
    const words = translator(language, "tailgate");
    const browser = new Browser(product);
    const record = await begun(browser, language);
    expect(record.toasts).toEqual([words("toasts.tailgateStarted")]);
    expect(record.body).toContain('name="rows[8].name"');
    const head = { qualification: "Competent person", hazards: "Truck at ten" };
    const done = await browser.submit(
      record,
      { intent: "sign" },
      { ...head, ...NINE, "rows[0].understood": "on" },
    );
    expect(done.toasts).toEqual([words("toasts.tailgateSigned")]);
    // Date, place, presenter with what makes them fit, hazards of the day, topic.
    const day = new Date().getUTCFullYear();
    for (const said of [String(day), "Gate 2", "Foreman 1", "Competent person", "Truck at ten"])
      expect([said, done.text.includes(said)]).toEqual([said, true]);
    // What was said, in every language in which somebody signed.
    for (const one of LANGUAGES) expect([one, done.text.includes(FIRST[one])]).toEqual([one, true]);
    // Who was there: printed name, signature, company, language.
    for (let n = 0; n < 9; n++) {
      expect(done.text).toContain(`Worker ${n + 1}`);
      expect(done.text).toContain(`S${n}`);
    }
    for (const one of LANGUAGES) expect(done.text).toContain(words(`languages.${one}`));
    expect(done.text).toContain(`${words("record.attendees")} (9)`);
    // By which section and edition, that it is to be verified, and the seal.
    for (const said of ["OSHA 1926.1053", "29 CFR 1926", words("verify"), words("record.whole")])
      expect([said, done.text.includes(said)]).toEqual([said, true]);
    expect(done.body).toMatch(/<code[^>]*>[0-9a-f]{64}</);
    expect((await new Browser(product).visit(done.path)).status).toBe(404);
  },
);

test("a talk without a name is refused beside the field, and so is one without presenter or place", async () => {
  const browser = new Browser(product);
  const record = await begun(browser, "en", { place: "", presenter: "" });
  const refused = await browser.submit(record, { intent: "sign" }, { hazards: "Truck at ten" });
  expect(refused.status).toBe(400);
  expect(labelOf(refused, "rows-0-name")).toBe(t("errors.attendee"));
  expect(labelOf(refused, "presenter")).toBe(t("errors.presenter"));
  expect(labelOf(refused, "place")).toBe(t("errors.place"));
  expect(refused.body).toContain('href="#rows-0-name"');
  expect(refused.valueOf("hazards")).toBe("Truck at ten");
});

test("the same worker twice and a signature without a name are refused beside their lines; what was typed stays", async () => {
  const browser = new Browser(product);
  const record = await begun(browser);
  const refused = await browser.submit(
    record,
    { intent: "sign" },
    {
      ...line(0, "Albañil 1", "es"),
      ...line(1, "ALBANIL 1", "en"),
      ...line(2, "", "en"),
      ...line(3, "Mason 1", "he", ""),
    },
  );
  expect(refused.status).toBe(400);
  expect(labelOf(refused, "rows-1-name")).toBe(t("errors.twice"));
  expect(labelOf(refused, "rows-2-name")).toBe(t("errors.name"));
  expect(labelOf(refused, "rows-3-signature")).toBe(t("errors.signature"));
  expect(refused.valueOf("rows[1].name")).toBe("ALBANIL 1");
});

test("more lines come with what was typed, and a list is closed once however often it is sent", async () => {
  const browser = new Browser(product);
  const record = await begun(browser);
  const more = await browser.submit(record, { intent: "more" }, NINE);
  expect(more.body).toContain('name="rows[14].name"');
  expect(more.valueOf("rows[8].name")).toBe("Worker 9");
  const form = more.form({ intent: "sign" });
  const answers = [
    await browser.post(form.action, { ...form.fields, intent: "sign" }),
    await browser.post(form.action, { ...form.fields, intent: "sign" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const done = await browser.visit(form.action);
  expect(done.text).toContain(`${t("record.attendees")} (9)`);
  const late = await browser.submit(
    done,
    { intent: "late" },
    { name: "Painter 1", signature: "P1", language: "he" },
  );
  expect(late.text).toContain(`${t("record.late")} (1)`);
  expect(late.text).toContain(t("record.whole"));
  const twice = await browser.submit(
    late,
    { intent: "late" },
    { name: "worker 1", signature: "W", language: "en" },
  );
  expect([twice.status, labelOf(twice, "name")]).toEqual([409, t("errors.twice")]);
});

test("a talk of a later day is planned and not closed before it", async () => {
  const browser = new Browser(product);
  const record = await begun(browser, "en", { day: "2199-01-01" });
  expect(record.text).toContain(t("planned"));
  const refused = await browser.submit(record, { intent: "sign" }, line(0, "Mason 1", "en"));
  expect([refused.status, refused.text.includes(t("errors.early"))]).toEqual([400, true]);
  expect(refused.valueOf("rows[0].name")).toBe("Mason 1");
});

test("today's talk follows from the work and the weather, with every term of its score", async () => {
  const browser = new Browser(product);
  const page = await browser.visit("/ai-tailgate-safety?work=digging&weather=rain");
  const first = /href="\/tailgate-talk\/([\w-]+)"/.exec(page.body)?.[1];
  expect(first).toBe("talk-trenches");
  for (const term of ["work", "weather", "findings", "season", "since", "total"] as const)
    expect(page.text).toContain(t(`terms.${term}`));
  const all = await browser.visit("/ai-tailgate-safety?all=1");
  expect(new Set(all.body.match(/href="\/tailgate-talk\/talk-[\w-]+"/g)).size).toBeGreaterThanOrEqual(40);
  expect((await browser.visit("/tailgate-talk/nothing")).status).toBe(404);
});

test("the two questions say what is right, and the sheet of paper has lines to sign", async () => {
  const browser = new Browser(product);
  const both = await Promise.all(
    ["a", "b"].map((answer) => browser.visit(`/tailgate-talk/talk-ladders?first=${answer}`)),
  );
  expect(both.filter(({ text }) => text.includes(t("talk.right")))).toHaveLength(1);
  const sheet = await browser.visit("/tailgate-talk/talk-ladders?sheet=blank");
  for (const said of [t("fields.day"), t("fields.presenter"), t("record.who"), FIRST.en])
    expect(sheet.text).toContain(said);
});

test("a worker signs on their own phone by link, in their own language, with both questions right", async () => {
  const { browser: owner } = await newMember(product);
  const record = await begun(owner);
  const id = record.path.split("/").at(-1)?.split("?")[0] ?? "";
  const share = `/workspace/share?type=tailgate-record&id=${id}`;
  const link = crypto.randomUUID();
  const workspace = /name="workspace" value="([^"]+)"/.exec((await owner.get(share)).body)?.[1] ?? "";
  const kept = { name: "Painter", kind: "person", days: "7", sign: "on" };
  await owner.post(share, {
    ...{ intent: "share", idem: link, workspace, type: "tailgate-record", id },
    ...kept,
  });
  const sheet = await owner.get(`/workspace/share?link=${link}`);
  const token = /\/l\/([\w-]{43})/.exec(sheet.body)?.[1];
  expect(token).toBeDefined();
  const worker = new Browser(product);
  await worker.visit(`/l/${token}`);
  const page = await worker.visit(`/shared/${link}/tailgate?lang=es`);
  const es = translator("es", "tailgate");
  expect([page.status, page.text.includes(FIRST.es)]).toEqual([200, true]);
  const typed = { name: "Albañil 1", signature: "A1", language: "es" };
  const blank = await worker.submit(page, { intent: "sign" }, { ...typed, first: "" });
  expect([blank.status, blank.text.includes(es("errors.answer"))]).toEqual([400, true]);
  let done = blank;
  for (const [first, second] of [
    ["a", "a"],
    ["a", "b"],
    ["b", "a"],
    ["b", "b"],
  ] as const) {
    done = await worker.submit(page, { intent: "sign" }, { ...typed, first, second });
    if (done.toasts.length > 0) break;
    expect(done.text).toContain(es("errors.readAgain"));
  }
  expect(done.toasts).toEqual([es("toasts.tailgateSignedByLink")]);
  const seen = await owner.visit(record.path);
  expect(seen.text).toContain("Albañil 1");
  const twice = await owner.submit(seen, { intent: "save" }, line(0, "albanil 1", "es"));
  expect([twice.status, labelOf(twice, "rows-0-name")]).toEqual([400, t("errors.signedAlready")]);
  const closed = await owner.submit(seen, { intent: "sign" }, line(0, "Mason 1", "en"));
  expect(closed.text).toContain(t("record.link"));
  const coverage = await owner.visit("/tailgate-coverage");
  for (const name of ["Albañil 1", "Mason 1"]) expect(coverage.text).toContain(name);
  const { body: csv } = await owner.get("/tailgate-coverage.csv");
  expect(csv).toMatch(/"Albañil 1","\d{4}-\d\d-\d\d"/);
  expect(openCsv(csv).rows.map(([name]) => name)).toContain("Albañil 1");
  expect((await owner.get("/ai-tailgate-safety.csv")).body).toContain('"Gate 2","Foreman 1"');
});

test("a talk of one's own is written, ranked, changed and taken away, and half a question is refused", async () => {
  const browser = new Browser(product);
  const form = await browser.visit("/tailgate-own");
  const typed = { title: "Our gate", point0: "Close it behind you", work: "traffic" };
  const half = await browser.submit(form, { intent: "keep" }, { ...typed, ask0: "Who closes it?" });
  expect([half.status, labelOf(half, "right0")]).toEqual([400, t("errors.question")]);
  expect(half.valueOf("title")).toBe("Our gate");
  const empty = await browser.submit(form, { intent: "keep" }, { title: "", point0: "" });
  expect([labelOf(empty, "title"), labelOf(empty, "point0")]).toEqual([t("errors.title"), t("errors.point")]);
  const kept = await browser.submit(
    half,
    { intent: "keep" },
    { right0: "Whoever opened it", wrong0: "The wind" },
  );
  expect(kept.toasts).toEqual([t("toasts.tailgateTalkKept")]);
  expect(kept.text).toContain("Close it behind you");
  const ranked = await browser.visit("/ai-tailgate-safety?work=traffic");
  expect(ranked.text).toContain("Our gate");
  const key = kept.path.split("/").at(-1)?.split("?")[0] ?? "";
  const change = await browser.visit(`/tailgate-own?talk=${key}`);
  expect(change.valueOf("ask0")).toBe("Who closes it?");
  const newer = await browser.submit(change, { intent: "keep" }, { title: "Our new gate" });
  expect(newer.text).toContain("Our new gate");
  expect((await new Browser(product).visit(`/tailgate-own?talk=${key}`)).status).toBe(404);
  const gone = await browser.submit(await browser.visit(`/tailgate-own?talk=${key}`), { intent: "drop" });
  expect(gone.toasts).toEqual([t("toasts.tailgateTalkRemoved")]);
  expect((await browser.visit(`/tailgate-talk/${key}`)).status).toBe(404);
});

test("the front page leads to the talks", async () => {
  expect((await new Browser(product).visit("/")).body).toContain('href="/ai-tailgate-safety"');
});

test("a worker may draw instead of type, and nobody signs with neither", async () => {
  const browser = new Browser(product);
  const page = await begun(browser);
  const neither = await browser.submit(page, { intent: "sign" }, line(0, "Mason 1", "es", ""));
  expect([neither.status, labelOf(neither, "rows-0-signature")]).toEqual([400, t("errors.signature")]);
  const drawn = "M10 20L30 40L50 20";
  const signed = await browser.submit(
    page,
    { intent: "sign" },
    { ...line(0, "Mason 1", "es", ""), "rows[0].drawn": drawn },
  );
  expect(signed.toasts).toEqual([t("toasts.tailgateSigned")]);
  expect(signed.body).toContain(`d="${drawn}"`);
  const late = await browser.submit(
    signed,
    { intent: "late" },
    { name: "Mason 2", signature: "", language: "he" },
  );
  expect([late.status, labelOf(late, "signature")]).toEqual([400, t("errors.signature")]);
});
