import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png } from "../../pictures.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "sites");
const tVisit = translator("en", "site-visit");

/** A browser with a site of its own; answers the site's page. */
async function withSite(browser: Browser, typed: Record<string, string> = {}, language = "en") {
  const form = await browser.visit(`/job-site-locator?edit=new&lang=${language}`);
  const page = await browser.submit(
    form,
    { intent: "add" },
    { name: "Sample gate", position: "40.7128, -74.0060", rules: "Boots on.", ...typed },
  );
  return { page, path: page.path.split("?")[0] ?? "" };
}

test.each(LANGUAGES)(
  "a guest adds a site, is led there and checks somebody in and out, in %s",
  async (language) => {
    const browser = new Browser(product);
    const words = translator(language, "sites");
    const visit = translator(language, "site-visit");
    const empty = await browser.visit(`/job-site-locator?lang=${language}`);
    expect(empty.text).toContain(words("empty.title"));
    const { page } = await withSite(browser, {}, language);
    expect(page.toasts).toEqual([words("toasts.siteAdded")]);
    expect(page.text).toContain("40.71280, -74.00600");
    expect(page.text).toContain(`40°42'46.1"N 74°00'21.6"W`);
    expect(page.text).toContain("87G7PX7V+4H");
    expect(page.text).toContain(visit("noHospital"));
    const here = await browser.submit(
      page,
      { intent: "check-in" },
      { printedName: "Painter 7", reason: "crew", accepted: "on" },
    );
    expect([here.status, here.toasts]).toEqual([200, [words("toasts.siteCheckedIn")]]);
    expect(here.text).toContain("Painter 7");
    const gone = await browser.submit(here, { intent: "check-out" }, { printedName: "painter 7" });
    expect(gone.toasts).toEqual([words("toasts.siteCheckedOut")]);
  },
);

test("a position that is none is answered beside its field, with everything that was typed", async () => {
  const browser = new Browser(product);
  const { page } = await withSite(browser, { position: "91, 10", gate: "The blue one" });
  expect([page.status, page.valueOf("position"), page.valueOf("gate")]).toEqual([
    400,
    "91, 10",
    "The blue one",
  ]);
  expect(page.problem).toContain(t("errors.position.latitude"));
});

test("the list finds by words and sorts by distance, and says when the place is none", async () => {
  const browser = new Browser(product);
  await withSite(browser, { name: "Sample far", position: "41.5 -74" });
  await withSite(browser, { name: "Sample near", position: "40.8 -74" });
  const sorted = await browser.visit("/job-site-locator?near=40.7,-74&lang=en");
  expect(sorted.text.indexOf("Sample near")).toBeLessThan(sorted.text.indexOf("Sample far"));
  expect(sorted.text).toMatch(/6\.9 mi north/);
  const none = await browser.visit("/job-site-locator?near=the+corner&lang=en");
  expect(none.text).toContain(t("errors.position.unreadable"));
  expect((await browser.visit("/job-site-locator?q=far&lang=en")).text).not.toContain("Sample near");
});

test("rules are accepted before anybody comes in, and what was typed stays", async () => {
  const browser = new Browser(product);
  const { page } = await withSite(browser);
  const refused = await browser.submit(
    page,
    { intent: "check-in" },
    { printedName: "Mason 2", reason: "visitor", accepted: "" },
  );
  expect([refused.status, refused.valueOf("printedName")]).toEqual([400, "Mason 2"]);
  expect(refused.problem).toContain(tVisit("errors.accepted"));
});

test("nobody else sees a site, nor its sheets", async () => {
  const browser = new Browser(product);
  const { path } = await withSite(browser);
  const stranger = new Browser(product);
  for (const sheet of ["", "?sheet=gate", "?sheet=muster"])
    expect((await stranger.get(`${path}${sheet}`)).status).toBe(404);
  expect((await browser.visit(`${path}?sheet=muster`)).text).toContain(t("muster.title"));
});

test("ten marked samples fill the list for a guest, and the example page can be read by everybody", async () => {
  const browser = new Browser(product);
  const filled = await browser.submit(await browser.visit("/job-site-locator?lang=en"), {
    intent: "samples",
  });
  expect(filled.text).toContain(t("found", { count: 10 }));
  const example = await new Browser(product).visit("/job-site/sample?lang=en");
  expect([example.status, example.text.includes(t("sample"))]).toEqual([200, true]);
});

test("a visitor checks in by the link on the gate sign, and sees no other name", async () => {
  const { browser, id: user } = await newMember(product);
  const { page, path } = await withSite(browser);
  await browser.submit(
    page,
    { intent: "check-in" },
    { printedName: "Foreman 1", reason: "crew", accepted: "on" },
  );
  const id = path.split("/").at(-1) ?? "";
  const link = crypto.randomUUID();
  const share = `/workspace/share?type=site&id=${id}`;
  await browser.post(share, {
    intent: "share",
    idem: link,
    workspace: `user:${user}`,
    type: "site",
    id,
    name: "Gate",
    kind: "crew",
    days: "7",
    sign: "on",
    asksName: "on",
    pin: "4711",
  });
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const address = /\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "";
  const sign = await browser.visit(`${path}?sheet=gate`);
  expect(sign.text).toContain(t("qr.check-in"));
  const visitor = new Browser(product);
  await visitor.get(address);
  await visitor.post(`/shared/${link}`, { pin: "4711" });
  const door = await visitor.visit(`/shared/${link}/site?lang=en`);
  expect(door.text).toContain("Boots on.");
  expect(door.text).not.toContain("Foreman 1");
  const came = await visitor.submit(
    door,
    { intent: "check-in" },
    { printedName: "Inspector 4", reason: "inspector", accepted: "on" },
  );
  expect(came.toasts).toEqual([translator("en", "shared-site")("toasts.visitCheckedIn")]);
  const muster = await browser.visit(`${path}?sheet=muster`);
  expect([muster.text.includes("Foreman 1"), muster.text.includes("Inspector 4")]).toEqual([true, true]);
});

test("sites and visits come as files of those whose they are, and nobody else's are in them", async () => {
  const browser = new Browser(product);
  const { page, path } = await withSite(browser, { name: "=Sample gate", gate: "+1 555 0100" });
  await browser.submit(
    page,
    { intent: "check-in" },
    { printedName: "@Painter 9", reason: "crew", accepted: "on" },
  );
  const sites = await browser.get("/job-site-locator.csv");
  expect([sites.status, sites.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(sites.body).toContain(`"'=Sample gate"`);
  expect(sites.body).toContain(`"'+1 555 0100"`);
  const visits = await browser.get(`${path}/visits.csv`);
  expect(visits.body).toContain(`"'@Painter 9"`);
  const stranger = new Browser(product);
  expect((await stranger.get("/job-site-locator.csv")).body).not.toContain("Sample gate");
  expect((await stranger.get(`${path}/visits.csv`)).status).toBe(404);
  expect((await stranger.get("/job-site/sample/visits.csv")).status).toBe(404);
});

test.each([
  ["40.7130, -74.0060", "5", ["from the gate"], ["away from the gate"]],
  ["41, -74", "20", ["20 mi from the gate", "away from the gate"], []],
  // Four hundred metres away, but the device is not sure of five hundred.
  ["40.7164, -74.0060", "500", ["from the gate"], ["away from the gate"]],
  ["91, 10", "x", [], ["from the gate"]],
  ["", "", [], ["from the gate"]],
])(
  "who checks in at “%s” within %s m comes in, and the list says how far that is",
  async (here, accuracy, said, unsaid) => {
    const browser = new Browser(product);
    const { path } = await withSite(browser);
    const came = await browser.post(path, {
      intent: "check-in",
      idem: crypto.randomUUID(),
      printedName: "Rigger 5",
      reason: "crew",
      version: "1",
      accepted: "on",
      here,
      accuracy,
    });
    expect(came.status).toBe(303);
    const { text } = await browser.visit(`${path}?lang=en`);
    expect(text).toContain("Rigger 5");
    for (const words of said) expect(text).toContain(words);
    for (const words of unsaid) expect(text).not.toContain(words);
  },
);

test("a machine gets a code; whoever scans it reads what to know and reports, without an account", async () => {
  const { browser, id: user } = await newMember(product);
  const { path } = await withSite(browser);
  const words = translator("en", "site-spots");
  const site = await browser.visit(`${path}?lang=en`);
  const added = await browser.submit(
    site,
    { intent: "spot-add" },
    { kind: "machine", name: "Hoist 1", note: "Goods only." },
  );
  expect(added.toasts).toEqual([words("toasts.siteSpotAdded")]);
  const [spot] = await product.query<{ id: string }>(
    "select id from site_spots where workspace_id = ?",
    `user:${user}`,
  );
  const id = spot?.id ?? "";
  expect(added.body).toContain(`/workspace/share?type=site-spot&amp;id=${id}`);
  const link = crypto.randomUUID();
  await browser.post(`/workspace/share?type=site-spot&id=${id}`, {
    intent: "share",
    idem: link,
    workspace: `user:${user}`,
    type: "site-spot",
    id,
    name: "At the hoist",
    kind: "crew",
    days: "30",
    answer: "on",
    asksName: "on",
    pin: "4711",
  });
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const crew = new Browser(product);
  await crew.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  await crew.post(`/shared/${link}`, { pin: "4711" });
  for (const language of LANGUAGES)
    expect((await crew.visit(`/shared/${link}/site-spot?lang=${language}`)).text).toContain(
      translator(language, "shared-site-spot")("title"),
    );
  const page = await crew.visit(`/shared/${link}/site-spot?lang=en`);
  for (const text of ["Hoist 1", "Goods only."]) expect(page.text).toContain(text);
  const held = translator("en", "shared-site-spot");
  const report = { idem: page.valueOf("idem") ?? "" };
  const empty = await crew.submit(page, report, { text: "", printedName: "Operator 1" });
  expect([empty.status, empty.problem?.includes(held("errors.text"))]).toEqual([400, true]);
  expect(empty.body).toContain("Operator 1");
  const blank = await crew.submit(page, report, { text: "", printedName: "" });
  for (const key of ["errors.text", "errors.name"] as const) expect(blank.problem).toContain(held(key));
  const sent = await crew.submit(page, report, { text: "The rope is frayed", printedName: "Operator 1" });
  expect(sent.toasts).toEqual([held("toasts.spotReported")]);
  const share = await browser.visit(`/workspace/share?type=site-spot&id=${id}`);
  for (const text of ["The rope is frayed", "Operator 1"]) expect(share.text).toContain(text);
  expect((await browser.visit(path)).text).toContain(words("reports", { count: 1 }));
  const moved = await browser.get(`/site-spot/${id}`);
  expect([moved.status, moved.location]).toEqual([303, `${path}#spots`]);
  const open = await crew.visit(`/shared/${link}/site-spot?lang=en`);
  await browser.submit(await browser.visit(path), { intent: "spot-remove" });
  expect((await crew.get(`/shared/${link}/site-spot`)).status).toBe(404);
  // Nobody would find what is said of a machine that is gone, so nobody is thanked for it.
  const late = await crew.post(open.path, {
    idem: crypto.randomUUID(),
    text: "The gate does not latch",
    printedName: "Operator 2",
  });
  expect([late.status, late.text.includes("The gate does not latch")]).toEqual([403, true]);
});

test("a name that is missing or taken is said beside its field, and what was typed stays", async () => {
  const { browser } = await newMember(product);
  const { path } = await withSite(browser);
  const words = translator("en", "site-spots");
  const site = await browser.visit(`${path}?lang=en`);
  const missing = await browser.submit(site, { intent: "spot-add" }, { name: "", note: "Wet floor" });
  expect([missing.status, missing.problem?.includes(words("errors.name"))]).toEqual([400, true]);
  expect(missing.text).toContain("Wet floor");
  await browser.submit(site, { intent: "spot-add" }, { name: "Room 101" });
  const taken = await browser.submit(await browser.visit(path), { intent: "spot-add" }, { name: "room 101" });
  expect([taken.status, taken.problem?.includes(words("errors.taken"))]).toEqual([409, true]);
});

test("nobody adds to or takes from another's site, and fields that no form has change nothing", async () => {
  const owner = await newMember(product);
  const other = await newMember(product);
  const { path } = await withSite(owner.browser);
  const { path: otherPath } = await withSite(other.browser);
  const idem = crypto.randomUUID();
  const room = { intent: "spot-add", kind: "room", name: "Room 9" };
  const extra = { workspace: `user:${other.id}`, sample: "1", id: crypto.randomUUID(), siteId: otherPath };
  expect((await owner.browser.post(path, { ...room, ...extra, idem })).status).toBe(303);
  const rows = () =>
    product.query<{ id: string; workspace_id: string; sample: number }>(
      "select id, workspace_id, sample from site_spots where workspace_id in (?, ?)",
      `user:${owner.id}`,
      `user:${other.id}`,
    );
  const before = [{ id: idem, workspace_id: `user:${owner.id}`, sample: 0 }];
  expect(await rows()).toEqual(before);
  const added = await other.browser.post(path, { ...room, name: "Room 10", idem: crypto.randomUUID() });
  const taken = await other.browser.post(path, { intent: "spot-remove", spot: idem });
  const stranger = await new Browser(product).post(path, { intent: "spot-remove", spot: idem });
  for (const { status } of [added, taken, stranger]) expect([403, 404]).toContain(status);
  // From a page of their own: the room is of another site.
  await other.browser.post(otherPath, { intent: "spot-remove", spot: idem });
  expect((await other.browser.get(`/site-spot/${idem}`)).status).toBe(404);
  expect(await rows()).toEqual(before);
});

test.each(LANGUAGES)(
  "a guest adds a photo of a site without scripts and takes it away, in %s",
  async (language) => {
    const words = translator(language, "site-photo");
    const browser = new Browser(product);
    const { path } = await withSite(browser, {}, language);
    const id = path.split("/").at(-1) ?? "";
    expect((await browser.visit(path)).body).toContain(`href="/site-photo?site=${id}"`);
    const form = await browser.visit(`/site-photo?site=${id}`);
    expect(form.text).toContain(words("place"));
    const send = (bytes?: Uint8Array<ArrayBuffer>) => {
      const body = new FormData();
      for (const [field, value] of Object.entries(form.form({ intent: "photo" }).fields))
        if (field !== "file") body.set(field, value);
      body.set("intent", "photo");
      body.set("file", new Blob(bytes ? [bytes] : []), bytes ? "gate.png" : "");
      return browser.send(`/site-photo?site=${id}`, { method: "POST", body });
    };
    const empty = await send();
    expect([empty.status, empty.problem]).toEqual([400, expect.stringContaining(words("errors.none"))]);
    const words2 = await send(new TextEncoder().encode("no picture at all"));
    expect([words2.status, words2.problem]).toEqual([400, expect.stringContaining(words("errors.unknown"))]);
    expect([(await send(png())).status, (await send(png())).status]).toEqual([303, 303]);
    const page = await browser.visit(path);
    const [, file = ""] = /<img src="(\/files\/[\w-]+)"/.exec(page.body) ?? [];
    expect(page.body.match(/<img src="\/files\//g)).toHaveLength(1);
    expect((await browser.get(file)).headers.get("content-type")).toBe("image/png");
    expect((await new Browser(product).get(file)).status).toBe(404);
    const off = await browser.submit(page, { intent: "drop" });
    expect(off.toasts).toEqual([words("toasts.sitePhotoRemoved")]);
    expect(off.body).not.toContain('<img src="/files/');
    expect((await new Browser(product).visit(`/site-photo?site=${id}`)).text).toContain(
      translator("en", "site-photo")("which"),
    );
  },
);
