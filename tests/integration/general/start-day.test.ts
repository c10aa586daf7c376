import { describe, expect, test } from "vitest";
import { SONGS } from "../../../app/features/general/start-day/songs.data.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { withinOneDay } from "../support/day.ts";
import { tagsOf, textOf } from "../support/html.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";
import { expectSafe } from "../support/safety.ts";

const t = translator("en", "start-day");

const quoteOf = (page: Page) => page.textIn(({ name }) => name === "blockquote");
const authorOf = (page: Page) =>
  page.textIn(({ name, end }) => name === "figcaption" && page.body.slice(0, end).includes("</blockquote>"));
const framesOf = (page: Page) => tagsOf(page.body).filter(({ name }) => name === "iframe");
const songsOf = (page: Page) =>
  tagsOf(page.body)
    .filter(({ name, attributes }) => name === "button" && attributes.name === "song")
    .map(({ attributes }) => attributes.value);
const quoteCookies = (browser: Browser) =>
  browser.setCookies.filter((line) => line.startsWith("__Host-quote="));

/** What the quote cookie holds. */
function remembered(browser: Browser): { day: string; id: string } {
  return JSON.parse(atob(decodeURIComponent(browser.cookies.get("__Host-quote") ?? "")));
}

function remember(browser: Browser, value: unknown): void {
  browser.cookies.set("__Host-quote", encodeURIComponent(btoa(JSON.stringify(value))));
}

/** A language of its own makes a page of its own, so that no other test's copy is met. */
const ownPage = () => ({ "accept-language": `en, x-${crypto.randomUUID().slice(0, 8)}` });

describe("the quote of the day", () => {
  test(
    "comes with a cookie once, and is the same on the next visit",
    withinOneDay(async () => {
      const browser = new Browser(product, ownPage());
      const first = await browser.get("/");
      expect(quoteOf(first)).toMatch(/^“.+”$/);
      expect(quoteCookies(browser)).toHaveLength(1);
      expect(quoteCookies(browser)[0]).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(remembered(browser).day).toMatch(/^\d{4}-\d\d-\d\d$/);
      for (const path of ["/", "/?music=open", "/"])
        expect(quoteOf(await browser.get(path))).toBe(quoteOf(first));
      expect(quoteCookies(browser)).toHaveLength(1);
    }),
  );

  test("is another one on another day", async () => {
    const browser = new Browser(product, ownPage());
    await browser.get("/");
    const { id } = remembered(browser);
    remember(browser, { day: "2020-01-01", id });
    await browser.get("/");
    expect(quoteCookies(browser)).toHaveLength(2);
    expect(remembered(browser).id).not.toBe(id);
  });

  test.each([
    { what: "a quote that is none", value: { day: "2026-11-20", id: "nobody" } },
    { what: "no day", value: { day: "today", id: "frost" } },
    { what: "something else", value: "frost" },
    { what: "markup", value: { day: "2026-11-20", id: "<script>" } },
  ])("is picked anew for a browser that remembers $what", async ({ value }) => {
    const browser = new Browser(product, ownPage());
    remember(browser, value);
    const page = await browser.get("/");
    expect(page.status).toBe(200);
    expect(quoteOf(page)).toMatch(/^“.+”$/);
    expect(quoteCookies(browser)).toHaveLength(1);
  });

  test(
    "is shared with its cookie by guests who come at the same moment, and with no other cookie",
    withinOneDay(async () => {
      const headers = ownPage();
      const first = new Browser(product, headers);
      const second = new Browser(product, headers);
      const pages = [await first.get("/"), await second.get("/")];
      expect(pages.map((page) => page.headers.get("cache-control"))).toEqual(
        Array(2).fill("private, no-cache"),
      );
      expect(quoteOf(pages[1] as Page)).toBe(quoteOf(pages[0] as Page));
      expect(second.setCookies).toEqual(first.setCookies);
      expect(quoteCookies(second)).toEqual(second.setCookies);
    }),
  );

  test("of a member is a member's own page and never shared", async () => {
    const { browser } = await newMember(product);
    const page = await browser.get("/");
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(quoteOf(page)).toMatch(/^“.+”$/);
  });

  test.each(LANGUAGES)("can be mailed without scripts, author and all (%s)", async (language) => {
    const browser = new Browser(product, ownPage());
    const page = await browser.get(`/?lang=${language}`);
    const mail = tagsOf(page.body).find(({ attributes }) => attributes.href?.startsWith("mailto:?"));
    const body = new URL(mail?.attributes.href ?? "").searchParams.get("body") ?? "";
    const [text, author] = body.split(" — ");
    expect(text).toBe(quoteOf(page));
    expect(authorOf(page)).toContain(author);
    expect(page.text).toContain(translator(language, "start-day")("title"));
  });
});

describe("the music panel", () => {
  const browser = () => new Browser(product);

  test("is closed with all fifteen songs, and no player", async () => {
    const page = await browser().get("/");
    const details = tagsOf(page.body).filter(
      ({ name, attributes }) => name === "details" && /\bpeer\b/.test(attributes.class ?? ""),
    );
    expect(details.map(({ attributes }) => "open" in attributes)).toEqual([false]);
    expect(songsOf(page)).toHaveLength(15);
    expect(framesOf(page)).toEqual([]);
    expect(page.text).toContain(t("music.add"));
  });

  test("filters by language and genre", async () => {
    const page = await browser().get("/?music=open&songs=es&genre=all");
    expect(songsOf(page)).toEqual(["despacito", "vivir-mi-vida", "bamboleo", "de-musica-ligera"]);
    const both = await browser().get("/?music=open&songs=es&genre=rock");
    expect(songsOf(both)).toEqual(["de-musica-ligera"]);
    expect(both.text).toContain(t("music.count", { count: 1 }));
  });

  test("says so when nothing matches", async () => {
    const page = await browser().get("/?music=open&songs=he&genre=funk");
    expect(songsOf(page)).toEqual([]);
    expect(page.text).toContain("No music found for the selected filters. Try adjusting your preferences.");
  });

  test.each([
    "/?songs=fr&genre=polka",
    "/?songs=&genre=",
    "/?songs=__proto__",
    "/?pick=-1&song=nope&overlay=1",
  ])("takes what it does not know as if it were not there: %s", async (path) => {
    const page = await browser().get(path);
    expect(page.status).toBe(200);
    expect(songsOf(page)).toHaveLength(15);
    expect(page.text).not.toContain(t("music.none"));
    expect(tagsOf(page.body).some(({ attributes }) => attributes["data-player"])).toBe(false);
  });

  test("picks a song at random, the same one for the same address, and another one next", async () => {
    const guest = browser();
    const page = await guest.get("/?music=open&songs=en&genre=all");
    const seed = tagsOf(page.body).find(({ attributes }) => attributes.name === "pick")?.attributes.value;
    expect(seed).toMatch(/^\d+$/);
    const chosen = (answer: Page) =>
      tagsOf(answer.body).find(({ attributes }) => attributes.name === "song" && attributes["aria-current"])
        ?.attributes.value;
    const path = `/?music=open&songs=en&genre=all&pick=${seed}`;
    const song = chosen(await guest.get(path));
    expect(song).toBeDefined();
    expect(chosen(await browser().get(path))).toBe(song);
    expect(chosen(await guest.get(`${path}&song=${song}`))).not.toBe(song);
  });

  test("asks before it loads the player, and loads it from the host that sets no cookies", async () => {
    const asked = await browser().get("/?music=open&song=happy");
    expect(framesOf(asked)).toEqual([]);
    expect(asked.body).not.toContain("youtube-nocookie.com/embed");
    expect(asked.text).toContain(t("music.consent"));
    const consent = asked.form({ player: "1" });
    expect(consent.method).toBe("GET");
    const agreed = await browser().get(`/?${new URLSearchParams(consent.fields)}`);
    expect(framesOf(agreed).map(({ attributes }) => attributes.src)).toEqual([
      "https://www.youtube-nocookie.com/embed/ZbZSe6N_BXs",
    ]);
    expect(framesOf(agreed)[0]?.attributes.title).toBe(t("music.frame", { song: "Happy" }));
    expectSafe("/?player", agreed);
    expect(agreed.headers.get("content-security-policy")).toContain(
      "frame-src https://www.youtube-nocookie.com;",
    );
    expect(agreed.headers.get("cache-control")).toBe("private, no-store");
  });

  test("does not take a link on another site for consent", async () => {
    const visitor = browser();
    const answer = await visitor.get("/?music=open&song=happy&player=1", { "sec-fetch-site": "cross-site" });
    // Away from the address, so that nothing on this site asks for it again.
    expect([answer.status, answer.location]).toEqual([303, "/?music=open&song=happy"]);
    const page = await visitor.get(answer.location ?? "");
    expect(framesOf(page)).toEqual([]);
    expect(page.text).toContain(t("music.consent"));
  });

  test("is said in the list to have no confirmed video where that is so, of four songs", async () => {
    const { body } = await browser().get("/?music=open");
    const songs = [
      ...body.matchAll(/<button[^>]*name="song"[^>]*value="([^"]*)"[^>]*>([\s\S]*?)<\/button>/g),
    ];
    expect(songs).toHaveLength(SONGS.length);
    const without = songs.filter(([, , words]) => textOf(words ?? "").includes(t("music.withoutVideo")));
    expect(without.map(([, id]) => id)).toEqual(SONGS.filter(({ videoId }) => !videoId).map(({ id }) => id));
    expect(without).toHaveLength(4);
  });

  test("leads to a search, in a tab of its own, where no video is known", async () => {
    const page = await browser().get("/?music=open&song=yo-ya&player=1");
    expect(framesOf(page)).toEqual([]);
    const link = tagsOf(page.body).find(({ attributes }) =>
      attributes.href?.startsWith("https://www.youtube.com/"),
    );
    expect(link?.attributes).toMatchObject({
      href: expect.stringContaining("/results?search_query="),
      target: "_blank",
      rel: "noopener noreferrer",
    });
  });

  test("lets the chosen song float, return to its place, and close", async () => {
    const placeOf = (page: Page) =>
      tagsOf(page.body).flatMap(({ attributes }) => attributes["data-player"] ?? []);
    const docked = await browser().get("/?music=open&song=happy&player=1");
    expect(placeOf(docked)).toEqual(["docked"]);
    const float = docked.forms.find(({ labels }) => labels.includes(t("music.float")));
    const floating = await browser().get(`/?${new URLSearchParams(float?.fields)}`);
    expect(placeOf(floating)).toEqual(["floating"]);
    expect(framesOf(floating)).toHaveLength(1);
    const dock = floating.forms.find(({ labels }) => labels.includes(t("music.dock")));
    expect(placeOf(await browser().get(`/?${new URLSearchParams(dock?.fields)}`))).toEqual(["docked"]);
    const close = floating.forms.find(({ labels }) => labels.includes(t("music.close")));
    expect(placeOf(await browser().get(`/?${new URLSearchParams(close?.fields)}`))).toEqual([]);
  });
});

describe("the forecast", () => {
  test("shows its five days as a sample, in both scales, with what they allow", async () => {
    const page = await new Browser(product).get("/");
    expect(page.text).toContain(translator("en", "forecast")("sample"));
    const strip = page.textIn(({ name }) => name === "ol");
    expect(strip).toBe(
      "Today 72 °F 22 °C Sunny Good for work Tomorrow 68 °F 20 °C Partly cloudy Good for work " +
        "Wed 62 °F 17 °C Rainy Reschedule outdoor work Thu 35 °F 2 °C Snowy Not suitable " +
        "Fri 65 °F 18 °C Sunny Good for work",
    );
  });

  test("links to the planner only where there is one", async () => {
    const page = await new Browser(product).get("/");
    const planner = await new Browser(product).get("/weather-scheduling");
    expect(page.body.includes('href="/weather-scheduling"')).toBe(planner.status === 200);
  });
});
