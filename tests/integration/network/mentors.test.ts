import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { openIcs } from "../../readers.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "mentors");
const QUESTION = "How do I lay out a hip roof when the walls are not square to each other?";
const HOURS = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`hours${day}`, "00:00-24:00"]));

/** A member who gives every hour of the week, by the clock of Chicago. */
async function newMentor(typed: Record<string, string> = {}) {
  const { browser } = await newMember(product);
  const start = await browser.visit("/become-a-mentor");
  const page = await browser.submit(
    start,
    { intent: "become" },
    {
      ...{ shownAs: "Roofer 2", about: "I have framed and covered roofs for twenty years.", years: "20" },
      ...{ trades: "roofing", topics: "craft", languages: "en", zone: "America/Chicago" },
      ...{ ...HOURS, noticeHours: "0", weekMost: "40", joinBy: "555-0100", ...typed },
    },
  );
  return { browser, page };
}

/** The slots that a page offers. */
const slotsIn = (body: string) =>
  [...body.matchAll(/value="(\d{4}-\d{2}-\d{2}T[\d:.]+Z)"/g)].map(([, at]) => at ?? "");

test.each(LANGUAGES)(
  "everybody finds mentors by trade and sees their hours without scripts, in %s",
  async (language) => {
    const words = translator(language, "mentors");
    const browser = new Browser(product);
    const page = await browser.visit(
      `/hire-a-mentor?trade=welding&q=${crypto.randomUUID().slice(0, 3)}zz&lang=${language}`,
    );
    expect([page.status, page.heading]).toEqual([
      200,
      translator(language, "shell")("screens.hireAMentor.title"),
    ]);
    expect(page.text).toContain(words("nobody"));
    // As much as the field takes, which is more than some databases look for by a pattern.
    expect((await browser.visit(`/hire-a-mentor?q=${encodeURIComponent("ש".repeat(100))}`)).status).toBe(200);
    const one = await browser.visit("/mentor/sample-1");
    expect(one.text).toContain(words("sample"));
    expect(one.text).toContain("America/Chicago");
    const kept = await browser.submit(one, { intent: "zone" }, { zone: "Asia/Jerusalem" });
    expect(kept.toasts).toEqual([words("toasts.mentorZone")]);
    expect(kept.valueOf("zone")).toBe("Asia/Jerusalem");
    expect((await browser.visit("/mentor/sample-2")).valueOf("zone")).toBe("Asia/Jerusalem");
  },
);

test("somebody becomes a mentor, and what cannot be read stands beside its field with the rest kept", async () => {
  const { browser, page } = await newMentor({ hours1: "nine to five", years: "many", trades: "" });
  expect(page.status).toBe(400);
  for (const error of ["errors.hours", "errors.years", "errors.trades"] as const)
    expect(page.text).toContain(t(error));
  expect(page.valueOf("joinBy")).toBe("555-0100");
  const clash = await browser.submit(
    page,
    { intent: "become" },
    { hours1: "09:00-12:00, 11:00-13:00", years: "20", trades: "roofing" },
  );
  expect(clash.text).toContain(t("errors.clash"));
  const made = await browser.submit(
    clash,
    { intent: "become" },
    { hours1: "09:00-12:00", trades: "roofing" },
  );
  expect([made.status, made.toasts, made.heading]).toEqual([200, [t("toasts.mentorMade")], "Roofer 2"]);
  const own = await browser.visit("/become-a-mentor");
  expect(own.valueOf("hours1")).toBe("09:00-12:00");
  expect((await browser.submit(own, { intent: "pause" })).toasts).toEqual([t("toasts.mentorPaused")]);
});

test("a slot is booked with a question, confirmed, moved, put into a calendar and called off, by HTML alone", async () => {
  const { browser: mentor, page } = await newMentor();
  const { browser } = await newMember(product);
  const start = await browser.visit(`${page.path}?week=1`);
  const [first = "", second = ""] = slotsIn(start.body).slice(-30);
  const short = await browser.submit(
    start,
    { intent: "book" },
    { at: first, question: "How?", askedAs: "Carpenter 3" },
  );
  expect(short.status).toBe(400);
  expect(short.text).toContain(t("errors.question"));
  expect(short.valueOf("question")).toBe("How?");
  const booked = await browser.submit(short, { intent: "book" }, { at: first, question: QUESTION });
  expect(booked.toasts).toEqual([t("toasts.mentorBooked")]);
  expect(booked.text).toContain(t("states.booked"));
  expect(booked.text).not.toContain("555-0100");
  const theirs = await mentor.visit(booked.path);
  expect([theirs.heading, theirs.text.includes(QUESTION)]).toEqual(["Carpenter 3", true]);
  await mentor.submit(theirs, { intent: "move", transition: "confirm" });
  const confirmed = await browser.visit(booked.path);
  expect(confirmed.text).toContain("555-0100");
  const ics = await browser.get(booked.path.replace("mentor-session", "mentor-session-ics"));
  expect(ics.headers.get("content-type")).toContain("text/calendar");
  expect(ics.body).toContain(`DTSTART:${first.replace(/[-:]/g, "").slice(0, 15)}Z`);
  expect(openIcs(ics.body).events).toHaveLength(1);
  const moved = await browser.submit(confirmed, { intent: "slot" }, { at: second });
  expect(moved.toasts).toEqual([t("toasts.mentorMoved")]);
  const noted = await browser.submit(moved, { intent: "notes" }, { notes: "Bring the plans" });
  expect((await mentor.visit(booked.path)).valueOf("notes")).toBe("Bring the plans");
  const due = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const todo = await browser.submit(noted, { intent: "action" }, { task: "Draw the hip", dueOn: due });
  expect(todo.text).toContain("Draw the hip");
  const done = await browser.submit(todo, { intent: "finish" });
  expect(done.text).toContain(t("actions.share", { percent: "100%", count: 1 }));
  const off = await browser.submit(
    done,
    { intent: "move", transition: "cancel" },
    { note: "The pour moved" },
  );
  expect(off.text).toContain(t("states.cancelled"));
  expect((await browser.visit("/my-mentoring")).text).toContain("Roofer 2");
  const stranger = (await newMember(product)).browser;
  expect((await stranger.get(booked.path)).status).toBe(404);
  expect((await stranger.get(booked.path.replace("mentor-session", "mentor-session-ics"))).status).toBe(404);
  expect((await new Browser(product).get(booked.path)).status).toBe(303);
});

test("a slot that somebody else has is answered with the three nearest and the words kept; past and own are refused", async () => {
  const { browser: mentor, page } = await newMentor();
  const [one, two] = [(await newMember(product)).browser, (await newMember(product)).browser];
  const [mine, late] = [await one.visit(page.path), await two.visit(page.path)];
  const at = slotsIn(mine.body)[30] ?? "";
  const typed = { at, question: QUESTION, askedAs: "Carpenter 3" };
  await one.submit(mine, { intent: "book" }, typed);
  const taken = await two.submit(late, { intent: "book" }, typed);
  expect(taken.status).toBe(409);
  expect(taken.text).toContain(t("errors.taken"));
  expect(taken.text).toContain(t("times.nearest"));
  expect(slotsIn(taken.body)).toHaveLength(3);
  expect(taken.valueOf("question")).toBe(QUESTION);
  const got = await two.submit(taken, { intent: "book" }, { at: slotsIn(taken.body)[0] ?? "" });
  expect(got.toasts).toEqual([t("toasts.mentorBooked")]);
  const form = {
    ...late.form({ intent: "book" }).fields,
    ...typed,
    intent: "book",
    idem: crypto.randomUUID(),
  };
  const past = await two.post(page.path, { ...form, at: "2020-01-01T10:00:00.000Z" });
  expect([past.status, past.text.includes(t("errors.past"))]).toEqual([400, true]);
  expect((await two.post(page.path, { ...form, at: "yesterday" })).status).toBe(400);
  const own = await mentor.post(page.path, {
    ...form,
    idem: crypto.randomUUID(),
    at: slotsIn(mine.body)[31] ?? "",
  });
  expect(own.status).toBe(403);
  expect((await new Browser(product).post(page.path, form)).status).toBe(303);
});
