import { beforeAll, describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { jpeg, latin1, png, SVG } from "../../pictures.ts";
import { Browser, type Page } from "../support/browser.ts";
import { insideOf, tagsOf } from "../support/html.ts";
import { newMember, signIn } from "../support/members.ts";
import { product } from "../support/product.ts";
import { rawRequest } from "../support/raw.ts";

const t = translator("en", "profile");
const MB = 1024 * 1024;

/** Sends a file as the form for pictures does, without scripts. */
function sendPicture(
  browser: Browser,
  bytes: Uint8Array<ArrayBuffer>,
  name = "me.png",
  type = "image/png",
): Promise<Page> {
  const body = new FormData();
  body.append("intent", "picture");
  body.append("picture", new Blob([bytes], { type }), name);
  return browser.send("/profile", { method: "POST", body });
}

const pictureIn = (page: Page) => /src="(\/files\/[\w-]+)"/.exec(page.body)?.[1];
const errorOf = (page: Page, field: string) =>
  page.textIn(({ attributes }) => attributes.id === `${field}-error`);
const isTicked = (page: Page, id: string) =>
  "checked" in (tagsOf(page.body).find(({ attributes }) => attributes.id === id)?.attributes ?? {});

describe("without scripts, a member", () => {
  test("says who they are, sees what is missing and what others see", async () => {
    const { browser } = await newMember(product);
    const before = await browser.visit("/profile");
    expect(before.text).toContain("13%");
    const saved = await browser.submit(
      before,
      { intent: "save" },
      { company: "Sample firm", place: "Chicago", phone: "(312) 555-0142" },
    );
    expect(saved.toasts).toEqual([t("toasts.profileSaved")]);
    expect(saved.valueOf("phone")).toBe("+1 312-555-0142");
    expect(saved.text).toContain("50%");
    const version = saved.valueOf("version") ?? "";
    const lists = await browser.post("/profile", [
      ...Object.entries({ intent: "save", version, firstName: "Sample", lastName: "Builder" }),
      ["company", "Sample firm"],
      ["trades", "roofer"],
      ["trades", "carpenter"],
      ["spoken", "es"],
    ]);
    expect(lists.status).toBe(303);
    const page = await browser.visit("/profile");
    for (const id of ["trades-roofer", "trades-carpenter", "spoken-es"])
      expect([id, isTicked(page, id)]).toEqual([id, true]);
    expect(isTicked(page, "trades-mason")).toBe(false);
    expect(page.text).toContain("Carpenter · Roofer");
    expect(page.text).not.toContain("+1 312-555-0142");
  });

  test("is told beside the field what is wrong, and loses nothing that was typed or ticked", async () => {
    const { browser } = await newMember(product);
    const long = "x".repeat(300);
    const refused = await browser.post("/profile", [
      ...Object.entries({ intent: "save", version: "1", firstName: "Sample", company: long, phone: "555" }),
      ["trades", "mason"],
    ]);
    expect(refused.status).toBe(400);
    expect(errorOf(refused, "company")).toBe(t("errors.line"));
    expect(errorOf(refused, "phone")).toBe(t("errors.phone"));
    expect([refused.valueOf("company"), refused.valueOf("phone")]).toEqual([long, "555"]);
    expect(isTicked(refused, "trades-mason")).toBe(true);
  });

  test("with an older form is shown both, and saves what they typed by saving again", async () => {
    const { browser } = await newMember(product);
    const stale = await browser.visit("/profile");
    await browser.submit(stale, { intent: "save" }, { company: "New firm", place: "Chicago" });
    const refused = await browser.submit(
      stale,
      { intent: "save" },
      { company: "Old firm", place: "Chicago" },
    );
    expect(refused.status).toBe(409);
    expect(refused.problem).toContain(t("about.stale"));
    expect(refused.valueOf("company")).toBe("Old firm");
    expect(errorOf(refused, "company")).toContain("New firm");
    expect(errorOf(refused, "place")).toBeUndefined();
    const again = await browser.submit(refused, { intent: "save" });
    expect(again.toasts).toEqual([t("toasts.profileSaved")]);
    expect(again.valueOf("company")).toBe("Old firm");
  });

  test("without a row has an empty form that can be saved", async () => {
    const { browser, id } = await newMember(product);
    await product.query("delete from profiles where id = ?", id);
    const page = await browser.visit("/profile");
    expect([page.status, page.valueOf("firstName"), page.valueOf("version")]).toEqual([200, "", "0"]);
    const saved = await browser.submit(page, { intent: "save" }, { firstName: "Sample" });
    expect(saved.valueOf("firstName")).toBe("Sample");
  });
});

describe("a member's picture, sent without scripts,", () => {
  test("is shown to them alone, replaced by another, and deleted for good", async () => {
    const { browser } = await newMember(product);
    expect((await sendPicture(browser, jpeg({ comment: "who took it" }), "me.jpg", "text/html")).status).toBe(
      303,
    );
    const first = pictureIn(await browser.visit("/profile")) ?? "";
    const file = await browser.get(first);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-cache",
    });
    expect(file.body).not.toMatch(/who took it|GPS/);
    const known = await browser.get(first, { "if-none-match": file.headers.get("etag") ?? "" });
    expect(known.status).toBe(304);
    const { browser: other } = await newMember(product);
    for (const stranger of [other, new Browser(product)])
      expect((await stranger.get(first)).status).toBe(404);
    expect((await sendPicture(browser, png())).status).toBe(303);
    const page = await browser.visit("/profile");
    const second = pictureIn(page) ?? "";
    expect((await browser.get(first)).status).toBe(404);
    expect((await browser.get(second)).headers.get("content-type")).toBe("image/png");
    const removed = await browser.submit(page, { intent: "drop-picture" });
    expect(removed.toasts).toEqual([t("toasts.profilePictureRemoved")]);
    expect(pictureIn(removed)).toBeUndefined();
    expect((await browser.get(second)).status).toBe(404);
  });

  test.each([
    ["an SVG with a script", new TextEncoder().encode(SVG), 400, "unknown"],
    ["a page", new TextEncoder().encode("<!doctype html>"), 400, "unknown"],
    ["a cut picture", png().subarray(0, 60), 400, "truncated"],
    ["a byte more than a megabyte", png({ noise: MB }), 413, "tooLarge"],
    // What is larger is refused unread, which `bodies.test.ts` watches on the wire.
  ] as const)("%s is refused beside the field, and the one before stays", async (_, bytes, status, error) => {
    const { browser } = await newMember(product);
    await sendPicture(browser, png());
    const before = pictureIn(await browser.visit("/profile"));
    const refused = await sendPicture(browser, bytes);
    expect(refused.status).toBe(status);
    expect(errorOf(refused, "picture")).toBe(t(`picture.errors.${error}`));
    expect(pictureIn(refused)).toBe(before);
    expect(refused.heading).toBe(t("title"));
  });

  test("of twenty megabytes is refused unread, with the reason beside the field", async () => {
    const { browser } = await newMember(product);
    const refused = await rawRequest(product, {
      method: "POST",
      path: "/profile",
      headers: {
        origin: product.origin,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "content-type": "multipart/form-data; boundary=x",
        "content-length": 20 * MB,
      },
      body: "--x",
    });
    expect(refused.status).toBe(413);
    expect(refused.body).toContain(t("picture.errors.tooLarge"));
  });

  test("of nothing at all is asked for", async () => {
    const { browser } = await newMember(product);
    const refused = await browser.post("/profile", { intent: "picture" });
    expect([refused.status, errorOf(refused, "picture")]).toEqual([400, t("picture.errors.none")]);
  });

  test("that is a page at the same time is kept as the picture only", async () => {
    const { browser } = await newMember(product);
    const page = "<script>alert(1)</script>";
    await sendPicture(browser, png({ extra: [["tEXt", page]], behind: page }));
    const file = await browser.get(pictureIn(await browser.visit("/profile")) ?? "");
    expect(file.body).not.toContain("script");
    expect(latin1(new TextEncoder().encode(file.body))).toContain("IEND");
  });

  test("is nobody's who does not sign in", async () => {
    const sent = await sendPicture(new Browser(product), png());
    expect([sent.status, sent.location]).toEqual([303, "/auth?redirectTo=%2Fprofile"]);
    // Only said to be huge: who sends everything before reading may find the connection closed.
    const huge = await rawRequest(product, {
      method: "POST",
      path: "/profile",
      headers: {
        origin: product.origin,
        "content-type": "multipart/form-data; boundary=x",
        "content-length": 2 * MB,
      },
      body: "--x",
    });
    expect([huge.status, huge.headers.location]).toEqual([303, "/auth?redirectTo=%2Fprofile"]);
  });
});

describe("settings", () => {
  const CHOICE = {
    language: "es",
    theme: "dark",
    fontSize: "125",
    units: "metric",
    motion: "less",
    shortcuts: "on",
  };

  test("hold at once without scripts, say so in the new language, and follow the account", async () => {
    const { browser, email } = await newMember(product);
    const answer = await browser.post("/profile?tab=settings", { intent: "settings", ...CHOICE });
    expect(answer.status).toBe(303);
    const page = await browser.visit("/profile?tab=settings");
    expect(page.toasts).toEqual([translator("es", "profile")("toasts.profileSettingsSaved")]);
    const phone = new Browser(product);
    await signIn(phone, email);
    for (const { html } of [page, await phone.visit("/shop")])
      expect(html).toMatchObject({
        lang: "es",
        "data-theme": "dark",
        "data-font-size": "125",
        "data-vibration": "off",
        "data-motion": "less",
      });
    const there = await phone.visit("/profile?tab=settings");
    for (const [name, value] of Object.entries(CHOICE).filter(([, value]) => value !== "on"))
      expect([name, isTicked(there, `${name}-${value}`)]).toEqual([name, true]);
    expect(there.text.indexOf("°C")).toBeGreaterThan(0);
  });

  test("turn the forecast to °C, for members and for strangers by the accessibility options", async () => {
    const stranger = new Browser(product);
    const first = (page: Page) => /(°[FC])/.exec(page.body.slice(page.body.indexOf("<ol")))?.[1];
    const before = await stranger.visit("/");
    expect(first(before)).toBe("°F");
    const after = await stranger.submit(before, { units: "metric" });
    expect(first(after)).toBe("°C");
    const still = await stranger.submit(after, { motion: "less" });
    expect(still.html["data-motion"]).toBe("less");
    expect(first(still)).toBe("°C");
  });

  test.each([
    ["language", "fr"],
    ["theme", "sepia"],
    ["units", "imperial"],
  ])("refuse %s %s beside the field and change nothing", async (name, value) => {
    const { browser } = await newMember(product);
    const refused = await browser.post("/profile?tab=settings", {
      intent: "settings",
      ...CHOICE,
      [name]: value,
    });
    expect(refused.status).toBe(400);
    expect(errorOf(refused, name)).toBe(t("errors.choice"));
    expect((await browser.visit("/")).html).toMatchObject({ lang: "en", "data-theme": "system" });
  });

  test("lead to the workspaces, and show what is pinned", async () => {
    const { browser } = await newMember(product);
    await browser.post("/services", { intent: "pin", screen: "shop" });
    await browser.post("/services", { intent: "pin", screen: "hub" });
    const page = await browser.visit("/profile?tab=settings");
    const row = insideOf(page.body, ({ attributes }) => attributes.id === "pins") ?? "";
    const pinned = [...row.matchAll(/<li[^>]*><a href="([^"]+)"/g)].map(([, path]) => path);
    expect(pinned).toEqual(["/ai-hub", "/shop"]);
    expect(page.body).toContain('href="/workspace"');
    const moved = await browser.submit(page, { intent: "unpin", screen: "hub" });
    expect(moved.path).toBe("/profile?tab=settings");
    expect(moved.toasts).toEqual([translator("en", "sheet-index")("toasts.sheetUnpinned")]);
  });
});

describe("what a member is told", () => {
  let member: Awaited<ReturnType<typeof newMember>>;
  const words = translator("en", "notifications");
  beforeAll(async () => {
    member = await newMember(product);
    await product.query(
      "insert into notifications (id, user_id, code, subject, href, created_at) values (?, ?, 'questionAnswered', 'How deep?', '/ai-hub?tab=chat', '2026-03-02T09:00:00.000Z')",
      crypto.randomUUID(),
      member.id,
    );
  });

  test("is chosen by kind and place without scripts, and what is not wanted here is neither listed nor counted", async () => {
    const { browser } = member;
    const path = "/profile?tab=notifications";
    const before = await browser.visit(path);
    expect(before.text).toContain("How deep?");
    expect(before.text).toContain(`${t("tabs.notifications")} (1)`);
    const answer = await browser.post(path, [
      ["intent", "choose"],
      ["inApp", "linkUsed"],
      ["mail", "questionAnswered"],
    ]);
    expect([answer.status, answer.location]).toEqual([303, path]);
    const after = await browser.visit(path);
    expect(after.toasts).toEqual([words("toasts.notificationsChosen")]);
    expect(after.text).not.toContain("How deep?");
    expect(after.text).not.toContain("(1)");
    const ticks = tagsOf(after.body).filter(
      ({ attributes }) => attributes.type === "checkbox" && "checked" in attributes,
    );
    expect(ticks.map(({ attributes }) => [attributes.name, attributes.value])).toEqual([
      ["mail", "questionAnswered"],
      ["inApp", "linkUsed"],
    ]);
  });

  test("of a kind that there is not is refused, and the choice stays", async () => {
    const refused = await member.browser.post("/profile?tab=notifications", {
      intent: "choose",
      mail: "nope",
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(words("errors.form"));
  });
});

test.each(LANGUAGES)("every part has its heading and its tabs (%s)", async (language) => {
  const words = translator(language, "profile");
  const { browser } = await newMember(product);
  await browser.get(`/?lang=${language}`);
  for (const tab of ["profile", "settings", "notifications"] as const) {
    const page = await browser.visit(tab === "profile" ? "/profile" : `/profile?tab=${tab}`);
    expect(page.heading).toBe(words("title"));
    const current = page.textIn(
      ({ attributes }) =>
        attributes["aria-current"] === "page" &&
        attributes.href?.startsWith("/profile") === true &&
        (attributes.class ?? "").includes("border-b-4"),
    );
    expect(current).toBe(words(`tabs.${tab}`));
  }
});
