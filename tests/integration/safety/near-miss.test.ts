import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { jpeg, SVG } from "../../pictures.ts";
import { openCsv } from "../../readers.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "safety-dashboard");
const DAY = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString().slice(0, 10);
const AHEAD = new Date(Date.now() + 72 * 60 * 60 * 1000).toISOString().slice(0, 10);
const TYPED = { what: "A brace fell", place: "Bay 4", happenedOn: DAY };

/** A site with its link, as its owner makes it from the dashboard, and somebody without an account who scanned it. */
async function poster() {
  const { browser: owner } = await newMember(product);
  const site = crypto.randomUUID();
  await owner.post("/job-site-locator", {
    ...{ intent: "add", idem: site, name: "SAMPLE Yard", status: "active", siteZone: "America/New_York" },
  });
  const share = `/workspace/share?type=near-miss&id=${site}`;
  expect((await owner.get("/smart-safety-dashboard")).body).toContain(share.replace("&", "&amp;"));
  const link = crypto.randomUUID();
  const workspace = /name="workspace" value="([^"]+)"/.exec((await owner.get(share)).body)?.[1] ?? "";
  await owner.post(share, {
    ...{ intent: "share", idem: link, workspace, type: "near-miss", id: site, name: "Poster at the gate" },
    ...{ kind: "person", days: "30", answer: "on", upload: "on" },
  });
  const token = /\/l\/([\w-]{43})/.exec((await owner.get(`/workspace/share?link=${link}`)).body)?.[1];
  const crew = new Browser(product);
  await crew.visit(`/l/${token}`);
  return { owner, crew, link, path: `/shared/${link}/near-miss` };
}

/** The form of a page as a browser sends it, with a file. */
function withPhoto(browser: Browser, path: string, fields: Record<string, string>, photo: BlobPart) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", new Blob([photo]), "photo.jpg");
  return browser.send(path, { method: "POST", body });
}

test.each(LANGUAGES)(
  "somebody without an account reports by the link of a site, without scripts and with a photo, in %s",
  async (language) => {
    const words = translator(language, "shared-near-miss");
    const { owner, crew, path } = await poster();
    const page = await crew.visit(`${path}?lang=${language}`);
    expect(page.heading).toBe(words("title"));
    expect(page.body).not.toContain("<nav");
    const fields = { ...page.form({ intent: "report" }).fields, ...TYPED, intent: "report" };
    expect((await withPhoto(crew, path, fields, jpeg())).status).toBe(303);
    // The same form once more.
    expect((await withPhoto(crew, path, fields, jpeg())).status).toBe(303);
    expect((await crew.visit(path)).toasts).toContain(words("toasts.nearMissReported"));
    const board = await owner.visit("/smart-safety-dashboard");
    expect(board.body.match(/href="\/safety-report\/[\w-]{36}"/g)).toHaveLength(1);
    expect(board.text).toContain("Poster at the gate");
    const report = await owner.visit(/\/safety-report\/[\w-]{36}/.exec(board.body)?.[0] ?? "");
    expect([report.text.includes("SAMPLE Yard"), report.valueOf("place")]).toEqual([true, "Bay 4"]);
    const photo = /\/files\/[\w-]{36}/.exec(report.body)?.[0] ?? "";
    expect((await owner.get(photo)).headers.get("content-type")).toBe("image/jpeg");
    expect((await crew.get(photo)).status).toBe(404);
  },
);

test("a day to come, a picture that is none and a revoked link are refused, and what was typed comes back", async () => {
  const words = translator("en", "shared-near-miss");
  const { owner, crew, link, path } = await poster();
  const page = await crew.visit(path);
  const fields = { ...page.form({ intent: "report" }).fields, ...TYPED, intent: "report" };
  const ahead = await withPhoto(crew, path, { ...fields, happenedOn: AHEAD }, jpeg());
  expect([ahead.status, ahead.text.includes(words("errors.future"))]).toEqual([400, true]);
  const none = await withPhoto(crew, path, fields, SVG);
  expect([none.status, none.text.includes(words("errors.photo.unknown"))]).toEqual([400, true]);
  expect(none.valueOf("what")).toBe("A brace fell");
  await owner.post("/workspace/share", { intent: "revoke", id: link });
  const over = await withPhoto(crew, path, fields, jpeg());
  expect([over.status, over.text.includes("A brace fell")]).toEqual([403, true]);
  expect((await owner.visit("/smart-safety-dashboard")).text).not.toContain("A brace fell");
});

test("a photo is added to a report, and what is none is told beside its field", async () => {
  const browser = new Browser(product);
  const report = await browser.submit(
    await browser.visit("/smart-safety-dashboard"),
    { intent: "report" },
    TYPED,
  );
  const fields = { ...report.form({ intent: "photo" }).fields, intent: "photo" };
  const none = await withPhoto(browser, report.path, fields, "no picture");
  expect([none.status, none.text.includes(t("errors.photo.unknown"))]).toEqual([400, true]);
  expect(none.valueOf("what")).toBe("A brace fell");
  expect((await withPhoto(browser, report.path, fields, jpeg())).status).toBe(303);
  const seen = await browser.visit(report.path);
  expect(seen.body).toMatch(/<img src="\/files\/[\w-]{36}"/);
  const gone = await browser.submit(seen, { intent: "drop-photo" });
  expect([gone.toasts, /\/files\//.test(gone.body)]).toEqual([[t("toasts.safetyPhotoRemoved")], false]);
});

test("a recordable case has its sheet and its line of Form 301, and a privacy case stands on both without the name", async () => {
  const browser = new Browser(product);
  const words = translator("en", "osha-301");
  const report = await browser.submit(
    await browser.visit("/smart-safety-dashboard"),
    { intent: "report" },
    TYPED,
  );
  const path = report.path.split(/[?#]/)[0] ?? "";
  expect((await browser.visit(`${path}?form=301`)).text).toContain(words("none"));
  const hurt = {
    kind: "injury",
    outcome: "other",
    injury: "Broken wrist",
    person: "Carpenter 3",
    siteZone: "UTC",
  };
  const saved = await browser.submit(report, { intent: "save" }, hurt);
  const sheet = await browser.visit(`${path}?form=301`);
  expect(sheet.heading).toBe(words("title"));
  for (const said of ["Carpenter 3", "Broken wrist", words("items.q14"), words("items.q18")])
    expect(sheet.text).toContain(said);
  const csv = `/osha-301.csv?year=${DAY.slice(0, 4)}`;
  expect(openCsv((await browser.get(csv)).body).rows).toEqual([expect.arrayContaining(["Carpenter 3"])]);
  await browser.submit(saved, { intent: "save" }, { isPrivate: "on" });
  for (const body of [(await browser.visit(`${path}?form=301`)).text, (await browser.get(csv)).body]) {
    expect(body).not.toContain("Carpenter 3");
    expect(body).toContain("29 CFR 1904.29(b)(7)");
  }
});
