import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png } from "../../pictures.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const ZONE = "/hard-hat-zone";
const ACTS = ["clock", "tasks", "talk", "hazard", "ask", "card"] as const;
const t = translator("en", "hard-hat-zone");

/** A crew of two of a member, a talk that is open today, and a link to the crew or to its first worker. */
async function crewOf(kind: "crew" | "worker", verbs: Record<string, string> = { sign: "on", upload: "on" }) {
  const { browser: owner } = await newMember(product);
  const crew = crypto.randomUUID();
  await owner.post("/workforce-tracking", {
    ...{ intent: "crew", idem: crew, name: "Framing", siteZone: "UTC", ruleSet: "flsa", weekStart: "1" },
    ...{ fenceMetres: "200", burdenPercent: "0" },
  });
  const workers = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [n, idem] of workers.entries())
    await owner.post(`/workforce-crew/${crew}`, {
      ...{ intent: "worker", idem, name: `Mason ${n + 1}`, rate: "30.00" },
    });
  const day = new Date().toISOString().slice(0, 10);
  const talk = crypto.randomUUID();
  await owner.post("/tailgate-talk/talk-ladders", { intent: "start", idem: talk, day, place: "Gate 2" });
  const type = `workforce-${kind}`;
  const id = kind === "crew" ? crew : (workers[0] ?? "");
  const share = `/workspace/share?type=${type}&id=${id}`;
  const workspace = /name="workspace" value="([^"]+)"/.exec((await owner.get(share)).body)?.[1] ?? "";
  const link = crypto.randomUUID();
  await owner.post(share, {
    ...{ intent: "share", idem: link, workspace, type, id, name: "Gate", days: "7" },
    ...(kind === "crew" ? { kind: "crew", pin: "4711" } : { kind: "person" }),
    ...verbs,
  });
  const sheet = await owner.get(`/workspace/share?link=${link}`);
  const token = /\/l\/([\w-]{43})/.exec(sheet.body)?.[1] ?? "";
  const phone = new Browser(product);
  await phone.visit(`/l/${token}`);
  if (kind === "crew") await phone.post(`/shared/${link}`, { pin: "4711" });
  return { owner, crew, talk, share, link, phone, path: `/shared/${link}/hard-hat` };
}

/** Where one of the six buttons leads. */
const wayOf = (page: Page, act: string) =>
  (new RegExp(`data-act="${act}"[^>]*href="([^"#]+)`).exec(page.body)?.[1] ?? "").replaceAll("&amp;", "&");

test.each(LANGUAGES)("everybody reads /hard-hat-zone with its example in %s", async (language) => {
  const browser = new Browser(product);
  const words = translator(language, "hard-hat-zone");
  const page = await browser.get(`${ZONE}?lang=${language}`);
  expect([page.status, page.heading]).toEqual([
    200,
    translator(language, "shell")("screens.hardHatZone.title"),
  ]);
  expect(page.text).toContain(words("example"));
  for (const act of ACTS) {
    expect(page.text).toContain(words(`acts.${act}`));
    const opened = await browser.get(wayOf(page, act));
    expect([act, opened.status]).toEqual([act, 200]);
  }
});

test("the example opens what its buttons say, and nothing can be sent from it", async () => {
  const browser = new Browser(product);
  const tasks = await browser.visit(`${ZONE}?show=tasks`);
  expect(tasks.text).toContain(t("ppe.harness"));
  const card = await browser.visit(`${ZONE}?show=card`);
  expect(card.text).toContain(t("card.muster"));
  const ask = await browser.visit(`${ZONE}?show=ask`);
  expect(ask.body).toMatch(/<button[^>]*disabled[^>]*>/);
});

test("with a crew's link and no account each act takes three presses at most, without scripts", async () => {
  const { owner, phone, path, link } = await crewOf("crew");
  const hub = await phone.visit(path);
  expect([hub.status, hub.heading]).toEqual([200, "Framing"]);
  expect(hub.body.match(/data-act="/g)).toHaveLength(6);
  const presses: Record<string, number> = {};

  // The clock: to the crew's clock, then one's own name.
  const clock = await phone.visit(wayOf(hub, "clock"));
  expect(clock.path).toBe(`/shared/${link}/kiosk`);
  const form = clock.forms.find(({ fields }) => fields.workers);
  expect((await phone.post(clock.path, { ...form?.fields, intent: "in" })).status).toBe(303);
  presses.clock = 2;
  expect((await phone.visit(clock.path)).body).toContain('href="hard-hat"');

  const tasks = await phone.visit(wayOf(hub, "tasks"));
  expect(tasks.text).toContain(t("tasks.none"));
  presses.tasks = 1;

  const talk = await phone.visit(wayOf(hub, "talk"));
  const name = talk.forms.find(({ fields }) => fields.talk);
  const signed = await phone.post(path, { ...name?.fields, intent: "sign" });
  expect(signed.status).toBe(303);
  presses.talk = 2;

  const hazard = await phone.visit(wayOf(hub, "hazard"));
  const sent = await phone.submit(hazard, { intent: "hazard" }, { hazard: "fall" });
  expect(sent.toasts).toEqual([t("toasts.hardHatReported")]);
  // Two without a photo; choosing one is the third.
  presses.hazard = 3;

  const watched = (await phone.visit(wayOf(hub, "hazard"))).forms.find(
    ({ fields }) => fields.intent === "seen",
  );
  const kept = await phone.post(path, {
    ...watched?.fields,
    intent: "seen",
    verdict: "safe",
    seen: "Tied off",
  });
  expect(kept.status).toBe(303);
  expect((await owner.visit("/safety-observations")).text).toContain("Tied off");
  presses.seen = 3;

  const ask = await phone.visit(wayOf(hub, "ask"));
  const question = ask.forms.find(({ fields }) => fields.question === "come");
  expect((await phone.post(path, { ...question?.fields, intent: "ask" })).status).toBe(303);
  presses.ask = 2;
  const mate = ask.forms.find(({ fields }) => fields.worker);
  expect((await phone.post(path, { ...mate?.fields, intent: "thank" })).status).toBe(303);
  presses.thank = 2;

  const card = await phone.visit(wayOf(hub, "card"));
  expect(card.body).toContain('href="tel:911"');
  presses.card = 1;
  expect(Math.max(...Object.values(presses))).toBeLessThanOrEqual(3);

  const board = await owner.visit("/smart-safety-dashboard");
  expect(board.text).toContain(t("hazard.what", { hazard: t("hazards.fall") }));
});

test("a photo goes with the report, is seen by its members alone, and one that is no picture sends nothing", async () => {
  const { owner, phone, path, link } = await crewOf("crew");
  const send = async (content: Uint8Array | string, idem = crypto.randomUUID()) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ intent: "hazard", idem, hazard: "electric" }))
      body.append(name, value);
    body.append("photo", new Blob([content as never]), "wire.png");
    return { idem, answer: await phone.send(path, { method: "POST", body }) };
  };
  const bad = await send("no picture");
  expect([bad.answer.status, bad.answer.text.includes(t("errors.photo"))]).toEqual([400, true]);
  const { idem, answer } = await send(png());
  expect(answer.status).toBe(303);
  expect((await send(png(), idem)).answer.status).toBe(303);
  const report = await owner.visit(`/safety-report/${idem}`);
  expect(report.body).toContain(`src="/files/${idem}"`);
  expect((await owner.get(`/files/${idem}`)).status).toBe(200);
  expect((await new Browser(product).get(`/files/${idem}`)).status).toBe(404);
  expect((await owner.visit(`/safety-report/${bad.idem}`)).status).toBe(404);
  // The report goes with its photo.
  await owner.submit(report, { intent: "remove" });
  expect((await owner.get(`/files/${idem}`)).status).toBe(404);
  expect(link).not.toBe("");
});

test("a link that may send no files says so beside the photo, and reports without one", async () => {
  const { phone, path } = await crewOf("crew", { sign: "on" });
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: "hazard", idem: crypto.randomUUID(), hazard: "fire" }))
    body.append(name, value);
  body.append("photo", new Blob([png() as never]), "gas.png");
  const refused = await phone.send(path, { method: "POST", body });
  expect(refused.status).not.toBe(303);
  expect(refused.text).toContain(t("errors.noPhotos"));
  const plain = await phone.submit(
    await phone.visit(`${path}?show=hazard`),
    { intent: "hazard" },
    { hazard: "fire" },
  );
  expect(plain.toasts).toEqual([t("toasts.hardHatReported")]);
});

test("on a worker's own phone the page has their hours and nobody else's name, and none once the link is revoked", async () => {
  const { owner, phone, path, share, link } = await crewOf("worker");
  const page = await phone.visit(`${path}?show=talk&lang=he`);
  const he = translator("he", "hard-hat-zone");
  expect([page.status, page.text.includes(he("hours", { hours: "0:00" }))]).toEqual([200, true]);
  expect([page.text.includes("Mason 1"), page.text.includes("Mason 2")]).toEqual([true, false]);
  expect((await owner.post(share, { intent: "revoke", id: link })).status).toBe(303);
  const name = page.forms.find(({ fields }) => fields.talk);
  expect((await phone.post(path, { ...name?.fields, intent: "sign" })).status).toBe(403);
});

test("the foreman writes what the page says, the crew reads it, and what it sends is read by the foreman", async () => {
  const { owner, crew, phone, path } = await crewOf("crew");
  const own = await owner.visit(`${ZONE}?crew=${crew}`);
  const wrong = await owner.submit(own, { intent: "board" }, { task1: "Trusses", phone: "call me" });
  expect([wrong.status, wrong.valueOf("task1"), wrong.text.includes(t("errors.phone"))]).toEqual([
    ...[400, "Trusses", true],
  ]);
  const saved = await owner.submit(
    own,
    { intent: "board" },
    { task1: "Trusses on the roof", phone: "555 0100", muster: "Gate 2" },
  );
  expect(saved.toasts).toEqual([t("toasts.hardHatSaved")]);
  const stale = await owner.submit(own, { intent: "board" }, { task1: "Sweep" });
  expect(stale.status).toBe(409);
  const tasks = await phone.visit(`${path}?show=tasks`);
  expect(tasks.text).toContain("Trusses on the roof");
  expect(tasks.text).toContain(t("ppe.harness"));
  expect((await phone.visit(`${path}?show=card`)).text).toContain("Gate 2");
  const ask = await phone.visit(`${path}?show=ask`);
  expect(ask.body).toContain('href="tel:5550100"');
  const question = ask.forms.find(({ fields }) => fields.question === "material");
  await phone.post(path, { ...question?.fields, intent: "ask" });
  expect((await owner.visit(`${ZONE}?crew=${crew}`)).text).toContain(t("questions.material"));
});
