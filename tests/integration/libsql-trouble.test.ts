import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addressOf, SCREENS, type Screen, screenAt } from "../../app/site-map.ts";
import { TEST_VARIABLES } from "../../scripts/lib/test-variables.mjs";
import type { Fault } from "../fakes/faulty-line.ts";
import { type FakeStripe, STRIPE_KEY, STRIPE_WEBHOOK_SECRET, startStripe } from "../fakes/stripe.ts";
import { png } from "../pictures.ts";
import { everywhere } from "../prove.ts";
import { Browser, type Fields, ownAddress, type Page } from "./support/browser.ts";
import { builtRoutes } from "./support/built-routes.ts";
import { placesOf } from "./support/crawl.ts";
import { filledIn } from "./support/fill-in.ts";
import { invitation, type Sent, sent, shared, wellFilled } from "./support/hard-to-reach.ts";
import { productOnLibsql } from "./support/libsql.ts";
import { confirmByMail, PASSWORD, signIn, uniqueEmail } from "./support/members.ts";
import { type OwnProduct, startProduct } from "./support/product.ts";

const product = productOnLibsql("sqld-trouble");

async function newMember(email = uniqueEmail()): Promise<[browser: Browser, email: string]> {
  const browser = new Browser(product.own);
  await browser.post("/auth?mode=sign-up", { intent: "sign-up", idem: idem(), email, password: PASSWORD });
  await signIn(browser, email);
  return [browser, email];
}

afterEach(() => {
  product.line.fault = "none";
});

const idem = () => crypto.randomUUID();
const QUESTION = "How high is a guardrail?";
/** So many pages are asked for side by side. */
const AT_ONCE = 6;
const DRAWING = "11111111-1111-4111-8111-111111111111";

/** A form for every route that takes one; each would change something or ask the database. */
const FORMS: [path: string, fields: () => Fields][] = [
  ["/preferences", () => ({ language: "he" })],
  ["/auth", () => ({ intent: "sign-in", email: "a@example.com", password: PASSWORD })],
  [
    "/auth?mode=sign-up",
    () => ({ intent: "sign-up", idem: idem(), email: uniqueEmail(), password: PASSWORD }),
  ],
  ["/auth/recover", () => ({ email: uniqueEmail() })],
  ["/auth/confirm", () => ({ token: "x".repeat(43) })],
  ["/auth/reset", () => ({ token: "x".repeat(43), password: "another-password-1" })],
  ["/auth/sign-out", () => ({})],
  // Leads somewhere only once something is late.
  ["/payment-reminder/0", () => ({ intent: "wake" })],
  ["/profile", () => ({ intent: "end-others", idem: idem() })],
  ["/cart", () => ({ intent: "add", idem: idem(), productId: "insurance-guide" })],
  ["/ai-hub", () => ({ intent: "ask", idem: idem(), question: QUESTION })],
  ["/ai-hub", () => ({ intent: "clear", idem: idem() })],
  ["/voice-assistant", () => ({ intent: "ask", idem: idem(), question: QUESTION })],
  ["/voice-assistant", () => ({ intent: "delete", id: DRAWING })],
  ["/blueprint-analyzer", () => ({ intent: "delete", id: DRAWING })],
  ["/auth/keep", () => ({ token: "x".repeat(43) })],
  ["/questions", () => ({ intent: "dismiss", idem: idem(), question: QUESTION })],
  ["/api/voice/session", () => ({})],
  ["/api/search", () => ({ query: QUESTION })],
  ["/api/joe/conversation", () => ({ intent: "ask", idem: idem(), question: QUESTION })],
  ["/functions/joe-rating", () => ({ answer: idem(), question: QUESTION, rating: "like" })],
];

/** A form that a page shows, as somebody sends it who fills it in. */
interface Shown extends Sent {
  /** The route that takes it. */
  route: string;
}

/** What a visitor can open, one address of each route, and every form that stands there, each intent once. */
interface Walked {
  pages: string[];
  forms: Shown[];
}

const pathOf = (address: string) => new URL(address, "http://127.0.0.1").pathname;
const withRoute = (form: Sent): Shown => ({ ...form, route: routeAt(form.path) });
const routeAt = (address: string) => screenAt(pathOf(address))?.path ?? pathOf(address);

/**
 * From every screen of the site map over its links to the records, without a fault.
 * @param most pages of one screen, which differ by their queries, as tabs do, and by their records
 * @param within the addresses that are opened
 */
async function walk(
  browser: Browser,
  may: readonly Screen["access"][],
  most: number,
  first: readonly string[] = [],
  within = /^/,
): Promise<Walked> {
  const screens = (SCREENS as readonly Screen[]).filter(({ access }) => may.includes(access));
  const known = new Set([...first, ...screens.map(addressOf)]);
  const opened = new Map<string, number>();
  const [pages, forms] = [new Map<string, string>(), new Map<string, Shown>()];
  for (const address of known) {
    const route = routeAt(address);
    const before = opened.get(route) ?? 0;
    if (before >= most || !screenAt(pathOf(address)) || !within.test(address)) continue;
    opened.set(route, before + 1);
    const page = await browser.get(address);
    if (page.location?.startsWith("/")) known.add(page.location);
    if (page.status !== 200) continue;
    pages.set(route, address);
    for (const place of placesOf(page, product.own)) known.add(place);
    for (const form of page.forms) {
      if (form.method !== "POST") continue;
      const path = form.action || address;
      for (const { name, value } of form.buttons.length > 0 ? form.buttons : [{ name: "", value: "" }]) {
        const fields = { ...filledIn(form), ...(name && { [name]: value }) };
        const intent = ["intent", "transition", name].map((field) => fields[field] ?? "").join(" ");
        forms.set(`${routeAt(path)} ${intent}`, { route: routeAt(path), path, fields });
      }
    }
  }
  return { pages: [...pages.values()], forms: [...forms.values()] };
}

const statusesOf = (pages: readonly Page[]) => [...new Set(pages.map(({ status }) => status))].sort();

/** What came to nothing for want of the database: it says so, and when to come back. */
function expectComeBack(pages: readonly Page[]): void {
  for (const { path, status, headers, body } of pages) {
    expect(status, path).not.toBe(500);
    expect(body).not.toMatch(/SQLITE|hrana|database is locked/i);
    if (status !== 503) continue;
    expect([path, Number(headers.get("retry-after"))]).toEqual([path, 5]);
    expect([path, headers.get("cache-control")]).toEqual([path, "private, no-store"]);
  }
}
/** What takes something away, and what leads into another workspace or account, whose records the others are not. */
const TAKES_AWAY =
  /^(?:remove|delete|clear|end|unlink|dismiss|cancel|leave|void|unpin|submit|missed|move|make|switch|demo)/;

/** Sends what the pages offer, so that there is a record of each kind with forms of its own; answers where they are. */
async function fill(browser: Browser, { forms }: Walked): Promise<string[]> {
  const places: string[] = [];
  for (const { route, path, fields } of forms) {
    if (TAKES_AWAY.test(fields.intent ?? "") || /^\/(?:preferences|auth|profile|legal)\b/.test(route))
      continue;
    const { location } = await browser.post(path, fields, { "cf-connecting-ip": ownAddress() });
    if (location?.startsWith("/")) places.push(location);
  }
  return places;
}

interface Visitor extends Walked {
  browser: Browser;
  /** Of the account; a guest has none. */
  email?: string;
}

/**
 * Who they are, in their order. `npm test` meets what the screens of a guest and of a member show; the records that are made
 * first, what is shared of them and an administrator's lists are walked by `npm run prove`.
 */
const VISITORS = everywhere
  ? ["a guest", "a member", "a careful member", "a holder of links", "an administrator"]
  : ["a guest", "a member"];
let visitors: Visitor[];
const visitorAt = (place: number): Visitor => {
  const visitor = visitors[place];
  if (!visitor || visitors.length !== VISITORS.length) throw new Error(`there is no visitor ${place}`);
  return visitor;
};
beforeAll(async () => {
  const guest = new Browser(product.own);
  const [member, email] = await newMember();
  await member.submit(await member.visit("/profile"), { intent: "add-samples" });
  await member.submit(await member.visit("/shop"), { intent: "add", productId: "insurance-guide" });
  const order = await member.submit(await member.visit("/checkout"), { intent: "place" });
  if (!everywhere) {
    visitors = [
      { browser: guest, ...(await walk(guest, ["public", "local"], 1)) },
      { browser: member, email, ...(await walk(member, ["public", "local", "member"], 1, [order.path])) },
    ];
    return;
  }
  const ofMember = await walk(member, ["public", "local", "member"], 4);
  const places = [order.path, ...(await fill(member, ofMember))];
  // What wants care, by a member of their own; what of it is given to others, and who holds that.
  const [careful, theirs] = await newMember();
  const { forms, readable, offers } = await wellFilled(careful);
  const records = await walk(
    careful,
    [],
    4,
    readable,
    /^\/(?:checklist-action|license-check|material-order)\//,
  );
  const [holder, another] = await newMember();
  const { doors, form, byHolder } = await shared(careful, holder, offers);
  const [kept = ""] = doors;
  await holder.post(`${kept}/keep`, {});
  const [inviting] = await newMember();
  const held = await walk(holder, [], 20, [...doors, `${kept}/keep`, "/shared-with-me"], /^\/shared/);
  const access = await walk(careful, [], 1, ["/access"], /^\/access/);
  await guest.submit(
    await guest.visit("/legal/request"),
    { kind: "access" },
    {
      name: "Sample Builder",
      email: uniqueEmail(),
      text: "What you keep about me",
    },
  );
  const [admin, address] = await newMember(TEST_VARIABLES.ADMIN_EMAILS);
  await confirmByMail(admin, address);
  visitors = [
    { browser: guest, ...(await walk(guest, ["public", "local"], 1)) },
    { browser: member, email, ...(await walk(member, ["public", "local", "member"], 4, places)) },
    {
      browser: careful,
      email: theirs,
      pages: records.pages,
      forms: [...[...forms, form].map(withRoute), ...records.forms, ...access.forms],
    },
    {
      browser: holder,
      email: another,
      pages: held.pages,
      forms: [...held.forms, ...[...byHolder, await invitation(inviting)].map(withRoute)],
    },
    {
      browser: admin,
      email: address,
      ...(await walk(admin, ["admin"], 5, [`/admin/people?q=${encodeURIComponent(email)}`])),
    },
  ];
}, 600_000);

/** Take forms, and ask no database before somebody has set up something that this product has not. */
const SHOWN_TO_OTHERS: string[] = [
  // Questions to repeat, which come on the day after a test.
  "/my-learning",
  // A claim of a page whose evidence somebody has sent.
  "/admin/claims",
  // A review that somebody else has reported.
  "/admin/review-reports",
  // A loan whose claim the two sides have sent on.
  "/admin/loan-claims",
  // A request for pros that one who has claimed it reported.
  "/admin/lead-reports",
  // A machine for sale that somebody else has reported, and an offer, which has two sides.
  "/admin/machine-reports",
  "/machine-offers",
  // A payment provider and a vision model: see the product that has both, below.
  "/api/stripe",
  "/blueprint-analyzer/vision",
  // Only below a name, not below a number: see below.
  "/auth/passkey",
  // A program's, which is answered a code: see below.
  "/functions/joe-ai-assistant",
  // A crew's clock and a gift, which need what is not set up here.
  "/shared/:link/clock",
  "/shared/:link/gift",
  "/shared/:link/hard-hat",
  "/shared/:link/kiosk",
  // The photo of a card that somebody is asked for.
  "/shared/:link/credential",
  // An application, which somebody has to send to a lender first.
  "/shared/:link/financing-application",
  // More links than one workspace makes at once: the tests of their features open them.
  "/shared/:link/pay-application",
  "/shared/:link/invoice",
  "/shared/:link/lien-waiver",
  "/shared/:link/bookkeeper",
  // What a crew answers without a name.
  "/shared/:link/check-in",
  // What somebody is asked about a firm, and a paper that its client asks for.
  "/shared/:link/reference",
  "/contractor-paper/:paper",
  // Hours and receipts of a job that are not billed yet.
  "/job-invoices/:project",
  // A loan and a stay, which want somebody who lends and somebody who borrows.
  "/peer-to-peer-rentals",
  "/crew-stays",
  // A session, which wants a mentor and somebody who asks.
  "/mentor-session/:session",
  // A need and a connection, which want somebody else, and a message that one of two has reported.
  "/crew-need/:need",
  "/connection/:connection",
  "/admin/connection-reports",
  // An action of a checklist, which wants an answer that fails.
  "/shared/:link/checklist-action",
  // A nomination, which wants a nominee who is shown, and one that somebody else has seconded.
  "/champion-nomination/:nomination",
  "/admin/champions",
  // A firm that waits, and codes of one that is listed, which nobody takes of their own.
  "/admin/partners",
  "/partner-offer/:offer",
  "/my-offers",
  // An event that is put on.
  "/lounge-event/:event",
  // A search that is kept: its form stands beside what was searched for.
  "/professional-directory",
  // An hour of a desk that takes calls: its form stands below the hours to choose from.
  "/request-a-call/:desk",
];

/** Do not come as far as to write when they are filled in by rule. */
const WRITES_NOTHING = [
  // Writes nothing, ever.
  "/dev/kit",
  // Works out what lies in a heap, and keeps nothing.
  "/drone-integration",
  // Want a crew of one's own, and a certificate that speaks of the firm.
  "/hard-hat-zone",
  "/shared/:link/compliance-subject",
  // Want a place and measures, or a day that is far enough away.
  "/equipment-rental",
  "/job-site-services",
  "/list-equipment",
  "/sell-equipment",
  "/rental-company-form",
  // Want a picture, and a file.
  "/builders-lounge",
  "/credential-form",
  "/site-photo",
  "/shared/:link/documents",
  // Wants a fuel that each machine may get.
  "/fuel-order-form",
  // Wants a story of some length, about somebody who is known.
  "/nominate",
  // Wants what a firm supplies, in some more words.
  "/partner-form",
  // Want a day to come, and words that nothing answers.
  "/lounge-suggest",
  "/vic-service",
  // Want hours of a week.
  "/become-a-mentor",
  "/call-hours",
  // Wants a question with its right answer marked.
  "/course-draft/:draft/lesson/:lesson",
  // Wants months of a calendar.
  "/career-form",
  // Keep a zone in a cookie: a booking wants a mentor.
  "/hire-a-mentor",
  "/mentor/:mentor",
  // Wants options, one on each line.
  "/admin/lounge",
  // Wants days, which may be fewer and are no field of numbers.
  "/change-orders",
];

test.runIf(everywhere)(
  "every route that takes a form is walked, or is one of those that are shown to others",
  async () => {
    const takes = (await builtRoutes())
      .filter(({ path, module }) => module.action && path && path !== "*")
      .map(({ path }) => `/${path?.replace(/^\//, "")}`)
      // Of a screen with a second address, one is enough.
      .map((path) => screenAt(path)?.path ?? path);
    const walked = new Set([
      ...visitors.flatMap(({ forms }) => forms.map(({ route }) => route)),
      ...FORMS.map(([path]) => routeAt(path)),
    ]);
    expect([...new Set(takes)].filter((path) => !walked.has(path)).sort()).toEqual(
      SHOWN_TO_OTHERS.toSorted(),
    );
  },
);

/** Of the four faults one of each kind is met everywhere: a refusal, and an answer that does not come. */
const isMetEverywhere = (fault: Fault) => fault === "locked" || fault === "cut";
/** Of what the others are met at, every third: they take the same ways. */
const metAt = <T>(fault: Fault, all: readonly T[]) =>
  isMetEverywhere(fault) ? all : all.filter((_, n) => n % 3 === 0);

describe.each<Fault>(["locked", "cut", "empty", "reset"])("with a database in trouble (%s)", (fault) => {
  // Anew: what was carried out although its answer was lost has signed the last one out.
  beforeAll(async () => {
    for (const { browser, email } of visitors) if (email) await signIn(browser, email);
  });

  const written = new Set<string>();

  // A test for each: the forms of all of them take longer the more screens there are.
  test.each(VISITORS.map((name, n) => [name, n] as const))(
    "no form of %s is answered 500, and what could not be done is a 503 that says when to come back",
    async (_, n) => {
      product.line.fault = fault;
      const { browser, forms } = visitorAt(n);
      const pages: Page[] = [];
      const post = async (form: Shown) => {
        // Each from an address of its own, or the rate limit would answer in the database's place.
        const page = await sent(browser, form, { "cf-connecting-ip": ownAddress() });
        pages.push(page);
        if (page.status === 503) written.add(form.route);
      };
      for (const form of metAt(fault, forms)) await post(form);
      for (const [path, fields] of FORMS) await post(withRoute({ path, fields: fields() }));
      expectComeBack(pages);
      expect(statusesOf(pages)).toContain(503);
    },
  );

  // Reading goes on beside a lock: whatever answers otherwise has not come as far as to write.
  test.runIf(everywhere && fault === "locked")("of the forms all but a few come as far as to write", () => {
    const routes = new Set(visitors.flatMap(({ forms }) => forms.map(({ route }) => route)));
    expect([...routes].filter((route) => !written.has(route)).sort()).toEqual(WRITES_NOTHING.toSorted());
  });

  test("no page is answered 500 either", async () => {
    product.line.fault = fault;
    for (const { browser, email, pages: addresses } of visitors) {
      const asked = ["/healthz", ...metAt(fault, addresses)].flatMap((address) => {
        const { pathname, search } = new URL(address, product.own.origin);
        const data = pathname === "/" ? "/_root.data" : `${pathname}.data`;
        return email && isMetEverywhere(fault) ? [address, data + search] : [address];
      });
      // Most of the time of an answer is waiting for the database.
      for (let first = 0; first < asked.length; first += AT_ONCE)
        expectComeBack(
          await Promise.all(asked.slice(first, first + AT_ONCE).map((address) => browser.get(address))),
        );
    }
  });

  test("the voice page keeps what was typed", async () => {
    product.line.fault = fault;
    const page = await new Browser(product.own).post("/voice-assistant", {
      intent: "ask",
      idem: idem(),
      question: QUESTION,
    });
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(page.valueOf("question")).toBe(QUESTION);
    expect(page.problem).toContain("Your question is kept below.");
  });

  test("a passkey is asked for again", async () => {
    product.line.fault = fault;
    // Passkeys are for names, not for numbers.
    const origin = product.own.origin.replace("127.0.0.1", "localhost");
    const answer = await new Browser({ origin }).post("/auth/passkey", { intent: "ask" });
    expect(answer.status).toBe(503);
    expectComeBack([answer]);
  });

  test("what somebody wrote is given back", async () => {
    product.line.fault = fault;
    const text = "That drawing is ours.\nWe drew it in May.";
    const page = await new Browser(product.own).post("/legal/request", {
      ...{ kind: "access", idem: idem(), name: "Sample Builder", email: uniqueEmail(), text },
    });
    expect(page.status).toBe(503);
    const given = page.textIn(({ attributes }) => "data-typed" in attributes);
    expect(given).toBe("What you typed Sample Builder That drawing is ours. We drew it in May.");
  });

  test("the assistant function answers a code", async () => {
    product.line.fault = fault;
    const answer = await new Browser(product.own).send("/functions/joe-ai-assistant", {
      method: "POST",
      body: JSON.stringify({ question: QUESTION }),
      headers: { "content-type": "application/json" },
    });
    expect([answer.status, answer.body, answer.headers.get("retry-after")]).toEqual([
      503,
      '{"error":"database-unavailable"}',
      "5",
    ]);
  });
});

/** A product whose operator has set a payment provider and a vision model. */
describe("with providers, and a database in trouble", () => {
  let stripe: FakeStripe;
  let own: OwnProduct;
  let paid = "";
  beforeAll(async () => {
    stripe = await startStripe();
    own = await startProduct({
      LIBSQL_URL: product.line.url,
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET,
      ASSISTANT_BASE_URL: stripe.url,
      ASSISTANT_API_KEY: "no model",
      ASSISTANT_VISION_MODEL: "pictures",
    });
    const guest = new Browser(own);
    await guest.submit(await guest.visit("/shop"), { intent: "add", productId: "insurance-guide" });
    await guest.submit(await guest.visit("/checkout"), { intent: "place" }, { email: uniqueEmail() });
    for (const session of stripe.sessions.values()) {
      session.paid = true;
      paid = stripe.message("checkout.session.completed", session.id);
    }
  }, 600_000);
  afterAll(async () => {
    await own.stop();
    stripe.stop();
  });

  test.each<Fault>(["locked", "cut", "empty", "reset"])(
    "what the payment provider says is asked for again (%s)",
    async (fault) => {
      expect(paid).not.toBe("");
      product.line.fault = fault;
      const answer = await new Browser(own).send("/api/stripe", {
        method: "POST",
        body: paid,
        headers: { origin: null, "stripe-signature": stripe.signatureOf(paid) },
      });
      expect(answer.status).toBe(503);
      expectComeBack([answer]);
    },
  );

  test.each<Fault>(["locked", "cut", "empty", "reset"])(
    "a picture is sent to no model (%s)",
    async (fault) => {
      product.line.fault = fault;
      const answer = await sent(new Browser(own), {
        path: "/blueprint-analyzer/vision",
        fields: { consent: "yes" },
        file: { field: "picture", name: "plan.png", content: png() },
      });
      expect(answer.status).toBe(503);
      expectComeBack([answer]);
      expect(stripe.received.filter(({ path }) => path.includes("completions"))).toEqual([]);
    },
  );
});

test("while another process writes, pages that only read go on", async () => {
  const [member] = await newMember();
  product.line.fault = "locked";
  for (const path of ["/shop", "/cart", "/ai-hub", "/profile"])
    expect([path, (await member.get(path)).status]).toEqual([path, 200]);
});
