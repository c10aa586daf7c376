import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Fields } from "../support/browser.ts";
import { newAdmin, signIn, signUp, uniqueEmail } from "../support/members.ts";
import { product } from "../support/product.ts";

const ADDRESS = "/legal/request";
const t = translator("en", "legal-request");
const TYPED = { name: "Sample Builder", email: "", text: "What you keep about me" };

async function file(browser: Browser, kind: string, typed: Fields) {
  const page = await browser.visit(kind === "access" ? ADDRESS : `${ADDRESS}?kind=${kind}`);
  return browser.submit(page, { kind }, typed);
}

test.each(LANGUAGES)("everybody reads the form in %s", async (language) => {
  const browser = new Browser(product, { "accept-language": language });
  const words = translator(language, "legal-request");
  for (const [query, kind] of [
    ["", "access"],
    ["?kind=deletion", "deletion"],
    ["?kind=takedown", "takedown"],
    ["?kind=patents", "patents"],
    ["?kind=x", "access"],
  ] as const) {
    const page = await browser.get(ADDRESS + query);
    expect([page.status, page.heading]).toEqual([
      200,
      translator(language, "shell")("screens.legalRequest.title"),
    ]);
    expect(page.text).toContain(words(`about.${kind}`));
    expect(page.headers.getSetCookie()).toEqual([]);
  }
});

test("a guest files a request, is told by mail, and sees it with its due date in the same browser only", async () => {
  const browser = new Browser(product);
  const email = uniqueEmail();
  const page = await file(browser, "access", { ...TYPED, email });
  expect([page.status, page.toasts]).toEqual([200, [t("toasts.requestFiled")]]);
  expect(page.text).toContain(t("states.received"));
  expect(page.text).toContain(t("mine.left", { count: 29 }));
  expect((await browser.visit("/dev/outbox")).text).toContain(
    t("mail.received.subject", { kind: t("kinds.access") }),
  );
  expect((await new Browser(product).get(ADDRESS)).text).not.toContain(t("mine.title"));
});

test("what a guest filed is the member's after signing in, whose name and address stand in the form", async () => {
  const [browser, filedAs] = [new Browser(product), uniqueEmail()];
  await file(browser, "deletion", { ...TYPED, email: filedAs });
  const email = await signUp(product);
  await signIn(browser, email);
  const page = await browser.visit(ADDRESS);
  expect([page.valueOf("name"), page.valueOf("email")]).toEqual(["Sample Builder", email]);
  expect(page.text).toContain(t("mine.title"));
  expect(page.text).toContain(t("states.received"));
});

describe("a form that lacks something", () => {
  test("says so beside the field and keeps what was typed", async () => {
    const browser = new Browser(product);
    const page = await file(browser, "takedown", {
      name: "",
      email: "no address",
      text: " ",
      place: "/shop",
    });
    expect(page.status).toBe(400);
    for (const key of ["name", "email", "text", "faith", "truth"] as const)
      expect(page.problem).toContain(t(`errors.${key}`));
    expect([page.valueOf("email"), page.valueOf("place")]).toEqual(["no address", "/shop"]);
    expect(page.text).toContain(t("about.takedown"));
  });

  test("of patents is sent by whoever keeps what comes to themselves, and by nobody else", async () => {
    const [browser, email] = [new Browser(product), uniqueEmail()];
    const asked = { name: "Attorney 4", email, text: "The claims of patent 3", place: "A client, patent 3" };
    const page = await file(browser, "patents", asked);
    expect([page.status, page.valueOf("place")]).toEqual([400, asked.place]);
    expect(page.problem).toContain(t("errors.confidence"));
    const sent = await browser.submit(page, { kind: "patents" }, { ...asked, confidence: "on" });
    expect(sent.toasts).toEqual([t("toasts.requestFiled")]);
    const rows = await product.query("select kind, place from legal_requests where email = ?", email);
    expect(rows).toEqual([{ kind: "patents", place: asked.place }]);
  });

  test.each([
    [{}],
    [{ kind: "nothing", ...TYPED, idem: crypto.randomUUID() }],
    [{ kind: "access", ...TYPED, email: "a@example.com", idem: "x" }],
  ])("or its hidden fields is refused as a whole", async (fields) => {
    const page = await new Browser(product).post(ADDRESS, fields as Fields);
    expect(page.status).toBe(400);
    expect(page.problem).toBeDefined();
  });
});

describe("administrators", () => {
  test("take a takedown from received to refused with a reason, which its filer reads", async () => {
    const [admin, browser] = [await newAdmin(product), new Browser(product)];
    const email = uniqueEmail();
    const place = `/shop#${crypto.randomUUID()}`;
    await file(browser, "takedown", { ...TYPED, email, place, faith: "on", truth: "on" });
    const [filed] = await product.query<{ id: string }>(
      "select id from legal_requests where email = ?",
      email,
    );
    const address = `/admin/requests?request=${filed?.id}`;
    expect((await admin.visit("/admin/requests")).body).toContain(`href="${address}"`);
    let page = await admin.visit(address);
    expect(page.text).toContain(place);
    page = await admin.submit(page, { to: "checking" });
    expect(page.text).toContain(t("states.checking"));
    const refused = await admin.submit(page, { to: "refused" }, { answer: "" });
    expect([
      refused.status,
      refused.problem?.includes(translator("en", "requests")("errors.answer")),
    ]).toEqual([400, true]);
    page = await admin.submit(page, { to: "refused" }, { answer: "It is our own drawing." });
    expect(page.text).toContain(t("states.refused"));
    // An old page of the same request changes nothing more.
    const old = await admin.post(address, {
      id: filed?.id ?? "",
      version: "2",
      to: "done",
      answer: "Taken down.",
    });
    expect(old.status).toBe(409);
    const mine = await browser.visit(`${ADDRESS}?kind=takedown`);
    expect(mine.text).toContain("It is our own drawing.");
    expect((await admin.visit("/admin/requests?tab=closed")).body).toContain(`href="${address}"`);
    expect((await admin.get("/admin/requests?request=nothing")).status).toBe(404);
  });
});
