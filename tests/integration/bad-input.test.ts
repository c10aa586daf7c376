import { describe, expect, test } from "vitest";
import { translator } from "../../app/i18n/catalogue.server.ts";
import { screenAt } from "../../app/site-map.ts";
import { tookAtMost } from "../prove.ts";
import { Browser, Page } from "./support/browser.ts";
import { expectErrorScreen } from "./support/error-screen.ts";
import { newMember, PASSWORD, uniqueEmail } from "./support/members.ts";
import { product } from "./support/product.ts";
import { rawRequest } from "./support/raw.ts";

const shell = translator("en", "shell");
const MAX_BODY_BYTES = 64 * 1024;

const FORM_TYPE = "application/x-www-form-urlencoded";

/** What was logged of the requests with these ids. */
const logOf = async (ids: string[]) =>
  (await product.log()).filter((line) => ids.some((id) => line.includes(id)));

const question = () => `${crypto.randomUUID()}?`;

async function timesAsked(text: string): Promise<number> {
  const [row] = await product.query<{ frequency: number }>(
    "select frequency from unanswered_questions where question = ?",
    text,
  );
  return row?.frequency ?? 0;
}

/** A guest who has looked at the shop and put three guides into the cart. */
async function shopper(): Promise<Browser> {
  const browser = new Browser(product);
  await browser.visit("/shop");
  await browser.post("/cart", {
    intent: "add",
    idem: crypto.randomUUID(),
    productId: "insurance-guide",
    quantity: "3",
  });
  return browser;
}

const itemsOf = async (browser: Browser) => (await browser.visit("/cart")).cartCount;

describe("a body that is no form", () => {
  const BODIES: [string, Record<string, string>, string][] = [
    ["nothing at all", {}, ""],
    ["plain text", { "content-type": "text/plain" }, "intent=clear"],
    ["JSON", { "content-type": "application/json" }, '{"intent":"clear"}'],
    ["multipart without a boundary", { "content-type": "multipart/form-data" }, "intent=clear"],
    ["multipart garbage", { "content-type": "multipart/form-data; boundary=x" }, "\u0000\u0001garbage"],
    [
      "multipart cut short",
      { "content-type": "multipart/form-data; boundary=x" },
      '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nclear',
    ],
    ["a type of nonsense", { "content-type": "///;=" }, "intent=clear"],
  ];
  test.each(BODIES)("is answered with the 400 page and changes nothing: %s", async (_, headers, body) => {
    const browser = await shopper();
    for (const path of ["/cart", "/auth", "/auth/recover", "/auth/reset", "/ai-hub", "/preferences"]) {
      const page = await browser.send(path, { method: "POST", headers, body: Buffer.from(body) });
      expect([path, page.status, page.message]).toEqual([path, 400, shell("errors.malformed.title")]);
      expectErrorScreen(400, page.body);
    }
    expect(await itemsOf(browser)).toBe(3);
  });

  test("with field names made to exhaust the parser costs nothing and changes nothing", async () => {
    const browser = await shopper();
    const names = [
      "a[4294967294]",
      "a[99999999].b",
      `a${".a".repeat(10_000)}`,
      `a${"[0]".repeat(5_000)}`,
      "__proto__[polluted]",
      "__proto__.polluted",
      "constructor.prototype.polluted",
      "[",
      "",
      "intent[0]",
    ];
    const bodies = [
      ...names.map((name) => new URLSearchParams({ [name]: "1" }).toString()),
      "a=1&".repeat(MAX_BODY_BYTES / 4),
      "__intent__=garbage",
      '__intent__={"type":"reset","payload":{}}',
      '__intent__={"type":"insert","payload":{"name":"intent"}}',
      "__state__={",
    ];
    for (const body of bodies) {
      const started = performance.now();
      const page = await browser.post("/cart", [...new URLSearchParams(body)]);
      expect([body.slice(0, 60), page.status]).toEqual([body.slice(0, 60), 400]);
      tookAtMost("a form of odd fields", 5_000, performance.now() - started);
    }
    expect(await itemsOf(browser)).toBe(3);
  });

  test("with a field said twice means neither", async () => {
    const browser = await shopper();
    for (const body of [
      "intent=remove&intent=clear&productId=insurance-guide",
      "intent=remove&productId=insurance-guide&productId=x",
    ]) {
      expect((await browser.post("/cart", [...new URLSearchParams(body)])).status).toBe(400);
    }
    expect(await itemsOf(browser)).toBe(3);
  });

  test("but a good form sent as multipart is read like any other", async () => {
    const browser = await shopper();
    const body = new FormData();
    body.set("intent", "remove");
    body.set("productId", "insurance-guide");
    expect((await browser.send("/cart", { method: "POST", body })).status).toBe(303);
    expect(await itemsOf(browser)).toBe(0);
  });

  test("and a file in place of a text is refused like a missing text", async () => {
    const body = new FormData();
    body.set("intent", "sign-in");
    body.set("email", new File(["ana@example.com"], "email.txt"));
    body.set("password", PASSWORD);
    const page = await new Browser(product).send("/auth", { method: "POST", body });
    expect(page.status).toBe(400);
    expect(page.problem).toContain("Enter your e-mail address");
  });
});

describe("a body that is too large", () => {
  const tooMuch = (text: string) =>
    new URLSearchParams({
      intent: "ask",
      idem: crypto.randomUUID(),
      question: text,
      padding: "x".repeat(MAX_BODY_BYTES),
    }).toString();
  const headers = { origin: product.origin, "content-type": "application/x-www-form-urlencoded" };

  test.each([
    ["with", false],
    ["without", true],
  ])("is refused %s a Content-Length, and nothing is changed", async (_, chunked) => {
    const text = question();
    const answer = await rawRequest(product, {
      method: "POST",
      path: "/ai-hub?tab=chat",
      headers,
      body: tooMuch(text),
      chunked,
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toContain(shell("errors.too-large.title"));
    expect(await timesAsked(text)).toBe(0);
  });

  test("is refused to the page's scripts and to programs as well", async () => {
    const text = question();
    const data = await rawRequest(product, {
      method: "POST",
      path: "/ai-hub.data",
      headers,
      body: tooMuch(text),
    });
    expect(data.status).toBe(413);
    const program = await rawRequest(product, {
      method: "POST",
      path: "/functions/joe-ai-assistant",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ question: "x".repeat(MAX_BODY_BYTES) }),
      chunked: true,
    });
    expect([program.status, program.body]).toEqual([413, '{"error":"too-large"}']);
    expect(await timesAsked(text)).toBe(0);
  });

  test("is one byte more than what is taken", async () => {
    const body = (bytes: number) => "email=".padEnd(bytes, "x");
    const statuses = [MAX_BODY_BYTES, MAX_BODY_BYTES + 1].map(
      async (bytes) =>
        (await rawRequest(product, { method: "POST", path: "/auth/recover", headers, body: body(bytes) }))
          .status,
    );
    expect(await Promise.all(statuses)).toEqual([400, 413]);
  });

  test("is not looked at when the method takes none", async () => {
    const body = "x".repeat(2 * MAX_BODY_BYTES);
    for (const method of ["GET", "HEAD"]) {
      expect((await rawRequest(product, { method, path: "/shop", body })).status).toBe(200);
    }
  });
});

describe("a cookie", () => {
  const NAMES = ["session", "visitor", "flash", "language", "theme", "display", "oauth"];
  const VALUES = [
    "%",
    "%E0%A4%A",
    "%%%",
    "abc",
    "eyJhIjoxfQ==",
    "eyJhIjoxfQ.sig",
    '"',
    "{}",
    "a".repeat(4_000),
    "",
  ];

  test.each(NAMES)("__Host-%s with nonsense in it is as good as none", async (name) => {
    for (const value of VALUES) {
      const page = await new Browser(product).get("/cart", { cookie: `__Host-${name}=${value}` });
      expect([value.slice(0, 20), page.status]).toEqual([value.slice(0, 20), 200]);
      expect(page.html).toMatchObject({ lang: "en", "data-theme": "system" });
      expect(page.toasts).toEqual([]);
    }
  });

  test("header of nonsense is as good as none", async () => {
    for (const cookie of ["=", ";;;", "=;=;=", "a".repeat(6_000), "__Host-session", "x=%; ".repeat(500)]) {
      expect((await new Browser(product).get("/cart", { cookie })).status).toBe(200);
    }
  });

  test("that signs a toast must be signed by us", async () => {
    const value = Buffer.from(JSON.stringify({ code: "signedIn", params: { message: "forged" } })).toString(
      "base64",
    );
    for (const cookie of [
      `__Host-flash=${value}`,
      `__Host-flash=${value}.`,
      `__Host-flash=${value}.${"A".repeat(43)}`,
    ]) {
      const page = await new Browser(product).get("/cart", { cookie });
      expect(page.toasts).toEqual([]);
    }
  });

  test("that names a guest must be signed by us: another guest's cart stays theirs", async () => {
    const owner = await shopper();
    const value = decodeURIComponent(owner.cookies.get("__Host-visitor") ?? "");
    const [payload = "", signature = ""] = value.split(".");
    const forged = [
      payload,
      `${payload}.`,
      `${payload}.${signature.replace(/^./, (c) => (c === "A" ? "B" : "A"))}`,
    ];
    for (const value of forged) {
      const thief = new Browser(product);
      thief.cookies.set("__Host-visitor", encodeURIComponent(value));
      expect(await itemsOf(thief)).toBe(0);
      await thief.post("/cart", { intent: "clear" });
      expect(thief.cookies.get("__Host-visitor")).not.toContain(encodeURIComponent(payload));
    }
    expect(await itemsOf(owner)).toBe(3);
  });
});

describe("where to go afterwards", () => {
  const ELSEWHERE = [
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/x\r\nSet-Cookie: a=b",
    "",
    " /shop",
    `/${"x".repeat(5_000)}`,
  ];

  const staysHere = (location: string | null) => {
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(new URL(location ?? "", product.origin).origin).toBe(product.origin);
  };

  test.each(ELSEWHERE)("is never another site: %j", async (redirectTo) => {
    const browser = await shopper();
    staysHere((await browser.post("/preferences", { theme: "dark", redirectTo })).location);
    const idem = crypto.randomUUID();
    const add = { intent: "add", idem, productId: "insurance-guide", redirectTo };
    staysHere((await browser.post("/cart", add)).location);
    const query = new URLSearchParams({ redirectTo });
    const sign = await browser.get(`/auth?mode=sign-up&${query}`);
    expect(sign.status).toBe(200);
    expect(sign.body).not.toMatch(/(?:href|action)="(?:https?:)?[/\\]{2}evil/);
  });

  test("after signing in is never another site either, and a page of ours otherwise", async () => {
    const { email, browser } = await newMember(product);
    const signIn = (redirectTo: string) =>
      new Browser(product).post(`/auth?${new URLSearchParams({ redirectTo })}`, {
        intent: "sign-in",
        email,
        password: PASSWORD,
      });
    for (const redirectTo of ["//evil.example", "/\\evil.example", "https://evil.example"]) {
      staysHere((await signIn(redirectTo)).location);
      staysHere((await browser.get(`/auth?${new URLSearchParams({ redirectTo })}`)).location);
    }
    expect((await signIn("/shop?category=books#top")).location).toBe("/shop?category=books#top");
  });
});

describe("a product that the shop does not have", () => {
  test.each(["add", "set", "remove"])("is named so and nothing is changed: %s", async (intent) => {
    const browser = await shopper();
    for (const productId of [
      "nope",
      "__proto__",
      "' or 1=1 --",
      "INSURANCE-GUIDE",
      "insurance-guide\u0000",
    ]) {
      const page = await browser.post("/cart", {
        intent,
        idem: crypto.randomUUID(),
        productId,
        quantity: "1",
      });
      expect([productId, page.status, page.toasts]).toEqual([
        productId,
        404,
        [translator("en", "shop")("toasts.productUnknown")],
      ]);
    }
    for (const quantity of ["0", "-5"]) {
      const page = await browser.post("/cart", {
        intent,
        idem: crypto.randomUUID(),
        productId: "nope",
        quantity,
      });
      expect(page.status).toBeGreaterThanOrEqual(400);
    }
    expect(await itemsOf(browser)).toBe(3);
  });

  test.each([
    ["no id", {}],
    ["a blank id", { productId: "" }],
    ["an id too long for any", { productId: "x".repeat(61) }],
  ])("is refused with words: %s", async (_, id: { productId?: string }) => {
    const browser = await shopper();
    for (const intent of ["add", "set", "remove"]) {
      const page = await browser.post("/cart", { intent, idem: crypto.randomUUID(), quantity: "1", ...id });
      expect(page.status).toBe(400);
      expect(page.problem).toMatch(/That product is not in the shop|This form was incomplete/);
    }
    expect(await itemsOf(browser)).toBe(3);
  });
});

describe("a quantity", () => {
  const words = translator("en", "shop")("errors.quantity", { max: 99 });

  test.each([
    "1e9",
    "1000000000",
    "abc",
    "2.5",
    "2,5",
    "",
    " ",
    "0x10",
    "+1",
    "٣",
    "100",
    "NaN",
    "1 000",
    "--1",
  ])("of %j is refused with words, kept as typed, and changes nothing", async (quantity) => {
    const browser = await shopper();
    const page = await browser.post("/cart", { intent: "set", productId: "insurance-guide", quantity });
    expect(page.status).toBe(400);
    expect(page.problem).toContain(words);
    expect(page.body).toContain('href="#quantity-insurance-guide"');
    // In place of nothing stands what the cart holds.
    expect(page.form({ intent: "set" }).fields.quantity).toBe(quantity || "3");
    expect(await itemsOf(browser)).toBe(3);
  });

  test.each(["1e9", "-1", "0", "abc", "2.5", "100"])("of %j is not added", async (quantity) => {
    const browser = await shopper();
    const idem = crypto.randomUUID();
    const page = await browser.post("/cart", { intent: "add", idem, productId: "insurance-guide", quantity });
    expect(page.status).toBe(400);
    expect(page.problem).toContain(words);
    expect(await itemsOf(browser)).toBe(3);
  });

  test.each(["0", "-1", "-999999"])("of %j takes the product out", async (quantity) => {
    const browser = await shopper();
    const page = await browser.post("/cart", { intent: "set", productId: "insurance-guide", quantity });
    expect(page.status).toBe(303);
    expect(await itemsOf(browser)).toBe(0);
  });

  test("may have blanks around it", async () => {
    const browser = await shopper();
    await browser.post("/cart", { intent: "set", productId: "insurance-guide", quantity: " 7 " });
    expect(await itemsOf(browser)).toBe(7);
  });

  test("over 99 in one line is refused, and refused again when the form is sent again", async () => {
    const browser = await shopper();
    const add = { intent: "add", idem: crypto.randomUUID(), productId: "insurance-guide", quantity: "97" };
    for (const _ of ["first", "again"]) {
      const page = await browser.post("/cart", add);
      expect(page.status).toBe(409);
      expect(page.toasts).toEqual([translator("en", "shop")("toasts.cartFull", { max: 99 })]);
    }
    expect(await itemsOf(browser)).toBe(3);
    // The same form is taken once there is room.
    await browser.post("/cart", { intent: "set", productId: "insurance-guide", quantity: "2" });
    expect((await browser.post("/cart", add)).status).toBe(303);
    expect(await itemsOf(browser)).toBe(99);
  });
});

describe("a form sent twice", () => {
  test("adds once and answers the same, however often and however fast", async () => {
    const browser = await shopper();
    const add = { intent: "add", idem: crypto.randomUUID(), productId: "branded-hard-hat" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post("/cart", add)));
    for (const answer of answers) expect([answer.status, answer.location]).toEqual([303, "/cart"]);
    expect(await itemsOf(browser)).toBe(4);
  });

  test("from one page but for two products adds both", async () => {
    const browser = new Browser(product);
    const page = await browser.visit("/shop");
    await browser.submit(page, { intent: "add", productId: "branded-hard-hat" });
    await browser.submit(page, { intent: "add", productId: "insurance-guide" });
    expect(await itemsOf(browser)).toBe(2);
  });

  test("makes one account and one mail", async () => {
    const email = uniqueEmail();
    const browser = new Browser(product);
    const form = { intent: "sign-up", idem: crypto.randomUUID(), email, password: PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.post("/auth?mode=sign-up", form)),
    );
    for (const answer of answers) expect([answer.status, answer.location]).toEqual([303, "/auth?mode=check"]);
    expect(await product.query("select id from mail_outbox where recipient = ?", email)).toHaveLength(1);
  });

  test("with another address makes the account of that address", async () => {
    const browser = new Browser(product);
    const idem = crypto.randomUUID();
    const [mistyped, right] = [uniqueEmail(), uniqueEmail()];
    for (const email of [mistyped, right]) {
      await browser.post("/auth?mode=sign-up", { intent: "sign-up", idem, email, password: PASSWORD });
    }
    expect(await product.query("select id from users where email = ?", right)).toHaveLength(1);
  });

  test("asks Joe once, and another question from the same page is another question", async () => {
    const browser = new Browser(product);
    const page = await browser.visit("/ai-hub");
    const [first, second] = [question(), question()];
    for (const text of [first, first, second])
      await browser.submit(page, { intent: "ask" }, { question: text });
    expect([await timesAsked(first), await timesAsked(second)]).toEqual([1, 1]);
    const shown = (await browser.visit("/ai-hub")).text;
    expect(shown.split(first)).toHaveLength(2);
    expect(shown.split(second)).toHaveLength(2);
  });

  test.each(["", "not-a-key", "7a3c9f7e-6b51-4a0c-9d0a", "x".repeat(5_000)])(
    "needs the key that the page put into it: %j",
    async (idem) => {
      const browser = await shopper();
      const text = question();
      const answers = [
        await browser.post("/cart", { intent: "add", productId: "insurance-guide", idem }),
        await browser.post("/ai-hub", { intent: "ask", question: text, idem }),
        await browser.post("/auth?mode=sign-up", {
          intent: "sign-up",
          email: uniqueEmail(),
          password: PASSWORD,
          idem,
        }),
      ];
      for (const page of answers) {
        expect(page.status).toBe(400);
        expect(page.text).toContain("This form was incomplete. Please send it again.");
      }
      expect(answers[1]?.valueOf("question")).toBe(text);
      expect(await itemsOf(browser)).toBe(3);
      expect(await timesAsked(text)).toBe(0);
    },
  );
});

describe("an intent that no page has", () => {
  test.each(["", "drop", "__proto__", "SIGN-IN", "<b>"])(
    "is refused in the visitor's words: %j",
    async (intent) => {
      const { browser } = await newMember(product);
      const guest = new Browser(product);
      const fields = {
        intent,
        email: "a@example.com",
        password: PASSWORD,
        question: "?",
        productId: "insurance-guide",
      };
      const answers = [
        await guest.post("/auth", fields),
        await guest.post("/cart", fields),
        await guest.post("/ai-hub", fields),
        await browser.post("/profile", fields),
      ];
      for (const page of answers) {
        expect([page.path, page.status]).toEqual([page.path, 400]);
        expect(page.text).toContain("This form was incomplete. Please send it again.");
        expect(page.text).not.toMatch(/Expected|received|Invalid (type|key)/);
      }
    },
  );
});

describe("a query", () => {
  test.each([
    "/?lang=xx",
    "/?lang=",
    "/?lang=en&lang=he",
    "/shop?category=nope",
    "/shop?category=__proto__",
    "/shop?category=",
    "/auth?mode=nope",
    "/auth?problem=nope",
    "/auth?problem=%3Cscript%3E",
    "/ai-hub?tab=nope",
    "/auth/confirm?token=",
    "/auth/confirm?token=%00",
    "/auth/reset?token=nope",
    "/shop?%",
    "/shop?x=%E0%A4%A",
    "/shop?a[b]=c&a[__proto__]=d",
    `/shop?x=${"x".repeat(6_000)}`,
    `/ai-hub?${"a=b&".repeat(1_000)}`,
  ])("that means nothing is passed over: %s", async (path) => {
    const { status, body } = await rawRequest(product, { path });
    expect(status).toBe(200);
    expect(body).toContain('<html lang="en"');
  });

  test("with a category shows that category, and with an unknown one every product", async () => {
    const browser = new Browser(product);
    const offers = async (query: string) => {
      const { buttons } = (await browser.visit(`/shop${query}`)).form({ intent: "add" });
      return buttons.filter(({ name }) => name === "productId").length;
    };
    expect(await offers("?category=books")).toBe(2);
    expect(await offers("?category=nope")).toBe(6);
  });
});

describe("a path", () => {
  test.each([
    "/nope",
    "/%E0%A4%A",
    "/%",
    "/%00",
    "/shop%00",
    "/shop%2f",
    "//evil.example",
    "//shop",
    "/shop/..%2f..%2fwrangler.toml",
    "/.env",
    "/.dev.vars",
    "/wrangler.toml",
    "/build/server/app/index.js",
    "/build/server/jobs/index.js",
    "/index.js.map",
    "/__manifest?p=%2F",
    "/refused/x",
    `/${"x/".repeat(2_000)}`,
    "/<script>alert(1)</script>",
    "/auth/nobody",
    "/voice",
  ])("that leads nowhere is answered with the 404 page: %s", async (path) => {
    const { status, body } = await rawRequest(product, { path });
    expect(status).toBe(404);
    expect(body).toContain(shell("errors.not-found.title"));
    expect(body).not.toContain("<script>alert");
  });

  // Line terminators, what cannot be decoded (a lone surrogate is no UTF-8), and what a URL takes for a host.
  test.each([
    "/a%0Ab",
    "/%0D",
    "/%0A%0D",
    "/%E2%80%A8",
    "/%E2%80%A9",
    "/shop%0A",
    "/shop/%0A?x=%0A",
    "/auth/%0A",
    "/l/%E2%80%A8",
    "/%ED%A0%80",
    "/%FF",
    "/%",
    "/%5C",
    "/%5C%5Cevil.example",
    "/%00",
    `/${"%0A".repeat(2_000)}`,
  ])(
    "that no router reads is answered like any that leads nowhere, and is no error of ours: %s",
    async (path) => {
      const he = translator("he", "shell");
      const ask = (asked: string, method: string) =>
        rawRequest(product, {
          method,
          path: asked,
          headers: {
            "accept-language": "he",
            ...(method === "POST" && { origin: product.origin, "content-type": FORM_TYPE }),
          },
          body: method === "POST" ? "a=b" : undefined,
        });
      for (const method of ["GET", "POST"]) {
        const { status, headers, body } = await ask(path, method);
        const page = new Page(new Response(null, { status }), body, path);
        expect([status, page.html.lang, page.message]).toEqual([404, "he", he("errors.not-found.title")]);
        expect(page.title).toBe(new Page(new Response(), (await ask("/nope", method)).body, "/nope").title);
        expect(body).not.toMatch(/No route|Error:/);
        const data = await ask(`${path.split("?")[0]}.data`, method);
        expect([data.status, data.body]).toEqual([404, expect.stringMatching(/"not-found"/)]);
        expect(data.body).not.toMatch(/No route|Error:/);
        const ids = [headers, data.headers].map((sent) => String(sent["x-request-id"]));
        await expect
          .poll(async () => (await logOf(ids)).filter((line) => line.includes("request.answered")))
          .toHaveLength(2);
        expect((await logOf(ids)).filter((line) => !line.includes('"level":"info"'))).toEqual([]);
      }
      expect((await product.log()).filter((line) => line.includes("could not be decoded"))).toEqual([]);
    },
  );

  test("that asks for data in a way of old is answered with its page, and is no error of ours", async () => {
    for (const [path, status] of [
      ["/?_data=root", 200],
      ["/shop?category=books&_data=routes/materials/shop", 200],
      ["/nope?_data=nope", 404],
    ] as const) {
      const page = await new Browser(product).get(path);
      expect([path, page.status, page.heading !== ""]).toEqual([path, status, true]);
      const ids = [page.headers.get("x-request-id") ?? ""];
      expect((await logOf(ids)).filter((line) => line.includes('"level":"error"'))).toEqual([]);
    }
  });

  test("in capitals or with a slash at its end is the same page", async () => {
    for (const path of ["/SHOP", "/shop/"]) {
      const page = await new Browser(product).get(path);
      expect([page.status, page.title]).toEqual([200, "Shop · Groundwork"]);
      expect(page.body).toContain(`<link rel="canonical" href="${product.origin}/shop"/>`);
    }
  });
});

describe("a wish for a language", () => {
  test.each([
    ["*", "en"],
    ["", "en"],
    ["zz-ZZ, he;q=0.5", "he"],
    ["es;q=0.1, he;q=0.9", "he"],
    ["es-419", "es"],
    ["en;q=abc,;;,-,__,i-klingon,root", "en"],
    ["fr-0001,".repeat(800), "en"],
    ["x".repeat(8_000), "en"],
  ])("of %j gives %s", async (wish, language) => {
    const started = performance.now();
    const page = await new Browser(product, { "accept-language": wish }).get("/auth");
    expect(page.html.lang).toBe(language);
    tookAtMost("a wish for a language", 5_000, performance.now() - started);
  });
});

describe("what is typed", () => {
  const MARKUP = `"><img src=x onerror=alert(1)><script>alert(2)</script>'&lt;`;
  const raw = (body: string) => /<img src=x|<script>alert/.test(body);

  test("as markup is shown as text wherever it is shown again", async () => {
    const { browser } = await newMember(product);
    const idem = crypto.randomUUID();
    const asked = await browser.submit(
      await browser.visit("/ai-hub"),
      { intent: "ask" },
      { question: MARKUP },
    );
    const saved = await browser.submit(
      await browser.visit("/profile"),
      { intent: "save" },
      { firstName: MARKUP, lastName: MARKUP },
    );
    const pages = [
      asked,
      saved,
      await browser.get("/ai-hub.data"),
      await browser.post("/ai-hub", { intent: "ask", idem: "", question: MARKUP }),
      await browser.post("/auth", { intent: "sign-in", email: MARKUP, password: MARKUP }),
      await browser.post("/auth?mode=sign-up", {
        intent: "sign-up",
        idem,
        email: MARKUP,
        password: PASSWORD,
        firstName: MARKUP,
        lastName: MARKUP,
      }),
      await browser.post("/auth/recover", { email: MARKUP }),
      await browser.post("/cart", { intent: "set", productId: MARKUP, quantity: MARKUP }),
      await browser.post("/cart", { intent: MARKUP }),
      await browser.get(`/auth/confirm?${new URLSearchParams({ token: MARKUP })}`),
      await browser.get(`/auth/reset?${new URLSearchParams({ token: MARKUP })}`),
      await browser.get(`/nope?${new URLSearchParams({ [MARKUP]: MARKUP })}`),
      await browser.get(`/shop?${new URLSearchParams({ category: MARKUP, lang: MARKUP })}`),
      await new Browser(product).get(
        `/auth?${new URLSearchParams({ redirectTo: `/${MARKUP}`, problem: MARKUP })}`,
      ),
    ];
    for (const page of pages.filter(({ headers }) => headers.get("content-type")?.startsWith("text/html"))) {
      expect([page.path, raw(page.body)]).toEqual([page.path, false]);
    }
    expect(asked.text).toContain(MARKUP);
    expect(saved.valueOf("firstName")).toBe(MARKUP);
    expect(pages[2]?.headers.get("content-type")).toBe("text/x-script");
  });

  test.each([
    ["a NUL", "a\u0000b"],
    ["other control characters", "a\u0001\u0008\u001b[31m\u007fb"],
    ["half a character", "a\ud800b"],
    ["marks that turn the text around", "a\u202eb\u2066c"],
    ["a line break and a tab", "a\r\n\tb"],
    ["letters of every kind", "Ω≈ç√ שלום 你好 🏗️"],
  ])("is no reason to fail: %s", async (_, text) => {
    const { browser } = await newMember(product);
    const asked = await browser.submit(await browser.visit("/ai-hub"), { intent: "ask" }, { question: text });
    expect(asked.status).toBe(200);
    const page = await browser.visit("/profile");
    const saved = await browser.submit(page, { intent: "save" }, { firstName: text, lastName: text });
    expect(saved.status).toBeLessThan(500);
    for (const path of ["/profile", "/ai-hub"]) expect((await browser.visit(path)).status).toBe(200);
    const sign = await browser.post("/auth/recover", { email: `${text}@example.com` });
    expect(sign.status).toBeLessThan(500);
  });

  test("that was cleared stays cleared in the refused form, and its old text does not come back", async () => {
    const { browser } = await newMember(product);
    const page = await browser.visit("/profile?lang=en");
    expect(page.valueOf("firstName")).toBe("Sample");
    const refused = await browser.submit(
      page,
      { intent: "save" },
      { firstName: "", lastName: "x".repeat(81) },
    );
    expect([refused.status, refused.valueOf("firstName")]).toEqual([400, ""]);
    await browser.post("/workspace", { intent: "make", idem: crypto.randomUUID(), name: "Ridge Framing" });
    const workspace = await browser.visit("/workspace");
    const renamed = await browser.submit(workspace, { intent: "rename" }, { name: "" });
    const { fields } = renamed.form({ intent: "rename" });
    expect([renamed.status, fields.name]).toEqual([400, ""]);
  });

  test("is kept when a form is refused, except passwords", async () => {
    const browser = new Browser(product);
    const secret = "short-7";
    const page = await browser.submit(
      await browser.visit("/auth?mode=sign-up"),
      { intent: "sign-up" },
      { email: "no address", password: secret, firstName: "Ana", lastName: "x".repeat(81) },
    );
    expect(page.status).toBe(400);
    const { fields } = page.form({ intent: "sign-up" });
    expect(fields).toMatchObject({
      email: "no address",
      firstName: "Ana",
      lastName: "x".repeat(81),
      password: "",
    });
    expect(page.body).not.toContain(secret);
    for (const field of ["email", "password", "lastName"]) expect(page.body).toContain(`href="#${field}"`);
    expect(page.problem).toContain("Enter an e-mail address like name@example.com");
    expect(page.problem).toContain("Use at least 8 characters");
    expect(page.problem).toContain("Use at most 80 characters");
    expect(page.problem).toMatch(/^Sign up failed: /);
  });

  test("as a password that everybody uses is refused, and so is one too long to be a password", async () => {
    const browser = new Browser(product);
    for (const [password, words] of [
      ["Password1", "This password is on the lists that attackers try first"],
      ["x".repeat(129), "Use at most 128 characters"],
    ] as const) {
      const page = await browser.post("/auth?mode=sign-up", {
        intent: "sign-up",
        idem: crypto.randomUUID(),
        email: uniqueEmail(),
        password,
      });
      expect([page.status, page.problem]).toEqual([400, expect.stringContaining(words)]);
      expect(page.body).not.toContain(password);
    }
  });
});

describe("a question", () => {
  const ask = (browser: Browser, text: string) =>
    browser.post("/ai-hub?tab=chat", { intent: "ask", idem: crypto.randomUUID(), question: text });

  test.each(["", "   ", "\n\t "])("that is blank is asked for: %j", async (text) => {
    const page = await ask(new Browser(product), text);
    expect(page.status).toBe(400);
    expect(page.problem).toContain("Type a question for Joe first");
    expect(page.body).toContain('href="#question"');
  });

  test("may have 4,000 characters and not one more; what was typed is kept", async () => {
    const browser = new Browser(product);
    const longest = question().padEnd(4_000, "x");
    expect((await ask(browser, longest)).status).toBe(303);
    expect(await timesAsked(longest)).toBe(1);
    const page = await ask(browser, `${longest}y`);
    expect(page.status).toBe(400);
    expect(page.problem).toContain("A question may have at most 4,000 characters");
    expect(page.valueOf("question")).toBe(`${longest}y`);
    expect(await timesAsked(`${longest}y`)).toBe(0);
  });

  test("cannot ask the database", async () => {
    const text = `'; drop table users; -- ${crypto.randomUUID()}`;
    expect((await ask(new Browser(product), text)).status).toBe(303);
    expect(await timesAsked(text)).toBe(1);
  });
});

describe("a method", () => {
  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])(
    "that pages do not know is refused, whoever sends it: %s",
    async (method) => {
      for (const path of [
        "/",
        "/shop",
        "/cart",
        "/profile",
        "/nope",
        "/healthz",
        "/auth/sign-out",
        "/cart.data",
      ]) {
        const answer = await rawRequest(product, { method, path, headers: { origin: product.origin } });
        expect([path, answer.status, answer.headers.allow]).toEqual([path, 405, "GET, HEAD, POST"]);
      }
      const program = await rawRequest(product, { method, path: "/api/voice/session" });
      expect([program.status, program.headers.allow, program.body]).toEqual([
        405,
        "POST",
        '{"error":"method"}',
      ]);
    },
  );

  test.each(["/", "/shop", "/dev/kit", "/healthz", "/robots.txt", "/sitemap.xml"])(
    "POST is refused where nothing can be sent: %s",
    async (path) => {
      const answer = await new Browser(product).post(path, { x: "1" });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      if (screenAt(path)) expectErrorScreen(405, answer.body);
      expect(answer.body).not.toMatch(/POST request|did not provide/);
    },
  );

  test.each(["/functions/joe-ai-assistant", "/functions/joe-rating", "/api/voice/session"])(
    "GET is refused by %s",
    async (path) => {
      const answer = await new Browser(product).get(path);
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    },
  );

  test.each(["/", "/shop", "/auth", "/cart", "/ai-hub", "/healthz", "/robots.txt", "/nope"])(
    "HEAD answers like GET, without the page: %s",
    async (path) => {
      const browser = new Browser(product);
      const [head, get] = [await browser.send(path, { method: "HEAD" }), await browser.get(path)];
      expect([head.status, head.body]).toEqual([get.status, ""]);
      expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    },
  );
});

test("a refused request's page stands at the visitor's address and runs no scripts", async () => {
  const page = await new Browser(product).send("/shop?category=books", { method: "PUT" });
  expect(page.message).toBe(shell("errors.method.title"));
  expect(page.body).toContain('<a href="/shop?category=books"');
  expect(page.body).not.toContain("/refused");
  expect(page.form({ theme: "dark" }).fields.redirectTo).toBe("/shop?category=books");
  expect(page.body).not.toMatch(/<script[^>]*(type="module"|data-wake)/);
});
