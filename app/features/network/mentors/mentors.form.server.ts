import type { AppLoadContext } from "@remix-run/cloudflare";
import { badRule, readDays, readHours, type Slot, WEEKDAYS } from "~/engines/booking/booking.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import type { Member } from "~/services/session.server.ts";
import { addAction, finishAction, rateSession, writeNotes } from "./after.commands.server.ts";
import { becomeMentor, changeMentor, openMentor } from "./mentors.commands.server.ts";
import { BECOME_MENTOR, mentorPath, sessionPath } from "./mentors.limits.ts";
import { ownMentor } from "./mentors.queries.server.ts";
import { BookForm, MentorForm, OpenForm, SessionForm, ZoneForm } from "./mentors.schemas.ts";
import { mentorSession, OWN_FORM } from "./session.process.ts";
import { bookSession, moveToSlot, stepSession } from "./sessions.commands.server.ts";

const STATUS: Record<string, number> = { gone: 404, "not-allowed": 403, own: 403, past: 400, "no-slot": 409 };

const refused = (error: string, fields: Sent["fields"]): Answer => ({
  ok: false,
  status: STATUS[error] ?? 409,
  sent: { fields, errors: {}, problem: `errors.${error}` },
});

/** The slots that are offered in place of one, as they go back to the page. */
const withNext = (fields: Sent["fields"], next: readonly Slot[] | undefined): Sent["fields"] =>
  next ? { ...fields, next: JSON.stringify(next) } : fields;

/** A mentor is a person: whatever firm they work in now, this is their own. */
export const personOf = ({ id }: Pick<Member, "id">): Person => inOwn(`user:${id}`);

/** Whoever reads, by themselves; nobody where the browser owns nothing yet. */
export async function readerOf({ visitor }: Pick<AppLoadContext, "visitor">): Promise<Person | undefined> {
  const owner = await visitor.owner();
  return owner && inOwn(owner);
}

/** The zone in which somebody reads times, kept by their browser. */
export async function answerZone(context: AppLoadContext, form: FormData, to: string): Promise<Answer> {
  const submission = parseForm(form, ZoneForm);
  if (submission.status !== "success") return badForm(replyOf(submission), typedIn(form));
  await context.cookies.zone.write(submission.value.zone);
  return { ok: true, toast: "mentorZone", to };
}

/** A slot of a mentor, for a question. */
export async function answerBook(
  context: AppLoadContext,
  actor: Person,
  mentor: string,
  form: FormData,
): Promise<Answer> {
  const submission = parseForm(form, BookForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  await context.rateLimit.take("deal");
  const { intent: _, ...booking } = submission.value;
  const booked = await bookSession(context, actor, { ...booking, mentor });
  if (booked.ok) return { ok: true, toast: "mentorBooked", to: sessionPath(booked.id) };
  return refused(booked.error, withNext(fields, booked.next));
}

/** What somebody offers as a mentor, or that they pause. */
export async function answerMentor(context: AppLoadContext, actor: Person, form: FormData): Promise<Answer> {
  const intent = form.get("intent");
  if (intent === "open" || intent === "pause") {
    const submission = parseForm(form, OpenForm);
    const own = await ownMentor(context.db, actor);
    if (submission.status !== "success" || !own) return refused("gone", typedIn(form));
    const done = await openMentor(context, actor, { id: own.id, open: intent === "open" });
    if (!done.ok) return refused(done.error, {});
    return { ok: true, toast: intent === "open" ? "mentorOpened" : "mentorPaused", to: BECOME_MENTOR };
  }
  const fields = {
    ...typedIn(form),
    ...Object.fromEntries(
      ["trades", "topics", "languages"].map((name) => [name, form.getAll(name).join(",")]),
    ),
  };
  const submission = parseForm(form, MentorForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { value } = submission;
  const rules = WEEKDAYS.flatMap((weekday) =>
    (readHours(value[`hours${weekday}`]) ?? []).map((span) => ({
      ...{ weekday, ...span },
      minutes: value[`minutes${weekday}`] === "30" ? (30 as const) : (60 as const),
    })),
  );
  if (rules.length === 0) return beside(fields, { hours1: "errors.noHours" });
  const bad = rules[badRule(rules)];
  if (bad) return beside(fields, { [`hours${bad.weekday}`]: "errors.clash" });
  const offered = {
    ...{ shownAs: value.shownAs, about: value.about, years: value.years, hourCents: value.hour },
    ...{ trades: [...value.trades], topics: [...value.topics], languages: [...value.languages] },
    ...{ siteZone: value.zone, rules, daysOff: readDays(value.daysOff) ?? [] },
    ...{ noticeHours: value.noticeHours, weekMost: value.weekMost, joinBy: value.joinBy },
  };
  if (value.intent === "become") {
    const made = await becomeMentor(context, actor, { ...offered, idem: value.idem });
    return made.ok ? { ok: true, toast: "mentorMade", to: mentorPath(made.id) } : refused(made.error, fields);
  }
  const own = await ownMentor(context.db, actor);
  if (!own) return refused("gone", fields);
  const changed = await changeMentor(context, actor, {
    ...offered,
    id: own.id,
    version: Number(value.version),
  });
  return changed.ok
    ? { ok: true, toast: "mentorChanged", to: mentorPath(own.id) }
    : refused(changed.error, fields);
}

/** A step of a session, or what is written down of it. */
export async function answerSession(
  context: AppLoadContext,
  actor: Person,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === MOVE_INTENT) {
    const moving = parseForm(form, moveSchema(mentorSession));
    if (moving.status !== "success") return badForm(replyOf(moving), fields);
    const { intent: _, ...step } = moving.value;
    // The slot is missing here.
    if (step.transition === OWN_FORM) return refused("blocked", fields);
    await context.rateLimit.take("deal");
    const moved = await stepSession(context, actor, { record: id, ...step });
    if (moved.ok) return { ok: true, toast: "mentorSaved", to: sessionPath(id) };
    if (moved.error === "note-missing") return beside(fields, { note: "errors.note-missing" }, 400);
    const problem =
      moved.error === "blocked" && moved.guard ? `guards.${moved.guard}` : `errors.${moved.error}`;
    return { ok: false, status: STATUS[moved.error] ?? 409, sent: { fields, errors: {}, problem } };
  }
  const submission = parseForm(form, SessionForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  switch (typed.intent) {
    case "slot": {
      await context.rateLimit.take("deal");
      const moved = await moveToSlot(context, actor, { id, ...typed });
      if (moved.ok) return { ok: true, toast: "mentorMoved", to: sessionPath(id) };
      if (moved.error === "blocked" && moved.guard)
        return { ok: false, status: 409, sent: { fields, errors: {}, problem: `guards.${moved.guard}` } };
      return refused(moved.error, withNext(fields, moved.next));
    }
    case "notes": {
      const written = await writeNotes(context, actor, { id, ...typed });
      return written.ok
        ? { ok: true, toast: "mentorSaved", to: `${sessionPath(id)}#notes` }
        : refused(written.error, fields);
    }
    case "action": {
      const added = await addAction(context, actor, { session: id, ...typed });
      return added.ok
        ? { ok: true, toast: "mentorSaved", to: `${sessionPath(id)}#actions` }
        : refused(added.error, fields);
    }
    case "finish": {
      const done = await finishAction(context, actor, typed);
      return done.ok
        ? { ok: true, toast: "mentorSaved", to: `${sessionPath(id)}#actions` }
        : refused(done.error, fields);
    }
    default: {
      const rated = await rateSession(context, actor, { session: id, ...typed, stars: Number(typed.stars) });
      return rated.ok
        ? { ok: true, toast: "mentorRated", to: sessionPath(id) }
        : refused(rated.error, fields);
    }
  }
}
