import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "professional-directory");

test.each(LANGUAGES)(
  "everybody finds firms, sees one and compares four without scripts, in %s",
  async (language) => {
    const words = translator(language, "professional-directory");
    const browser = new Browser(product);
    const list = await browser.visit(`/professional-directory?lang=${language}&language=he&q=`);
    expect([list.status, list.heading]).toEqual([
      200,
      translator(language, "shell")("screens.professionalDirectory.title"),
    ]);
    expect(list.text).toContain(words("order.anywhere", { rating: 50, proof: 30, prompt: 20 }));
    const one = await browser.visit("/pro/sample");
    for (const part of ["facts.title", "proofs.verify", "reach.card", "review.rule", "notFirm"] as const)
      expect(one.text).toContain(words(part));
    expect(one.body).toContain(`aria-label="${words("reach.qr")}"`);
    const compared = await browser.visit(
      `/pro-compare?${[1, 2, 3, 4, 5].map((n) => `firm=${n === 1 ? "sample" : `sample-${n}`}`).join("&")}`,
    );
    expect([...compared.body.matchAll(/<th scope="col"/g)]).toHaveLength(5);
    expect(compared.text).toContain(words("facts.divisions"));
  },
);

test("with a place the formula with nearness is printed, and what cannot be read is told beside its field", async () => {
  const browser = new Browser(product);
  const near = await browser.visit("/professional-directory?near=30.27,-97.74&within=10");
  expect(near.text).toContain(t("order.near", { near: 40, rating: 30, proof: 18, prompt: 12 }));
  const unread = await browser.visit("/professional-directory?near=nowhere");
  expect(unread.text).toContain(t("errors.position"));
  expect(unread.valueOf("near")).toBe("nowhere");
  for (const odd of ["%22%20OR%20entry%3Ax", "%3Cscript%3Ealert(1)%3C/script%3E", "*", "NEAR(", "%00"]) {
    const found = await browser.visit(`/professional-directory?q=${odd}&rating=9&trade=x&page=-1`);
    expect(found.status).toBe(200);
    expect(found.body).not.toContain("<script>alert(1)");
  }
});

const FIRM = {
  ...{ trade_roofing: "on", language_he: "on", position: "41.88, -87.63", area: "25" },
  ...{ insurance: "certificate", insured: "2026-01-02", crew: "few", price: "middle" },
  ...{ state_0: "TX", number_0: "R-100", class_0: "roofing", seen_0: "2026-01-05" },
};

test("a member writes the page of a firm, is told beside each field what is wrong, and keeps what was typed", async () => {
  const { browser } = await newMember(product);
  const name = `Ridge ${crypto.randomUUID().slice(0, 8)} Roofing`;
  const form = await browser.visit("/pro-form");
  const refused = await browser.submit(
    form,
    { intent: "save" },
    { ...FIRM, name, site: "javascript:alert(1)", area: "many" },
  );
  expect(refused.status).toBe(400);
  for (const error of ["errors.address", "errors.area"] as const) expect(refused.text).toContain(t(error));
  expect(refused.valueOf("name")).toBe(name);
  const wrong = await browser.submit(
    refused,
    { intent: "save" },
    { ...FIRM, name, site: "", position: "nowhere", seen_0: "2999-01-01", number_0: "", insured: "" },
  );
  expect(wrong.status).toBe(400);
  for (const error of ["errors.position", "errors.future", "errors.number", "errors.insured"] as const)
    expect(wrong.text).toContain(t(error));
  const made = await browser.submit(wrong, { intent: "save" }, { ...FIRM, name, about: "A\r\nTEL:1; x" });
  expect(made.toasts).toEqual([t("toasts.firmSaved")]);
  expect(made.text).toContain("R-100");
  // Everybody finds it by the beginning of a word, and no other member may change it.
  const { browser: other } = await newMember(product);
  const found = await other.visit(`/professional-directory?q=${name.slice(0, 14)}&language=he`);
  expect(found.text).toContain(name);
  const id = made.path.split("/").at(-1);
  expect((await other.get(`/pro-form?firm=${id}`)).status).toBe(404);
  expect((await browser.visit(`/pro-form?firm=${id}`)).valueOf("number_0")).toBe("R-100");
  const card = await new Browser(product).get(`/pro-card/${id}`);
  expect([card.status, card.headers.get("content-type")]).toEqual([200, "text/vcard; charset=utf-8"]);
  expect(card.body).toContain(`FN:${name}\r\n`);
  expect(card.body).not.toMatch(/\r\nTEL:1/);
  // A firm that is nearly called so is named first, and written once the writer says that it is another.
  const twin = `${name.replace("Roofing", "Rofing")} LLC`;
  const asked = await other.submit(
    await other.visit("/pro-form"),
    { intent: "save" },
    { ...FIRM, name: twin },
  );
  expect([asked.status, asked.problem]).toEqual([409, expect.stringContaining(t("errors.twin"))]);
  expect(asked.body).toContain(`href="/pro/${id}"`);
  const sure = await other.submit(asked, { intent: "save" }, { ...FIRM, name: twin, sure: "on" });
  expect(sure.toasts).toEqual([t("toasts.firmSaved")]);
});

test("a review without a relation is refused, and a firm claims its page", async () => {
  const { browser: writer } = await newMember(product);
  const name = `Gate ${crypto.randomUUID()}`;
  const made = await writer.submit(await writer.visit("/pro-form"), { intent: "save" }, { ...FIRM, name });
  const { browser: other } = await newMember(product);
  const page = await other.visit(made.path);
  expect(page.text).toContain(t("review.rule"));
  expect(page.text).not.toContain(t("review.do"));
  for (const relation of [`hired:${crypto.randomUUID()}`, "friend:1", "x"]) {
    const refused = await other.post(made.path, {
      ...{ intent: "review", idem: crypto.randomUUID(), relation, stars: "5", body: "Great" },
    });
    expect([refused.status, refused.problem]).toEqual([403, expect.stringContaining(t("errors.unrelated"))]);
  }
  const asked = await other.submit(page, { intent: "claim" }, { claimant: "Office manager 1" });
  expect(asked.text).toContain(t("claim.states.asked"));
  const wrong = await other.submit(
    asked,
    { intent: "show" },
    { evidence: "Our site", address: "javascript:alert(1)" },
  );
  expect([wrong.status, wrong.problem]).toEqual([400, expect.stringContaining(t("errors.address"))]);
  const shown = await other.submit(wrong, { intent: "show" }, { address: "https://example.com/about" });
  expect(shown.text).toContain(t("claim.states.shown"));
  const admin = await newAdmin(product);
  expect((await admin.visit("/admin/claims")).body).toContain(`href="${made.path}"`);
});

test("a reported review is taken down by an administrator with a reason, which stands in its place", async () => {
  const { browser: writer } = await newMember(product);
  const name = `Oak ${crypto.randomUUID()}`;
  const made = await writer.submit(await writer.visit("/pro-form"), { intent: "save" }, { ...FIRM, name });
  const entry = made.path.split("/").at(-1) ?? "";
  const review = crypto.randomUUID();
  await product.query(
    `insert into directory_reviews (id, workspace_id, entry_id, relation_kind, relation_id, stars, body, created_at)
     values (?, 'nobody', ?, 'hired', ?, 1, 'Names a person', '2026-01-01T00:00:00.000Z')`,
    review,
    entry,
    review,
  );
  const { browser: reader } = await newMember(product);
  const page = await reader.visit(made.path);
  const unsaid = await reader.submit(page, { intent: "report" }, { reason: "" });
  expect([unsaid.status, unsaid.problem]).toEqual([400, expect.stringContaining(t("errors.reason"))]);
  const told = await reader.submit(unsaid, { intent: "report" }, { reason: "privateData" });
  expect(told.toasts).toEqual([t("toasts.firmReported")]);
  const [report] = await product.query<{ id: string }>(
    "select id from directory_reports where review_id = ?",
    review,
  );
  const admin = await newAdmin(product);
  expect((await admin.visit("/admin/review-reports")).text).toContain(name);
  const decision = { report: report?.id ?? "", intent: "takenDown" };
  const why = await admin.post("/admin/review-reports", { ...decision, note: "" });
  expect([why.status, why.problem]).toEqual([400, expect.stringContaining(t("errors.note"))]);
  expect((await admin.post("/admin/review-reports", { ...decision, note: "It names somebody" })).status).toBe(
    303,
  );
  const after = await reader.visit(made.path);
  expect(after.text).toContain("It names somebody");
  expect(after.text).not.toContain("Names a person");
  expect(after.text).toContain(t("noReviews"));
});

test("a guest keeps a firm, finds it on the shortlist, and takes it off again", async () => {
  const { browser: writer } = await newMember(product);
  const name = `Stone ${crypto.randomUUID()}`;
  const made = await writer.submit(await writer.visit("/pro-form"), { intent: "save" }, { ...FIRM, name });
  const guest = new Browser(product);
  const kept = await guest.submit(await guest.visit(made.path), { intent: "keep" });
  expect(kept.toasts).toEqual([t("toasts.firmKept")]);
  expect((await guest.visit("/pro-compare")).text).toContain(name);
  expect((await new Browser(product).visit("/pro-compare")).text).not.toContain(name);
  const gone = await guest.submit(await guest.visit(made.path), { intent: "letGo" });
  expect(gone.toasts).toEqual([t("toasts.firmLetGo")]);
  expect((await guest.visit("/pro-compare")).text).not.toContain(name);
});

test("a guest keeps a search under a name, opens it again and forgets it", async () => {
  const browser = new Browser(product);
  const page = await browser.visit("/professional-directory?language=he&trade=roofing&q=");
  const unnamed = await browser.submit(page, { intent: "keepSearch" }, { called: "" });
  expect([unnamed.status, unnamed.text.includes(t("errors.called"))]).toEqual([400, true]);
  const kept = await browser.submit(page, { intent: "keepSearch" }, { called: "Hebrew roofers" });
  expect(kept.toasts).toEqual([t("toasts.firmSearchKept")]);
  const plain = await browser.visit("/professional-directory");
  expect(plain.body).toContain('href="/professional-directory?trade=roofing&amp;language=he"');
  const dropped = await browser.submit(plain, { intent: "dropSearch" });
  expect(dropped.text).not.toContain("Hebrew roofers");
});

test("a firm of the shortlist without a page of its own is not asked, and a request that names firms goes to nobody else", async () => {
  const { browser: writer } = await newMember(product);
  const name = `Ask ${crypto.randomUUID()}`;
  const made = await writer.submit(await writer.visit("/pro-form"), { intent: "save" }, { ...FIRM, name });
  const { browser } = await newMember(product);
  await browser.submit(await browser.visit(made.path), { intent: "keep" });
  expect((await browser.visit("/pro-compare")).text).toContain(t("ask.none"));
  const id = made.path.split("/").at(-1) ?? "";
  const leads = translator("en", "leads");
  const asked = await browser.visit(`/lead-generation?firm=${id}`);
  expect(asked.text).toContain(leads("post.leavesOut"));
  await product.query(
    "update directory_entries set firm_since = ? where id = ?",
    "2026-01-01T00:00:00.000Z",
    id,
  );
  expect((await browser.visit("/pro-compare")).body).toContain(`value="${id}"`);
  const form = await browser.visit(`/lead-generation?firm=${id}`);
  expect(form.text).toContain(leads("post.firms"));
  expect(form.text).toContain(name);
});
