import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "champions");
const uuid = () => crypto.randomUUID();
const STORY = "Stopped the lift when the wind rose, and told everybody on the site why.";

/** Somebody who is shown on the boards under a name of their own. */
async function shown() {
  const { browser, id } = await newMember(product);
  const called = `Mason ${uuid().slice(0, 8)}`;
  const page = await browser.submit(
    await browser.visit("/my-recognition"),
    { intent: "enter" },
    { shownAs: called, shown: "on" },
  );
  expect(page.toasts).toEqual([t("toasts.championEntered")]);
  return { browser, id, called };
}

/** A nomination of somebody, as its page stands for whoever wrote it. */
async function nominated(by: Browser, called: string, more: Record<string, string> = {}) {
  return by.submit(
    await by.visit("/nominate"),
    { intent: "nominate" },
    { kind: "person", board: "safety", called, story: STORY, ...more },
  );
}

test.each(LANGUAGES)(
  "everybody reads the boards, the rules and the sample nominees without an account, in %s",
  async (language) => {
    const words = translator(language, "champions");
    const browser = new Browser(product);
    const home = await browser.visit(`/champions?lang=${language}&kind=crew&board=safety`);
    expect([home.status, home.heading]).toEqual([
      200,
      translator(language, "shell")("screens.champions.title"),
    ]);
    expect(home.text).toContain(words("board.ties"));
    const rules = await browser.visit("/champions/rules");
    for (const rule of ["talk", "report", "answer", "returned"] as const)
      expect(rules.text).toContain(words(`events.${rule}`));
    expect(rules.text).toContain(words("rules.hiding"));
    const example = await browser.visit("/champion-nomination/sample-1");
    expect(example.text).toContain(words("example.one"));
    expect(example.forms.filter(({ action }) => action.includes("champion"))).toEqual([]);
    const certificate = await browser.visit("/champion-certificate/sample-1");
    expect(certificate.text).toContain(words("certificate.check"));
    expect(certificate.body).toContain("/champion-nomination/sample-1");
    // Who did not win has none.
    expect((await browser.get("/champion-certificate/sample-2")).status).toBe(404);
    expect((await browser.get("/champion-nomination/sample-99")).status).toBe(404);
  },
);

test("a nomination is private until the nominee agrees, and then public, seconded and put on the shortlist by forms alone", async () => {
  const [of, by, other] = [await shown(), await shown(), await shown()];
  const said = await nominated(by.browser, of.called);
  expect(said.toasts).toEqual([t("toasts.championNominated")]);
  const { path } = said;
  expect([said.heading, said.text.includes(STORY)]).toEqual([of.called, true]);
  expect((await new Browser(product).get(path)).status).toBe(404);
  expect((await other.browser.get(path)).status).toBe(404);
  expect((await of.browser.visit("/profile?tab=notifications")).body).toContain(path);
  const agreed = await of.browser.submit(await of.browser.visit(path), { transition: "agree" });
  expect(agreed.toasts).toEqual([t("toasts.championMoved")]);
  expect((await new Browser(product).visit(path)).text).toContain(STORY);
  // Whoever wrote it does not second it.
  expect(
    (await by.browser.visit(path)).forms.some(({ buttons }) =>
      buttons.some(({ value }) => value === "second"),
    ),
  ).toBe(false);
  const seconded = await other.browser.submit(await other.browser.visit(path), { transition: "second" });
  expect(seconded.text).toContain(t("states.seconded"));
  const admin = await newAdmin(product);
  const queue = await admin.visit("/admin/champions");
  expect(queue.text).toContain(of.called);
  const id = path.split("/").at(-1) ?? "";
  const form = queue.forms.find(
    ({ action, buttons }) => action.includes(id) && buttons.some(({ value }) => value === "shortlist"),
  );
  const done = await admin.post(form?.action ?? "", { ...form?.fields, transition: "shortlist" });
  expect(done.status).toBe(303);
  const listed = await other.browser.visit(path);
  expect(listed.text).toContain(t("states.shortlisted"));
  expect(listed.text).toContain(t("vote.later"));
  expect((await other.browser.post(path, { intent: "vote" })).status).toBe(409);
});

test("what is wrong stands beside its field with what was typed: a short story, oneself, an unknown name", async () => {
  const by = await shown();
  const short = await nominated(by.browser, "Somebody", { story: "Good." });
  expect([short.status, short.problem]).toEqual([400, expect.stringContaining(t("errors.story"))]);
  expect([short.valueOf("called"), short.body.includes(">Good.</textarea>")]).toEqual(["Somebody", true]);
  const self = await nominated(by.browser, by.called);
  expect([self.status, self.problem]).toEqual([400, expect.stringContaining(t("errors.self"))]);
  const nobody = await nominated(by.browser, `Nobody ${uuid()}`);
  expect([nobody.status, nobody.problem]).toEqual([400, expect.stringContaining(t("errors.unknown"))]);
  const other = await newMember(product);
  const taken = await other.browser.submit(
    await other.browser.visit("/my-recognition"),
    { intent: "enter" },
    { shownAs: by.called.toUpperCase(), shown: "on" },
  );
  expect([taken.status, taken.problem]).toEqual([409, expect.stringContaining(t("errors.taken"))]);
});

test("a script in a story stays text, and a file that is no picture holds the nomination back", async () => {
  const [of, by] = [await shown(), await shown()];
  const hostile = await nominated(by.browser, of.called, {
    story: `<script>alert(1)</script> and <img src=x onerror=alert(1)> ${STORY}`,
  });
  expect(hostile.body).not.toContain("<script>alert(1)");
  expect(hostile.body).not.toContain("<img src=x");
  expect(hostile.text).toContain("<script>alert(1)</script>");
  const form = new FormData();
  const fields = {
    intent: "nominate",
    idem: uuid(),
    kind: "person",
    board: "craft",
    called: of.called,
    story: STORY,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("photo", new File(["<svg onload=alert(1)>"], "x.png", { type: "image/png" }));
  const bad = await by.browser.send("/nominate", { method: "POST", body: form });
  expect([bad.status, bad.problem]).toEqual([400, expect.stringContaining(t("errors.photo_unknown"))]);
  expect((await by.browser.get(`/champion-nomination/${fields.idem}`)).status).toBe(404);
});

test("a form sent again, for another's nomination or with an unknown step changes nothing", async () => {
  const [of, by, other] = [await shown(), await shown(), await shown()];
  const fields = {
    intent: "nominate",
    idem: uuid(),
    kind: "person",
    board: "helping",
    called: of.called,
    story: STORY,
  };
  for (let n = 0; n < 2; n++) expect((await by.browser.post("/nominate", fields)).status).toBe(303);
  const [count] = await product.query<{ n: number }>(
    "select count(*) n from champion_nominations where id = ?",
    fields.idem,
  );
  expect(count?.n).toBe(1);
  const path = `/champion-nomination/${fields.idem}`;
  const step = { intent: "move", idem: uuid(), version: "1", note: "" };
  expect((await other.browser.post(path, { ...step, transition: "agree" })).status).not.toBe(303);
  expect((await by.browser.post(path, { ...step, transition: "win" })).status).not.toBe(303);
  expect((await by.browser.post(path, { ...step, transition: "nonsense" })).status).toBe(400);
  expect((await by.browser.post(path, { intent: "vote" })).status).toBe(404);
  const [row] = await product.query<{ state: string }>(
    "select state from champion_nominations where id = ?",
    fields.idem,
  );
  expect(row?.state).toBe("nominated");
});
