import { describe, expect, test } from "vitest";
import { translator } from "../../app/i18n/catalogue.server.ts";
import { directionOf, LANGUAGES, type Language } from "../../app/i18n/languages.ts";
import { Browser } from "./support/browser.ts";
import { newMember, PASSWORD, signIn, signUp, uniqueEmail } from "./support/members.ts";
import { product } from "./support/product.ts";

const FOOTING = {
  en: "How deep does a footing have to be?",
  es: "¿Qué profundidad debe tener una zapata?",
  he: "כמה עמוק צריך להיות יסוד?",
} as const;

async function confirmedAt(email: string): Promise<string | null | undefined> {
  const [user] = await product.query<{ at: string | null }>(
    "select email_confirmed_at as at from users where email = ?",
    email,
  );
  return user?.at;
}

async function unanswered(question: string) {
  const [row] = await product.query<{
    frequency: number;
    user_id: string | null;
    asked_at: string;
    status: string;
  }>("select frequency, user_id, asked_at, status from unanswered_questions where question = ?", question);
  return row;
}

describe.each(LANGUAGES)("a newcomer without scripts, in %s", (language) => {
  const shell = translator(language, "shell");
  const account = translator(language, "account");
  const shop = translator(language, "shop");
  const answers = translator(language, "joe-answers");
  const email = uniqueEmail();
  const browser = new Browser(product);

  test("is greeted in that language", async () => {
    const page = await browser.visit(`/?lang=${language}`);
    expect(page.html).toMatchObject({ lang: language, dir: directionOf(language) });
    expect(page.heading).toBe(translator(language, "home")("hero.title"));
    expect(page.headers.get("content-language")).toBe(language);
  });

  test("signs up and is told to look for mail", async () => {
    const form = await browser.visit("/auth?mode=sign-up");
    const foot = form.textIn(({ name }) => name === "footer") ?? "";
    expect(foot).toContain(account("signUp.title"));
    expect(foot).not.toContain(`${shell("titleBlock.sheet")} ${shell("screens.auth.title")}`);
    const page = await browser.submit(
      form,
      { intent: "sign-up" },
      { email: `  ${email.toUpperCase()} `, password: PASSWORD, firstName: "Sample", lastName: "Builder" },
    );
    expect(page.path).toBe("/auth?mode=check");
    expect(page.heading).toBe(account("check.title"));
    expect(page.title).toContain(account("check.title"));
    expect(page.toasts).toEqual([account("toasts.accountCreated")]);
    const again = await browser.submit(page, { intent: "resend" }, { email });
    expect(again.toasts).toEqual([account("toasts.recoverySent")]);
    expect(browser.cookies.has("__Host-session")).toBe(false);
  });

  test("finds the mail in the outbox; opening its link changes nothing, pressing its button confirms once", async () => {
    const outbox = await browser.visit("/dev/outbox");
    expect(outbox.text).toContain(account("mail.confirm.subject"));
    const mail = outbox.body.split("<li ").find((entry) => entry.includes(email));
    const link = /href="([^"]*\/auth\/confirm\?token=[^"]*)"/.exec(mail ?? "")?.[1] ?? "";
    expect(new URL(link).origin).toBe(product.origin);

    const path = link.slice(product.origin.length);
    const page = await browser.visit(path);
    await browser.send(path, { method: "HEAD" });
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    expect(await confirmedAt(email)).toBeNull();

    const token = new URL(link).searchParams.get("token") ?? "";
    const confirmed = await browser.submit(page, { token });
    expect(confirmed.toasts).toEqual([account("toasts.emailConfirmed")]);
    expect(await confirmedAt(email)).toMatch(/^\d{4}-\d\d-\d\dT/);

    const again = await browser.submit(page, { token });
    expect(again.status).toBe(400);
    expect(again.text).toContain(account("confirm.over"));
  });

  test("signs in and is greeted by one toast, once", async () => {
    const page = await browser.submit(
      await browser.visit("/auth"),
      { intent: "sign-in" },
      { email, password: PASSWORD },
    );
    expect(page.path).toBe("/");
    expect(page.toasts).toEqual([account("toasts.signedIn")]);
    expect((await browser.visit("/")).toasts).toEqual([]);
    expect((await browser.visit("/profile")).text).toContain(account("profile.confirmed"));
  });

  test("fills the cart, changes a quantity and takes a product out", async () => {
    const hat = shop("products.branded-hard-hat.name");
    const pack = shop("products.bid-proposal-pack.name");
    let page = await browser.visit("/shop");
    page = await browser.submit(page, { intent: "add", productId: "branded-hard-hat" });
    expect(page.path).toBe("/shop");
    expect(page.toasts).toEqual([shop("toasts.addedToCart", { product: hat })]);
    page = await browser.submit(page, { intent: "add", productId: "branded-hard-hat" });
    page = await browser.submit(page, { intent: "add", productId: "bid-proposal-pack" });
    expect(page.toasts).toEqual([shop("toasts.addedToCart", { product: pack })]);
    expect(page.cartCount).toBe(3);

    const total = () => page.textIn(({ attributes }) => "data-total" in attributes);
    page = await browser.visit("/cart");
    // Two hats at 34.99 and one pack at 39.99 less 15 percent.
    expect(total()).toContain("103.97");
    page = await browser.submit(page, { intent: "set", productId: "branded-hard-hat" }, { quantity: "5" });
    expect(page.toasts).toEqual([shop("toasts.cartUpdated")]);
    expect(total()).toContain("208.94");
    page = await browser.submit(page, { intent: "set", productId: "branded-hard-hat" }, { quantity: "0" });
    expect(total()).toContain("33.99");
    page = await browser.submit(page, { intent: "remove", productId: "bid-proposal-pack" });
    expect(page.toasts).toEqual([shop("toasts.removedFromCart", { product: pack })]);
    expect(page.text).toContain(shop("cart.empty"));
    expect(page.cartCount).toBe(0);
  });

  test("gets an answer with its section from Joe", async () => {
    const page = await browser.submit(
      await browser.visit("/ai-hub?tab=chat"),
      { intent: "ask" },
      { question: FOOTING[language] },
    );
    expect(page.path).toBe("/ai-hub?tab=chat");
    expect(page.text).toContain(FOOTING[language]);
    expect(page.text).toContain("R403.1.4");
    expect(page.text).toContain(answers("verify"));
  });

  test("is told when Joe does not know, and every asking is counted", async () => {
    const question = `${crypto.randomUUID()}?`;
    const askAgain = async () =>
      browser.submit(await browser.visit("/ai-hub?tab=chat"), { intent: "ask" }, { question });
    const page = await askAgain();
    expect(page.text).toContain(answers("fallback").replace(/\s+/g, " "));
    const first = await unanswered(question);
    expect(first).toMatchObject({ frequency: 1, status: "pending" });
    await askAgain();
    const second = await unanswered(question);
    expect(second?.frequency).toBe(2);
    expect(Date.parse(second?.asked_at ?? "")).toBeGreaterThan(Date.parse(first?.asked_at ?? ""));
    const [user] = await product.query("select id from users where email = ?", email);
    expect(second?.user_id).toBe(user?.id);
  });

  test("switches the language, and the choice follows to another device", async () => {
    const other: Language = language === "he" ? "en" : "he";
    const page = await browser.submit(await browser.visit("/shop"), { language: other });
    expect(page.path).toBe("/shop");
    expect(page.html).toMatchObject({ lang: other, dir: directionOf(other) });
    const [profile] = await product.query(
      "select language from profiles join users on users.id = profiles.id where email = ?",
      email,
    );
    expect(profile?.language).toBe(other);

    const phone = new Browser(product, { "accept-language": language });
    expect((await phone.visit("/")).html.lang).toBe(language);
    await signIn(phone, email);
    expect((await phone.visit("/")).html.lang).toBe(other);
    await browser.submit(page, { language });
  });

  test("signs out, and the profile is closed", async () => {
    const page = await browser.submit(await browser.visit("/profile"), "/auth/sign-out");
    expect(page.path).toBe("/");
    expect(page.toasts).toEqual([account("toasts.signedOut")]);
    expect(page.body).not.toContain(email);
    const closed = await browser.visit("/profile");
    expect(closed.path).toBe("/auth?redirectTo=%2Fprofile");
    const back = await browser.submit(closed, { intent: "sign-in" }, { email, password: PASSWORD });
    expect(back.path).toBe("/profile");
  });
});

test("the words of the main events are those of the specification", () => {
  const shell = translator("en", "shell");
  const message = "the reason";
  expect(translator("en", "account")("toasts.signedIn")).toBe("Signed in successfully");
  expect(translator("en", "account")("toasts.signedOut")).toBe("Signed out");
  expect(translator("en", "account")("toasts.accountCreated")).toBe(
    "Account created. Please check your email to confirm your account.",
  );
  expect(translator("en", "account")("toasts.signInFailed", { message })).toBe("Sign in failed: the reason");
  expect(translator("en", "account")("toasts.signUpFailed", { message })).toBe("Sign up failed: the reason");
  expect(shell("errors.title")).toBe("Something went wrong");
  expect(shell("errors.unexpected")).toBe("An unexpected error occurred");
  expect(shell("errors.tryAgain")).toBe("Try Again");
  expect(shell("errors.reload")).toBe("Reload Page");
  expect(translator("en", "joe")("placeholder")).toBe(
    "Ask Joe about construction, codes, materials, safety...",
  );
});

describe("a refused sign-in", () => {
  test("says that something is missing", async () => {
    const browser = new Browser(product);
    const page = await browser.submit(
      await browser.visit("/auth"),
      { intent: "sign-in" },
      { email: "a@example.com" },
    );
    expect(page.status).toBe(400);
    expect(page.problem).toContain(
      "Sign in failed: You must provide either an email or phone number and a password",
    );
    expect(page.body).not.toContain("data-toast");
    expect(page.valueOf("email")).toBe("a@example.com");
  });

  test.each([
    ["sign-in", "", PASSWORD],
    ["sign-in", "   ", PASSWORD],
    ["sign-up", "", PASSWORD],
    ["sign-up", " ", PASSWORD],
    ["sign-up", "", ""],
    ["sign-up", "a@example.com", ""],
  ])("says what is missing, whichever form it is: %s with %j", async (intent, email, password) => {
    const browser = new Browser(product);
    const page = await browser.post(`/auth?mode=${intent}`, {
      intent,
      idem: crypto.randomUUID(),
      email,
      password,
    });
    expect(page.status).toBe(400);
    expect(page.problem).toContain("You must provide either an email or phone number and a password");
  });

  test("says the same for a wrong password and for an account that does not exist", async () => {
    const email = await signUp(product);
    const answers = await Promise.all(
      [email, uniqueEmail()].map((address) =>
        new Browser(product).post("/auth", {
          intent: "sign-in",
          email: address,
          password: "not-the-password",
        }),
      ),
    );
    for (const page of answers) {
      expect(page.status).toBe(400);
      expect(page.problem).toBe("Sign in failed: The e-mail or the password is not right");
      expect(page.body).not.toContain("not-the-password");
      expect(page.headers.getSetCookie()).toEqual([]);
    }
  });
});

test("a second sign-up with the same address looks the same, and the holder is told by mail", async () => {
  const email = await signUp(product);
  await signUp(product, email);
  const mails = await product.query<{ subject: string }>(
    "select subject from mail_outbox where recipient = ? order by created_at, rowid",
    email,
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Confirm your Groundwork account",
    "You already have a Groundwork account",
  ]);
  expect(await product.query("select id from users where email = ?", email)).toHaveLength(1);
});

test("a forgotten password is set anew by mail: other devices are signed out and the holder is told", async () => {
  const { browser, email } = await newMember(product);
  const stranger = new Browser(product);
  const asked = await stranger.submit(await stranger.visit("/auth/recover"), "/auth/recover", { email });
  expect(asked.toasts).toEqual(["If an account has that address, a link is on its way."]);
  const unknown = await new Browser(product).post("/auth/recover", { email: uniqueEmail() });
  expect(unknown.status).toBe(303);

  const [mail] = await product.query<{ text: string }>(
    "select text from mail_outbox where recipient = ? and subject = 'Set a new Groundwork password'",
    email,
  );
  const path = /\/auth\/reset\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const form = await stranger.visit(path);
  const token = new URL(path, product.origin).searchParams.get("token") ?? "";
  const refused = await stranger.submit(form, { token }, { password: "password1" });
  expect(refused.status).toBe(400);
  const changed = await stranger.submit(form, { token }, { password: "another-plumb-level-88" });
  expect(changed.toasts).toEqual(["Your password is changed. Sign in with the new one."]);
  expect((await stranger.submit(form, { token }, { password: "third-plumb-level-99" })).status).toBe(400);

  expect((await browser.get("/profile")).location).toBe("/auth?redirectTo=%2Fprofile");
  await expect(signIn(new Browser(product), email)).rejects.toThrow(/400/);
  await signIn(new Browser(product), email, "another-plumb-level-88");
  const told = await product.query(
    "select id from mail_outbox where recipient = ? and subject = 'Your Groundwork password was changed'",
    email,
  );
  expect(told).toHaveLength(1);
});

describe("a guest", () => {
  const add = (browser: Browser, productId: string, quantity = 1) =>
    browser.post("/cart", {
      intent: "add",
      idem: crypto.randomUUID(),
      productId,
      quantity: String(quantity),
    });
  const lines = (owner: string) =>
    product.query("select product_id, quantity from cart_lines where owner = ? order by product_id", owner);

  test("brings the cart and the conversation along on signing in, and leaves nothing behind on signing out", async () => {
    const { browser: desk, email, id } = await newMember(product);
    await add(desk, "branded-hard-hat");
    const guest = new Browser(product);
    await guest.visit("/shop");
    await add(guest, "branded-hard-hat", 2);
    await add(guest, "insurance-guide");
    const asked = await guest.submit(
      await guest.visit("/ai-hub"),
      { intent: "ask" },
      { question: FOOTING.en },
    );
    expect(asked.cartCount).toBe(3);

    await signIn(guest, email);
    expect(await lines(`user:${id}`)).toEqual([
      { product_id: "branded-hard-hat", quantity: 3 },
      { product_id: "insurance-guide", quantity: 1 },
    ]);
    expect((await guest.visit("/cart")).cartCount).toBe(4);
    expect((await guest.visit("/ai-hub")).text).toContain("R403.1.4");

    const out = await guest.submit(await guest.visit("/cart"), "/auth/sign-out");
    expect(out.cartCount).toBe(0);
    expect((await guest.visit("/ai-hub")).text).not.toContain("R403.1.4");
    expect((await desk.visit("/cart")).cartCount).toBe(4);
  });

  test("never gets more than 99 of a product, however carts are joined", async () => {
    const { browser: desk, email, id } = await newMember(product);
    await add(desk, "insurance-guide", 60);
    const guest = new Browser(product);
    await guest.visit("/shop");
    await add(guest, "insurance-guide", 60);
    await signIn(guest, email);
    expect(await lines(`user:${id}`)).toEqual([{ product_id: "insurance-guide", quantity: 99 }]);
  });

  test("who has not looked at the shop before still gets a cart with the first product", async () => {
    const guest = new Browser(product);
    expect((await add(guest, "insurance-guide", 2)).status).toBe(303);
    expect((await guest.visit("/cart")).cartCount).toBe(2);
  });

  test("loses nothing when many tabs add at once", async () => {
    const guest = new Browser(product);
    await guest.visit("/shop");
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(guest, "branded-hard-hat")));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(303));
    expect((await guest.visit("/cart")).cartCount).toBe(12);
  });
});

test("clearing the conversation and the cart is said and done", async () => {
  const browser = new Browser(product);
  await browser.submit(await browser.visit("/ai-hub"), { intent: "ask" }, { question: FOOTING.en });
  const cleared = await browser.submit(await browser.visit("/ai-hub"), { intent: "clear" });
  expect(cleared.toasts).toEqual(["The conversation is cleared."]);
  expect(cleared.text).not.toContain("R403.1.4");
  await browser.submit(await browser.visit("/shop"), { intent: "add", productId: "insurance-guide" });
  const emptied = await browser.submit(await browser.visit("/cart"), { intent: "clear" });
  expect(emptied.toasts).toEqual(["Your cart is empty now."]);
  expect(emptied.text).toContain("Your cart is empty");
});

test("a member saves names, and an older form does not overwrite a newer one", async () => {
  const { browser } = await newMember(product);
  const stale = await browser.visit("/profile");
  const saved = await browser.submit(stale, { intent: "save" }, { firstName: "Ana", lastName: "Levi" });
  expect(saved.toasts).toEqual(["Profile saved."]);
  expect(saved.valueOf("firstName")).toBe("Ana");
  const refused = await browser.submit(stale, { intent: "save" }, { firstName: "Old" });
  expect(refused.status).toBe(409);
  expect(refused.problem).toContain("Your profile was changed in the meantime");
  expect(refused.valueOf("firstName")).toBe("Old");
  expect((await browser.visit("/profile")).valueOf("firstName")).toBe("Ana");
});

test("a member may do without a name", async () => {
  const { browser } = await newMember(product);
  const saved = await browser.submit(
    await browser.visit("/profile"),
    { intent: "save" },
    { firstName: "", lastName: "" },
  );
  expect(saved.toasts).toEqual(["Profile saved."]);
  const answer = await new Browser(product).post("/auth?mode=sign-up", {
    intent: "sign-up",
    idem: crypto.randomUUID(),
    email: uniqueEmail(),
    password: PASSWORD,
    firstName: "",
    lastName: "",
  });
  expect(answer.status).toBe(303);
});
