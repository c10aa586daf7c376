import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { RATE_LIMITS } from "../../../app/services/rate-limit.server.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember, PASSWORD } from "../support/members.ts";
import { product } from "../support/product.ts";

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
