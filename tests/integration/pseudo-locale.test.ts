import { afterAll, beforeAll, expect, test } from "vitest";
import { itemsOf } from "../../app/engines/checklist/checklist.ts";
import { stepsIn } from "../../app/features/account/site-reports/after-incident.server.ts";
import { preflightTemplate } from "../../app/features/assistant/drone/preflight.data.ts";
import { en as PROPOSED } from "../../app/features/business/proposals/templates.en.data.server.ts";
import { BUILT_IN } from "../../app/features/safety/checklists/templates/built-in.data.ts";
import { COURSES } from "../../app/features/university/courses/data/courses.data.ts";
import { formatsOf } from "../../app/i18n/formats.ts";
import { PSEUDO_CLOSE, PSEUDO_OPEN } from "../../app/i18n/pseudo.ts";
import { addressOf, SCREENS, type Screen } from "../../app/site-map.ts";
import { sampleMission } from "../../db/seed/sample/assistant/drone.ts";
import { SAMPLE_LEADS } from "../../db/seed/sample/business/leads.data.ts";
import { sampleFirm } from "../../db/seed/sample/people.ts";
import { sampleCrew } from "../../db/seed/sample/projects/workforce.ts";
import { sampleReports } from "../../db/seed/sample/safety/dashboard.ts";
import { sampleSites } from "../../db/seed/sample/tools/sites.ts";
import { Browser, type Page } from "./support/browser.ts";
import { PATIENT, placesOf, sampled } from "./support/crawl.ts";
import { newAdmin, newMember, PASSWORD, uniqueEmail } from "./support/members.ts";
import { type OwnProduct, ownProduct, startProduct } from "./support/product.ts";
import { seenOn, untranslatedIn } from "./support/visible-text.ts";

const screens: readonly Screen[] = SCREENS;

/** What the tests type, and what the operator's variables say; shown again as it is. */
const FOOTING = "How deep is a footing?";
const QUESTION = "Where do the swallows sleep?";
const TYPED = [FOOTING, QUESTION, "Sample", "Builder", "three dozen", "not-an-address", "x".repeat(81)];
const OFFICE = "Quarry office";
/** What the examples of a job site and of a case say, which is data and comes in three languages of its own. */
const CREW = sampleCrew("en");
const EXAMPLE = [sampleSites("en")[0], sampleReports("en", "2026-06-01")[1]]
  .flatMap((example) => Object.values(example ?? {}).flat())
  .concat(CREW.crew, CREW.site, CREW.codes, ...CREW.workers.map(({ name, trade }) => [name, trade]))
  .filter((said): said is string => typeof said === "string" && said !== "");

/** What the examples of an order of material and of fuel say of themselves, their yards and their site. */
const ORDERED = [
  "Framing, second floor",
  // Five yards of the catalogue, and two suppliers that were asked for prices.
  ...[1, 2, 3, 4, 5, 6, 7].map((firm) => sampleFirm("en", "supply", firm)),
  "Sample site",
];

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15))).flatMap(
  (day) => [
    formatsOf("en")
      .date(day.toISOString())
      .replace(/[^\p{L}]/gu, ""),
    day.toLocaleDateString("en", { month: "long", timeZone: "UTC" }),
  ],
);

/** What the example of a request for pros says, and who has it. */
const ASKED = [
  ...[PROPOSED.templates.kitchen].flatMap(({ title, sections, lines }) => [title, ...lines, ...sections]),
  ...SAMPLE_LEADS.slice(0, 1).flatMap(({ scope, place }) => [scope.en, place]),
  sampleFirm("en", "framing", 1),
  sampleFirm("en", "general", 2),
];

const TAUGHT = COURSES.flatMap(({ text, lessons }) => [
  text.en.title,
  ...lessons.map((lesson) => lesson.text.en.title),
]);

/** Text that no locale file holds, and why. Names that are the same everywhere are marked translate="no" instead. */
/** What the example of a drone mission is called, and what is looked at before it flies. */
const FLOWN = [sampleMission("en").name, ...itemsOf(preflightTemplate()).map(({ prompt }) => prompt.en)];

/** What is done after an incident on a site: the items of a checklist, too. */
const AFTER = stepsIn("en").map(({ text }) => text);

/** What the checklists that everybody has are called, and their sections: they come in three languages of their own. */
const LISTED = BUILT_IN.flatMap(({ name, sections }) => [name.en, ...sections.map(({ title }) => title.en)]);

const ALLOWED: readonly RegExp[] = [
  // Whole sentences first, of which other lines would take a part.
  ...[...FLOWN, ...AFTER].map((text) => new RegExp(text.replace(/[?.()]/g, "\\$&"), "g")),
  new RegExp(`\\b(?:${LISTED.join("|")})(?!\\w)`, "g"),
  // Addresses of pages, in mails.
  /https?:\/\/\S+/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  // Sheet numbers, such as A-101.
  /\b[A-Z]-\d{3}\b/g,
  // The revision: a commit, or the package's version.
  /^(?=.*\d)[\da-f]{7,12}$/g,
  /^\d+\.\d+\.\d+$/g,
  // The type of a file, behind its name.
  /\.svg\b/g,
  // The incident that an error page names.
  /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g,
  // The names of the languages, each in its own words.
  /^(English|Español|עברית)$/g,
  // What Intl writes, days in a list too.
  new RegExp(`(?<=\\d),? and (?=(?:${MONTHS.join("|")}) \\d)`, "g"),
  new RegExp(`\\b(${MONTHS.join("|")})\\b(?= \\d)`, "g"),
  /(?<=\d)\s[AP]M\b/g,
  /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b(?=, )|(?<!–)\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)\b(?= \d)/g,
  new RegExp(`(?<=${PSEUDO_CLOSE}),? (?:or|and) (?=${PSEUDO_OPEN})`, "g"),
  new RegExp(`(?<=\\d),? and (?=${PSEUDO_OPEN})`, "g"),
  // Names of time zones, as the tables of the world have them.
  /\b(?:America|Asia|Europe|Pacific)\/(?:Los Angeles|Mexico City|New York|Puerto Rico|\w+)|\b(?:UTC|[ECMP][SD]T)\b/g,
  // Names of which a label speaks, set apart from its words, and the example of a term of the glossary.
  /\u2068[^\u2069]*\u2069/g,
  /\bDrywall\b/g,
  // Whose licence the example is of.
  /\bSAMPLE Ridge Builders LLC\b/g,
  // What the examples of a project and of a permit are called.
  /\bSAMPLE: (?:Porch and kitchen|Kitchen) addition\b/g,
  // What the example of a punch item is called.
  /\bNail pops and joints in the drywall\b/g,
  // What the examples of an RFI and of a change order are called, and what its lines say.
  /\b(?:Header over the porch opening|Rock under the porch footing)\b/g,
  /\b(?:Footings|Break and haul rock|Additional concrete, 3,000 psi)\b/g,
  // What the examples of a deal and of a client are called.
  /\b(?:Bath remodel|Homeowner 12)\b/g,
  // What the example of a bid package is called.
  /\bSAMPLE: Electrical, porch and kitchen addition\b/g,
  // Firms of the examples of a receipt and of a waiver.
  /\bSample (?:Lumber Yard|Roofing|Builders)\b/g,
  // Sections of state law, where the days of a lien stand.
  /\b(?:A\.R\.S\.|Cal\. Civ\. Code|Fla\. Stat\.|O\.C\.G\.A\.|MCL|Minn\. Stat\.|N\.C\.G\.S\.|NRS|O\.R\.C\.|Utah Code|RCW|W\.S\.) [\w.,\s-]+/g,
  // A crew of the example of a project.
  /^Framers$/g,
  // Makes and models of the sample machines for sale.
  /\b(?:Samplex|Mockdig|Examplo|Fictor) [A-Z]+ ?\d+\b/g,
  // The title of the provision that stands for all of them.
  /\bStairs: riser height\b/g,
  // The title of the part that stands for all that the shop sells to be read.
  /\bThree policies, three different harms\b/g,
  // What the example of a checklist is called, and what its example asks for.
  /\bScaffold, before each shift\b/g,
  /\bPut the top rail back before anybody goes up\./g,
  // What the examples of a firm of which papers are asked, of a rental company and of firms of the directory or that are
  // checked are called.
  /\bSample firm (?:2 \(electrical\)|1 \((?:equipment rental|general contractor)\)|(?:1|20) \(roofing\))/g,
  // What the example of a thread asks, which comes in the reader's language.
  /\b10 in wall poured at 40 °F: when do the forms come off\?/g,
  // What accounts are called in a ledger until a firm says otherwise: the names that the programs for it ship with.
  /^(?:Accounts Receivable|Construction Income|Sales Tax Payable|Undeposited Funds|Customer Deposits|Accounts Payable|Job Costs)$/g,
  // A weekday before its date, as Intl writes it.
  /\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?=,? \p{L}+\.? \d)/gu,
  // A weekday behind its day, and pesos, as Intl writes them; a size as somebody types it.
  /(?<=\d )(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)\b/g,
  /\bMX(?=\$)/g,
  /(?<=^\d+ )in$/g,
  // What the example of a ticket asks about, and who calls in the example of a call.
  /\bNotice of commencement\b/g,
  /\bPainter \d\b/g,
  // What is ticked of a class, which comes with its list in the reader's language.
  /\b(?:It was held in a language that everybody there understands|The hazards of this site were named)\b/g,
  // What a talk and its example say, which comes with them in the reader's language.
  /\bLadders\b/g,
  // A person's initial in the account menu.
  /^[A-Z]$/g,
  // Courses and lessons, which come in the languages in which they are written, in the titles of their pages.
  ...[...EXAMPLE, ...ORDERED, ...ASKED, ...TYPED, ...TAUGHT, OFFICE].map(
    (text) => new RegExp(text.replace(/[?.()]/g, "\\$&"), "g"),
  ),
];

const NOWHERE = "https://127.0.0.1:9";

let own: OwnProduct;
beforeAll(async () => {
  own = await startProduct({
    PSEUDO_LOCALE: "1",
    CONTACT_EMAIL: "office@example.com",
    CONTACT_PHONE: "+1 555 0100",
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "secret",
    GITHUB_CLIENT_ID: "id",
    GITHUB_CLIENT_SECRET: "secret",
    OIDC_ISSUER: `${NOWHERE}/issuer`,
    OIDC_CLIENT_ID: "id",
    OIDC_CLIENT_SECRET: "secret",
    OIDC_LABEL: OFFICE,
  });
});
afterAll(() => own.stop());

/** Fails with each word of these pages that did not come from a locale file, and where it stands. */
function expectTranslated(pages: readonly Page[]): void {
  const problems = pages.flatMap(({ path, body }) =>
    untranslatedIn(seenOn(body), ALLOWED).map(({ text, where }) => `${path}: "${text}" in ${where}`),
  );
  expect([...new Set(problems)]).toEqual([]);
  for (const { path, body } of pages) expect([path, seenOn(body).length > 10]).toEqual([path, true]);
}

test(
  "every screen speaks from its locale files to a guest, however it is reached",
  async () => {
    const guest = new Browser(own);
    const pages: Page[] = [];
    const open = screens.filter(({ access }) => access === "public" || access === "local");
    for (const { aliases = [], ...screen } of open)
      for (const address of [addressOf(screen), ...aliases]) pages.push(await guest.get(address));
    // Tabs, filters and modes are links of these pages: each once, not followed further.
    const seen = new Set(open.map(({ path }) => path as string));
    const states = pages
      .flatMap((page) => placesOf(page, own))
      .filter((link) => link.includes("?") && !seen.has(link))
      // A file to download is no page.
      .filter((link) => !/\.(?:csv|pdf)$/.test(new URL(link, own.origin).pathname))
      // What changed in a document is shown as pieces of texts, which stand whole on the pages of its wordings.
      .filter((link) => !new URL(link, own.origin).searchParams.has("since"));
    for (const link of sampled(new Set(states)).slice(0, 80)) {
      const page = await guest.get(link);
      if (page.status === 200) pages.push(page);
    }
    expect(pages.length).toBeGreaterThan(open.length);
    expectTranslated(pages);
  },
  PATIENT,
);

test(
  "so do a member's screens, the mails, the cart with a line and Joe's conversation",
  async () => {
    const { browser: member } = await newMember(own);
    const pages = [await member.visit("/")];
    pages.push(
      await member.submit(await member.visit("/shop"), { intent: "add", productId: "insurance-guide" }),
      await member.submit(await member.visit("/ai-hub?tab=chat"), { intent: "ask" }, { question: FOOTING }),
      await member.submit(await member.visit("/ai-hub?tab=chat"), { intent: "ask" }, { question: QUESTION }),
    );
    for (const path of screens.map(addressOf)) {
      const page = await member.visit(path);
      if (page.status === 200) pages.push(page);
    }
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/profile", "/cart", "/dev/outbox"]),
    );
    expect(pages.some(({ text }) => text.includes(QUESTION))).toBe(true);
    expect(pages.some(({ toasts }) => toasts.length > 0)).toBe(true);
    expectTranslated(pages);
  },
  PATIENT,
);

test("so do refused forms and the toasts of forms that were taken", async () => {
  const guest = new Browser(own);
  const { browser: member, email } = await newMember(own);
  const idem = () => crypto.randomUUID();
  await guest.post("/cart", { intent: "add", idem: idem(), productId: "insurance-guide" });
  const refused = [
    await guest.post("/auth", { intent: "sign-in" }),
    await guest.post("/auth", { intent: "sign-in", email, password: "wrong-password" }),
    await guest.post("/auth", { intent: "sign-in", email: "not-an-address", password: "x" }),
    await guest.post("/auth?mode=sign-up", {
      intent: "sign-up",
      idem: idem(),
      email: "not-an-address",
      password: "x",
    }),
    await guest.post("/auth?mode=sign-up", {
      intent: "sign-up",
      idem: idem(),
      email: uniqueEmail(),
      password: "password",
    }),
    await guest.post("/auth/recover", { email: "not-an-address" }),
    await guest.post("/auth/reset?token=sample", { token: "sample", password: "x" }),
    await guest.post("/cart", { intent: "set", productId: "insurance-guide", quantity: "three dozen" }),
    await guest.post("/cart", { intent: "add", idem: idem(), productId: "no-such-product" }),
    await guest.post("/ai-hub?tab=chat", { intent: "ask", idem: idem(), question: "" }),
    await member.post("/profile", { intent: "save", version: "0", firstName: "x".repeat(81), lastName: "" }),
  ];
  const taken: Page[] = [];
  const take = async (browser: Browser, path: string, fields: Record<string, string>) => {
    const answer = await browser.post(path, fields);
    expect([path, fields.intent, answer.status]).toEqual([path, fields.intent, 303]);
    taken.push(await browser.visit(answer.location ?? "/"));
  };
  await take(guest, "/auth/recover", { email });
  await take(guest, "/cart", { intent: "set", productId: "insurance-guide", quantity: "2" });
  await take(guest, "/cart", { intent: "remove", productId: "insurance-guide" });
  await take(guest, "/cart", { intent: "clear" });
  await take(guest, "/auth", { intent: "sign-in", email, password: PASSWORD });
  await take(member, "/profile", { intent: "resend" });
  await take(member, "/profile", { intent: "end-others" });
  await take(member, "/auth/sign-out", {});
  expect(taken.filter(({ toasts }) => toasts.length > 0).length).toBeGreaterThanOrEqual(5);
  expectTranslated([...refused, ...taken].filter(({ body }) => body.includes("<html")));
});

test("so do the administrator's screens and what a member is told", async () => {
  const { browser: member } = await newMember(own);
  await member.submit(await member.visit("/ai-hub?tab=chat"), { intent: "ask" }, { question: QUESTION });
  const admin = await newAdmin(own);
  const [row] = await own.query<{ id: string }>(
    "select id from unanswered_questions where question = ?",
    QUESTION,
  );
  const path = `/admin/questions?question=${row?.id}`;
  const form = { idem: crypto.randomUUID(), id: row?.id ?? "" };
  const answer = { ...form, intent: "answer", title_en: "Sample", body_en: "Sample", confidence: "known" };
  const pages = [
    await admin.visit("/admin/questions"),
    await admin.visit("/admin/questions?q=7777"),
    await admin.visit("/admin/questions?status=dismissed"),
    await admin.visit(path),
    await admin.post(path, { ...answer, title_he: "Sample", section: "Sample" }),
    await admin.post(path, { ...answer, basis: "Sample", source: "Sample" }),
    await admin.submit(await admin.visit(path), { intent: "dismiss" }),
    await admin.submit(await admin.visit(path), { intent: "restore" }),
    await admin.submit(await admin.visit(path), { intent: "answer" }, { ...answer, source: "Sample" }),
    await member.visit("/profile?tab=notifications"),
    await member.submit(await member.visit("/profile?tab=notifications"), { intent: "read-all" }),
  ];
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400, 409, 200, 200, 200, 200, 200]);
  expectTranslated(pages);
});

test("so do the pages of errors", async () => {
  const guest = new Browser(own);
  const errors = [
    await guest.get("/no-such-sheet"),
    await guest.send("/shop", { method: "PUT" }),
    await guest.post("/shop", { intent: "anything" }),
    await guest.post("/cart", {}, { origin: "https://elsewhere.example" }),
    await guest.post("/cart", { intent: "x".repeat(70_000) }),
    await guest.send("/cart", { method: "POST", body: "{", headers: { "content-type": "application/json" } }),
  ];
  for (const { path, status } of errors) expect([path, status >= 400]).toEqual([path, true]);
  expectTranslated(errors);
});

test("a word that stands in no locale file is found, wherever it is", () => {
  const words = (html: string) => untranslatedIn(seenOn(html), ALLOWED).map(({ text }) => text);
  expect(words("<p>⟦Šîĝñ îñ⟧, 12 A-101 <b>Hello</b></p>")).toEqual(["Hello"]);
  expect(words("<p>⟦Šîĝñ îñ Hello⟧ שלום</p>")).toEqual(["Hello", "שלום"]);
  expect(words('<img alt="Beam"/><a href="/x" aria-label="Open" title="Go">⟦ĝö⟧</a>')).toEqual([
    "Beam",
    "Open",
    "Go",
  ]);
  expect(
    words('<input type="submit" value="Send"/><input type="hidden" value="add"/><input placeholder="Name"/>'),
  ).toEqual(["Send", "Name"]);
  expect(
    words('<title>Home</title><meta name="description" content="About us"/><svg><text>Span</text></svg>'),
  ).toEqual(["Home", "About", "us", "Span"]);
  expect(
    words('<p translate="no">Name <i>of a song</i></p><script>let x = "y"</script><style>p{}</style>'),
  ).toEqual([]);
  expect(
    words("<time>Nov 20, 2026</time><bdi>8f2072e</bdi><bdi>$1,234.50</bdi><span>English</span>"),
  ).toEqual([]);
});

test("production never speaks it", async () => {
  const production = await ownProduct(
    { PSEUDO_LOCALE: "1", SESSION_SECRET: "a secret of thirty-two characters and more" },
    { environment: "production" },
  );
  expect((await new Browser(production).get("/shop")).heading).toBe("Shop");
});
