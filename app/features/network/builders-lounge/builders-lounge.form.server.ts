import type { AppLoadContext } from "@remix-run/cloudflare";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { startOfDay } from "~/lib/wall-clock.ts";
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
import { LOUNGE, LOUNGE_ADMIN, optionsOf } from "./builders-lounge.limits.ts";
import { PollForm, VoteForm } from "./builders-lounge.schemas.ts";
import { openPoll, vote } from "./polls.commands.server.ts";

const STATUS: Record<string, number> = { gone: 404, "no-option": 400 };
/** Where a refusal stands: beside the field that it is about. */
const FIELD: Record<string, string> = { past: "closesOn", far: "closesOn", "no-option": "choice" };

const refused = (error: string, fields: Sent["fields"]): Answer => {
  const field = FIELD[error];
  if (field) return beside(fields, { [field]: `errors.${error}` });
  return {
    ok: false,
    status: STATUS[error] ?? 409,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
};

/** People meet as themselves: whatever firm they work in now, this is their own. */
export const personOf = ({ id }: Pick<Member, "id">): Person => inOwn(`user:${id}`);

/** Whoever reads, by themselves; nobody where the browser owns nothing yet. */
export async function readerOf({ visitor }: Pick<AppLoadContext, "visitor">): Promise<Person | undefined> {
  const owner = await visitor.owner();
  return owner && inOwn(owner);
}

/** A vote of the lounge. */
export async function answerLounge(context: AppLoadContext, actor: Person, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, VoteForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { poll, choice } = submission.value;
  const done = await vote(context, actor, { poll, choice: Number(choice) });
  return done.ok
    ? { ok: true, toast: "loungeVoted", to: `${LOUNGE}#poll-${poll}` }
    : refused(done.error, fields);
}

/** What an administrator does for the lounge. Days are those of their own clock. */
export async function answerLoungeAdmin(
  context: AppLoadContext,
  zone: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, PollForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, question, options, closesOn } = submission.value;
  const closesAt = startOfDay(dayAfter(closesOn), zone);
  const done = await openPoll(context, { idem, question, options: optionsOf(options), closesAt });
  return done.ok ? { ok: true, toast: "loungeAsked", to: LOUNGE_ADMIN } : refused(done.error, fields);
}
