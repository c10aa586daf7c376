import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { type OwnProduct, ownProduct, product } from "../support/product.ts";

const t = translator("en", "account");
const EMAIL = "demo@groundwork.example";
const accounts = (of: Pick<OwnProduct, "query">) =>
  of.query<{ id: string }>("select id from users where email = ?", EMAIL);

describe("the demo account on a developer's own machine", () => {
  test.each(LANGUAGES)(
    "is entered from the sign-in page in %s with one press, without scripts",
    async (language) => {
      const browser = new Browser(product);
      const page = await browser.visit(`/auth?lang=${language}`);
      const words = translator(language, "account");
      expect(page.text).toContain(words("demo.lead"));
      const inside = await browser.submit(page, { intent: "demo" });
      expect([inside.path, inside.toasts]).toEqual(["/profile", [words("toasts.signedIn")]]);
      expect(inside.text).toContain(EMAIL);
    },
  );

  test("works in a workspace of its own, in which every example is marked", async () => {
    const browser = new Browser(product);
    await browser.submit(await browser.visit("/dev/outbox"), { intent: "demo" });
    const [account] = await accounts(product);
    const rows = await product.query<{ sample: number }>(
      "select sample from projects where workspace_id = ?",
      `workspace:${account?.id}`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ sample }) => sample === 1)).toBe(true);
    const name = await product.query<{ name: string }>(
      "select name from workspaces where id = ?",
      `workspace:${account?.id}`,
    );
    expect((await browser.visit("/project-management")).text).toContain(name[0]?.name);
  });

  test("is one account with one set of examples, however often and at once somebody presses", async () => {
    const fields = { intent: "demo", idem: crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => new Browser(product).post("/dev/outbox", fields)));
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      [1, 2, 3].map(() => [303, "/profile"]),
    );
    const [account, ...others] = await accounts(product);
    expect(others).toEqual([]);
    const workspaces = await product.query(
      "select workspace_id from workspace_members where user_id = ?",
      account?.id ?? "",
    );
    expect(workspaces).toHaveLength(1);
    const names = await product.query<{ name: string }>(
      "select name from projects where workspace_id = ? and sample",
      `workspace:${account?.id}`,
    );
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  });

  test("gets an ordinary session, which the log tells and signing out ends", async () => {
    const browser = new Browser(product);
    await browser.submit(await browser.visit("/dev/outbox?lang=en"), { intent: "demo" });
    expect((await browser.visit("/security-log?group=sessions")).text).toContain(
      translator("en", "security-log")("methods.demo"),
    );
    await browser.post("/auth/sign-out", {});
    expect((await browser.get("/profile")).status).toBe(303);
  });

  test("a form without its key is refused", async () => {
    expect((await new Browser(product).post("/dev/outbox", { intent: "demo" })).status).toBe(400);
    expect(
      (await new Browser(product).post("/dev/outbox", { intent: "x", idem: crypto.randomUUID() })).status,
    ).toBe(400);
  });
});

describe("there is no demo account", () => {
  const MAIL = { MAIL_API_URL: "https://127.0.0.1:9/mail", MAIL_API_KEY: "k", MAIL_FROM: "a@example.com" };

  test.each<{ what: string; variables: Record<string, string>; headers?: Record<string, string> }>([
    { what: "where mail is sent", variables: MAIL },
    { what: "under a public origin", variables: { APP_ORIGIN: "https://groundwork.example" } },
    { what: "through a proxy", variables: {}, headers: { "x-forwarded-for": "203.0.113.7" } },
  ])("$what", async ({ variables, headers = {} }) => {
    const own = Object.keys(variables).length > 0 ? await ownProduct(variables) : product;
    const before = await accounts(own);
    const browser = new Browser(own, headers);
    const answer = await browser.post("/dev/outbox", { intent: "demo", idem: crypto.randomUUID() });
    expect(answer.status).toBe(404);
    expect(await accounts(own)).toEqual(before);
    const page = await browser.visit("/auth?lang=en");
    expect(page.text).toContain(t("signIn.lead"));
    expect(page.text).not.toContain(t("demo.title"));
    expect(page.body).not.toContain('action="/dev/');
    expect((await browser.get("/profile")).status).toBe(303);
  });
});
