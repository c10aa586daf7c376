import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { RATE_LIMITS } from "../../../app/services/rate-limit.server.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember, PASSWORD } from "../support/members.ts";
import { product } from "../support/product.ts";
import { mailsTo, turnOnSecondStep } from "../support/ways-in.ts";

const ADDRESS = "/admin/people";
const t = translator("en", "people");

test.each(LANGUAGES)("an administrator reads the search for accounts in %s", async (language) => {
  const page = await (await newAdmin(product)).get(`${ADDRESS}?lang=${language}`);
  expect([page.status, page.heading]).toEqual([200, translator(language, "shell")("screens.people.title")]);
  expect(page.text).toContain(translator(language, "people")("lead"));
});

test("an account is found, and its sessions are ended", async () => {
  const [admin, member] = [await newAdmin(product), await newMember(product)];
  const found = await admin.visit(`${ADDRESS}?${new URLSearchParams({ q: member.email })}`);
  expect(found.body).toContain(`href="${ADDRESS}?person=${member.id}"`);
  const page = await admin.visit(`${ADDRESS}?person=${member.id}`);
  expect(page.heading).toBe(member.email);
  const done = await admin.submit(page, { intent: "end-sessions" });
  expect([done.status, done.toasts]).toEqual([200, [t("toasts.sessionsEnded")]]);
  expect(done.text).toContain(t("one.noSessions"));
  expect((await member.browser.get("/profile")).status).toBe(303);
  expect(await product.query("select act from audit_events where chain = ?", `user:${member.id}`)).toEqual([
    { act: "session.started" },
    { act: "admin.sessionsEnded" },
  ]);
});

test("whoever is locked out gets in again once the lock is lifted", async () => {
  const [admin, { email, id }] = [await newAdmin(product), await newMember(product)];
  const browser = new Browser(product);
  const tryIn = (password: string) => browser.post("/auth", { intent: "sign-in", email, password });
  for (let n = 0; n < RATE_LIMITS.signIn.max; n++) await tryIn("a wrong password");
  expect((await tryIn(PASSWORD)).status).toBe(429);
  const page = await admin.visit(`${ADDRESS}?person=${id}`);
  expect(page.text).toContain(t("one.lock.signIn"));
  const done = await admin.submit(page, { intent: "lift-locks" });
  expect([done.toasts, done.text.includes(t("one.noLocks"))]).toEqual([[t("toasts.locksLifted")], true]);
  expect((await tryIn(PASSWORD)).status).toBe(303);
});

test("what finds nobody says so, and what is nobody is not found", async () => {
  const admin = await newAdmin(product);
  expect((await admin.visit(`${ADDRESS}?q=${crypto.randomUUID()}`)).text).toContain(t("none.title"));
  expect((await admin.get(`${ADDRESS}?person=nobody`)).status).toBe(404);
  expect((await admin.post(ADDRESS, { intent: "end-sessions", id: crypto.randomUUID() })).status).toBe(404);
});

test("somebody who lost app and codes gets in after a reset, which they are told of, and a code stops it", async () => {
  const [admin, lost, owner] = [await newAdmin(product), await newMember(product), await newMember(product)];
  const { app } = await turnOnSecondStep(owner.browser);
  await turnOnSecondStep(lost.browser);
  for (const { id, email } of [lost, owner]) {
    const page = await admin.visit(`${ADDRESS}?person=${id}`);
    // Without saying how it was checked nothing happens.
    const refused = await admin.post(`${ADDRESS}?person=${id}`, { intent: "reset-factor", id });
    expect([refused.status, refused.problem]).toEqual([400, expect.stringContaining(t("errors.check"))]);
    const done = await admin.submit(page, { intent: "reset-factor" }, { check: "in-person" });
    expect(done.toasts).toEqual([t("toasts.factorResetAsked")]);
    expect((await mailsTo(product, email))[0]).toContain("in person");
  }
  const seen = await owner.browser.visit("/security-dashboard");
  expect(seen.text).toContain(translator("en", "security-dashboard")("factor.endsText"));
  // Until then it is asked for, and says what whoever lost it can do.
  const browser = new Browser(product);
  const sign = () => browser.post("/auth", { intent: "sign-in", email: owner.email, password: PASSWORD });
  expect((await sign()).headers.get("location")).toContain("second-step");
  const step = await browser.visit("/auth?mode=second-step");
  expect(step.text).toContain(translator("en", "account")("secondStep.lost"));
  await browser.submit(step, { intent: "second-step" }, { factorCode: app(1) });
  const rows = await product.query<{ user_id: string; ends_at: string | null }>(
    "select user_id, ends_at from second_factors where user_id in (?, ?)",
    lost.id,
    owner.id,
  );
  expect(Object.fromEntries(rows.map(({ user_id, ends_at }) => [user_id, ends_at !== null]))).toEqual({
    [lost.id]: true,
    [owner.id]: false,
  });
});

test("an administrator who signed in a while ago confirms who they are before anything is done", async () => {
  const [admin, member] = [await newAdmin(product), await newMember(product)];
  const page = await admin.visit(`${ADDRESS}?person=${member.id}`);
  // This session only: others of the administrator are at work in other files.
  const cookie = decodeURIComponent(admin.cookies.get("__Host-session") ?? "");
  const id = JSON.parse(Buffer.from(cookie, "base64").toString()) as string;
  await product.query(
    "update sessions set confirmed_at = ? where id = ?",
    new Date(Date.now() - 3_600_000).toISOString(),
    createHash("sha256").update(id).digest("hex"),
  );
  const asked = await admin.submit(page, { intent: "end-sessions" });
  expect(asked.heading).toBe(translator("en", "account")("again.title"));
  expect((await member.browser.get("/profile")).status).toBe(200);
});
