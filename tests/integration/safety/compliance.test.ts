import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { pdf } from "../../pictures.ts";
import { openIcs } from "../../readers.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "compliance");
const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const FIRM = { called: "Roofers", legalName: "Sample Roofing LLC", set: "supplier" };
const CERTIFICATE = {
  ...{ insurer: "Sample Mutual", policyNumber: "GL-1", effectiveOn: dayIn(-30), expiresOn: dayIn(300) },
  ...{ limit: "1,000,000", aggregate: "2,000,000.00", namedInsured: "Sample Roofing, L.L.C." },
  ...{ holder: "Sample Builder", cg2010: "on", cg2037: "on" },
};
const TICKS = Object.fromEntries(
  ["file", "name", "insurer", "days", "sums", "endorsed"].map((id) => [`tick_${id}`, "on"]),
);

const firmOf = async (browser: Browser, language = "en") =>
  browser.submit(await browser.visit(`/compliance?lang=${language}`), { intent: "create" }, FIRM);

/** The address of one requirement of the firm on a page. */
function itemOn(page: Page, kind: Parameters<typeof t>[0]): string {
  const links = [...page.body.matchAll(/href="(\/compliance-item\/[\w-]+)"[^>]*>([^<]*)</g)];
  const found = links.find(([, , words]) => words === t(kind))?.[1];
  if (!found) throw new Error(`${kind} is no link`);
  return found;
}

async function upload(browser: Browser, page: Page, typed: Record<string, string>, file?: Blob) {
  const { fields } = page.form({ intent: "send" });
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...typed, intent: "send" }))
    body.append(name, value);
  if (file) body.append("file", file, "coi.pdf");
  return browser.send(page.path, { method: "POST", body });
}
const paper = () => new Blob([pdf()], { type: "application/pdf" });

test.each(LANGUAGES)(
  "a guest sees the example, writes a firm down and is told what is missing, in %s",
  async (language) => {
    const words = translator(language, "compliance");
    const browser = new Browser(product);
    const start = await browser.visit(`/compliance?lang=${language}`);
    expect(start.text).toContain(words("exampleTitle"));
    const refused = await browser.submit(start, { intent: "create" }, { called: "Roofers" });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(words("errors.legalName"));
    expect(refused.text).toContain(words("errors.set"));
    expect(refused.valueOf("called")).toBe("Roofers");
    const made = await browser.submit(refused, { intent: "create" }, FIRM);
    expect(made.toasts).toEqual([words("toasts.complianceMade")]);
    expect(made.text).toContain(words("blocked"));
    for (const kind of ["generalLiability", "auto", "w9"] as const)
      expect(made.text).toContain(words(`kinds.${kind}`));
    expect((await browser.visit("/compliance")).text).toContain(words("blockedCount", { count: 1 }));
    expect((await new Browser(product).visit(made.path)).status).toBe(404);
  },
);

test("the second address of the tracker shows the same screen", async () => {
  const page = await new Browser(product).visit("/compliance-tracker");
  expect([page.status, page.body.includes("/compliance")]).toEqual([200, true]);
});

test("a certificate is typed, refused by what is wrong with it, and accepted with its file and every tick", async () => {
  const browser = new Browser(product);
  const item = itemOn(await firmOf(browser), "kinds.generalLiability");
  const page = await browser.visit(item);
  const wrong = await upload(browser, page, {
    ...{ ...CERTIFICATE, limit: "one million", expiresOn: dayIn(-60), insurer: "" },
  });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain(t("errors.money"));
  expect(wrong.text).toContain(t("errors.endsFirst"));
  expect([wrong.valueOf("limit"), wrong.valueOf("holder")]).toEqual(["one million", "Sample Builder"]);
  const without = await upload(browser, page, { ...CERTIFICATE, insurer: "", policyNumber: "" });
  expect([without.status, without.text.includes(t("errors.insurer"))]).toEqual([400, true]);
  const picture = await upload(browser, page, CERTIFICATE, new Blob(["<svg/>"]));
  expect([picture.status, picture.text.includes(t("errors.file_unknown"))]).toEqual([400, true]);

  expect((await upload(browser, page, { ...CERTIFICATE, idem: crypto.randomUUID() })).status).toBe(303);
  const bare = await browser.visit(item);
  expect(bare.text).toContain(t("facts.noFile"));
  const blocked = await browser.submit(bare, { intent: "accept" }, TICKS);
  expect([blocked.status, blocked.text.includes(t("errors.noFile"))]).toEqual([409, true]);

  expect((await upload(browser, bare, CERTIFICATE, paper())).status).toBe(303);
  const open = await browser.visit(item);
  const half = await browser.submit(open, { intent: "accept" }, { tick_file: "on" });
  expect([half.status, half.text.includes(t("errors.untickedOne"))]).toEqual([400, true]);
  const kept = await browser.submit(open, { intent: "check" }, { tick_file: "on" });
  expect(kept.toasts).toEqual([t("toasts.complianceSaved")]);
  const stale = await browser.submit(open, { intent: "accept" }, TICKS);
  expect([stale.status, stale.text.includes(t("errors.stale"))]).toEqual([409, true]);
  const done = await browser.submit(kept, { intent: "accept" }, TICKS);
  expect(done.toasts).toEqual([t("toasts.complianceAccepted")]);
  expect(done.text).toContain(t("states.accepted"));
  expect(done.body).toMatch(/href="\/files\/[\w-]{36}"/);
});

test("who holds the certificate without endorsements is not accepted, and it goes back with a reason", async () => {
  const browser = new Browser(product);
  const item = itemOn(await firmOf(browser), "kinds.generalLiability");
  const { cg2010: _, cg2037: __, ...plain } = CERTIFICATE;
  await upload(browser, await browser.visit(item), plain, paper());
  const open = await browser.visit(item);
  expect(open.text).toContain(t("findings.cg2010"));
  const refused = await browser.submit(open, { intent: "accept" }, TICKS);
  expect([refused.status, refused.text.includes(t("errors.findings"))]).toEqual([400, true]);
  const why = await browser.submit(open, { intent: "reject" });
  expect([why.status, why.text.includes(t("errors.reason"))]).toEqual([400, true]);
  const back = await browser.submit(open, { intent: "reject" }, { note: "No endorsement" });
  expect(back.text).toContain(t("states.rejected"));
});

test("a waiver wants a reason, a name and an end that is not past", async () => {
  const browser = new Browser(product);
  const item = itemOn(await firmOf(browser), "kinds.auto");
  const page = await browser.visit(item);
  const refused = await browser.submit(page, { intent: "waive" }, { reason: "One delivery" });
  expect(refused.status).toBe(400);
  for (const key of ["errors.until", "errors.waivedBy"] as const) expect(refused.text).toContain(t(key));
  expect(refused.valueOf("reason")).toBe("One delivery");
  const typed = { reason: "One delivery", waivedBy: "Foreman 1" };
  const past = await browser.submit(page, { intent: "waive" }, { ...typed, until: "2020-01-01" });
  expect([past.status, past.text.includes(t("errors.untilPast"))]).toEqual([400, true]);
  const waived = await browser.submit(page, { intent: "waive" }, { ...typed, until: dayIn(20) });
  expect(waived.toasts).toEqual([t("toasts.complianceWaived")]);
  expect(waived.text).toContain(t("states.waived"));
  const ended = await browser.submit(waived, { intent: "unwaive" });
  expect(ended.text).toContain(t("states.missing"));
});

/** A link to a record, and a browser that holds it. */
async function holding(owner: Browser, type: string, id: string, verbs: Record<string, string>) {
  const link = crypto.randomUUID();
  const share = `/workspace/share?type=${type}&id=${id}`;
  const workspace = /name="workspace" value="([^"]+)"/.exec((await owner.get(share)).body)?.[1] ?? "";
  const kept = { name: "Office", kind: "person", days: "7", ...verbs };
  await owner.post(share, { intent: "share", idem: link, workspace, type, id, ...kept });
  const sheet = await owner.get(`/workspace/share?link=${link}`);
  const holder = new Browser(product);
  await holder.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  return { holder, link, revoke: () => owner.post(share, { intent: "revoke", id: link }) };
}

test("a firm without an account sends its certificate by the link, and nothing after the link was revoked", async () => {
  const { browser: owner } = await newMember(product);
  const firm = await firmOf(owner);
  const id = firm.path.split("/").at(-1) ?? "";
  const asked = await owner.submit(firm, { intent: "request" });
  expect(asked.path).toContain(`/workspace/share?type=compliance-subject&id=${id}`);
  const { holder, link, revoke } = await holding(owner, "compliance-subject", id, { upload: "on" });
  const here = `/shared/${link}/compliance-subject`;
  const list = await holder.visit(`${here}?lang=en`);
  expect([list.status, list.text.includes(t("shared.lead"))]).toEqual([200, true]);
  const item =
    itemOn(await owner.visit(firm.path), "kinds.generalLiability")
      .split("/")
      .at(-1) ?? "";
  const form = await holder.visit(`${here}?item=${item}`);
  const nothing = await upload(holder, form, CERTIFICATE);
  expect(nothing.status).toBe(400);
  for (const key of ["errors.file", "errors.sentBy"] as const) expect(nothing.text).toContain(t(key));
  expect(nothing.valueOf("insurer")).toBe("Sample Mutual");
  const sent = { ...CERTIFICATE, sentBy: "Office 1" };
  expect((await upload(holder, form, sent, paper())).status).toBe(303);
  expect((await upload(holder, form, sent, paper())).status).toBe(303);
  const page = await owner.visit(`/compliance-item/${item}`);
  expect([page.text.includes("Office 1"), page.text.includes(t("facts.byLink"))]).toEqual([true, true]);
  const [count] = await product.query<{ n: number }>(
    "select count(*) as n from compliance_evidence where item_id = ?",
    item,
  );
  expect(count?.n).toBe(1);
  expect((await holder.visit(here)).text).toContain(t("shared.waits"));
  // Another firm's page and files are not opened by it.
  expect((await holder.visit(firm.path)).status).toBe(404);
  await revoke();
  const late = await upload(holder, form, { ...sent, idem: crypto.randomUUID() }, paper());
  expect([late.status, late.text.includes("Sample Mutual")]).toEqual([403, true]);
});

test("the guard sees who may enter and what is missing by name, without a menu and without anything private", async () => {
  const { browser: owner } = await newMember(product);
  const firm = await firmOf(owner);
  const add = { intent: "add", idem: crypto.randomUUID(), kind: "medical" };
  await owner.post(firm.path, add);
  const item = itemOn(await owner.visit(firm.path), "kinds.auto");
  await owner.submit(
    await owner.visit(item),
    { intent: "waive" },
    { reason: "Secret reason", waivedBy: "Foreman 1", until: dayIn(9) },
  );
  const gate = await owner.submit(
    await owner.visit("/compliance"),
    { intent: "gate" },
    { gateName: "North gate" },
  );
  const id = gate.path.split("/").at(-1) ?? "";
  const { holder, link, revoke } = await holding(owner, "compliance-gate", id, {});
  const page = await holder.visit(`/shared/${link}/compliance-gate?lang=en`);
  expect(page.status).toBe(200);
  expect(page.text).toContain("North gate");
  expect(page.text).toContain(t("gate.stop"));
  expect(page.text).toContain(t("kinds.generalLiability"));
  expect(page.text).toContain(t("kinds.paper"));
  for (const secret of [t("kinds.medical"), "Secret reason", "Sample Roofing LLC"])
    expect(page.text).not.toContain(secret);
  expect(page.body).not.toContain("<nav");
  await revoke();
  expect((await holder.get(`/shared/${link}/compliance-gate`)).status).toBe(303);
});

test("table, calendar and archive have what stands, and nothing of another workspace", async () => {
  const browser = new Browser(product);
  const firm = await firmOf(browser);
  const item = itemOn(firm, "kinds.generalLiability");
  await upload(browser, await browser.visit(item), CERTIFICATE, paper());
  await browser.submit(await browser.visit(item), { intent: "accept" }, TICKS);
  const csv = (await browser.get("/compliance.csv")).body;
  expect(csv).toContain('"Roofers","Sample Roofing LLC"');
  expect(csv).toContain('"1000000.00","2000000.00"');
  const ics = (await browser.get("/compliance.ics")).body;
  expect(ics).toContain(`DTSTART;VALUE=DATE:${dayIn(300).replaceAll("-", "")}`);
  for (const days of [60, 30, 7]) expect(ics).toContain(`TRIGGER:-P${days}D`);
  expect(openIcs(ics).events).not.toHaveLength(0);
  const pack = await browser.get("/compliance-pack.zip");
  expect(pack.status).toBe(200);
  expect(pack.headers.get("content-type")).toBe("application/zip");
  for (const name of ["README.txt", "requirements.csv", "generalLiability"])
    expect(pack.body).toContain(name);
  const stranger = new Browser(product);
  expect((await stranger.get("/compliance.csv")).body).not.toContain("Roofers");
  expect((await stranger.get("/compliance-pack.zip")).status).toBe(404);
});
