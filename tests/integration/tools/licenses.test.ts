import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { pdf } from "../../pictures.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const t = translator("en", "license-checker");
const check = translator("en", "license-check");
const lists = translator("en", "license-lists");

const RECORD = {
  state: "CA",
  number: "1234567",
  name: "SAMPLE Ridge Builders",
  status: "suspended",
  bond: "shown",
  compensation: "exempt",
  work: "newHome",
  value: "45,000",
  lookedOn: "2026-01-02",
};

async function recorded(browser: Browser, typed: Record<string, string> = {}, language = "en") {
  const form = await browser.visit(`/license-checker?state=CA&record=1&lang=${language}`);
  return browser.submit(form, { intent: "record" }, { ...RECORD, ...typed });
}

test.each(LANGUAGES)(
  "a state's card leads to its board and never says that a number is valid, in %s",
  async (language) => {
    const words = translator(language, "license-checker");
    const browser = new Browser(product);
    const like = await browser.visit(`/license-checker?state=CA&number=1234567&lang=${language}`);
    expect(like.text).toContain(words("said.like"));
    expect(like.text).toContain(words("cannot"));
    expect(like.body).toContain('href="https://cslb.ca.gov');
    const unlike = await browser.visit("/license-checker?state=CA&number=12");
    expect(unlike.text).toContain(words("said.unlikeTitle"));
    const none = await browser.visit("/license-checker?state=XX&number=12");
    expect([none.status, none.text.includes(words("cannotTitle"))]).toEqual([200, true]);
  },
);

test("one button is the loudest: the search, then what is written down of a state's record", async () => {
  const browser = new Browser(product);
  const loud = async (query: string) => {
    const { body } = await browser.visit(`/license-checker${query}`);
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    return main.match(/<(?:button|a)\b[^>]*\bbg-accent\b/g)?.length;
  };
  for (const query of ["", "?state=CA", "?state=TX&number=1", "?state=CA&record=1"])
    expect([query, await loud(query)]).toEqual([query, 1]);
});

test.each(LANGUAGES)(
  "what a record says is written down, read, and printed as a proof, in %s",
  async (language) => {
    const words = translator(language, "license-check");
    const browser = new Browser(product);
    const kept = await recorded(browser, {}, language);
    expect(kept.toasts).toEqual([translator(language, "license-checker")("toasts.licenseRecorded")]);
    expect(kept.text).toContain(words("overall.stop.title"));
    expect(kept.text).toContain(words("findings.status.suspended"));
    const path = kept.path.split("?")[0] ?? "";
    expect((await browser.visit(`${path}?sheet=proof`)).text).toContain(words("proof.what"));
    expect((await browser.visit("/license-checker")).text).toContain("SAMPLE Ridge Builders");
    expect((await new Browser(product).visit(path)).status).toBe(404);
  },
);

test("what is wrong is said beside its field, and what was typed stays", async () => {
  const browser = new Browser(product);
  const bad = await recorded(browser, { number: "12", value: "much", name: " ", lookedOn: "2999-01-01" });
  expect(bad.status).toBe(400);
  expect(bad.text).toContain(t("errors.value"));
  expect(bad.text).toContain(t("errors.name"));
  expect([bad.valueOf("number"), bad.valueOf("value")]).toEqual(["12", "much"]);
  const unlike = await recorded(browser, { number: "12" });
  expect(unlike.text).toContain(t("errors.unlike", { example: "1234567" }).slice(0, 30));
  const asShown = await browser.submit(unlike, { intent: "record" }, { asShown: "on" });
  expect(asShown.toasts).toEqual([t("toasts.licenseRecorded")]);
  const future = await recorded(browser, { lookedOn: "2999-01-01" });
  expect([future.status, future.text.includes(t("errors.future"))]).toEqual([400, true]);
});

test("evidence is kept with a check, and a check is watched and removed", async () => {
  const browser = new Browser(product);
  const kept = await recorded(browser, { expiresOn: "2027-01-02" });
  const path = kept.path.split("?")[0] ?? "";
  const watched = await browser.submit(kept, { intent: "watch" });
  expect(watched.text).toContain(check("watch.stop"));
  const id = path.split("/").at(-1) ?? "";
  const form = await browser.visit(`/license-evidence?check=${id}`);
  const send = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(form.form({ intent: "evidence" }).fields))
      if (field !== "file") body.set(field, value);
    body.set("intent", "evidence");
    body.set("file", new Blob([bytes]), name);
    return browser.send("/license-evidence", { method: "POST", body });
  };
  const text = new TextEncoder().encode("no picture at all, only words");
  const refused = await send(text, "page.pdf");
  expect([refused.status, refused.problem]).toEqual([
    400,
    expect.stringContaining(check("evidence.errors.unknown")),
  ]);
  expect((await send(pdf(), "page.pdf")).status).toBe(303);
  expect((await browser.visit(path)).text).toContain("page.pdf");
  const removed = await browser.submit(await browser.visit(path), { intent: "remove" });
  expect(removed.toasts).toEqual([t("toasts.licenseRemoved")]);
  expect((await browser.visit(path)).status).toBe(404);
});

test("a board's list is brought along, searched with its day, and named where it cannot be read", async () => {
  const browser = new Browser(product);
  const page = await browser.visit("/license-lists?lang=en");
  const send = async (csv: string, typed: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(page.form({ intent: "import" }).fields))
      if (field !== "file") body.set(field, value);
    for (const [field, value] of Object.entries({
      intent: "import",
      idem: crypto.randomUUID(),
      state: "NC",
      source: "SAMPLE board",
      asOf: "2026-01-02",
      ...typed,
    }))
      body.set(field, value);
    body.set("file", new Blob([csv]), "list.csv");
    return browser.send("/license-lists", { method: "POST", body });
  };
  const columns = await send("a,b\n1,2\n");
  expect([columns.status, columns.text.includes(lists("columns.number"))]).toEqual([400, true]);
  const state = await send("License No,Business Name\n77,SAMPLE One\n", { state: "" });
  expect([state.status, state.text.includes(lists("errors.state"))]).toEqual([400, true]);
  expect((await send("License No,Business Name\n77001,SAMPLE One\n")).status).toBe(303);
  const found = await browser.visit("/license-checker?state=NC&number=77001");
  expect(found.text).toContain("SAMPLE One");
  expect(found.text).toContain(t("found.lead"));
});

test("the example writes nothing", async () => {
  const browser = new Browser(product);
  const example = await browser.visit("/license-check/sample?lang=en");
  expect(example.text).toContain(check("overall.stop.title"));
  for (const intent of ["watch", "remove"])
    expect((await browser.post("/license-check/sample", { intent })).status).not.toBe(500);
  expect((await browser.visit("/license-check/sample")).status).toBe(200);
});

test.each(LANGUAGES)(
  "a trade is chosen with the state and leads to its own board, or says that none is recorded, in %s",
  async (language) => {
    const words = translator(language, "license-checker");
    const browser = new Browser(product);
    const own = await browser.visit(`/license-checker?state=TX&trade=plumbing&lang=${language}`);
    expect(own.body).toContain('href="https://tsbpe.texas.gov"');
    expect(own.text).toContain(words("trade.own"));
    expect(own.valueOf("trade")).toBe("plumbing");
    const none = await browser.visit("/license-checker?state=KS&trade=electrical");
    expect(none.text).toContain(words("trade.unknown"));
    expect((await browser.visit("/license-checker?state=TX&trade=glass")).text).not.toContain(
      words("trade.unknown"),
    );
  },
);
