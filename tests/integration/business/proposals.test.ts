import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "proposals");
const key = () => crypto.randomUUID();
const versionOf = (page: Page) => page.valueOf("version") ?? "";

async function begun(browser: Browser, more: Record<string, string> = {}) {
  const form = {
    intent: "create",
    idem: key(),
    template: "deck",
    title: "Deck at Ridge",
    client: "Homeowner 1",
  };
  return (await browser.post("/proposal-builder", { ...form, ...more })).location ?? "";
}

const moved = async (browser: Browser, path: string, transition: string, note = "") =>
  browser.submit(await browser.visit(path), { transition }, note ? { note } : {});

async function shared(browser: Browser, path: string) {
  const id = path.split("/").at(-1) ?? "";
  const share = `/workspace/share?type=proposal&id=${id}`;
  const link = key();
  const workspace = /name="workspace" value="([^"]+)"/.exec((await browser.get(share)).body)?.[1] ?? "";
  await browser.post(share, {
    ...{ intent: "share", idem: link, workspace, type: "proposal", id, name: "The client", kind: "person" },
    ...{ days: "7", asksName: "on", sign: "on", answer: "on" },
  });
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const holder = new Browser(product);
  await holder.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  return { holder, here: `/shared/${link}/proposal`, share, link };
}

/** The sum that the page would sign. */
const totalOf = (page: Page) => page.valueOf("total") ?? "";

test.each(LANGUAGES)("a guest writes a proposal from a template, in %s", async (language) => {
  const words = translator(language, "proposals");
  const browser = new Browser(product);
  const list = await browser.visit(`/proposal-builder?lang=${language}`);
  expect([list.status, list.text.includes(words("begin.text"))]).toEqual([200, true]);
  expect((await browser.visit("/proposal-generator")).status).toBe(200);
  const path = await begun(browser, { size: "300", facts: "Stairs on the left" });
  const page = await browser.visit(path);
  expect([page.status, page.toasts]).toEqual([200, [words("toasts.proposalMade")]]);
  for (const said of ["Stairs on the left", "300", words("warnings.licence"), words("margin.title")])
    expect(page.text).toContain(said);
  const seen = await browser.visit("/proposal-builder");
  expect(seen.text).toContain("Deck at Ridge");
  expect((await new Browser(product).visit(path)).status).toBe(404);
  expect((await browser.visit("/proposal/sample")).status).toBe(200);
  expect((await browser.visit("/schedule-of-values/sample")).text).toContain(words("values.title"));
});

test("milestones of 99.99 percent, a deposit over the cap and a markup over 1000 are refused beside the field", async () => {
  const browser = new Browser(product);
  const path = await begun(browser);
  const version = async () => versionOf(await browser.visit(path));
  const nearly = { name0: "Start", percent0: "50", name1: "Finish", percent1: "49.99" };
  const steps = await browser.post(path, { intent: "milestones", version: await version(), ...nearly });
  expect([steps.status, steps.text.includes(t("errors.hundred"))]).toEqual([400, true]);
  expect(steps.valueOf("percent1")).toBe("49.99");
  const whole = { intent: "milestones", version: await version(), ...nearly, percent1: "50" };
  expect((await browser.post(path, whole)).status).toBe(303);
  const dear = { intent: "prices", version: await version(), state: "CA", deposit: "1000.01" };
  const over = await browser.post(path, dear);
  expect([over.status, over.text.includes("Cal. Bus. & Prof. Code § 7159.5")]).toEqual([400, true]);
  expect(over.text.replace(/[\u2066-\u2069]/g, "")).toContain(
    "more than CA allows on home improvement, at least for one choice of the options: 1/10 of the price or $1,000.00, whichever is less",
  );
  expect(over.valueOf("deposit")).toBe("1000.01");
  expect((await browser.post(path, { ...dear, deposit: "1000" })).status).toBe(303);
  // Whoever pays it reads the rule too: the same part stands in the client's page.
  const asked = (await browser.visit(path)).text.replace(/[\u2066-\u2069]/g, "");
  expect(asked).toContain("In CA a deposit on home improvement is at most 1/10 of the price or $1,000.00");
  const line = {
    intent: "line",
    version: await version(),
    line: key(),
    text: "Bench",
    unitCost: "1",
    markup: "2000",
  };
  const much = await browser.post(path, line);
  expect([much.status, much.text.includes(t("errors.markup"))]).toEqual([400, true]);
  const backwards = { intent: "facts", version: await version(), title: "Deck" };
  const late = await browser.post(path, { ...backwards, startOn: "2027-03-02", finishOn: "2027-03-01" });
  expect([late.status, late.text.includes(t("errors.finishOn"))]).toEqual([400, true]);
});

test("a client without an account chooses, asks, accepts and has a certificate; then it becomes a project", async () => {
  const { browser } = await newMember(product);
  const path = await begun(browser);
  await moved(browser, path, "send");
  const { holder, here, link } = await shared(browser, path);
  const held = await holder.visit(`${here}?lang=en`);
  expect(held.status).toBe(200);
  // Nothing of what it costs whoever offers it.
  expect(held.body).not.toMatch(/unitCost|markup|13\.5\b/i);
  expect((await browser.visit(path)).text).toContain(t("states.viewed"));
  const best = await holder.visit(`${here}?pick=1&g0=2&l0=on`);
  expect(Number(totalOf(best))).toBeGreaterThan(Number(totalOf(held)));
  const line = /<option value="([^"]+)"/.exec(best.body)?.[1] ?? "";
  const question = { intent: "ask", idem: key(), line, body: "Which footing?", printedName: "Homeowner 1" };
  expect((await holder.post(here, question)).status).toBe(303);
  expect((await browser.visit(path)).text).toContain("Which footing?");
  const decide = { idem: key(), version: versionOf(best), intent: "accept", g0: "2", l0: "on" };
  const nameless = await holder.post(here, { ...decide, total: totalOf(best), printedName: " " });
  expect([nameless.status, nameless.text.includes(t("errors.printedName"))]).toEqual([400, true]);
  expect(nameless.text).toContain(t("errors.agree"));
  const drawn = "M10 10L200 80L390 20";
  const scribble = await holder.post(here, { ...decide, total: totalOf(best), drawn: "M1 1 url(#x)" });
  // What is no drawing is drawn nowhere, and is no field's value.
  expect([scribble.status, / (?:d|value)="[^"]*url\(/.test(scribble.body)]).toEqual([400, false]);
  const yes = { ...decide, agree: "on", printedName: "Homeowner 1", drawn };
  expect((await holder.post(here, { ...yes, total: totalOf(held) })).status).toBe(409);
  for (const _ of [1, 2])
    expect((await holder.post(here, { ...yes, total: totalOf(best) })).status).toBe(303);
  const other = await holder.post(here, { ...yes, idem: key(), total: totalOf(best), printedName: "Other" });
  expect(other.status).toBe(409);
  const accepted = await holder.visit(here);
  const certificate = /\/proposal-certificate\?hash=[0-9a-f]{64}/.exec(accepted.body)?.[0] ?? "";
  const checked = await new Browser(product).visit(certificate);
  for (const said of [t("certificate.whole"), "Homeowner 1"]) expect(checked.text).toContain(said);
  expect(checked.body).toContain(`d="${drawn}"`);
  expect(checked.body).not.toMatch(/unitCost|markup/i);
  const unknown = await holder.visit(`/proposal-certificate?hash=${"0".repeat(64)}`);
  expect(unknown.text).toContain(t("certificate.unknown"));
  const paper = await holder.get(`/shared/${link}/proposal.pdf`);
  expect(paper.headers.get("content-type")).toBe("application/pdf");
  const seen = await browser.visit(path);
  const values = await browser.submit(seen, { intent: "convert" });
  expect([values.status, values.text.includes(t("values.title"))]).toEqual([200, true]);
  const again = await browser.post(path, { intent: "convert" });
  expect(again.location).toBe(values.path);
  const project = `/project/${values.path.split("/").at(-1)}`;
  expect((await browser.visit(project)).body).toContain(values.path);
  const late = { intent: "facts", version: versionOf(await browser.visit(path)) || "9", title: "Cheaper" };
  expect((await browser.post(path, late)).status).toBe(409);
});

test("a declined proposal says why, a version that was replaced cannot be accepted, and a revoked link opens nothing", async () => {
  const { browser } = await newMember(product);
  const path = await begun(browser);
  await moved(browser, path, "send");
  const { holder, here, share, link } = await shared(browser, path);
  const old = await holder.visit(`${here}?lang=en`);
  await moved(browser, path, "takeBack", "Lumber went up");
  expect((await holder.visit(here)).text).toContain(t("held.takenBack"));
  const bench = { text: "Bench", qty: "1", unitCost: "400" };
  const draft = await browser.visit(path);
  await browser.post(path, { intent: "line", version: versionOf(draft), line: key(), ...bench });
  const sent = await moved(browser, path, "send");
  expect(sent.text).toContain(t("versions.change", { number: "2", before: "1" }));
  const yes = { intent: "accept", idem: key(), agree: "on", printedName: "Homeowner 1" };
  const late = await holder.post(here, { ...yes, version: versionOf(old), total: totalOf(old) });
  expect([late.status, late.text.includes("Bench")]).toEqual([409, true]);
  const fresh = await holder.visit(here);
  const no = { intent: "decline", idem: key(), version: versionOf(fresh), printedName: "Homeowner 1" };
  const silent = await holder.post(here, { ...no, note: "" });
  expect([silent.status, silent.text.includes(t("errors.noteMissing"))]).toEqual([400, true]);
  expect((await holder.post(here, { ...no, note: "Too dear" })).status).toBe(303);
  expect((await browser.visit(path)).text).toContain("Too dear");
  await browser.post(share, { intent: "revoke", id: link });
  expect((await holder.visit(here)).status).not.toBe(200);
});

test("a proposal begins from an estimate, and both say so", async () => {
  const browser = new Browser(product);
  const estimate = key();
  await browser.post("/material-cost-estimator", {
    intent: "create",
    idem: estimate,
    title: "Ridge",
    job: "deck",
  });
  const form = await browser.visit(`/proposal-builder?from=estimate:${estimate}`);
  expect(form.valueOf("from")).toBe(`estimate:${estimate}`);
  const path = await begun(browser, { from: `estimate:${estimate}`, template: "none" });
  const page = await browser.visit(path);
  expect(page.body).toContain(`/estimate/${estimate}`);
});

test("a client sees what could be paid by the month, worked out for the price and called an estimate", async () => {
  const { browser } = await newMember(product);
  const query = "kind=customer&amount=18500&rate=7.99&months=84&dealerFee=5";
  const keep = await browser.visit(`/saved-financing?${query}`);
  await browser.submit(keep, { intent: "save" }, { topic: "Seven years" });
  const path = await begun(browser);
  const draft = await browser.visit(path);
  const plan = /name="plan0"[^>]*value="([\w-]{36})"|value="([\w-]{36})"[^>]*name="plan0"/.exec(draft.body);
  const id = plan?.[1] ?? plan?.[2] ?? "";
  const wrong = await browser.submit(draft, { intent: "plans" }, { plan0: key() });
  expect([wrong.status, wrong.text.includes(t("errors.plan"))]).toEqual([422, true]);
  const shown = await browser.submit(await browser.visit(path), { intent: "plans" }, { plan0: id });
  expect(shown.text).toContain(t("plans.estimate"));
  await moved(browser, path, "send");
  const { holder, here } = await shared(browser, path);
  for (const language of LANGUAGES) {
    const words = translator(language, "proposals");
    const page = await holder.visit(`${here}?lang=${language}`);
    for (const said of ["Seven years", words("plans.estimate"), words("plans.apr")])
      expect(page.text).toContain(said);
    expect(page.text).not.toContain("dealerFee");
  }
});
