import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { confirmByMail, newMember, PASSWORD, signIn, signUp, uniqueEmail } from "../support/members.ts";
import { product } from "../support/product.ts";
import { codeMailedTo, linkMailedTo, mailsTo } from "../support/ways-in.ts";

const t = translator("en", "account");

const isSignedIn = async (browser: Browser) => (await browser.get("/profile")).status === 200;

/** Asks for a code on the page, as a person without scripts does; answers the page where it is typed. */
async function askForCode(browser: Browser, email: string, redirectTo = "/cart") {
  const start = await browser.visit(`/auth?${new URLSearchParams({ mode: "code", redirectTo })}`);
  return browser.submit(start, { intent: "ask-code" }, { email });
}

describe("a code by mail", () => {
  test("signs in without a password and without scripts, and goes on to where one was going", async () => {
    const { email } = await newMember(product);
    const browser = new Browser(product);
    const page = await askForCode(browser, email.toUpperCase());
    expect(page.heading).toBe(t("enterCode.title"));
    const code = await codeMailedTo(product, email);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    const inside = await browser.submit(page, { intent: "enter-code" }, { code: typed });
    expect([inside.path, inside.toasts]).toEqual(["/cart", [t("toasts.signedIn")]]);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test("works in no other browser, and once", async () => {
    const { email } = await newMember(product);
    const [owner, thief] = [new Browser(product), new Browser(product)];
    const page = await askForCode(owner, email);
    const code = await codeMailedTo(product, email);
    const enter = { intent: "enter-code", code };
    expect((await thief.post("/auth?mode=enter-code", enter)).status).toBe(400);
    await askForCode(thief, uniqueEmail());
    expect((await thief.post("/auth?mode=enter-code", enter)).status).toBe(400);
    const copy = new Browser(product);
    for (const [name, value] of owner.cookies) copy.cookies.set(name, value);
    await owner.submit(page, { intent: "enter-code" }, { code });
    expect((await copy.post("/auth?mode=enter-code", enter)).status).toBe(400);
    expect([await isSignedIn(owner), await isSignedIn(thief), await isSignedIn(copy)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("that is wrong is said so beside the field, and five end it", async () => {
    const { email } = await newMember(product);
    const browser = new Browser(product);
    const page = await askForCode(browser, email);
    const code = await codeMailedTo(product, email);
    const wrong = code === "123456" ? "654321" : "123456";
    for (let tries = 0; tries < 5; tries++) {
      const refused = await browser.submit(page, { intent: "enter-code" }, { code: wrong });
      expect([refused.status, refused.valueOf("code")]).toEqual([400, wrong]);
      expect(refused.problem).toContain(t("errors.code"));
    }
    expect((await browser.submit(page, { intent: "enter-code" }, { code })).status).toBe(400);
  });

  test.each(["", "12345", "abcdef", "1234567", "９９９９９９"])(
    "that is %j is refused as no code",
    async (code) => {
      const answer = await new Browser(product).post("/auth?mode=enter-code", { intent: "enter-code", code });
      expect(answer.status).toBe(400);
      expect(answer.problem).toContain(t(code ? "fields.code.invalid" : "fields.code.required"));
    },
  );

  test("that is over is refused", async () => {
    const { email, id } = await newMember(product);
    const browser = new Browser(product);
    const page = await askForCode(browser, email);
    await product.query(
      "update challenges set expires_at = ? where user_id = ?",
      new Date().toISOString(),
      id,
    );
    const code = await codeMailedTo(product, email);
    expect((await browser.submit(page, { intent: "enter-code" }, { code })).status).toBe(400);
  });
});

test("no answer tells whether an address has an account", async () => {
  const { email } = await newMember(product);
  const told = async (address: string) => {
    const browser = new Browser(product);
    const pages = [
      await browser.post("/auth", { intent: "sign-in", email: address, password: "not-the-password" }),
      await browser.post("/auth?mode=code", { intent: "ask-code", email: address }),
      await browser.post("/auth?mode=enter-code", { intent: "enter-code", code: "000000" }),
      await browser.post("/auth/recover", { email: address }),
      await browser.post("/auth?mode=check", { intent: "resend", email: address }),
      await browser.post("/auth?mode=sign-up", {
        intent: "sign-up",
        idem: crypto.randomUUID(),
        email: address,
        password: PASSWORD,
      }),
    ];
    const cookies = browser.setCookies.map((line) =>
      line.replace(/=[^;]*/, "").replace(/arrival-[\da-f]+/, "arrival"),
    );
    return { pages: pages.map(({ status, location, problem }) => [status, location, problem]), cookies };
  };
  expect(await told(email)).toEqual(await told(uniqueEmail()));
});

test("a forgotten password is set anew by mail; the session that was stolen before ends", async () => {
  const { browser, email } = await newMember(product);
  const thief = new Browser(product);
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  expect(await isSignedIn(thief)).toBe(true);
  const pending = new Browser(product);
  const begun = await askForCode(pending, email);
  const code = await codeMailedTo(product, email);

  const owner = new Browser(product);
  await owner.submit(await owner.visit("/auth/recover"), "/auth/recover", { email });
  const page = await owner.visit(await linkMailedTo(product, email, "reset"));
  const password = "another-plumb-level-78";
  const [form] = page.forms.filter(({ fields }) => "token" in fields);
  const done = await owner.post(page.path, { ...form?.fields, password });
  expect([done.status, done.location]).toEqual([303, "/auth"]);

  expect([await isSignedIn(thief), await isSignedIn(browser)]).toEqual([false, false]);
  // A sign-in that was begun before is over, too.
  expect((await pending.submit(begun, { intent: "enter-code" }, { code })).status).toBe(400);
  await expect(signIn(new Browser(product), email)).rejects.toThrow(/400/);
  await signIn(owner, email, password);
  expect((await mailsTo(product, email))[0]).toContain("/auth/recover");
  // The link has been used.
  expect((await owner.post(page.path, { ...form?.fields, password })).status).toBe(400);
});

test.each(["confirm", "reset"] as const)(
  "a link to %s that is made up or over opens nothing",
  async (path) => {
    const email = await signUp(product);
    await new Browser(product).post("/auth/recover", { email });
    const link = await linkMailedTo(product, email, path);
    const token = link.split("token=")[1] ?? "";
    const send = (value: string) =>
      new Browser(product).post(`/auth/${path}`, { token: value, password: "fresh-plumb-line-79" });
    const guesses = [
      "",
      "x",
      token.slice(1),
      `${token}a`,
      token.toLowerCase(),
      "' or 1=1 --",
      "a".repeat(5_000),
    ];
    for (const guess of guesses) expect([guess, (await send(guess)).status]).toEqual([guess, 400]);
    await product.query("update email_tokens set expires_at = ?", new Date(Date.now() - 1).toISOString());
    expect((await send(token)).status).toBe(400);
  },
);

test("a link for a new password confirms nothing, and the other way round", async () => {
  const email = await signUp(product);
  await new Browser(product).post("/auth/recover", { email });
  const tokenOf = async (path: "confirm" | "reset") =>
    (await linkMailedTo(product, email, path)).split("token=")[1] ?? "";
  const browser = new Browser(product);
  expect((await browser.post("/auth/confirm", { token: await tokenOf("reset") })).status).toBe(400);
  const password = "fresh-plumb-line-79";
  expect((await browser.post("/auth/reset", { token: await tokenOf("confirm"), password })).status).toBe(400);
});

test("the confirmation is sent again to whoever waits for it", async () => {
  const email = await signUp(product);
  const browser = new Browser(product);
  await browser.submit(await browser.visit("/auth?mode=check"), { intent: "resend" }, { email });
  expect(await mailsTo(product, email)).toHaveLength(2);
  await confirmByMail(browser, email);
  await new Browser(product).post("/auth?mode=check", { intent: "resend", email });
  expect(await mailsTo(product, email)).toHaveLength(2);
});

describe("an address", () => {
  const unique = () => crypto.randomUUID();
  const enter = (email: string, mode: "code" | "sign-in") =>
    new Browser(product).post(`/auth?mode=${mode}`, {
      intent: mode === "code" ? "ask-code" : "sign-in",
      email,
      password: PASSWORD,
    });

  test("keeps its plus sign, and its capitals do not matter", async () => {
    const [name, tag] = [unique(), unique()];
    await signUp(product, `Site.${name}+${tag}@Example.COM`);
    expect((await enter(`site.${name}+${tag}@example.com`, "sign-in")).status).toBe(303);
    expect((await enter(`SITE.${name}+${tag}@EXAMPLE.com`, "sign-in")).status).toBe(303);
    expect((await enter(`site.${name}@example.com`, "sign-in")).status).toBe(400);
    expect((await enter(`site.${name} ${tag}@example.com`, "sign-in")).status).toBe(400);
  });

  test("of a domain in other letters is written as mail servers write it", async () => {
    const name = unique();
    await signUp(product, `${name}@xn--bcher-kva.example`);
    expect((await enter(`${name}@xn--bcher-kva.example`, "sign-in")).status).toBe(303);
  });

  test.each([
    `${"a".repeat(288)}@example.com`,
    "jörg@example.com",
    "site@bücher.example",
    "mi\u212Ae@example.com",
  ])("that no account can have is refused beside the field, and what was typed stays: %s", async (email) => {
    for (const mode of ["code", "sign-in"] as const) {
      const page = await enter(email, mode);
      expect([page.status, page.valueOf("email")]).toEqual([400, email]);
      expect(page.problem).toContain(t("fields.email.invalid"));
    }
  });
});

test.each(LANGUAGES)("the pages for a code are read in %s", async (language) => {
  const words = translator(language, "account");
  const browser = new Browser(product);
  for (const [mode, title] of [
    ["code", words("code.title")],
    ["enter-code", words("enterCode.title")],
  ]) {
    const page = await browser.get(`/auth?mode=${mode}&lang=${language}`);
    expect([page.status, page.heading]).toEqual([200, title]);
  }
});
