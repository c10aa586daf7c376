import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Words } from "~/engines/checklist/checklist.ts";
import { type Holder, presentOwner } from "~/engines/trust/trust.server.ts";
import { reworded } from "~/features/assistant/joe/reworded.queries.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { libraryTalk } from "./library.ts";
import { dropOwnTalk, keepOwnTalk } from "./own.commands.server.ts";
import { ownTalkOf, talkOf } from "./record-content.server.ts";
import {
  addLate,
  removeRecord,
  saveRecord,
  signByLink,
  signRecord,
  startRecord,
} from "./records.commands.server.ts";
import { rowsIn } from "./rows.logic.ts";
import { fieldOf, recordPath, TAILGATE, TAILGATE_LIMITS, talkPath } from "./tailgate.limits.ts";
import { findRecord, listAttendees, readTalk } from "./tailgate.queries.server.ts";
import {
  LateSigner,
  LinkSigner,
  NewRecord,
  OwnRemoval,
  OwnTalk,
  RecordForm,
  RecordRemoval,
  RewordForm,
} from "./tailgate.schemas.ts";
import { answersOf, type Question, sentencesOf, type Talk, talkIn } from "./talk.ts";

const TYPED = ["name", "signature", "presenter", "place", "hazards", "title"] as const;
const STATUS: Record<string, number> = {
  gone: 404,
  stale: 409,
  signed: 409,
  full: 409,
  closed: 409,
  twice: 409,
};

const wrong = (errors: Sent["errors"], fields: Sent["fields"]): Answer => ({
  ok: false,
  status: 400,
  sent: { fields, errors },
});

export function refused(error: string, fields: Sent["fields"], field?: string): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  const key = `errors.${error}`;
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: field ? { [field]: key } : {}, ...(!field && { problem: key }) },
  };
}

/** The talk that a key stands for: one of the library, or the workspace's own. */
export async function findTalk(
  context: Pick<AppLoadContext, "db">,
  actor: Parameters<typeof readTalk>[1],
  key: string,
): Promise<Talk | undefined> {
  const { texts, own } = await readTalk(context.db, actor, key);
  return libraryTalk(key, texts) ?? (own && ownTalkOf(own));
}

/** A signature is typed or drawn. */
const isUnsigned = ({ signature, drawn }: { signature: string; drawn: string }) =>
  signature === "" && drawn === "";

/**
 * A talk of the library in a model's wording, sentence by sentence; none where nothing could be held against the talk. Only
 * what everybody can read is sent: a talk of one's own is not.
 */
export async function answerReword(
  context: AppLoadContext,
  key: string,
  form: FormData,
): Promise<{ ok: true; sentences: string[] } | Extract<Answer, { ok: false }>> {
  const fields = typedIn(form);
  const submission = parseForm(form, RewordForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { texts } = await readTalk(context.db, undefined, key);
  const talk = libraryTalk(key, texts);
  if (!talk || !context.assistant.configured)
    return { ok: false, status: 404, sent: { fields, errors: {}, problem: "errors.gone" } };
  await context.rateLimit.take("ask");
  const { language, title, points, section, edition } = talkIn(talk, context.language);
  const text = { slug: key, language, title, section, edition, sentences: points };
  const said = await reworded(context.assistant, text);
  return { ok: true, sentences: said === undefined ? [] : sentencesOf(said) };
}

/** Begins a record of a talk, today or on a day that is planned. */
export async function answerStart(context: AppLoadContext, key: string, form: FormData): Promise<Answer> {
  const submission = parseForm(form, NewRecord);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...typed } = submission.value;
  const actor = await presentOwner(context);
  const talk = await findTalk(context, actor, key);
  if (!talk) return refused("gone", fields);
  const started = await startRecord(context, actor, { ...typed, talk, language: context.language });
  return started.ok
    ? { ok: true, toast: "tailgateStarted", to: recordPath(started.id) }
    : refused(started.error, fields);
}

const FIRST_NAME = fieldOf(0, "name");

/** Where on the form of a record something is missing. */
const LACKS: Readonly<Record<string, string>> = {
  presenter: "presenter",
  place: "place",
  attendee: FIRST_NAME,
};

/** A form of a record: keep the list, show more lines, close it, add somebody late, or take it away. */
export async function answerRecord(
  context: AppLoadContext,
  id: string,
  { form, today }: { form: FormData; today: string },
): Promise<Answer> {
  const fields = typedIn(form);
  const actor = await presentOwner(context);
  const to = recordPath(id);
  if (form.get("intent") === "remove") {
    const submission = parseForm(form, RecordRemoval);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const removed = await removeRecord(context, actor, id);
    return removed.ok ? { ok: true, toast: "tailgateRemoved", to: TAILGATE } : refused(removed.error, fields);
  }
  if (form.get("intent") === "late") {
    const submission = parseForm(form, LateSigner);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, understood, ...typed } = submission.value;
    if (isUnsigned(typed)) return wrong({ signature: "errors.signature" }, fields);
    const added = await addLate(context, actor, { record: id, ...typed, understood: understood === "on" });
    if (added.ok) return { ok: true, toast: "tailgateLate", to };
    return refused(added.error, fields, added.error === "twice" ? "name" : undefined);
  }
  const submission = parseForm(form, RecordForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, idem, version, ...head } = submission.value;
  const record = await findRecord(context.db, actor, id);
  if (!record) return refused("gone", fields);
  const closing = intent === "sign";
  const there = await listAttendees(context.db, actor, id);
  const others = there.filter(({ via }) => via !== "list");
  const { rows, errors } = rowsIn(form, {
    language: context.language,
    closing,
    others: others.map(({ nameKey }) => nameKey),
    kept: there,
  });
  const lacks: Record<string, string> = {
    ...errors,
    ...(closing && head.presenter === "" && { presenter: "errors.presenter" }),
    ...(closing && head.place === "" && record.siteName === "" && { place: "errors.place" }),
    ...(closing && rows.length + others.length === 0 && { [FIRST_NAME]: "errors.attendee" }),
  };
  if (Object.keys(lacks).length > 0) return wrong(lacks, fields);
  const saved = await saveRecord(context, actor, { id, idem, version, ...head, rows });
  if (!saved.ok) return refused(saved.error, fields);
  const shown = Math.max(TAILGATE_LIMITS.rows, rows.length);
  if (intent === "more")
    return { ok: true, toast: "tailgateSaved", to: `${to}?rows=${shown + TAILGATE_LIMITS.moreRows}#crew` };
  if (!closing) return { ok: true, toast: "tailgateSaved", to };
  const signed = await signRecord(context, actor, { id, idem, version: saved.version, today });
  if (signed.ok) return { ok: true, toast: "tailgateSigned", to };
  return refused(signed.error, fields, LACKS[signed.error]);
}

/** A worker signs on their own phone, by link, once both questions are answered. */
export async function answerLink(
  context: AppLoadContext,
  holder: Holder,
  { record: id, form, to }: { record: string; form: FormData; to: string },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, LinkSigner);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, first, second, ...typed } = submission.value;
  if (isUnsigned(typed)) return wrong({ signature: "errors.signature" }, fields);
  const record = await findRecord(context.db, holder, id);
  if (!record) return refused("gone", fields);
  const { questions } = talkIn(talkOf(record), context.language);
  const given = [first, second];
  const errors = Object.fromEntries(
    questions.flatMap((question, n) => {
      const field = n === 0 ? "first" : "second";
      const chosen = answersOf(question).find(({ value }) => value === given[n]);
      if (chosen?.isRight) return [];
      return [[field, chosen ? "errors.readAgain" : "errors.answer"]];
    }),
  );
  if (Object.keys(errors).length > 0) return wrong(errors, fields);
  const signed = await signByLink(context, holder, {
    ...typed,
    record: id,
    understood: questions.length > 0,
  });
  if (signed.ok) return { ok: true, toast: "tailgateSignedByLink", to };
  return refused(signed.error, fields, signed.error === "twice" ? "name" : undefined);
}

/** What was typed in one language: the others are read in it, too. */
const said = (text: string): Words => ({ en: text, es: "", he: "" });

function ownTalk(
  { title, section, edition, work = [], weather = [], ...typed }: OwnTalk,
  written: Language,
): Omit<Talk, "key" | "version"> {
  const points = [typed.point0, typed.point1, typed.point2, typed.point3, typed.point4, typed.point5];
  const asked: (Question & { given: boolean })[] = [
    { given: typed.ask0 !== "", ask: said(typed.ask0), right: said(typed.right0), wrong: said(typed.wrong0) },
    { given: typed.ask1 !== "", ask: said(typed.ask1), right: said(typed.right1), wrong: said(typed.wrong1) },
  ];
  return {
    ...{ title: said(title), section, edition, written, work, weather },
    points: { en: points.filter((point) => point !== ""), es: [], he: [] },
    questions: asked.filter(({ given }) => given).map(({ given: _, ...question }) => question),
  };
}

/** A question that was begun has both answers. */
const halfAsked = (typed: OwnTalk): Record<string, string> =>
  Object.fromEntries(
    ([0, 1] as const).flatMap((n) => {
      const parts = {
        [`ask${n}`]: typed[`ask${n}`],
        [`right${n}`]: typed[`right${n}`],
        [`wrong${n}`]: typed[`wrong${n}`],
      };
      const filled = Object.values(parts).some((text) => text !== "");
      return filled
        ? Object.entries(parts).flatMap(([field, text]) => (text === "" ? [[field, "errors.question"]] : []))
        : [];
    }),
  );

/** A talk of one's own, or taking one away. */
export async function answerOwn(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const actor = await presentOwner(context);
  if (form.get("intent") === "drop") {
    const submission = parseForm(form, OwnRemoval);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const dropped = await dropOwnTalk(context, actor, submission.value.talk);
    return dropped.ok
      ? { ok: true, toast: "tailgateTalkRemoved", to: TAILGATE }
      : refused(dropped.error, fields);
  }
  const submission = parseForm(form, OwnTalk);
  // Boxes of one name are one field: all that were ticked are given back.
  const typed = {
    ...fields,
    work: form.getAll("work").join(" "),
    weather: form.getAll("weather").join(" "),
  };
  if (submission.status !== "success") return badForm(replyOf(submission), typed);
  const own = submission.value;
  const half = halfAsked(own);
  if (Object.keys(half).length > 0) return wrong(half, typed);
  const kept = await keepOwnTalk(context, actor, {
    ...{ idem: own.idem, id: own.talk, version: own.version },
    talk: ownTalk(own, context.language),
  });
  return kept.ok
    ? { ok: true, toast: "tailgateTalkKept", to: talkPath(kept.id) }
    : refused(kept.error, typed);
}
