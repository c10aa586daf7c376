import { beforeAll, describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { linksOf } from "../support/crawl.ts";
import { tagsOf } from "../support/html.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const detail = translator("en", "patent-detail");
const filing = translator("en", "patent-package");

const guest = () => new Browser(product);
const bytesOf = async (path: string, cookies?: Map<string, string>) => {
  const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(product.origin + path, { headers: cookie ? { cookie } : {} });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe("a patent that there is not", () => {
  test.each(["abc", "-1", "999", "4", "0", "1.5", "9abc", "0x9", "%3Cb%3E", "99999999999999999999"])(
    "is named and answered with 404 and a way back: %s",
    async (id) => {
      const page = await guest().get(`/patent-viewer/${id}`);
      expect(page.status).toBe(404);
      expect(page.heading).toBe("Patent Not Found");
      expect(page.title).toContain("Patent Not Found");
      expect(page.text).toContain(`Patent with ID ${decodeURIComponent(id)} was not found.`);
      const main = linksOf(page, product);
      expect(main).toContain("/patents-list");
    },
  );

  test.each(LANGUAGES)("is named in every language (%s)", async (language) => {
    const t = translator(language, "patent-detail");
    const page = await guest().get(`/patent-viewer/999?lang=${language}`);
    expect([page.status, page.heading]).toEqual([404, t("notFound")]);
    expect(page.text).toContain(t("notFoundText", { id: "999" }));
  });

  test("takes no review", async () => {
    const { browser } = await newMember(product);
    expect((await browser.post("/patent-viewer/999", { intent: "note", version: "0" })).status).toBe(404);
  });
});

test.each([
  "/all-patent-figures?tab=nope",
  "/all-patent-figures?tab=__proto__&figure=999-1",
  "/all-patent-figures?figure=9-99",
  "/all-patent-figures?figure=%3Cscript%3E",
  "/patents-list?sort=price&group=x&status=%00&priority=__proto__",
  "/top-patents?sort=constructor",
  "/patent-viewer/9?figure=0",
  "/patent-viewer/9?figure=15",
  "/attorney-filing-package?selection=everything",
])("what an address means nothing by is passed over: %s", async (path) => {
  const page = await guest().get(path);
  expect(page.status).toBe(200);
  expect(
    tagsOf(page.body)
      .filter(({ name }) => name === "dialog")
      .every(({ attributes }) => attributes.id !== "figure"),
  ).toBe(true);
});

describe("the list", () => {
  test("is narrowed by its form without scripts, and keeps what was chosen", async () => {
    const page = await guest().get("/patents-list?group=safety&status=Research&sort=claims");
    expect(page.text).toContain("1 of 28 patents");
    expect(page.text).toContain("Scaffold tag that expires by itself");
    const chosen = tagsOf(page.body).filter(
      ({ name, attributes }) => name === "option" && "selected" in attributes,
    );
    expect(chosen.map(({ attributes }) => attributes.value)).toEqual(["safety", "Research", "", "claims"]);
    const csv = await guest().get("/patents-list.csv?group=safety&status=Research");
    expect(csv.headers.get("content-disposition")).toBe('attachment; filename="patents.csv"');
    expect(csv.body.trimEnd().split("\r\n")).toHaveLength(2);
  });

  test("says so when nothing fits", async () => {
    const page = await guest().get("/patents-list?group=ai&status=Concept");
    expect([page.status, page.text.includes("No patent fits")]).toEqual([200, true]);
  });
});

test("the page of figures has twelve, each to be seen and to be kept", async () => {
  const page = await guest().get("/patent-figures");
  const images = tagsOf(page.body).filter(
    ({ name, attributes }) => name === "img" && attributes.src?.startsWith("/patent-figures/"),
  );
  expect(images).toHaveLength(12);
  for (const { attributes } of images) {
    const svg = await guest().get(attributes.src ?? "");
    expect([svg.status, svg.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(svg.headers.get("cache-control")).toBe("private, max-age=3600");
    expect(attributes.alt).toMatch(/^FIG\. 1 is /);
  }
  const kept = await guest().get("/patent-figures/9/1.svg?download");
  expect(kept.headers.get("content-disposition")).toBe('attachment; filename="patent-9-fig-1.svg"');
});

test("a figure is open at its address, with its numerals, its files and its neighbours", async () => {
  const page = await guest().get("/patent-viewer/9?figure=2");
  const dialog = tagsOf(page.body).find(
    ({ name, attributes }) => name === "dialog" && attributes.id === "figure",
  );
  expect(dialog?.attributes).toHaveProperty("open");
  expect(page.text).toContain("Guard and tether finder");
  const links = linksOf(page, product);
  expect(links).toEqual(
    expect.arrayContaining([
      "/patent-viewer/9",
      "/patent-viewer/9?figure=1",
      "/patent-viewer/9?figure=3",
      "/patent-figures/9/2.pdf",
    ]),
  );
  const filing = await guest().get("/attorney-filing-package?selection=priority&figure=9-2");
  expect(filing.text).toContain("Guard and tether finder");
  expect(linksOf(filing, product)).toEqual(
    expect.arrayContaining([
      "/attorney-filing-package?selection=priority",
      "/attorney-filing-package?selection=priority&figure=9-3",
    ]),
  );
  const tab = await guest().get("/all-patent-figures?tab=safety&figure=9-2");
  expect(linksOf(tab, product)).toEqual(
    expect.arrayContaining(["/all-patent-figures?tab=safety", "/all-patent-figures?tab=safety&figure=9-3"]),
  );
});

test("the list is a table to compare in, and a key says what its colours stand for", async () => {
  const page = await guest().get("/patents-list");
  const headings = tagsOf(page.body).filter(
    ({ name, attributes }) => name === "th" && attributes.scope === "col",
  );
  expect(headings.length % 8).toBe(0);
  expect(headings.length).toBeGreaterThan(0);
  expect(page.text).toContain(
    "What the colours say of the confidence Excellent ≥ 95% Strong ≥ 90% Fair ≥ 85% Early < 85%",
  );
});

test("the buttons of the figures are called View and Download", async () => {
  const page = await guest().get("/patent-figures");
  expect(page.text.match(/View Download/g)).toHaveLength(12);
});

test.each([
  "/patent-figures/9/0.svg",
  "/patent-figures/9/15.svg",
  "/patent-figures/4/1.svg",
  "/patent-figures/9/1.png",
  "/patent-figures/9/sheets.svg",
  "/patent-figures/x/1.pdf",
  "/attorney-filing-package/package.zip",
])("a file that there is not is a 404: %s", async (path) => {
  expect((await guest().get(path)).status).toBe(404);
});

test("the totals stand where the specification has them", async () => {
  const top = await guest().get("/top-patents");
  for (const figure of ["158", "609", "131", "$85-120M"]) expect(top.text).toContain(figure);
  for (const days of [30, 60, 90, 120]) expect(top.text).toContain(`Within ${days} days`);
  expect((await guest().get("/attorney-filing-package")).text).toContain("$75-100M");
  const calendar = await guest().get("/filing-calendar.ics");
  expect(calendar.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(10);
});

describe("a filing package", () => {
  test("is a PDF with the figures of its selection, made in the worker", async () => {
    const { response, bytes } = await bytesOf("/attorney-filing-package/package.pdf?selection=priority");
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="patent-filing-package-priority.pdf"',
    );
    const text = bytes.toString("latin1");
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    expect(text.match(/\/Type \/Page /g)?.length).toBeGreaterThan(131);
    const sheets = (await bytesOf("/patent-figures/9/sheets.pdf")).bytes.toString("latin1");
    expect(sheets.match(/\/Type \/Page /g)).toHaveLength(14);
  });

  test("is an HTML file that needs nothing from outside", async () => {
    const page = await guest().get("/attorney-filing-package/package.html?selection=provisional");
    expect(page.headers.get("content-disposition")).toContain("attachment");
    expect(page.body).not.toMatch(/<(script|link|img)\b/);
    expect(page.body.match(/<section /g)).toHaveLength(19);
  });

  test("holds what was ticked", async () => {
    const page = await guest().get(
      "/attorney-filing-package/package.html?selection=complete&chosen=1&patent=9&patent=7&patent=x",
    );
    expect(page.body.match(/<section /g)).toHaveLength(2);
  });

  test.each(["package.html", "package.pdf"])("of nothing is refused with a sentence (%s)", async (file) => {
    const browser = guest();
    const answer = await browser.get(`/attorney-filing-package/${file}?selection=priority&chosen=1`);
    expect([answer.status, answer.location]).toEqual([
      303,
      "/attorney-filing-package?selection=priority&problem=empty#error-summary",
    ]);
    const page = await browser.visit("/attorney-filing-package?selection=priority&problem=empty");
    expect(page.status).toBe(400);
    expect(page.problem).toContain(filing("empty"));
  });

  test("is chosen by links, and the notice leads to two of them", async () => {
    const page = await guest().get("/attorney-filing-package");
    const links = linksOf(page, product);
    for (const selection of ["priority", "provisional"])
      expect(links).toContain(`/attorney-filing-package?selection=${selection}`);
    const current = tagsOf(page.body)
      .filter(({ attributes }) => attributes["aria-current"] === "page")
      .map(({ attributes }) => attributes.href);
    expect(current).toContain("/attorney-filing-package");
    expect(page.text).toContain("4 patents of the shortlist are due within 30 days.");
  });

  test("is shared by a mail that is written already and by a link that stands there", async () => {
    const page = await guest().get("/attorney-filing-package?selection=priority");
    const mail =
      tagsOf(page.body).find(({ attributes }) => attributes.href?.startsWith("mailto:"))?.attributes.href ??
      "";
    const written = new URL(mail).searchParams;
    expect(written.get("subject")).toBe("Patent filing package: Priority");
    expect(written.get("body")).toContain(`${product.origin}/attorney-filing-package?selection=priority`);
    expect(page.body).toContain(`value="${product.origin}/attorney-filing-package?selection=priority"`);
  });
});

describe("a review", () => {
  let browser: Browser;
  beforeAll(async () => {
    ({ browser } = await newMember(product));
  });
  const sent = {
    intent: "note",
    version: "0",
    note: "Compare with claim 3 <b>",
    claims: "on",
    deadline: "on",
  };

  test("is offered to a guest by a way to sign in and back, and asked of nobody", async () => {
    const page = await guest().get("/patent-viewer/16");
    expect(linksOf(page, product)).toContain("/auth?redirectTo=%2Fpatent-viewer%2F16");
    expect(() => page.form({ intent: "note" })).toThrow();
    const answer = await guest().post("/patent-viewer/16", sent);
    expect([answer.status, answer.location]).toEqual([303, "/auth?redirectTo=%2Fpatent-viewer%2F16"]);
  });

  test("is kept, shown again and said so", async () => {
    const form = (await browser.visit("/patent-viewer/16")).form({ intent: "note" });
    const answer = await browser.post(form.action, { ...sent, version: form.fields.version ?? "" });
    const page = await browser.visit(answer.location ?? "");
    expect(page.toasts).toEqual([translator("en", "patent-detail")("toasts.reviewSaved")]);
    expect(page.valueOf("note")).toBe(sent.note);
    expect(page.text).toContain("2 of 6 checked");
  });

  test("sent twice is kept once", async () => {
    const [first, second] = [
      await browser.post("/patent-viewer/17", sent),
      await browser.post("/patent-viewer/17", sent),
    ];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect((await browser.visit("/patent-viewer/17")).valueOf("version")).toBe("1");
  });

  test("of an older page is answered with 409, both texts, and overwrites nothing", async () => {
    await browser.post("/patent-viewer/19", { ...sent, note: "kept" });
    const page = await browser.post("/patent-viewer/19", { ...sent, note: "typed" });
    expect(page.status).toBe(409);
    expect(page.text).toContain(detail("review.stale"));
    expect(page.text).toContain("kept");
    expect(page.valueOf("note")).toBe("typed");
    expect(page.valueOf("version")).toBe("1");
    expect((await browser.visit("/patent-viewer/19")).valueOf("note")).toBe("kept");
  });

  test("that is too long is refused with words beside the field and kept as typed", async () => {
    const note = "x".repeat(4_001);
    const page = await browser.post("/patent-viewer/20", { ...sent, note });
    expect(page.status).toBe(400);
    expect(page.problem).toContain(detail("errors.noteLong"));
    expect(page.valueOf("note")).toBe(note);
    expect((await browser.post("/patent-viewer/20", { ...sent, version: "x" })).problem).toContain(
      detail("errors.form"),
    );
    expect((await browser.post("/patent-viewer/20", { ...sent, claims: "maybe" })).status).toBe(400);
  });

  test("goes with the packages of its member and nobody else's", async () => {
    await browser.post("/patent-viewer/22", { ...sent, note: "Only mine: תביעה 3" });
    const path = "/attorney-filing-package/package.html?chosen=1&patent=22";
    expect((await browser.get(path)).body).toContain("Only mine: תביעה 3");
    expect((await guest().get(path)).body).not.toContain("Only mine");
    expect((await browser.get(path)).headers.get("cache-control")).toBe("private, no-store");
  });
});
