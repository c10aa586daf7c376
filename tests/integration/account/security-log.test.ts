import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { insideOf } from "../support/html.ts";
import { makeRoom, newMember, signIn } from "../support/members.ts";
import { product } from "../support/product.ts";

test("/security-log is closed to whoever is not signed in", async () => {
  const page = await new Browser(product).get("/security-log");
  expect([page.status, page.location]).toEqual([
    303,
    `/auth?redirectTo=${encodeURIComponent("/security-log")}`,
  ]);
});

test.each(LANGUAGES)("a member reads /security-log in %s", async (language) => {
  const { browser } = await newMember(product);
  const page = await browser.get(`/security-log?lang=${language}`);
  expect([page.status, page.heading]).toEqual([
    200,
    translator(language, "shell")("screens.securityLog.title"),
  ]);
  expect(page.text).toContain(translator(language, "security-log")("lead"));
});

const t = translator("en", "security-log");

/** A member whose log has some entries. */
async function member() {
  const made = await newMember(product);
  await made.browser.post("/profile/archive", {});
  return made;
}

test("what happened is listed with who did it, and a filter leaves out the rest", async () => {
  const { browser } = await member();
  const all = await browser.visit("/security-log?lang=en");
  expect(all.text).toContain(t("acts.account_archived"));
  expect(all.text).toContain(t("who.you"));
  const links = await browser.visit("/security-log?group=links");
  expect(links.text).not.toContain(t("acts.account_archived"));
  expect(links.text).toContain(t("empty"));
  const past = await browser.visit("/security-log?to=2020-01-01");
  expect(past.text).toContain(t("empty"));
});

test("the file has what the filter shows, one line an entry, without formulas", async () => {
  const { browser } = await member();
  const answer = await browser.get("/security-log.csv?group=data");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(answer.body.trim().split("\r\n")).toHaveLength(2);
  expect(answer.body).toContain('"account.archived"');
  const stranger = await new Browser(product).get("/security-log.csv");
  expect([stranger.status, stranger.headers.get("content-type")?.includes("csv") ?? false]).toEqual([
    303,
    false,
  ]);
});

test("the sign-ins of the last seven days are drawn, each day with its number", async () => {
  const { browser, email, id } = await newMember(product);
  await signIn(new Browser(product), email);
  await product.query(
    "update audit_events set created_at = ? where chain = ? and number = 1",
    new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString(),
    `user:${id}`,
  );
  const page = await browser.visit("/security-log?lang=en");
  const chart = insideOf(page.body, ({ attributes }) => attributes["aria-label"] === t("days.title")) ?? "";
  const figures = [...chart.matchAll(/<text[^>]*tabular-nums[^>]*>(\d+)<\/text>/g)].map(
    ([, figure]) => figure,
  );
  expect(figures).toEqual(["1", "0", "0", "1", "0", "0", "0"]);
});

test("the chain is verified by a link, and says which entry somebody changed past the program", async () => {
  const { browser, id } = await member();
  const whole = await browser.visit("/security-log?lang=en&verify=1");
  const [count] = await product.query<{ n: number }>(
    "select count(*) n from audit_events where chain = ?",
    `user:${id}`,
  );
  expect(whole.text).toContain(t("chain.holds", { count: count?.n ?? 0 }));
  await product.query(
    "update audit_events set act = 'account.erased' where chain = ? and act = 'account.archived'",
    `user:${id}`,
  );
  const [changed] = await product.query<{ number: number }>(
    "select number from audit_events where chain = ? and act = 'account.erased'",
    `user:${id}`,
  );
  const broken = await browser.visit("/security-log?verify=1");
  expect(broken.text).toContain(t("chain.faults.changed", { number: changed?.number ?? 0 }));
});

test("the log of a workspace is its owners', who see who came and went", async () => {
  const owner = await newMember(product);
  await owner.browser.visit("/workspace?lang=en");
  const idem = crypto.randomUUID();
  await owner.browser.post("/workspace", { intent: "make", idem, name: "Sample Framing" });
  const workspace = `workspace:${idem}`;
  await owner.browser.post("/workspace", { intent: "switch", workspace });
  await makeRoom(owner.browser);
  await owner.browser.post("/workspace", {
    intent: "invite",
    idem: crypto.randomUUID(),
    workspace,
    role: "viewer",
    email: "",
  });
  const invitation = await owner.browser.visit("/workspace");
  const token = /invitation\?token=([\w-]+)/.exec(invitation.body)?.[1] ?? "";
  const viewer = await newMember(product);
  await viewer.browser.post(`/workspace/invitation?token=${token}`, { token });
  const log = await owner.browser.visit("/security-log?lang=en&of=workspace");
  for (const act of ["invitation_made", "member_joined"] as const)
    expect(log.text).toContain(t(`acts.${act}`));
  await viewer.browser.post("/workspace", { intent: "switch", workspace });
  const own = await viewer.browser.visit("/security-log?lang=en&of=workspace");
  expect(own.text).not.toContain(t("acts.invitation_made"));
  expect(own.body).not.toContain('name="of"');
});
