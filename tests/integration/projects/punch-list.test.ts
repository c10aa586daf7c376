import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { pdf, png, SVG } from "../../pictures.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "punch-list");
const LIST = "/punch-list-camera";
const DEFECT = { room: "Bath 2", trade: "tile", words: "Grout missing at the tub" };

/** A project of this browser's own. */
async function withProject(browser: Browser, name = "Sample job") {
  const idem = crypto.randomUUID();
  await browser.post("/project-management", { intent: "create", idem, name });
  return idem;
}

function bodyOf(fields: Record<string, string>, photo?: Blob, name = "grout.png") {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  if (photo) body.append("photo", photo, name);
  return body;
}

const sent = (browser: Browser, path: string, fields: Record<string, string>, photo?: Blob) =>
  browser.send(path, { method: "POST", body: bodyOf({ idem: crypto.randomUUID(), ...fields }, photo) });

async function raised(browser: Browser, project: string, more: object = {}, photo?: Blob) {
  const answer = await sent(browser, LIST, { intent: "raise", project, ...DEFECT, ...more }, photo);
  return answer.location ?? "";
}

const versionOf = (page: Page) => page.valueOf("version") ?? "";
const moved = async (browser: Browser, path: string, transition: string, note = "") =>
  browser.submit(await browser.visit(path), { transition }, note ? { note } : {});

test.each(LANGUAGES)("a guest photographs a defect and finds it on the list, in %s", async (language) => {
  const words = translator(language, "punch-list");
  const browser = new Browser(product);
  const empty = await browser.visit(`${LIST}?lang=${language}`);
  expect(empty.text).toContain(words("raise.noProject"));
  const project = await withProject(browser);
  const path = await raised(browser, project, {}, new Blob([png()]));
  const page = await browser.visit(path);
  expect([page.status, page.toasts]).toEqual([200, [words("toasts.punchRaised")]]);
  expect(page.body).toContain('src="/files/');
  expect(page.text).toContain(words("photos.before"));
  const list = await browser.visit(`${LIST}?project=${project}&by=trade`);
  expect(list.text).toContain(DEFECT.words);
  expect(list.text).toContain(words("trades.tile"));
  expect((await new Browser(product).visit(path)).status).toBe(404);
});

test("the older address of the page takes its forms, too, and leads to the list", async () => {
  const browser = new Browser(product);
  const project = await withProject(browser);
  const answer = await sent(browser, "/punch-list-scanner", { intent: "raise", project, ...DEFECT });
  expect([answer.status, answer.location?.startsWith("/punch-item/")]).toEqual([303, true]);
});

test("what is missing is said beside its field, and what was typed stays", async () => {
  const browser = new Browser(product);
  const project = await withProject(browser);
  const refused = await sent(browser, LIST, { intent: "raise", project, ...DEFECT, room: " " });
  expect([refused.status, refused.text.includes(t("errors.room"))]).toEqual([400, true]);
  expect(refused.valueOf("words")).toBe(DEFECT.words);
  expect(refused.body).toContain('href="#raise-room"');
  expect(refused.body).toContain('id="raise-room"');
});

test.each([
  ["a drawing program", new Blob([SVG]), "errors.photo.unknown", 400],
  ["a picture as an iPhone keeps it", new Blob(["\0\0\0\x18ftypheic\0\0"]), "errors.photo.heic", 400],
  ["nothing", new Blob([]), "errors.photo.none", 400],
  [
    "a byte more than eight megabytes",
    new Blob([new Uint8Array(8 * 1024 * 1024 + 1)]),
    "errors.photo.tooLarge",
    413,
  ],
] as const)("as a photo of an item %s is refused, and the item stands", async (_, photo, key, status) => {
  const browser = new Browser(product);
  const path = await raised(browser, await withProject(browser));
  const refused = await sent(browser, path, { intent: "photo", shows: "before" }, photo);
  expect([refused.status, refused.text.includes(t(key))]).toEqual([status, true]);
  expect((await browser.visit(path)).text).toContain(t("photos.none"));
});

test("the same form sent three times raises one item with one photo", async () => {
  const browser = new Browser(product);
  const project = await withProject(browser);
  const fields = { intent: "raise", idem: crypto.randomUUID(), project, ...DEFECT };
  const answers = [];
  for (const _ of [1, 2, 3]) answers.push(await sent(browser, LIST, fields, new Blob([png()])));
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
  const page = await browser.visit(answers[0]?.location ?? "");
  expect(page.body.split('src="/files/')).toHaveLength(2);
});

test("whole rooms come from a template, and each room has a label with its code", async () => {
  const browser = new Browser(product);
  const project = await withProject(browser);
  const page = await browser.visit(LIST);
  const done = await browser.submit(
    page,
    { intent: "bulk" },
    { template: "kitchen", rooms: "Unit 1\nUnit 2\n" },
  );
  expect(done.toasts).toEqual([t("toasts.punchBulk")]);
  expect(done.text).toContain("GFCI does not trip when tested");
  const labels = await browser.visit(`/punch-labels/${project}`);
  expect(labels.body).toContain(`project=${project}&amp;room=Unit+2`);
  const room = await browser.visit(`${LIST}?project=${project}&room=Unit+2`);
  expect(room.text).not.toContain("Unit 1 ");
  const csv = await browser.get(`${LIST}/items.csv?project=${project}&room=Unit+2`);
  expect(csv.body.trim().split("\n")).toHaveLength(6);
  const sheet = await browser.visit(`${LIST}?project=${project}&by=trade&sheet=print`);
  expect(sheet.text).toContain(t("print.done"));
  expect((await new Browser(product).get(`/punch-labels/${project}`)).status).toBe(404);
});

test("what somebody else changed meanwhile is said, what was typed stays, and sent again it counts", async () => {
  const browser = new Browser(product);
  const path = await raised(browser, await withProject(browser));
  const page = await browser.visit(path);
  await browser.submit(page, { intent: "edit" }, { room: "Shower" });
  const stale = await browser.submit(page, { intent: "edit" }, { room: "Tub" });
  expect([stale.status, stale.text.includes(t("errors.stale"))]).toEqual([409, true]);
  expect(stale.text).toContain("Shower");
  expect(stale.valueOf("room")).toBe("Tub");
  const again = await browser.submit(stale, { intent: "edit" });
  expect([again.toasts, again.text.includes("Tub")]).toEqual([[t("toasts.punchSaved")], true]);
});

test("a tap on the plan pins the item where it was tapped, and typed numbers do, too", async () => {
  const browser = new Browser(product);
  const path = await raised(browser, await withProject(browser));
  const sheet = new Blob([png({ width: 1280, height: 640 })]);
  expect((await sent(browser, path, { intent: "plan" }, sheet)).status).toBe(303);
  const page = await browser.visit(path);
  const plan = page.valueOf("plan") ?? "";
  const pin = { intent: "pin", version: versionOf(page), plan };
  expect((await browser.post(path, { ...pin, "tap.x": "320", "tap.y": "80" })).status).toBe(303);
  expect((await browser.visit(path)).text).toContain("Pin at 500 ‰ from the left, 250 ‰ from the top");
  const wrong = await browser.post(path, { ...pin, version: "2", x: "1200", y: "5" });
  expect([wrong.status, wrong.text.includes(t("errors.pin"))]).toEqual([400, true]);
});

test("a page of a PDF goes by page and grid until it is kept as a picture, and then it is tapped", async () => {
  const browser = new Browser(product);
  const project = await withProject(browser);
  const path = await raised(browser, project);
  const base = `/project-documents/${project}`;
  const paper = new FormData();
  const said = { intent: "add", idem: crypto.randomUUID(), folder: "architectural", sheet: "A-101" };
  for (const [field, value] of Object.entries(said)) paper.append(field, value);
  paper.append("file", new Blob([pdf()]), "A-101.pdf");
  const kept = await browser.send(base, { method: "POST", body: paper });
  const drawing = await browser.visit(kept.location ?? "");
  const document = drawing.valueOf("document") ?? "";
  const before = await browser.visit(path);
  expect(before.text).toContain(t("plan.noPages"));
  expect(before.body).toContain(`${base}?document=${document}#pages`);
  const plan = before.valueOf("plan") ?? "";
  const page = async (file: Blob, number = "2") => {
    const body = new FormData();
    const fields = { intent: "page", document, version: plan, page: number };
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    body.append("file", file, "2.jpg");
    return (await browser.send(base, { method: "POST", body })).status;
  };
  expect(await page(new Blob([SVG]))).toBe(400);
  expect(await page(new Blob([png()]), "41")).toBe(400);
  expect(await page(new Blob([png({ width: 1280, height: 640 })]))).toBe(303);
  const shown = await browser.visit(path);
  expect(shown.text).not.toContain(t("plan.noPages"));
  const pin = { intent: "pin", version: versionOf(shown), plan, page: "2" };
  expect((await browser.post(path, { ...pin, "tap.x": "320", "tap.y": "80" })).status).toBe(303);
  expect((await browser.visit(path)).text).toContain(
    "Pin on page 2, 500 ‰ from the left, 250 ‰ from the top",
  );
  expect((await new Browser(product).visit(`${base}?document=${document}`)).status).toBe(404);
});

test("a guest is told why there is no link, and a member makes one", async () => {
  const guest = new Browser(product);
  const path = await raised(guest, await withProject(guest));
  const page = await guest.visit(path);
  expect([page.text.includes(t("share.guest")), page.text.includes(t("share.text"))]).toEqual([true, false]);
  const { browser } = await newMember(product);
  const own = await browser.visit(await raised(browser, await withProject(browser)));
  expect([own.text.includes(t("share.guest")), own.text.includes(t("share.text"))]).toEqual([false, true]);
});

test("a sub without an account proves by link that the work is done, is sent back, and proves it again", async () => {
  const { browser, id: user } = await newMember(product);
  const project = await withProject(browser);
  const path = await raised(browser, project, {}, new Blob([png()]));
  const id = path.split("/").at(-1) ?? "";
  await moved(browser, path, "order");
  const link = crypto.randomUUID();
  const share = { intent: "share", idem: link, workspace: `user:${user}`, type: "punch", id };
  await browser.post(`/workspace/share?type=punch&id=${id}`, {
    ...{ ...share, name: "SAMPLE Tile Co", kind: "person", days: "7" },
    ...{ answer: "on", upload: "on", asksName: "on" },
  });
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const sub = new Browser(product);
  await sub.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  const held = await sub.visit(`/shared/${link}?lang=en`);
  expect(held.path).toContain(`/shared/${link}/punch-item`);
  expect(held.text).toContain(DEFECT.words);
  const picture = new RegExp(`/shared/${link}/photo/[\\w-]+`).exec(held.body)?.[0] ?? "";
  expect((await sub.get(picture)).headers.get("content-type")).toBe("image/png");
  expect((await new Browser(product).get(picture)).status).toBe(303);
  const here = `/shared/${link}/punch-item`;
  const nameless = await sub.post(here, { intent: "accept" });
  expect([nameless.status, nameless.text.includes(t("errors.printedName"))]).toEqual([400, true]);
  const taken = await sub.submit(held, { intent: "accept" }, { printedName: "Tiler 1" });
  expect(taken.toasts).toEqual([t("toasts.punchTaken")]);
  const finish = { intent: "finish", version: versionOf(taken), printedName: "Tiler 1", note: "Regrouted" };
  const bare = await sent(sub, here, finish);
  expect([bare.status, bare.text.includes(t("errors.photo.proof"))]).toEqual([400, true]);
  expect((await sent(sub, here, finish, new Blob([png()]))).status).toBe(303);
  expect((await sub.visit(here)).text).toContain(t("held.waiting"));
  const seen = await browser.visit(path);
  for (const said of [t("states.ready_for_review"), t("photos.after"), "Tiler 1", "Regrouted"])
    expect(seen.text).toContain(said);
  await moved(browser, path, "reject", "Joint still open");
  const back = await sub.visit(here);
  expect(back.text).toContain("Joint still open");
  const again = await sub.submit(back, { transition: "rework" });
  const proof = { ...finish, version: versionOf(again) };
  expect((await sent(sub, here, proof)).status).toBe(400);
  expect((await sent(sub, here, proof, new Blob([png({ width: 9 })]))).status).toBe(303);
  await moved(browser, path, "accept");
  const closed = await moved(browser, path, "close");
  expect(closed.text).toContain(t("states.closed"));
  expect(closed.text).toContain(t("about.sentBack", { count: 1 }));
});

test("a dispute without words is refused beside its field, with words it reaches the job", async () => {
  const { browser, id: user } = await newMember(product);
  const path = await raised(browser, await withProject(browser));
  const id = path.split("/").at(-1) ?? "";
  await moved(browser, path, "order");
  const link = crypto.randomUUID();
  await browser.post(`/workspace/share?type=punch&id=${id}`, {
    ...{ intent: "share", idem: link, workspace: `user:${user}`, type: "punch", id },
    ...{ name: "SAMPLE Tile Co", kind: "person", days: "7", answer: "on" },
  });
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const sub = new Browser(product);
  await sub.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  const held = await sub.visit(`/shared/${link}/punch-item?lang=en`);
  const refused = await sub.submit(held, { transition: "dispute" });
  expect([refused.status, refused.text.includes(t("errors.note"))]).toEqual([400, true]);
  expect(refused.body).toContain('href="#note-dispute"');
  expect(refused.body).toContain('id="note-dispute"');
  await sub.submit(refused, { transition: "dispute" }, { note: "The tub came like this" });
  const seen = await browser.visit(path);
  expect(seen.text).toContain(t("states.in_dispute"));
  expect(seen.text).toContain("The tub came like this");
});
