import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png } from "../../pictures.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, signIn, signUp } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "contractor-verification");
const key = () => crypto.randomUUID();
const WHO = {
  called: "Sample Ridge Builders",
  region: "CA",
  number: "123456",
  work: "roofing",
  crew: "yes",
  badge: "",
};

async function begun(browser = new Browser(product)) {
  const made = await browser.post("/contractor-verification", { intent: "begin", idem: key(), ...WHO });
  return { browser, path: made.location ?? "" };
}

test.each(LANGUAGES)(
  "a client without an account checks a contractor and is told why it is a risk, in %s",
  async (language) => {
    const words = translator(language, "contractor-verification");
    const browser = new Browser(product);
    const start = await browser.visit(`/contractor-verification?lang=${language}`);
    expect(start.text).toContain(words("lead"));
    const refused = await browser.post("/contractor-verification", {
      intent: "begin",
      idem: key(),
      ...WHO,
      called: " ",
    });
    expect([refused.status, refused.valueOf("number")]).toEqual([400, "123456"]);
    const { path } = await begun(browser);
    expect(path).toMatch(/^\/contractor-report\/[\w-]{36}$/);
    const form = await browser.visit(`${path}?check=compensation`);
    const found = { result: "bad", source: "board.example", day: "2026-03-02" };
    const saved = await browser.submit(form, { intent: "check" }, found);
    expect(saved.toasts).toEqual([words("toasts.contractorSaved")]);
    for (const said of [
      words("reasons.noCompensation"),
      words("kinds.bond"),
      words("questions.compensation"),
    ])
      expect(saved.text).toContain(said);
  },
);

test("a deposit over the state's limit, payments ahead of the work and missing clauses are each a reason", async () => {
  const { browser, path } = await begun();
  await browser.visit(`${path}?lang=en`);
  const contract = {
    ...{ intent: "contract", version: "1", readContract: "on", clauses: "scope" },
    ...{ priceCents: "20000", depositCents: "5000", payments: "15000; 50; frame" },
  };
  const wrong = await browser.post(path, { ...contract, payments: "soon" });
  expect([wrong.status, wrong.text.includes(t("errors.payments"))]).toEqual([400, true]);
  expect((await browser.post(path, contract)).status).toBe(303);
  const page = await browser.visit(path);
  for (const said of [t("reasons.depositOver"), "7159.5", "$1,000", t("questions.title")])
    expect(page.text).toContain(said);
  expect((await browser.post(path, contract)).status).toBe(409);
});

test("whoever has the address reads the report and changes nothing; its maker takes it along when signing in, and removes it", async () => {
  const { browser, path } = await begun();
  const other = new Browser(product);
  const read = await other.visit(`${path}?check=bond`);
  expect(read.text).toContain(WHO.called);
  expect(read.headers.get("x-robots-tag")).toContain("noindex");
  expect(read.body).not.toContain('value="remove"');
  expect((await other.post(path, { intent: "remove" })).status).toBe(404);
  expect((await other.get(`/contractor-report/${key()}`)).status).toBe(404);
  await signIn(browser, await signUp(product));
  expect((await browser.visit("/contractor-verification")).text).toContain(WHO.called);
  expect((await browser.post(path, { intent: "remove" })).location).toBe("/contractor-verification");
  expect((await other.get(path)).status).toBe(404);
});

test("a contractor answers for a paper at its own address, once", async () => {
  const { browser, path } = await begun();
  await browser.post(path, { intent: "ask", idem: key(), kind: "insurance", question: "Carrier?" });
  const page = await browser.visit(`${path}?lang=en`);
  const paper = /\/contractor-paper\/[\w-]{36}/.exec(page.body)?.[0] ?? "";
  // Whoever only reads the report is not told where to answer.
  expect((await new Browser(product).visit(path)).body).not.toContain(paper);
  const contractor = new Browser(product);
  expect((await contractor.visit(paper)).text).toContain("Carrier?");
  const said = {
    intent: "paper",
    answer: "Sample Mutual",
    number: "77",
    untilOn: "2027-01-01",
    printedName: "",
  };
  expect((await contractor.post(paper, said)).status).toBe(400);
  expect((await contractor.post(paper, { ...said, printedName: "Roofer 1" })).status).toBe(303);
  expect((await contractor.post(paper, { ...said, printedName: "Roofer 2" })).status).toBe(409);
  const after = await browser.visit(path);
  for (const words of ["Sample Mutual", "Roofer 1"]) expect(after.text).toContain(words);
});

test("a client keeps the contract with the report, by forms alone, and nobody else who has the address sees it", async () => {
  const { browser, path } = await begun();
  const page = await browser.visit(`${path}?lang=en`);
  const send = (bytes: Uint8Array<ArrayBuffer> | string, who = browser) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(page.form({ intent: "attach" }).fields)) form.set(name, value);
    form.set("intent", "attach");
    form.set("file", new File([bytes], "Contract page 1.png", { type: "image/png" }));
    return who.send(path, { method: "POST", body: form });
  };
  const odd = await send("<svg onload=alert(1)>");
  expect([odd.status, odd.text.includes(t("errors.file.unknown"))]).toEqual([422, true]);
  const none = await send("");
  expect([none.status, none.text.includes(t("errors.file.none"))]).toEqual([422, true]);
  const large = await send("x".repeat(6_000_000));
  expect([large.status, large.text.includes(t("errors.file.tooLarge"))]).toEqual([413, true]);
  expect((await send(png(), new Browser(product))).status).toBe(404);
  for (let time = 0; time < 2; time += 1) expect((await send(png())).status).toBe(303);
  const kept = await browser.visit(path);
  expect(kept.body.match(/href="\/files\/[\w-]+"/g)).toHaveLength(1);
  const file = /\/files\/[\w-]+/.exec(kept.body)?.[0] ?? "";
  expect((await browser.get(file)).headers.get("content-type")).toBe("image/png");
  const reader = new Browser(product);
  expect((await reader.visit(path)).body).not.toContain("Contract page 1");
  expect((await reader.get(file)).status).toBe(404);
  const without = await browser.submit(kept, { intent: "detach" });
  expect(without.body).not.toContain("Contract page 1");
  expect((await browser.get(file)).status).toBe(404);
});

test("a concern reaches the administrators, who say what came of it", async () => {
  const { browser, path } = await begun();
  const words = `Never came ${key()}`;
  expect((await browser.post(path, { intent: "concern", idem: key(), about: "deposit", words })).status).toBe(
    303,
  );
  const admin = await newAdmin(product);
  const page = await admin.visit("/admin/verifications?lang=en");
  expect(page.text).toContain(words);
  const [row] = await product.query<{ id: string }>(
    "select id from contractor_concerns where words = ?",
    words,
  );
  const handled = { intent: "handled", concern: row?.id ?? "", finding: "" };
  expect((await admin.post("/admin/verifications", handled)).status).toBe(400);
  expect((await admin.post("/admin/verifications", { ...handled, finding: "Called" })).status).toBe(303);
  expect((await admin.visit("/admin/verifications")).text).not.toContain(words);
});

test("scripts and addresses in what a client types stay text", async () => {
  const browser = new Browser(product);
  const called = '<script>alert(1)</script>"><b>Sample';
  const made = await browser.post("/contractor-verification", {
    intent: "begin",
    idem: key(),
    ...WHO,
    called,
  });
  const page = await browser.visit(made.location ?? "");
  expect(page.body).not.toContain("<script>alert(1)");
  expect(page.heading).toContain("Sample");
});
