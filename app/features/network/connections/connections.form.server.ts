import type { AppLoadContext } from "@remix-run/cloudflare";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { unblock } from "~/engines/talk/talk.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { localDay } from "~/lib/local-day.ts";
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
import { connect, metBy } from "./connections.commands.server.ts";
import { CONNECT, connectionPath, MY_CONNECTIONS, needPath } from "./connections.limits.ts";
import { firmOf, postersOf } from "./connections.queries.server.ts";
import { FreeDaysForm, NeedForm, NeedPageForm } from "./connections.schemas.ts";
import { crewNeed } from "./need.process.ts";
import { postNeed, stepNeed } from "./needs.commands.server.ts";
import {
  acceptResponse,
  blockAnswerer,
  blockPoster,
  declineResponse,
  keepFreeDays,
  respond,
  takeBack,
} from "./responses.commands.server.ts";

const STATUS: Record<string, number> = { gone: 404, "not-allowed": 403, own: 403, limit: 429 };
/** Where a refusal stands: beside the field that it is about. */
const FIELD: Record<string, string> = {
  past: "firstDay",
  span: "lastDay",
  far: "firstDay",
  amount: "amount",
  "no-name": "called",
  "name-taken": "called",
  outside: "fromDay",
  "too-many": "headcount",
};

export const refused = (error: string, fields: Sent["fields"]): Answer => {
  const field = FIELD[error];
  if (field) return beside(fields, { [field]: `errors.${error}` }, 422);
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

/** Posts a need. */
export async function answerNeedForm(
  context: AppLoadContext,
  actor: Person,
  form: FormData,
): Promise<Answer> {
  const fields = { ...typedIn(form), papers: form.getAll("papers").join(",") };
  const submission = parseForm(form, NeedForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  await context.rateLimit.take("deal");
  const { intent: _, zone, amount, ...need } = submission.value;
  const posted = await postNeed(context, actor, {
    ...need,
    siteZone: zone,
    payCents: amount,
    papers: [...need.papers],
  });
  return posted.ok
    ? { ok: true, toast: "needPosted", to: needPath(posted.id) }
    : refused(posted.error, fields);
}

/** What is done on the page of a need. */
export async function answerNeedPage(
  context: AppLoadContext,
  actor: Person,
  need: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const to = needPath(need);
  if (form.get("intent") === MOVE_INTENT) {
    const moving = parseForm(form, moveSchema(crewNeed));
    if (moving.status !== "success") return badForm(replyOf(moving), fields);
    const { intent: _, ...step } = moving.value;
    const moved = await stepNeed(context, actor, { record: need, ...step });
    return moved.ok ? { ok: true, toast: "needSaved", to } : refused(moved.error, fields);
  }
  const submission = parseForm(form, NeedPageForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  const done = (
    result: { ok: true } | { ok: false; error: string },
    toast: (Answer & { ok: true })["toast"],
    where: string = to,
  ): Answer => (result.ok ? { ok: true, toast, to: where } : refused(result.error, fields));
  switch (typed.intent) {
    case "respond": {
      await context.rateLimit.take("deal");
      const { intent: _, firm, ...answer } = typed;
      const stands = await firmOf(context.db, actor, firm, context.now());
      const clearance = stands && { on: stands.on, cleared: stands.cleared, papers: stands.papers };
      return done(await respond(context, actor, { ...answer, need, clearance }), "needAnswerSent");
    }
    case "accept":
      return done(await acceptResponse(context, actor, { need, ...typed }), "needAnswerAccepted");
    case "decline":
      return done(await declineResponse(context, actor, { need, ...typed }), "needAnswerDeclined");
    case "take-back":
      return done(await takeBack(context, actor, { need }), "needAnswerBack");
    case "block":
      return done(await blockPoster(context, actor, need), "personBlocked", CONNECT);
    case "unblock":
      return done(await unblock(context, actor.owner, postersOf(need)), "personUnblocked");
    case "connect": {
      await context.rateLimit.take("deal");
      const { intent: _, response, ...asking } = typed;
      const asked = await connect(context, actor, { ...asking, whom: metBy(actor, { need, response }) });
      return asked.ok
        ? { ok: true, toast: "personAsked", to: connectionPath(asked.id) }
        : refused(asked.error, fields);
    }
    default:
      return done(await blockAnswerer(context, actor, { need, response: typed.response }), "personBlocked");
  }
}

/** What a member says of themselves among people. */
export async function answerMine(
  context: AppLoadContext,
  actor: Person,
  form: FormData,
  zone: string,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, FreeDaysForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const kept = await keepFreeDays(context, actor, {
    days: submission.value.days,
    today: localDay(context.now(), zone),
  });
  return kept.ok
    ? { ok: true, toast: "freeDaysKept", to: `${MY_CONNECTIONS}#free` }
    : { ok: false, status: 422, sent: { fields, errors: {}, problem: "errors.free-outside" } };
}
