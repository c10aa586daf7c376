import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { screenAt } from "../../../app/site-map.ts";
import { Browser } from "../support/browser.ts";
import { tagsOf } from "../support/html.ts";
import { product } from "../support/product.ts";

const TABS = ["voice", "vision", "search", "chat"] as const;
const SCREENS = { voice: "/voice-assistant", vision: "/blueprint-analyzer" } as const;
const en = translator("en", "hub");

const open = (search: string) => new Browser(product).get(`/ai-hub${search}`);

function currentTab(body: string): string[] {
  return tagsOf(body)
    .filter(({ name, attributes }) => name === "a" && attributes["aria-current"] === "page")
    .map(({ attributes }) => attributes.href ?? "")
    .filter((href) => href.startsWith("/ai-hub?"));
}

describe.each(LANGUAGES)("the hub in %s", (language) => {
  test("has four tabs as addresses, in the order of the specification", async () => {
    const t = translator(language, "hub");
    for (const tab of TABS) {
      const page = await open(`?tab=${tab}&lang=${language}`);
      const hrefs = tagsOf(page.body)
        .map(({ attributes }) => attributes.href)
        .filter((href) => href?.startsWith("/ai-hub?tab="));
      expect(hrefs.slice(0, 4)).toEqual(TABS.map((each) => `/ai-hub?tab=${each}`));
      expect(currentTab(page.body)).toEqual([`/ai-hub?tab=${tab}`]);
      for (const each of TABS) expect(page.text).toContain(t(`${each}.name`));
    }
  });
});

test.each(["", "?tab=", "?tab=shop", "?tab=__proto__", "?tab=chat"])(
  "%j shows the conversation",
  async (search) => {
    const page = await open(search);
    expect(currentTab(page.body)).toEqual(["/ai-hub?tab=chat"]);
    expect(page.forms.some(({ buttons, fields }) => fields.intent === "ask" || buttons.length > 1)).toBe(
      true,
    );
  },
);

test.each(["voice", "vision"] as const)(
  "the room %s leads to its screen where that stands, and else says so",
  async (tab) => {
    const page = await open(`?tab=${tab}`);
    const links = tagsOf(page.body).map(({ attributes }) => attributes.href);
    if (screenAt(SCREENS[tab])) expect(links).toContain(SCREENS[tab]);
    else expect(page.text).toContain(en("notYet.title"));
  },
);

test("the room voice holds the setup, and a typed question that the voice assistant answers", async () => {
  const browser = new Browser(product, { accept: "text/html" });
  const page = await browser.visit("/ai-hub?tab=voice&voice=eric");
  expect(page.form("/api/voice/session").fields).toEqual({ key: "", voice: "eric" });
  expect(page.body).toMatch(/<option value="eric" selected/);
  const answer = await browser.submit(page, { intent: "ask" }, { question: "R311.7.1?" });
  expect([answer.status, answer.path]).toEqual([200, "/voice-assistant"]);
  expect(answer.text).toContain("IRC R311.7.1");
});

test("the room search has the box and leads to the page of results", async () => {
  const page = await open("?tab=search");
  const form = page.form("/search");
  expect([form.method, form.fields]).toEqual(["GET", { q: "" }]);
  const moved = await open("?tab=search&q=lien+waiver");
  expect([moved.status, moved.location]).toEqual([302, "/search?q=lien+waiver"]);
});

test("the room vision holds the analyzer, and without scripts the forms for a file and for typed lines", async () => {
  const page = await open("?tab=vision&lang=en");
  const blueprint = translator("en", "blueprint");
  expect(page.text).toContain(blueprint("upload.choose"));
  const upload = page.form({ intent: "read" });
  expect([upload.method, upload.action]).toEqual(["POST", "/blueprint-analyzer"]);
  const form = page.form({ lines: "" });
  expect([form.method, form.action]).toEqual(["GET", "/blueprint-analyzer"]);
  const lines = "BEDROOM 3 6'-8\" x 9'-0\"";
  const answer = await new Browser(product).get(`${form.action}?${new URLSearchParams({ lines })}`);
  expect(answer.text).toContain("IRC R304.1");
});

test("no service is called premium where no provider is connected", async () => {
  const page = await open("?tab=chat");
  const badges = page.text.split(en("services"))[1]?.split(en("statusNote"))[0] ?? "";
  expect(badges).toContain(en("status.active"));
  expect(badges).not.toContain(en("status.premium"));
});
