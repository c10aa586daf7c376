import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { unzip } from "../../unzip.ts";
import { Browser } from "../support/browser.ts";
import { confirmByMail, newMember, PASSWORD, signIn } from "../support/members.ts";
import { ownProduct, type Product, product } from "../support/product.ts";
import { letTimePass } from "../support/ways-in.ts";

const ADDRESS = "/profile/data";
const t = translator("en", "privacy");

test("one's own data are closed to whoever is not signed in", async () => {
  const page = await new Browser(product).get(ADDRESS);
  expect([page.status, page.location]).toEqual([303, `/auth?redirectTo=${encodeURIComponent(ADDRESS)}`]);
});

test.each(LANGUAGES)("a member reads what can be done with their data in %s", async (language) => {
  const { browser } = await newMember(product);
  const page = await browser.get(`${ADDRESS}?lang=${language}`);
  expect([page.status, page.heading]).toEqual([
    200,
    translator(language, "shell")("screens.profileData.title"),
  ]);
  const words = translator(language, "privacy");
  for (const key of ["archive.title", "delete.title", "delete.stays"] as const)
    expect(page.text).toContain(words(key));
  expect((await browser.get("/profile")).body).toContain(`href="${ADDRESS}"`);
});

test("everything is downloaded as one ZIP by a form, and that is written down", async () => {
  const { browser, email, id } = await newMember(product);
  await browser.submit(await browser.visit("/shop"), { intent: "add", productId: "insurance-guide" });
  const form = (await browser.get(ADDRESS)).form("/profile/archive");
  const response = await fetch(new URL(form.action, product.origin), {
    method: "POST",
    headers: {
      origin: product.origin,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "cf-connecting-ip": browser.address,
    },
  });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="groundwork-[\d-]+\.zip"$/,
  );
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const files = unzip(new Uint8Array(await response.arrayBuffer()));
  const rows = (name: string) =>
    JSON.parse(new TextDecoder().decode(files.get(`data/${name}.json`))) as Record<string, unknown>[];
  expect(rows("users")).toEqual([expect.objectContaining({ id, email })]);
  expect(rows("users")[0]).not.toHaveProperty("passwordHash");
  expect(rows("cart_lines")).toEqual([
    expect.objectContaining({ owner: `user:${id}`, productId: "insurance-guide", quantity: 1 }),
  ]);
  expect(rows("audit_events").map(({ act }) => act)).toEqual(["session.started", "account.archived"]);
  expect(new TextDecoder().decode(files.get("README.txt"))).toContain(email);
});

test("a member who signed in a while ago confirms who they are before anything is downloaded or deleted", async () => {
  const { browser, email, id } = await newMember(product);
  await letTimePass(product, id);
  const again = `/auth?mode=again&redirectTo=${encodeURIComponent(ADDRESS)}`;
  expect((await browser.post("/profile/archive", {})).location).toBe(again);
  expect((await browser.post(ADDRESS, { intent: "delete", address: email })).location).toBe(again);
  expect(await product.query("select 1 from account_deletions where user_id = ?", id)).toEqual([]);
  const log = await product.query("select act from audit_events where chain = ?", `user:${id}`);
  expect(log).not.toContainEqual({ act: "account.archived" });
  const back = await browser.submit(
    await browser.visit(again),
    { intent: "again-password" },
    { password: PASSWORD },
  );
  expect(back.path).toBe(ADDRESS);
  expect((await browser.post(ADDRESS, { intent: "delete", address: email })).location).toBe("/");
});

/** Asks for the deletion as the page shows it, typed as a person would. */
async function askDeletion(browser: Browser, address: string) {
  const page = await browser.visit(ADDRESS);
  return browser.submit(page, { intent: "delete" }, { address });
}

const keepLink = async (browser: Browser, email: string) => {
  const mails = (await browser.visit("/dev/outbox")).body.split("<li ");
  const mail = mails.find((entry) => entry.includes(email) && entry.includes("/auth/keep"));
  return /\/auth\/keep\?token=[\w-]+/.exec(mail ?? "")?.[0] ?? "";
};

describe("deleting an account", () => {
  test("asks for its address, and keeps what was typed where it is another", async () => {
    const { browser } = await newMember(product);
    const page = await askDeletion(browser, "somebody@example.com");
    expect(page.status).toBe(400);
    expect(page.problem).toContain(t("errors.address"));
    expect(page.valueOf("address")).toBe("somebody@example.com");
    expect((await askDeletion(browser, "")).status).toBe(400);
  });

  test("signs out everywhere, and the link in the mail undoes it by a button", async () => {
    const { browser, email } = await newMember(product);
    const second = new Browser(product);
    await signIn(second, email);
    const told = await askDeletion(browser, email);
    expect(told.toasts).toEqual([t("toasts.deletionAsked")]);
    for (const each of [browser, second]) expect((await each.get("/profile")).status).toBe(303);
    const link = await keepLink(browser, email);
    const [before] = await product.query(
      "select count(*) as n from account_deletions d join users u on u.id = d.user_id where email = ?",
      email,
    );
    const page = await browser.visit(link);
    expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "same-origin"]);
    // Opening it changed nothing.
    expect(before).toEqual({ n: 1 });
    const kept = await browser.submit(page, { token: link.split("token=")[1] ?? "" });
    expect([kept.path, kept.toasts]).toEqual(["/auth", [t("toasts.accountKept")]]);
    const again = await browser.post("/auth/keep", { token: link.split("token=")[1] ?? "" });
    expect([again.status, again.text.includes(t("keep.over"))]).toEqual([400, true]);
    for (const token of ["", "x", "a".repeat(43)])
      expect((await browser.post("/auth/keep", { token })).status).toBe(400);
  });

  test("is undone by signing in, which says so", async () => {
    const { browser, email } = await newMember(product);
    await askDeletion(browser, email);
    const page = await browser.submit(
      await browser.visit("/auth"),
      { intent: "sign-in" },
      { email, password: PASSWORD },
    );
    expect(page.toasts).toEqual([t("toasts.accountKept")]);
  });

  test("is done by the scheduled run once its days are over, and signing in fails like with no account", async () => {
    const own = await ownProduct();
    const { browser, email, id } = await newMember(own as Product);
    // What is addressed to somebody goes with the account of whoever has confirmed the address.
    await confirmByMail(browser, email);
    await browser.submit(await browser.visit("/shop"), { intent: "add", productId: "insurance-guide" });
    await askDeletion(browser, email);
    await own.runScheduled();
    expect(await own.query("select id from users where id = ?", id)).toHaveLength(1);
    await own.query(
      "update account_deletions set due_at = ? where user_id = ?",
      "2026-01-01T00:00:00.000Z",
      id,
    );
    await own.runScheduled();
    for (const [table, column] of [
      ["users", "id"],
      ["profiles", "id"],
      ["account_deletions", "user_id"],
    ])
      expect(await own.query(`select 1 from ${table} where ${column} = ?`, id)).toEqual([]);
    expect(await own.query("select 1 from cart_lines where owner = ?", `user:${id}`)).toEqual([]);
    expect(await own.query("select 1 from mail_outbox where recipient = ?", email)).toEqual([]);
    expect(await own.query("select act from audit_events where chain = 'site'")).toEqual([
      { act: "account.erased" },
    ]);
    const answer = await new Browser(own).post("/auth", { intent: "sign-in", email, password: PASSWORD });
    expect(answer.status).toBe(400);
  });

  test("is refused to the only owner of what others share, who is told what to hand over", async () => {
    const [owner, other] = [await newMember(product), await newMember(product)];
    const workspace = `workspace:${crypto.randomUUID()}`;
    const idem = workspace.slice("workspace:".length);
    await owner.browser.post("/workspace", { intent: "make", idem, name: "Ridge Framing" });
    await product.query(
      "insert into workspace_members (workspace_id, user_id, role, joined_at) values (?, ?, 'viewer', '2026-01-01')",
      workspace,
      other.id,
    );
    const page = await owner.browser.get(ADDRESS);
    expect(page.text).toContain(t("delete.handOver"));
    expect(page.text).toContain("Ridge Framing");
    const refused = await owner.browser.post(ADDRESS, { intent: "delete", address: owner.email });
    expect([refused.status, refused.problem?.includes(t("errors.last-owner"))]).toEqual([409, true]);
    expect((await owner.browser.get("/profile")).status).toBe(200);
  });
});
