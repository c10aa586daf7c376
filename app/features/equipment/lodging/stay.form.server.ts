import type { AppLoadContext } from "@remix-run/cloudflare";
import { moveBooking, reviewBooking } from "~/engines/booking/booking.server.ts";
import { bookingProcess, MACHINE_STEPS, OWN_FORMS } from "~/engines/booking/booking.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { stayPath } from "./lodging.limits.ts";
import { refused } from "./refused.server.ts";
import {
  addOccupant,
  answerIssue,
  assignBed,
  removeOccupant,
  reportIssue,
  solveIssue,
  swapOccupants,
} from "./roster.commands.server.ts";
import { StayForm } from "./stay.schemas.ts";
import { leaveEarly, stayLonger } from "./stays.commands.server.ts";

/** Steps that have a form of their own, or that are of machines. */
const ELSEWHERE: readonly string[] = [...OWN_FORMS, ...MACHINE_STEPS];

async function answerMove(
  context: AppLoadContext,
  actor: Present,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const moving = parseForm(form, moveSchema(bookingProcess));
  if (moving.status !== "success") return badForm(replyOf(moving), fields);
  const { intent: _, ...step } = moving.value;
  if (ELSEWHERE.includes(step.transition)) return refused("blocked", fields);
  await context.rateLimit.take("deal");
  const moved = await moveBooking(context, actor, { record: id, ...step });
  return moved.ok ? { ok: true, toast: "lodgingSaved", to: stayPath(id) } : refused(moved.error, fields);
}

/** Beside which field a refusal is said, by what was sent. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  longer: { longer: "longerTo", longest: "longerTo", tooLong: "longerTo" },
  early: { earlier: "early" },
  occupant: { outside: "until", bedTaken: "bed" },
  assign: { outside: "until", bedTaken: "bed" },
  swap: { other: "other" },
};

const windows = (next: readonly { from: string; to: string }[] | undefined, fields: Sent["fields"]) =>
  next === undefined ? fields : { ...fields, next: next.map(({ from, to }) => `${from}/${to}`).join(" ") };

/** A form of a stay's pages. */
export async function answerStay(
  context: AppLoadContext,
  actor: Present,
  id: string,
  form: FormData,
): Promise<Answer> {
  if (form.get("intent") === MOVE_INTENT) return answerMove(context, actor, id, form);
  const fields = typedIn(form);
  const submission = parseForm(form, StayForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  const answer = (done: CommandResult<string>, toast: DoneToast, to: string): Answer => {
    if (done.ok) return { ok: true, toast, to };
    const field = BESIDE[typed.intent]?.[done.error];
    return field
      ? beside(fields, { [field]: `errors.${done.error}` }, done.error === "bedTaken" ? 409 : 400)
      : refused(done.error, fields);
  };
  // The other side is told of these.
  if (["longer", "early", "issue"].includes(typed.intent)) await context.rateLimit.take("deal");
  const roster = stayPath(id, "roster");
  const issues = `${stayPath(id)}#issues`;
  switch (typed.intent) {
    case "longer": {
      const { idem, version, longerTo: leave } = typed;
      const done = await stayLonger(context, actor, { stay: id, idem, version, leave });
      if (!done.ok && done.error === "taken") return refused("taken", windows(done.next, fields));
      const isAsked = done.ok && done.asked;
      return answer(done, isAsked ? "lodgingLongerAsked" : "lodgingLonger", stayPath(id));
    }
    case "early": {
      const { idem, version, early: leave, total: totalCents } = typed;
      const done = await leaveEarly(context, actor, { stay: id, idem, version, leave, totalCents });
      return answer(done, "lodgingShorter", stayPath(id));
    }
    case "occupant":
      return answer(await addOccupant(context, actor, { ...typed, stay: id }), "lodgingRoster", roster);
    case "assign":
      return answer(await assignBed(context, actor, { ...typed, stay: id }), "lodgingRoster", roster);
    case "swap":
      return answer(await swapOccupants(context, actor, { ...typed, stay: id }), "lodgingRoster", roster);
    case "remove":
      return answer(await removeOccupant(context, actor, { ...typed, stay: id }), "lodgingRoster", roster);
    case "issue": {
      const { idem, kind, problem: words } = typed;
      return answer(
        await reportIssue(context, actor, { stay: id, idem, kind, words }),
        "lodgingIssue",
        issues,
      );
    }
    case "answer":
      return answer(await answerIssue(context, actor, { ...typed, stay: id }), "lodgingAnswered", issues);
    case "solved":
      return answer(await solveIssue(context, actor, { ...typed, stay: id }), "lodgingSaved", issues);
    case "review": {
      const { idem, stars, body } = typed;
      const said = await reviewBooking(context, actor, { booking: id, stars, body: body.trim(), idem });
      return answer(said, "lodgingReviewed", `${stayPath(id)}#reviews`);
    }
  }
}
type DoneToast =
  | "lodgingLonger"
  | "lodgingLongerAsked"
  | "lodgingShorter"
  | "lodgingRoster"
  | "lodgingIssue"
  | "lodgingAnswered"
  | "lodgingSaved"
  | "lodgingReviewed";
