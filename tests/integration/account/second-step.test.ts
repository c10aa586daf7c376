import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { Browser, type Fields, type Page } from "../support/browser.ts";
import { confirmByMail, newMember, PASSWORD, signIn } from "../support/members.ts";
import { product } from "../support/product.ts";
import {
  appOf,
  codeMailedTo,
  letTimePass,
  linkMailedTo,
  mailsTo,
  turnOnSecondStep,
} from "../support/ways-in.ts";

const t = translator("en", "account");
const security = translator("en", "security-dashboard");
const SECURITY = "/security-dashboard";

const isSignedIn = async (browser: Browser) => (await browser.get("/profile")).status === 200;

/** The first step by the page; answers where it leads. */
async function firstStep(browser: Browser, email: string): Promise<Page> {
  const page = await browser.visit("/auth?redirectTo=/cart");
  return browser.submit(page, { intent: "sign-in" }, { email, password: PASSWORD });
}
const second = (browser: Browser, page: Page, factorCode: string) =>
  browser.submit(page, { intent: "second-step" }, { factorCode });

describe("a second step", () => {
  test("is set up by a picture or a key, without scripts, and asked for from then on", async () => {
    const { browser, email } = await newMember(product);
    const begun = await browser.submit(await browser.visit(SECURITY), { intent: "factor-begin" });
    expect(begun.body).toMatch(/<svg role="img"[^>]*aria-label="QR code/);
    const wrong = await browser.submit(begun, { intent: "factor-confirm" }, { code: "000000" });
    expect([wrong.status, wrong.valueOf("code")]).toEqual([400, "000000"]);
    expect(wrong.problem).toContain(security("errors.code"));
    const app = appOf(begun);
    const done = await browser.submit(wrong, { intent: "factor-confirm" }, { code: app() });
    expect(done.text).toContain(security("factor.codesTitle"));
    expect(done.headers.get("cache-control")).toContain("no-store");
    const later = await browser.visit(SECURITY);
    expect(later.text).not.toContain(security("factor.codesTitle"));
    expect(later.body).not.toContain('<svg role="img" aria-label="QR code');

    const phone = new Browser(product);
    const step = await firstStep(phone, email);
    expect([step.heading, await isSignedIn(phone)]).toEqual([t("secondStep.title"), false]);
    const inside = await second(phone, step, app(1));
    expect([inside.path, await isSignedIn(phone)]).toEqual(["/cart", true]);
  });

  test("does not accept a code of the app twice", async () => {
    const { browser, email } = await newMember(product);
    const { app } = await turnOnSecondStep(browser);
    const [first, next] = [app(), app(1)];
    const phone = new Browser(product);
    const step = await firstStep(phone, email);
    const again = await second(phone, step, first);
    expect([again.status, again.problem?.includes(t("errors.code"))]).toEqual([400, true]);
    expect((await second(phone, step, next)).path).toBe("/cart");
    const thief = new Browser(product);
    expect((await second(thief, await firstStep(thief, email), next)).status).toBe(400);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test("takes each recovery code once, and the owner is told by mail", async () => {
    const { browser, email } = await newMember(product);
    const { codes } = await turnOnSecondStep(browser);
    expect(codes).toHaveLength(10);
    const [code = ""] = codes;
    const phone = new Browser(product);
    expect((await second(phone, await firstStep(phone, email), code.toLowerCase())).path).toBe("/cart");
    expect((await mailsTo(product, email))[0]).toContain(t("mail.security.what.recovery-code-used"));
    const other = new Browser(product);
    expect((await second(other, await firstStep(other, email), code)).status).toBe(400);
    expect((await browser.visit(SECURITY)).text).toContain(security("factor.codesLeft", { count: 9 }));
  });

  test("is asked for after a code by mail and after a new password, too", async () => {
    const { browser, email } = await newMember(product);
    await confirmByMail(browser, email);
    await turnOnSecondStep(browser);
    const phone = new Browser(product);
    await phone.post("/auth?mode=code", { intent: "ask-code", email });
    const code = await codeMailedTo(product, email);
    const page = await phone.post("/auth?mode=enter-code", { intent: "enter-code", code });
    expect([page.location, await isSignedIn(phone)]).toEqual(["/auth?mode=second-step", false]);

    await phone.post("/auth/recover", { email });
    const link = await linkMailedTo(product, email, "reset");
    await phone.post("/auth/reset", {
      token: link.split("token=")[1] ?? "",
      password: "fresh-level-line-80",
    });
    const answer = await phone.post("/auth", { intent: "sign-in", email, password: "fresh-level-line-80" });
    expect(answer.location).toBe("/auth?mode=second-step");
  });

  test("is over after five wrong codes, and cannot be reached without the first", async () => {
    const { browser, email } = await newMember(product);
    const { app } = await turnOnSecondStep(browser);
    const phone = new Browser(product);
    const step = await firstStep(phone, email);
    for (let tries = 0; tries < 5; tries++) await second(phone, step, "AAAA-AAAA-AAAA");
    const over = await second(phone, step, app(1));
    expect([over.heading, await isSignedIn(phone)]).toEqual([t("signIn.title"), false]);
    expect(over.text).toContain(t("errors.stepOver"));
    const stranger = new Browser(product);
    expect((await stranger.get("/auth?mode=second-step")).location).toContain("/auth?problem=stepOver");
    const bare = { intent: "second-step", factorCode: app(1) };
    expect((await stranger.post("/auth?mode=second-step", bare)).location).toBe("/auth?problem=stepOver");
  });

  test("is turned off, and new recovery codes are made, by a press", async () => {
    const { browser, email } = await newMember(product);
    const { codes } = await turnOnSecondStep(browser);
    const renewed = await browser.submit(await browser.visit(SECURITY), { intent: "factor-codes" });
    expect(renewed.text).not.toContain(codes[0]);
    const off = await browser.submit(await browser.visit(SECURITY), { intent: "factor-off" });
    expect(off.toasts).toEqual([security("toasts.securityFactorOff")]);
    await signIn(new Browser(product), email);
  });
});

describe("what changes how one gets in", () => {
  const PRESSES: Fields[] = [
    { intent: "factor-begin" },
    { intent: "factor-codes" },
    { intent: "factor-off" },
    { intent: "factor-confirm", code: "123456" },
    { intent: "passkey-remove", id: "x" },
    { intent: "unlink", provider: "oidc", subject: "x" },
    { intent: "end-session", key: "x" },
    { intent: "end-others" },
  ];
  test("asks a member who signed in a while ago to confirm who they are, whichever press it is", async () => {
    const { browser, id } = await newMember(product);
    await letTimePass(product, id);
    for (const fields of PRESSES) {
      const answer = await browser.post(SECURITY, fields);
      expect([fields.intent, answer.location]).toEqual([
        fields.intent,
        "/auth?mode=again&redirectTo=%2Fsecurity-dashboard",
      ]);
    }
    expect(await product.query("select * from second_factors where user_id = ?", id)).toEqual([]);
  });

  test("goes on after the password, under another session id", async () => {
    const { browser, id } = await newMember(product);
    await letTimePass(product, id);
    const before = browser.cookies.get("__Host-session");
    const page = await browser.submit(await browser.visit(SECURITY), { intent: "factor-begin" });
    expect(page.heading).toBe(t("again.title"));
    const wrong = await browser.submit(page, { intent: "again-password" }, { password: "not-it-at-all" });
    expect([wrong.status, wrong.problem?.includes(t("errors.password"))]).toEqual([400, true]);
    const back = await browser.submit(wrong, { intent: "again-password" }, { password: PASSWORD });
    expect([back.path, back.toasts]).toEqual([SECURITY, [t("toasts.confirmedAgain")]]);
    expect(browser.cookies.get("__Host-session")).not.toBe(before);
    const thief = new Browser(product);
    thief.cookies.set("__Host-session", before ?? "");
    expect(await isSignedIn(thief)).toBe(false);
    expect((await browser.post(SECURITY, { intent: "factor-begin" })).location).toContain(SECURITY);
  });

  test("goes on after a code by mail, and not after somebody else's", async () => {
    const { browser, id, email } = await newMember(product);
    const other = await newMember(product);
    await letTimePass(product, id);
    const page = await browser.visit("/auth?mode=again&redirectTo=/security-dashboard");
    const sent = await browser.submit(page, { intent: "again-send" });
    await other.browser.submit(await other.browser.visit("/auth?mode=again"), { intent: "again-send" });
    const foreign = await codeMailedTo(product, other.email);
    const step = "__Host-step";
    const own = browser.cookies.get(step) ?? "";
    browser.cookies.set(step, other.browser.cookies.get(step) ?? "");
    expect((await browser.submit(sent, { intent: "again-code" }, { code: foreign })).status).toBe(400);
    browser.cookies.set(step, own);
    const code = await codeMailedTo(product, email);
    expect((await browser.submit(sent, { intent: "again-code" }, { code })).path).toBe(SECURITY);
  });

  test("goes on after a code of the app", async () => {
    const { browser, id } = await newMember(product);
    const { app } = await turnOnSecondStep(browser);
    await letTimePass(product, id);
    const page = await browser.visit("/auth?mode=again&redirectTo=/security-dashboard");
    const back = await browser.submit(page, { intent: "again-factor" }, { factorCode: app(1) });
    expect(back.path).toBe(SECURITY);
  });

  test("is guessed ten times and not more", async () => {
    const { browser, id } = await newMember(product);
    await letTimePass(product, id);
    const guess = () =>
      browser.post("/auth?mode=again", { intent: "again-password", password: "not-it-at-all" });
    // At once, so that they fall into two windows at the most, however slow the machine is.
    const statuses = (await Promise.all(Array.from({ length: 30 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(20);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  test("sends a guest to sign in", async () => {
    const page = await new Browser(product).get("/auth?mode=again&redirectTo=/security-dashboard");
    expect(page.location).toMatch(/^\/auth\?redirectTo=/);
  });
});

describe("one's devices", () => {
  test("are listed with when they were used, and each is logged out by a press", async () => {
    const { browser, email } = await newMember(product);
    const phone = new Browser(product, {
      "user-agent":
        "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
    });
    await signIn(phone, email);
    const page = await browser.visit(SECURITY);
    expect(page.text).toContain("Chrome · Android");
    expect(page.text).not.toContain(phone.address);
    const done = await browser.submit(page, { intent: "end-session" });
    expect(done.toasts).toEqual([security("toasts.securitySessionEnded")]);
    expect([await isSignedIn(browser), await isSignedIn(phone)]).toEqual([true, false]);
    const again = await browser.submit(page, { intent: "end-session" });
    expect(again.text).toContain(security("problems.gone"));
  });

  test("of somebody else are not ended by their key", async () => {
    const [victim, attacker] = [await newMember(product), await newMember(product)];
    const [row] = await product.query<{ id: string }>("select id from sessions where user_id = ?", victim.id);
    await attacker.browser.post(SECURITY, { intent: "end-session", key: row?.id ?? "" });
    expect(await isSignedIn(victim.browser)).toBe(true);
    await attacker.browser.post(SECURITY, { intent: "end-others" });
    expect([await isSignedIn(victim.browser), await isSignedIn(attacker.browser)]).toEqual([true, true]);
  });
});

test("the verification level follows what stands: the address, then the second step, and back", async () => {
  const { browser, email } = await newMember(product);
  const words = translator("en", "verification");
  const levelOn = async (path: string) => {
    const { text } = await browser.visit(`${path}?lang=en`);
    return (["none", "address", "secondStep"] as const).filter((name) =>
      text.includes(words(`levels.${name}.name`)),
    );
  };
  const levels = async () => [await levelOn("/profile"), await levelOn(SECURITY)];
  expect(await levels()).toEqual([["none"], ["none"]]);
  await confirmByMail(browser, email);
  expect(await levels()).toEqual([["address"], ["address"]]);
  await turnOnSecondStep(browser);
  expect(await levels()).toEqual([["secondStep"], ["secondStep"]]);
  await browser.post(SECURITY, { intent: "factor-off" });
  expect(await levels()).toEqual([["address"], ["address"]]);
});
