import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember, signIn } from "../support/members.ts";
import { product } from "../support/product.ts";
import { letTimePass } from "../support/ways-in.ts";

test("/workspace is closed to whoever is not signed in", async () => {
  const page = await new Browser(product).get("/workspace");
  expect([page.status, page.location]).toEqual([303, `/auth?redirectTo=${encodeURIComponent("/workspace")}`]);
});

test.each(LANGUAGES)("a member reads /workspace in %s", async (language) => {
  const { browser } = await newMember(product);
  const page = await browser.get(`/workspace?lang=${language}`);
  expect([page.status, page.heading]).toEqual([
    200,
    translator(language, "shell")("screens.workspace.title"),
  ]);
  expect(page.text).toContain(translator(language, "workspace")("lead"));
});

test("an owner who signed in a while ago confirms who they are before a role changes or somebody is taken out", async () => {
  const [owner, other] = [await newMember(product), await newMember(product)];
  const idem = crypto.randomUUID();
  const workspace = `workspace:${idem}`;
  await owner.browser.post("/workspace", { intent: "make", idem, name: "Sample Framing" });
  await product.query(
    "insert into workspace_members (workspace_id, user_id, role, joined_at) values (?, ?, 'member', ?)",
    workspace,
    other.id,
    new Date().toISOString(),
  );
  const roles = () =>
    product.query(
      "select role from workspace_members where workspace_id = ? and user_id = ?",
      workspace,
      other.id,
    );
  await letTimePass(product, owner.id);
  const promote = { intent: "role", workspace, userId: other.id, role: "owner" };
  const remove = { intent: "remove", workspace, userId: other.id };
  for (const fields of [promote, remove])
    expect((await owner.browser.post("/workspace", fields)).location).toBe(
      "/auth?mode=again&redirectTo=%2Fworkspace",
    );
  expect(await roles()).toEqual([{ role: "member" }]);
  await signIn(owner.browser, owner.email);
  expect((await owner.browser.post("/workspace", promote)).location).toBe("/workspace");
  expect(await roles()).toEqual([{ role: "owner" }]);
  // Whoever leaves changes nobody else's place.
  await letTimePass(product, other.id);
  expect((await other.browser.post("/workspace", remove)).location).toBe("/workspace");
  expect(await roles()).toEqual([]);
});
