import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png } from "../../pictures.ts";
import type { Browser } from "../support/browser.ts";
import { holderOf } from "../support/by-link.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "ask-bookkeeper");
const key = () => crypto.randomUUID();

/** A receipt in the inbox, with its picture; its id. */
async function received(browser: Browser, vendor: string) {
  const body = new FormData();
  const fields = {
    intent: "add",
    kind: "receipt",
    vendor,
    amount: "125.50",
    spentOn: "2026-03-02",
    idem: key(),
  };
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append("file", new Blob([png({ width: 40, height: 30 })]), "receipt.png");
  const added = await browser.send("/financial-admin-services", { method: "POST", body });
  return added.location?.split("/").at(-1) ?? "";
}

test("a bookkeeper is asked about a paper, answers by link without an account, and the code is there when it is coded", async () => {
  const { browser } = await newMember(product);
  const paper = await received(browser, "Sample Lumber");
  const start = await browser.visit(`/ask-bookkeeper?paper=${paper}&month=2026-03`);
  const refused = await browser.submit(start, { intent: "ask" }, { topic: " ", words: "Which code?" });
  expect([refused.status, refused.valueOf("words")]).toEqual([400, "Which code?"]);
  expect(refused.problem).toContain(t("errors.topic"));
  const asked = await browser.submit(start, { intent: "ask" }, { topic: "Lumber <b>", words: "Which code?" });
  expect([asked.status, asked.toasts]).toEqual([200, [t("toasts.bookkeeperAsked")]]);
  const id = new URL(asked.path, "http://x").searchParams.get("request") ?? "";
  const { holder, link } = await holderOf(browser, "bookkeeper-request", id);
  const here = `/shared/${link}/bookkeeper`;
  for (const language of LANGUAGES) {
    const page = await holder.visit(`${here}?lang=${language}`);
    expect([language, page.status, page.heading]).toEqual([language, 200, "Lumber <b>"]);
    for (const said of ["Which code?", "Sample Lumber", translator(language, "ask-bookkeeper")("held.text")])
      expect(page.text).toContain(said);
  }
  const page = await holder.visit(`${here}?lang=en`);
  const file = /\/shared\/[\w-]+\/bookkeeper-file\/[\w-]+/.exec(page.body)?.[0] ?? "";
  expect((await holder.get(file)).status).toBe(200);
  const empty = await holder.submit(page, { intent: "answer" }, { printedName: "Sample Books" });
  expect([empty.status, empty.text.includes(t("errors.nothing"))]).toEqual([422, true]);
  const said = { printedName: "Sample Books", code0: "06 10 00", note0: "Framing" };
  const answered = await holder.submit(page, { intent: "answer" }, said);
  expect(answered.toasts).toEqual([t("toasts.bookkeeperAnswered")]);
  const item = await browser.visit(`/desk-item/${paper}`);
  expect([item.valueOf("code"), item.text.includes("Sample Books")]).toEqual(["06 10 00", true]);
  const done = await browser.submit(await browser.visit(`/ask-bookkeeper?request=${id}`), {
    transition: "finish",
  });
  expect(done.status).toBe(200);
  expect((await holder.get(file)).status).toBe(404);
  const other = await newMember(product);
  expect((await other.browser.get(`/ask-bookkeeper?request=${id}`)).status).toBe(404);
});
