import { generateKeyPairSync, verify } from "node:crypto";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { signerOf } from "../../../app/features/university/certificates/signing.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png } from "../../pictures.ts";
import { qrPng } from "../../qr-picture.ts";
import { Browser } from "../support/browser.ts";
import { holderOf } from "../support/by-link.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "certificates");
const NUMBER = "ABCD-EFGH-JKMN";
const secretKey = () =>
  generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "der" }).toString("base64url");

/** A form with a file, as a browser sends it. */
function withFile(
  browser: Browser,
  path: string,
  fields: Record<string, string>,
  { field, content }: { field: string; content: Uint8Array<ArrayBuffer> | string },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(field, new Blob([content]), "card.png");
  return browser.send(path, { method: "POST", body });
}

const CARD = {
  ...{ intent: "add", holder: "Mason 1", kind: "osha10", number: "ABC", issuer: "Sample firm 1" },
  ...{ issuedOn: "2025-01-10", expiresOn: "2031-01-10" },
};
const photo = { field: "photo", content: qrPng(encode("https://issuer.example.com/36-1").data) };

async function withCard() {
  const { browser } = await newMember(product);
  const idem = crypto.randomUUID();
  const added = await withFile(browser, "/credential-form", { ...CARD, idem }, photo);
  expect([added.status, added.location]).toEqual([303, `/credential/${idem}`]);
  return { browser, id: idem };
}

test.each(LANGUAGES)(
  "everybody reads the check, a made-up wallet and a made-up certificate in %s",
  async (language) => {
    const browser = new Browser(product);
    const words = translator(language, "certificates");
    const page = await browser.get(`/certifications?lang=${language}`);
    expect([page.status, page.text.includes(words("wallet.example"))]).toEqual([200, true]);
    const sample = await browser.get(`/certificate/sample?lang=${language}`);
    expect(sample.text).toContain(words("page.verdicts.sample"));
  },
);

test("a number leads to its page, also within a photo of the code, and what is none is said beside its field", async () => {
  const browser = new Browser(product);
  const typed = await browser.post("/certifications", { intent: "check", text: NUMBER.toLowerCase() });
  expect([typed.status, typed.location]).toEqual([303, `/certificate/${NUMBER}`]);
  const code = qrPng(encode(`https://groundwork.example.com/certificate/${NUMBER}`).data);
  const seen = await withFile(
    browser,
    "/certifications",
    { intent: "check" },
    { field: "picture", content: code },
  );
  expect([seen.status, seen.location]).toEqual([303, `/certificate/${NUMBER}`]);
  const unknown = await browser.get(`/certificate/${NUMBER}`);
  expect([unknown.status, unknown.text.includes(t("page.verdicts.unknown"))]).toEqual([404, true]);

  const nothing = await browser.post("/certifications", { intent: "check", text: "hello" });
  expect([nothing.status, nothing.text.includes(t("errors.noNumber"))]).toEqual([400, true]);
  for (const content of [png(), "<svg onload=alert(1)>"]) {
    const none = await withFile(
      browser,
      "/certifications",
      { intent: "check" },
      { field: "picture", content },
    );
    expect([none.status, none.text.includes(t("errors.noCode"))]).toEqual([400, true]);
  }
});

test("a certificate that another key signed, and one that was changed, are named as what they are", async () => {
  const browser = new Browser(product);
  const claims = {
    ...{ number: NUMBER, holder: "Forger 1", course: "fall", title: "Fall protection", version: 1 },
    ...{ issuedOn: "2026-01-10", expiresOn: "" },
  };
  const foreign = await (await signerOf(secretKey())).sign(claims);
  const sent = await browser.post("/certifications", { intent: "check", text: foreign });
  expect(sent.location).toBe(`/certificate/${NUMBER}?code=${foreign}`);
  const page = await browser.get(sent.location ?? "");
  expect(page.text).toContain(t("page.verdicts.otherKey"));
  expect(page.text).not.toContain("Forger 1");

  // With the name of our key over it.
  const keys = JSON.parse((await browser.get("/certificate-keys.json")).body) as { keys: { id: string }[] };
  const mine = [NUMBER, "Forger 1", "fall", "Fall protection", 1, "2026-01-10", "", keys.keys[0]?.id];
  const payload = Buffer.from(JSON.stringify(mine)).toString("base64url");
  const forged = ["GW1", payload, foreign.split(".")[2]].join(".");
  const altered = await browser.get(`/certificate/${NUMBER}?code=${forged}`);
  expect(altered.text).toContain(t("page.verdicts.altered"));
  expect(altered.text).not.toContain("Forger 1");
});

test("the public keys are given to programs, and stand in the page that checks from a disk", async () => {
  const browser = new Browser(product);
  const { algorithm, keys } = JSON.parse((await browser.get("/certificate-keys.json")).body);
  expect([algorithm, keys.length]).toEqual(["Ed25519", 1]);
  const opened = { key: { kty: "OKP", crv: "Ed25519", x: keys[0].key }, format: "jwk" as const };
  expect(verify(null, Buffer.from("x"), opened as never, Buffer.alloc(64))).toBe(false);
  const page = await browser.get("/certificate-verify.html");
  expect(page.headers.get("content-disposition")).toContain("attachment");
  expect(page.body).toContain(keys[0].key);
});

test("a card is kept with its photo, says what is odd about it, and its code is evidence and no proof", async () => {
  const { browser, id } = await withCard();
  const page = await browser.visit(`/credential/${id}`);
  expect(page.text).toContain("https://issuer.example.com/36-1");
  expect(page.text).toContain(t("card.qrWarn"));
  expect(page.text).toContain(t("verified.none"));
  expect(page.text).toContain("36-123456789");
  const saved = await browser.submit(
    page,
    { intent: "verify" },
    { verified: "issuer", verifiedBy: "Foreman 1", verifiedHow: "Telephoned" },
  );
  expect(saved.toasts).toEqual([t("toasts.certificatesVerified")]);
  expect(saved.text).toContain(t("verified.issuer"));
  const empty = await browser.submit(saved, { intent: "verify" }, { verifiedBy: "", verifiedHow: "Looked" });
  expect([empty.status, empty.valueOf("verifiedHow")]).toEqual([400, "Looked"]);
  const gone = await browser.submit(saved, { intent: "remove" });
  expect(gone.toasts).toEqual([t("toasts.certificatesRemoved")]);
  expect((await browser.get(`/credential/${id}`)).status).toBe(404);
});

test("a card without a photo, with one that is none, or whose days are the wrong way round is given back as typed", async () => {
  const { browser } = await newMember(product);
  const idem = crypto.randomUUID();
  const bare = await withFile(
    browser,
    "/credential-form",
    { ...CARD, idem },
    { field: "photo", content: "" },
  );
  expect([bare.status, bare.text.includes(t("errors.noPhoto")), bare.valueOf("holder")]).toEqual([
    400,
    true,
    "Mason 1",
  ]);
  const page = await withFile(
    browser,
    "/credential-form",
    { ...CARD, idem },
    { field: "photo", content: "<html>" },
  );
  expect([page.status, page.text.includes(t("errors.photo"))]).toEqual([400, true]);
  const days = { ...CARD, idem, issuedOn: "2030-01-01", expiresOn: "2029-01-01" };
  const wrong = await withFile(browser, "/credential-form", days, photo);
  expect([wrong.status, wrong.text.includes(t("errors.order"))]).toEqual([400, true]);
  expect((await browser.get(`/credential/${idem}`)).status).toBe(404);
});

test("a card of another member is not there, whatever is sent to it", async () => {
  const { id } = await withCard();
  const { browser: other } = await newMember(product);
  expect((await other.get(`/credential/${id}`)).status).toBe(404);
  const said = { intent: "verify", version: "1", verified: "self", verifiedBy: "x", verifiedHow: "x" };
  expect((await other.post(`/credential/${id}`, said)).status).toBe(404);
  expect((await other.get(`/files/${id}`)).status).toBe(404);
});

test("cards are shown by a link: those that were ticked and no others", async () => {
  const { browser, id } = await withCard();
  const second = crypto.randomUUID();
  await withFile(browser, "/credential-form", { ...CARD, kind: "forklift", idem: second }, photo);
  const set = crypto.randomUUID();
  const made = await browser.post("/certifications", {
    intent: "share",
    idem: set,
    title: "Gate 2",
    items: id,
  });
  expect(made.location).toBe(`/workspace/share?type=credential-set&id=${set}`);
  const { holder, link } = await holderOf(browser, "credential-set", set);
  const page = await holder.visit(`/shared/${link}/credential-set`);
  expect([page.status, page.heading]).toEqual([200, "Gate 2"]);
  expect(page.text).toContain(t("kinds.osha10"));
  expect(page.text).not.toContain(t("kinds.forklift"));
});
