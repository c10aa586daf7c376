import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { FONT_SIZES } from "../../../app/services/display.ts";
import { Browser, type Page } from "../support/browser.ts";
import { tagsOf } from "../support/html.ts";
import { newMember, signIn } from "../support/members.ts";
import { product } from "../support/product.ts";

/** What the panel says about one of its buttons: pressed, on, or not there. */
function stateOf(page: Page, name: string, value: string): string | undefined {
  const button = tagsOf(page.body).find(
    ({ attributes }) => attributes.name === name && attributes.value === value,
  );
  return button?.attributes["aria-pressed"] ?? button?.attributes["aria-checked"];
}

const display = ({ html }: Page) => ({ size: html["data-font-size"], vibration: html["data-vibration"] });

describe("without scripts, the panel of every page", () => {
  test.each(FONT_SIZES)("sets the font size %s, and every later page has it", async (fontSize) => {
    const browser = new Browser(product);
    const back = await browser.submit(await browser.visit("/shop?category=books"), { fontSize });
    expect(back.path).toBe("/shop?category=books");
    expect(display(back).size).toBe(fontSize);
    for (const path of ["/", "/cart", "/auth", "/no-such-sheet"]) {
      const page = await browser.get(path);
      expect([path, display(page).size]).toEqual([path, fontSize]);
      expect(FONT_SIZES.filter((size) => stateOf(page, "fontSize", size) === "true")).toEqual([fontSize]);
    }
  });

  test("switches vibration off and on again", async () => {
    const browser = new Browser(product);
    const fresh = await browser.visit("/shop");
    expect([display(fresh).vibration, stateOf(fresh, "vibration", "off")]).toEqual([undefined, "true"]);
    const off = await browser.submit(fresh, { vibration: "off" });
    expect([display(off).vibration, stateOf(off, "vibration", "on")]).toEqual(["off", "false"]);
    const on = await browser.submit(off, { vibration: "on" });
    expect([display(on).vibration, stateOf(on, "vibration", "off")]).toEqual([undefined, "true"]);
  });

  test("has keyboard shortcuts off until they are asked for", async () => {
    const browser = new Browser(product);
    const fresh = await browser.visit("/");
    expect(stateOf(fresh, "shortcuts", "on")).toBe("false");
    const on = await browser.submit(fresh, { shortcuts: "on" });
    expect(stateOf(on, "shortcuts", "off")).toBe("true");
  });

  test("keeps each choice beside the others", async () => {
    const browser = new Browser(product);
    for (const choice of [
      { fontSize: "125" },
      { vibration: "off" },
      { theme: "contrast" },
      { shortcuts: "on" },
      { language: "he" },
    ] as Record<string, string>[]) {
      await browser.submit(await browser.visit("/"), choice);
    }
    const page = await browser.get("/");
    expect(page.html).toMatchObject({ lang: "he", dir: "rtl", "data-theme": "contrast" });
    expect(display(page)).toEqual({ size: "125", vibration: "off" });
    expect(stateOf(page, "shortcuts", "off")).toBe("true");
  });

  test.each(LANGUAGES)(
    "says what needs scripts, and holds nothing that would be dead without them (%s)",
    async (language) => {
      const page = await new Browser(product).get(`/?lang=${language}`);
      expect(page.textIn(({ attributes }) => /\bnoscript:block\b/.test(attributes.class ?? ""))).toContain(
        "JavaScript",
      );
      expect(page.text).toContain(translator(language, "shell")("display.shortcutHint"));
      const assists = tagsOf(page.body).filter(({ attributes }) => attributes["data-assist"]);
      expect(assists.map(({ attributes }) => attributes["data-assist"])).toEqual(["content"]);
      expect(page.body).not.toContain("<kbd");
    },
  );
});

test.each([
  { fontSize: "1000" },
  { fontSize: "" },
  { fontSize: "150px" },
  { vibration: "maybe" },
  { shortcuts: "true" },
  { shortcuts: "__proto__" },
] as Record<string, string>[])("an unknown choice changes nothing: %j", async (fields) => {
  const { browser, id } = await newMember(product);
  await browser.post("/preferences", { fontSize: "112", vibration: "off", shortcuts: "on" });
  const answer = await browser.post("/preferences", { ...fields, redirectTo: "/shop" });
  expect([answer.status, answer.location]).toEqual([303, "/shop"]);
  expect(display(await browser.get("/shop"))).toEqual({ size: "112", vibration: "off" });
  const [profile] = await product.query(
    "select font_size, vibration, shortcuts from profiles where id = ?",
    id,
  );
  expect(profile).toEqual({ font_size: "112", vibration: 0, shortcuts: 1 });
});

test("a member's choices come along to another browser, and outlive signing out in this one", async () => {
  const { browser, email } = await newMember(product);
  await browser.post("/preferences", { fontSize: "150", vibration: "off" });
  const other = new Browser(product);
  await other.post("/preferences", { shortcuts: "on" });
  await signIn(other, email);
  const page = await other.get("/shop");
  expect(display(page)).toEqual({ size: "150", vibration: "off" });
  // What the profile does not know stays as this browser has it.
  expect(stateOf(page, "shortcuts", "off")).toBe("true");
  await browser.post("/auth/sign-out", {});
  expect(display(await browser.get("/shop")).size).toBe("150");
});

test("a shared copy of a page is never one of another font size", async () => {
  const large = new Browser(product);
  await large.post("/preferences", { fontSize: "150" });
  const sizes = [];
  for (const browser of [new Browser(product), large, new Browser(product), large]) {
    sizes.push(display(await browser.get("/legal")).size);
  }
  expect(sizes).toEqual(["100", "150", "100", "150"]);
});
