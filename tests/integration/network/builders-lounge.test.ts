import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png } from "../../pictures.ts";
import { openIcs } from "../../readers.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "builders-lounge");
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Asks everybody something, and gives the poll's id. */
async function ask(question: string) {
  const admin = await newAdmin(product);
  const page = await admin.visit("/admin/lounge");
  const { fields } = page.form({ intent: "poll" });
  const typed = { question, options: "Black\nWith milk\n\n  <b>Cold</b> ", closesOn: dayFrom(2) };
  const asked = await admin.submit(page, { intent: "poll" }, typed);
  expect(asked.toasts).toEqual([t("toasts.loungeAsked")]);
  return { admin, poll: fields.idem ?? "" };
}

test.each(LANGUAGES)("everybody reads the lounge without scripts, in %s", async (language) => {
  const page = await new Browser(product).visit(`/builders-lounge?lang=${language}`);
  const words = translator(language, "builders-lounge");
  expect([page.status, page.heading]).toEqual([
    200,
    translator(language, "shell")("screens.buildersLounge.title"),
  ]);
  expect(page.text).toContain(words("lead"));
  expect(page.text).toContain(words("polls.title"));
});

test("a member writes to the lounge, and everybody reads it there; a question of after work waits for no answer", async () => {
  const community = translator("en", "community");
  const { browser } = await newMember(product);
  const lounge = await browser.visit("/builders-lounge");
  const [href = ""] = /\/community-ask\?space=lounge/.exec(lounge.body) ?? [];
  const form = await browser.visit(href);
  expect([form.valueOf("space"), form.valueOf("kind")]).toEqual(["lounge", "discussion"]);
  const title = `Chili for thirty people ${crypto.randomUUID().slice(0, 8)}`;
  const body = "Who has made chili for a whole crew, and in what pot?";
  const called = `Cook ${crypto.randomUUID().slice(0, 8)}`;
  const before = await browser.submit(form, { intent: "check" }, { title, body, kind: "question", called });
  const written = await browser.submit(before, { intent: "ask" });
  expect([written.status, written.heading]).toEqual([200, title]);
  const { browser: reader } = await newMember(product);
  for (const path of ["/builders-lounge", "/community-space/lounge"])
    expect((await reader.visit(path)).text).toContain(title);
  const waiting = await reader.visit("/community-space/lounge?show=unanswered");
  expect([waiting.status, waiting.text.includes(title)]).toEqual([200, false]);
  expect(waiting.heading).toBe(community("spaces.lounge"));
});

test("a member votes by one press, reads the result, and changes the vote; a stranger is asked to sign in", async () => {
  const { poll } = await ask(`Coffee ${crypto.randomUUID().slice(0, 8)}?`);
  const { browser } = await newMember(product);
  const page = await browser.visit("/builders-lounge");
  const part = (body: string) => body.split(`id="poll-${poll}"`)[1]?.split("</li>")[0] ?? "";
  expect(part(page.body)).not.toContain("<svg");
  // Words that are typed are words, whatever they look like.
  expect(page.body).not.toContain("<b>Cold</b>");
  const voted = await browser.post("/builders-lounge", { intent: "vote", poll, choice: "1" });
  const after = await browser.visit("/builders-lounge");
  expect(voted.status).toBe(303);
  expect(part(after.body)).toContain("<svg");
  expect(part(after.body)).toContain(t("polls.total", { count: 1 }));
  await browser.post("/builders-lounge", { intent: "vote", poll, choice: "2" });
  const changed = await browser.visit("/builders-lounge");
  expect(part(changed.body)).toContain(t("polls.total", { count: 1 }));
  expect(part(changed.body).split(t("polls.mine"))).toHaveLength(2);
  const stranger = await new Browser(product).post("/builders-lounge", { intent: "vote", poll, choice: "1" });
  expect([stranger.status, stranger.headers.get("location")?.includes("/auth")]).toEqual([303, true]);
});

test("a vote for nothing, for what is not there, and after the end is refused in words", async () => {
  const { poll } = await ask(`Tea ${crypto.randomUUID().slice(0, 8)}?`);
  const { browser } = await newMember(product);
  const send = (typed: Record<string, string>) =>
    browser.post("/builders-lounge", { intent: "vote", poll, choice: "0", ...typed });
  for (const [typed, status, key] of [
    [{ choice: "9" }, 400, "choice"],
    [{ choice: "5" }, 400, "no-option"],
    [{ poll: crypto.randomUUID() }, 404, "gone"],
    [{ poll: "sample-coffee" }, 400, "form"],
  ] as const) {
    const page = await send(typed);
    expect([page.status, page.text.includes(t(`errors.${key}`))]).toEqual([status, true]);
  }
});

test("an administrator is told beside the field what is wrong, with the words kept", async () => {
  const admin = await newAdmin(product);
  const page = await admin.visit("/admin/lounge");
  const typed = { question: "Boots?", options: "Leather\nleather", closesOn: dayFrom(2) };
  const same = await admin.submit(page, { intent: "poll" }, typed);
  expect([same.status, same.text.includes(t("errors.same"))]).toEqual([400, true]);
  expect(same.valueOf("question")).toBe("Boots?");
  for (const [over, key] of [
    [{ options: "Leather" }, "options"],
    [{ options: "1\n2\n3\n4\n5\n6\n7" }, "options"],
    [{ options: `Leather\n${"x".repeat(41)}` }, "option"],
    [{ options: "Leather\nRubber", closesOn: dayFrom(-3) }, "past"],
    [{ options: "Leather\nRubber", closesOn: dayFrom(300) }, "far"],
    [{ question: " " }, "question"],
  ] as const) {
    const refused = await admin.submit(page, { intent: "poll" }, { ...typed, ...over });
    expect([refused.status, refused.text.includes(t(`errors.${key}`))]).toEqual([400, true]);
  }
});

/** An event of some places that a member suggested and an administrator put on. */
async function putOn(capacity: string, title = `Grill ${crypto.randomUUID().slice(0, 8)} <i>now</i>`) {
  const { browser: host } = await newMember(product);
  const form = await host.visit("/lounge-suggest");
  const typed = {
    ...{ title, about: "", place: "Sample yard", day: dayFrom(9), from: "22:00", until: "01:00" },
    ...{ zone: "America/Chicago", capacity },
  };
  const suggested = await host.submit(form, { intent: "suggest" }, typed);
  expect(suggested.toasts).toEqual([t("toasts.loungeSuggested")]);
  expect(suggested.text).toContain(t("events.suggestedText"));
  const event = suggested.path.split("/").at(-1)?.split(/[?#]/)[0] ?? "";
  const admin = await newAdmin(product);
  const approved = await admin.post("/admin/lounge", { intent: "approve", event, version: "1", reason: "" });
  expect(approved.status).toBe(303);
  return { host, admin, event, path: `/lounge-event/${event}`, form, typed };
}

test.each(LANGUAGES)("everybody reads an event without scripts, in %s", async (language) => {
  const words = translator(language, "builders-lounge");
  const page = await new Browser(product).visit(`/lounge-event/sample-2?lang=${language}`);
  expect([page.status, page.heading]).toEqual([200, words("events.samples.coffee.title")]);
  expect(page.text).toContain(words("events.full", { count: 3 }));
  expect(page.body).not.toContain('value="going"');
});

test("a full event has a waiting list, and a cancellation gives the place on; its calendar file is for everybody", async () => {
  const { path, event } = await putOn("2");
  const people = [];
  for (let n = 0; n < 3; n += 1) people.push((await newMember(product)).browser);
  const [one, two, three] = people as [Browser, Browser, Browser];
  const page = await one.visit(path);
  expect(page.body).not.toContain("<i>now</i>");
  const got = await one.submit(page, { intent: "going" }, { guests: "0" });
  expect(got.toasts).toEqual([t("toasts.loungeGoing")]);
  await two.submit(await two.visit(path), { intent: "going" }, { guests: "0" });
  const full = await three.visit(path);
  expect(full.text).toContain(t("events.waitHow"));
  const waits = await three.submit(full, { intent: "going" }, { guests: "0" });
  expect(waits.toasts).toEqual([t("toasts.loungeWaiting")]);
  // More guests than there is room for change nothing.
  const more = await one.submit(await one.visit(path), { intent: "going" }, { guests: "1" });
  expect([more.status, more.text.includes(t("errors.no-room"))]).toEqual([409, true]);
  await two.submit(await two.visit(path), { intent: "leave" });
  expect((await three.visit(path)).text).toContain(t("events.mine.going", { count: 0 }));
  expect((await three.visit("/profile?tab=notifications")).text).toContain("Grill");
  const ics = await new Browser(product).get(`/lounge-event-ics/${event}`);
  expect(ics.status).toBe(200);
  expect(openIcs(ics.body).events).toHaveLength(1);
});

test("four guests, an event that is not put on, and one that is called off are refused in words", async () => {
  const { path, admin, event, host, form, typed } = await putOn("9");
  const { browser } = await newMember(product);
  const four = await browser.post(path, { intent: "going", guests: "4" });
  expect([four.status, four.text.includes(t("errors.guests"))]).toEqual([400, true]);
  const stranger = await new Browser(product).post(path, { intent: "going", guests: "0" });
  expect([stranger.status, stranger.headers.get("location")?.includes("/auth")]).toEqual([303, true]);
  const bare = await admin.post("/admin/lounge", { intent: "decline", event, version: "1", reason: "" });
  expect([bare.status, bare.text.includes(t("errors.reason"))]).toEqual([400, true]);
  await browser.post(path, { intent: "going", guests: "1" });
  await admin.post("/admin/lounge", { intent: "decline", event, version: "1", reason: "Storm" });
  expect((await browser.visit(path)).text).toContain("Storm");
  expect((await browser.post(path, { intent: "going", guests: "0" })).status).toBe(409);
  expect((await new Browser(product).get(path)).status).toBe(404);
  const idem = crypto.randomUUID();
  const { fields } = form.form({ intent: "suggest" });
  const send = (over: Record<string, string>) =>
    host.post("/lounge-suggest", { ...fields, ...typed, intent: "suggest", idem, ...over });
  for (const [over, key] of [
    [{ day: dayFrom(-3) }, "past"],
    [{ from: "25:00" }, "time"],
    [{ capacity: "1" }, "capacity"],
    [{ zone: "Mars/Base" }, "zone"],
    [{ title: "" }, "title"],
  ] as const) {
    const refused = await send(over);
    expect([refused.status, refused.text.includes(t(`errors.${key}`))]).toEqual([400, true]);
    expect(refused.valueOf("place")).toBe("Sample yard");
  }
  expect((await send({})).status).toBe(303);
  expect((await browser.get(`/lounge-event/${idem}`)).status).toBe(404);
  expect((await browser.post(`/lounge-event/${idem}`, { intent: "going", guests: "0" })).status).toBe(404);
});

test("the quote of the day stands in the lounge, and a song by its filters, of which YouTube hears after a press alone", async () => {
  const start = translator("en", "start-day");
  const browser = new Browser(product);
  const page = await browser.visit("/builders-lounge?music=open&songs=he&genre=pop&pick=1");
  expect(page.status).toBe(200);
  for (const part of ["quote.title", "quote.mail", "music.random", "music.consent"] as const)
    expect(page.text).toContain(start(part));
  expect(page.body).not.toContain("<iframe");
  expect(page.body).toContain('action="/builders-lounge#music"');
  const played = await browser.visit("/builders-lounge?music=open&song=tudo-bom&player=1");
  expect(played.body).toContain("<iframe");
});

test("a photo of the week is shown once an administrator has looked at it, and has one vote of each", async () => {
  const says = `Stairs ${crypto.randomUUID().slice(0, 8)}`;
  const { browser } = await newMember(product);
  const page = await browser.visit("/builders-lounge");
  const idem = page.form({ intent: "photo" }).fields.idem ?? "";
  const send = (bytes: Uint8Array<ArrayBuffer> | string, name = "a.png") => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ intent: "photo", idem, says })) form.set(field, value);
    form.set("photo", new File([bytes], name, { type: "image/png" }));
    return browser.send("/builders-lounge", { method: "POST", body: form });
  };
  expect((await send("<svg onload=alert(1)>")).body).toContain(t("errors.photo.unknown"));
  expect((await send(png())).status).toBe(303);
  const stranger = new Browser(product);
  expect((await stranger.get(`/lounge-photo/${idem}`)).status).toBe(404);
  const admin = await newAdmin(product);
  const queue = await admin.visit("/admin/lounge");
  expect(queue.text).toContain(says);
  await admin.post("/admin/lounge", { intent: "showPhoto", photo: idem });
  expect((await stranger.get(`/lounge-photo/${idem}`)).status).toBe(200);
  const { browser: other } = await newMember(product);
  expect((await other.post("/builders-lounge", { intent: "votePhoto", photo: idem })).status).toBe(303);
  expect((await browser.post("/builders-lounge", { intent: "votePhoto", photo: idem })).status).toBe(409);
  expect((await other.visit("/builders-lounge")).text).toContain(t("photos.votes", { count: 1, n: "1" }));
});

test("whoever suggested an event finds it in their list, changes it, and nobody else does", async () => {
  const { browser } = await newMember(product);
  const title = `Grill ${crypto.randomUUID().slice(0, 8)}`;
  const typed = {
    ...{ title, place: "Yard", zone: "UTC", day: dayFrom(9), from: "17:00", until: "20:00", capacity: "9" },
  };
  const sent = await browser.submit(await browser.visit("/lounge-suggest"), { intent: "suggest" }, typed);
  const id = sent.path.split("/").at(-1) ?? "";
  const list = await browser.visit("/lounge-suggest");
  expect(list.text).toContain(t("suggest.states.waits"));
  const form = await browser.visit(`/lounge-suggest?event=${id}`);
  expect([form.valueOf("title"), form.valueOf("from")]).toEqual([title, "17:00"]);
  const changed = await browser.submit(form, { intent: "change" }, { title: `${title} at five` });
  expect(changed.toasts).toEqual([t("toasts.loungeChanged")]);
  expect(changed.text).toContain(`${title} at five`);
  const { browser: other } = await newMember(product);
  expect((await other.get(`/lounge-suggest?event=${id}`)).status).toBe(404);
});
