import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { textOf } from "../support/html.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const START = "/job-site-intelligence";
const t = translator("en", "morning-brief");
const rules = translator("en", "brief-rules");
const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);

/** A guest with the sample sites, on the page of the one on which much waits. */
async function withSamples(language = "en") {
  const browser = new Browser(product);
  const words = translator(language as "en", "morning-brief");
  const empty = await browser.visit(`${START}?lang=${language}`);
  expect(empty.text).toContain(words("empty.title"));
  const added = await browser.submit(empty, { intent: "samples" });
  expect([added.status, added.toasts]).toEqual([200, [words("toasts.briefSamples")]]);
  const site = /<option value="([\w-]+)"[^>]*>[^<]*9: /.exec(added.body)?.[1] ?? "";
  return { browser, site, page: await browser.visit(`${START}?site=${site}`) };
}

test.each(LANGUAGES)(
  "a guest sees what waits on a sample site, with score and table, in %s",
  async (language) => {
    const { page } = await withSamples(language);
    const words = translator(language, "morning-brief");
    const said = translator(language, "brief-rules");
    expect(page.status).toBe(200);
    for (const rule of ["inspectionFailed", "punchOverdue", "talkOfWeek", "logMissing"] as const)
      expect(page.text).toContain(said(`${rule}.name`));
    expect(page.text).toContain(words("unknown.title"));
    expect(page.text).toContain(said("heat.name"));
    expect(page.text).toContain(words("score.how"));
    expect(page.text).toContain(words("sample"));
  },
);

test("a finding is seen, waits with a reason, and is taken back; what is missing is said beside its field", async () => {
  const { browser, site } = await withSamples();
  const here = `${START}?site=${site}`;
  const of = { rule: "punchOverdue" };
  const seen = await browser.submit(await browser.visit(here), { intent: "seen", ...of }, {});
  expect(seen.toasts).toEqual([t("toasts.briefSeen")]);
  const bare = await browser.submit(seen, { intent: "snooze", ...of }, { reason: " ", until: day(-1) });
  expect([bare.status, bare.problem?.includes(t("errors.reason"))]).toEqual([400, true]);
  const past = await browser.submit(
    seen,
    { intent: "snooze", ...of },
    { reason: "Sub comes", until: day(-1) },
  );
  expect([past.status, past.problem?.includes(t("errors.past"))]).toEqual([400, true]);
  expect(past.body).toContain("Sub comes");
  const far = await browser.submit(
    seen,
    { intent: "snooze", ...of },
    { reason: "Sub comes", until: day(400) },
  );
  expect([far.status, far.problem?.includes(t("errors.long-wait"))]).toEqual([400, true]);
  const waits = await browser.submit(
    seen,
    { intent: "snooze", ...of },
    { reason: "Sub comes", until: day(3) },
  );
  expect([waits.status, waits.toasts]).toEqual([200, [t("toasts.briefSnoozed")]]);
  expect(waits.text).toContain(t("snoozed.title"));
  // The page of before knows nothing of it.
  const stale = await browser.submit(seen, { intent: "snooze", ...of }, { reason: "Other", until: day(5) });
  expect([stale.status, stale.problem?.includes(t("errors.stale"))]).toEqual([409, true]);
  const back = await browser.submit(waits, { intent: "back", ...of });
  expect(back.toasts).toEqual([t("toasts.briefBack")]);
  expect(back.text).not.toContain(t("snoozed.title"));
});

test("thresholds that are negative, absurd or no number are refused beside their fields; good ones count", async () => {
  const { browser, site } = await withSamples();
  const form = await browser.visit(`${START}?sheet=limits`);
  for (const wrong of ["-3", "9999", "many", ""]) {
    const refused = await browser.submit(form, { intent: "limits" }, { limit_permitDays: wrong });
    expect([wrong, refused.status, refused.valueOf("limit_permitDays")]).toEqual([wrong, 400, wrong]);
    expect(refused.problem).toContain(t("errors.limit"));
  }
  const saved = await browser.submit(form, { intent: "limits" }, { limit_permitDays: "3" });
  expect([saved.status, saved.toasts]).toEqual([200, [t("toasts.briefLimits")]]);
  expect((await browser.visit(`${START}?site=${site}`)).text).not.toContain(rules("permitExpiring.act"));
});

test("a day that is none, or 30 years away, is said beside the field, and today is shown", async () => {
  const { browser, site } = await withSamples();
  const far = await browser.visit(`${START}?site=${site}&day=2056-03-03`);
  expect([far.status, far.text.includes(t("errors.far"))]).toEqual([400, true]);
  const none = await browser.visit(`${START}?site=${site}&day=2026-02-30`);
  expect([none.status, none.text.includes(t("errors.day"))]).toEqual([400, true]);
  expect((await browser.visit(`${START}?site=${site}&day=${day(-2)}`)).text).toContain(t("past"));
});

test("a question says what was searched, and what was found leads to its record", async () => {
  const { browser, site } = await withSamples();
  const { text, body } = await browser.visit(`${START}?site=${site}&q=crack`);
  expect(text).toContain(t("ask.searched"));
  expect(text).toContain("Crack beside the stair");
  const href = /href="(\/punch-item\/[\w-]+)"/.exec(body.slice(body.indexOf('id="ask"')))?.[1] ?? "";
  expect((await browser.visit(href)).status).toBe(200);
  expect((await browser.visit(`${START}?site=${site}&q=zebra`)).text).toContain(t("ask.nothing"));
});

test("every button of a finding leads to a page that is there", async () => {
  const { browser, page } = await withSamples();
  const findings = page.body.slice(page.body.indexOf('id="brief"'), page.body.indexOf('id="ask"'));
  const ways = new Set(
    [...findings.matchAll(/href="(\/[^"#]+)"/g)].map(([, way]) => (way ?? "").replaceAll("&amp;", "&")),
  );
  expect(ways.size).toBeGreaterThan(10);
  for (const way of ways) expect([way, (await browser.visit(way)).status]).toEqual([way, 200]);
});

test.each(LANGUAGES)("the printed sheet is in %s, whatever the language of the site", async (language) => {
  const { browser, site } = await withSamples();
  const sheet = await browser.visit(`${START}?site=${site}&sheet=print&in=${language}`);
  const article = sheet.body.slice(sheet.body.indexOf("<article"), sheet.body.indexOf("</article>"));
  expect(article).toContain(`lang="${language}"`);
  expect(article).toContain(`dir="${language === "he" ? "rtl" : "ltr"}"`);
  expect(textOf(article)).toContain(translator(language, "morning-brief")("sheet.title"));
  expect(textOf(article)).toContain(translator(language, "brief-rules")("punchOverdue.name"));
});

test("a site of somebody else is not there, and neither is one that never was", async () => {
  const { site } = await withSamples();
  for (const other of [site, "nothing"])
    expect((await new Browser(product).visit(`${START}?site=${other}`)).status).toBe(404);
  const { browser } = await withSamples();
  expect((await browser.visit(`${START}?site=${site}`)).status).toBe(404);
  const sent = await browser.post(START, {
    intent: "seen",
    site,
    day: day(0),
    rule: "noHospital",
    version: "0",
  });
  expect(sent.status).toBe(404);
});

test("the samples go with one press", async () => {
  const { browser, page } = await withSamples();
  const gone = await browser.submit(page, { intent: "clear" });
  expect([gone.status, gone.toasts]).toEqual([200, [t("toasts.briefCleared")]]);
  expect(gone.text).toContain(t("empty.title"));
});

test("a link opens the sheet without an account and without a menu, and is shut once it is revoked", async () => {
  const { browser: owner } = await newMember(product);
  const form = await owner.visit("/job-site-locator?edit=new&lang=en");
  const made = await owner.submit(
    form,
    { intent: "add" },
    { name: "Sample yard", position: "40.7128, -74.0060" },
  );
  const site = /\/job-site\/([\w-]+)/.exec(made.path + made.body)?.[1] ?? "";
  const brief = await owner.visit(`${START}?site=${site}`);
  expect(brief.text).toContain(t("choose.share"));
  const share = `/workspace/share?type=site-brief&id=${site}`;
  const workspace = /name="workspace" value="([^"]+)"/.exec((await owner.get(share)).body)?.[1] ?? "";
  const link = crypto.randomUUID();
  const kept = { name: "The owner", kind: "person", days: "7" };
  await owner.post(share, { intent: "share", idem: link, workspace, type: "site-brief", id: site, ...kept });
  const shown = await owner.get(`/workspace/share?link=${link}`);
  const holder = new Browser(product);
  await holder.get(/\/l\/[\w-]+/.exec(shown.body)?.[0] ?? "");
  const sheet = await holder.visit(`/shared/${link}/site-brief?in=en`);
  expect([sheet.status, sheet.heading]).toEqual([200, t("sheet.title")]);
  expect(sheet.text).toContain(rules("noHospital.name"));
  expect(sheet.text).not.toContain(rules("oshaClock.name"));
  expect(sheet.body).not.toContain('href="/project-management"');
  const hebrew = await holder.visit(`/shared/${link}/site-brief?in=he`);
  expect(hebrew.heading).toBe(translator("he", "morning-brief")("sheet.title"));
  await owner.post(share, { intent: "revoke", id: link });
  expect((await holder.visit(`/shared/${link}/site-brief`)).text).not.toContain("Sample yard");
});
