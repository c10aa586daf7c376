import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png } from "../../pictures.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "verification-case");
const key = () => crypto.randomUUID();
const FIRM = { firm: "Sample Ridge LLC", address: "1 Sample Street" };

/** A member whose address is confirmed, with a case. */
async function withCase() {
  const member = await newMember(product);
  await product.query("update users set email_confirmed_at = created_at where id = ?", member.id);
  const made = await member.browser.post("/verification", { intent: "create", idem: key(), ...FIRM });
  const path = made.location ?? "";
  return { ...member, path, id: path.split("/").at(-1) ?? "" };
}

const versionOf = (page: Page) => page.valueOf("version") ?? "";

async function item(
  browser: Browser,
  path: string,
  fields: Record<string, string>,
  file?: Uint8Array<ArrayBuffer>,
) {
  const version = versionOf(await browser.visit(path));
  const body = new FormData();
  const all = { intent: "item", idem: key(), version, number: "SAMPLE-1", ...fields };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  if (file) body.append("file", new Blob([file]), "id.png");
  return browser.send(path, { method: "POST", body });
}

const moved = async (browser: Browser, path: string, transition: string, note = "") =>
  browser.submit(await browser.visit(path), { transition }, note ? { note } : {});

const reviewPath = (id: string) => `/admin/verifications?case=${id}`;

async function looked(admin: Browser, id: string, kind: string) {
  const version = versionOf(await admin.visit(reviewPath(id)));
  return admin.post(reviewPath(id), {
    ...{ intent: "look", idem: key(), version, kind, result: "confirmed" },
    ...{ lookedAt: "register.example", lookedOn: new Date().toISOString().slice(0, 10) },
  });
}

/** A case that a reviewer has verified, with its badge. */
async function verified() {
  const made = await withCase();
  await item(made.browser, made.path, { kind: "registration", issuer: "Sample Ridge" });
  await moved(made.browser, made.path, "submit");
  const admin = await newAdmin(product);
  await moved(admin, reviewPath(made.id), "take");
  await looked(admin, made.id, "registration");
  const done = await moved(admin, reviewPath(made.id), "verify", "In good standing");
  expect(done.toasts).toHaveLength(1);
  const badge = /href="(\/badge\/[\w-]{36})"/.exec((await made.browser.visit(made.path)).body)?.[1] ?? "";
  return { ...made, admin, badge };
}

test.each(LANGUAGES)("a firm begins a case and reads what each level asks for, in %s", async (language) => {
  const words = translator(language, "verification-case");
  const { browser } = await newMember(product);
  const page = await browser.visit(`/verification?lang=${language}`);
  expect(page.text).toContain(words("rules.title"));
  const refused = await browser.post("/verification", {
    intent: "create",
    idem: key(),
    firm: " ",
    address: "Here",
  });
  expect([refused.status, refused.text.includes(words("errors.firm"))]).toEqual([400, true]);
  expect(refused.valueOf("address")).toBe("Here");
  const form = { intent: "create", idem: key(), ...FIRM };
  const made = await Promise.all([browser.post("/verification", form), browser.post("/verification", form)]);
  expect(new Set(made.map(({ location }) => location)).size).toBe(1);
  const shown = await browser.visit(made[0]?.location ?? "");
  expect([shown.status, shown.heading]).toEqual([200, FIRM.firm]);
});

test("a case is its firm's alone, and nobody who is no administrator reviews", async () => {
  const { path, id } = await withCase();
  const { browser } = await newMember(product);
  expect((await browser.get(path)).status).toBe(404);
  const example = { intent: "edit", version: "1", ...FIRM };
  expect((await browser.post("/verification-case/sample", example)).status).toBe(404);
  expect((await browser.get(reviewPath(id))).status).toBe(404);
  expect((await new Browser(product).get(path)).location).toMatch(/^\/auth/);
});

test("an administrator reviews no case of their own", async () => {
  const admin = await newAdmin(product);
  const made = await admin.post("/verification", { intent: "create", idem: key(), ...FIRM });
  const path = made.location ?? "";
  const id = path.split("/").at(-1) ?? "";
  expect((await item(admin, path, { kind: "registration" })).status).toBe(303);
  await moved(admin, path, "submit");
  expect((await admin.get(reviewPath(id))).status).toBe(404);
  const page = await admin.visit(path);
  const take = { intent: "move", transition: "take", version: versionOf(page), idem: key() };
  expect((await admin.post(reviewPath(id), take)).status).toBe(403);
  expect((await admin.visit(path)).text).toContain(t("states.submitted"));
});

test("the picture of an ID is the reviewer's alone until the decision, and nobody's after it", async () => {
  const { browser, path, id } = await withCase();
  await item(browser, path, { kind: "registration" });
  expect((await item(browser, path, { kind: "identity" }, png())).status).toBe(303);
  const [file] = await product.query<{ id: string }>("select id from files where subject_id = ?", id);
  expect((await browser.get(`/files/${file?.id}`)).status).toBe(404);
  const picture = `/admin/verification-file/${id}/${file?.id}`;
  expect((await browser.get(picture)).status).toBe(404);
  await moved(browser, path, "submit");
  const admin = await newAdmin(product);
  expect((await admin.get(picture)).headers.get("content-type")).toBe("image/png");
  await moved(admin, reviewPath(id), "take");
  await moved(admin, reviewPath(id), "reject", "Not readable");
  expect((await admin.get(picture)).status).toBe(404);
  expect((await browser.visit(path)).text).toContain("Not readable");
});

test("a badge says what was checked and hides what its firm hides, also in a frame of another site and as JSON", async () => {
  const { browser, path, badge } = await verified();
  const stranger = new Browser(product);
  const page = await stranger.visit(`${badge}?lang=en`);
  for (const words of ["SAMPLE-1", t("badge.checked"), t("badge.notChecked"), "register.example"])
    expect(page.text).toContain(words);
  expect(page.body).toContain("<svg");
  const id = badge.split("/").at(-1);
  const framed = await stranger.get(`/badge-frame/${id}`);
  expect(framed.headers.get("content-security-policy")).toContain("frame-ancestors *");
  expect((await stranger.post(`/badge-frame/${id}`, { intent: "x" })).status).toBe(405);
  const read = async () => JSON.parse((await stranger.get(`/badge-data/${id}`)).body);
  expect(await read()).toMatchObject({ firm: FIRM.firm, status: "valid", level: 1, address: FIRM.address });
  const shown = await browser.visit(path);
  const hide = { intent: "hide", version: versionOf(shown), hidden: "registration" };
  expect((await browser.post(path, hide)).status).toBe(303);
  expect(JSON.stringify(await read())).not.toContain("SAMPLE-1");
  expect((await stranger.get("/badge/nowhere")).status).toBe(404);
  expect((await stranger.get(`/badge-data/${key()}`)).status).toBe(404);
});

test("a badge past its date says that it has expired, and one that was taken back says why", async () => {
  const { id, badge, admin } = await verified();
  const stranger = new Browser(product);
  const read = async () => JSON.parse((await stranger.get(badge.replace("/badge/", "/badge-data/"))).body);
  const ends = "update verification_cases set ends_at = ? where id = ?";
  await product.query(ends, "2026-01-01T00:00:00.000Z", id);
  expect((await read()).status).toBe("expired");
  await product.query(ends, "2999-01-01T00:00:00.000Z", id);
  const version = versionOf(await admin.visit(reviewPath(id)));
  const revoke = { intent: "revoke", idem: key(), version, revokedFor: "untrue", note: "" };
  expect((await admin.post(reviewPath(id), revoke)).status).toBe(400);
  expect(
    (await admin.post(reviewPath(id), { ...revoke, note: "The policy was another firm's" })).status,
  ).toBe(303);
  expect(await read()).toMatchObject({ status: "revoked", revoked: { because: "untrue" } });
});

test("a reference answers once by link, under a name", async () => {
  const { browser, path, id } = await withCase();
  const version = versionOf(await browser.visit(path));
  const named = { intent: "reference", idem: key(), version, place: "1", asked: "Owner 1", job: "Porch" };
  expect((await browser.post(path, named)).status).toBe(303);
  const [row] = await product.query<{ id: string }>(
    "select id from verification_references where case_id = ?",
    id,
  );
  const share = `/workspace/share?type=verification-reference&id=${row?.id}`;
  const link = key();
  const workspace = /name="workspace" value="([^"]+)"/.exec((await browser.get(share)).body)?.[1] ?? "";
  await browser.post(share, {
    ...{ intent: "share", idem: link, workspace, type: "verification-reference", id: row?.id ?? "" },
    ...{ name: "Owner 1", kind: "person", days: "7", asksName: "on", answer: "on" },
  });
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const holder = new Browser(product);
  await holder.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  const here = `/shared/${link}/reference`;
  const page = await holder.visit(`${here}?lang=en`);
  expect(page.text).toContain(t("questions.again"));
  const answers = { worked: "yes", finished: "yes", price: "no", again: "yes", words: "On time" };
  const nameless = await holder.post(here, { intent: "answer", idem: key(), ...answers, printedName: " " });
  expect([nameless.status, nameless.text.includes(t("errors.printedName"))]).toEqual([400, true]);
  const answer = { intent: "answer", idem: key(), ...answers, printedName: "Owner 1" };
  expect((await holder.post(here, answer)).status).toBe(303);
  expect((await holder.post(here, { ...answer, idem: key(), again: "no" })).status).toBe(409);
  expect((await holder.visit(here)).text).toContain(t("held.done"));
  expect((await browser.visit(path)).text).toContain("On time");
});
