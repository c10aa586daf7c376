import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { type Actor, type Holding, presentOwner } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { localDay } from "~/lib/local-day.ts";
import { badForm, type FormReply, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { markSeen } from "./deliveries.commands.server.ts";
import { keepNote, keepSeen, reportHazard, saveBoard, signTalk } from "./hard-hat.commands.server.ts";
import { type Act, CREW, crewPage, WORKER } from "./hard-hat.limits.ts";
import { readHub } from "./hard-hat.queries.server.ts";
import { Asking, Board, DeliverySeen, HazardReport, Seen, TalkSigning, Thanks } from "./hard-hat.schemas.ts";

export type Answer =
  | { ok: true; toast: ToastCode; to: string }
  | { ok: false; status: number; sent: Sent; act?: Act };

const STATUS: Record<string, number> = {
  gone: 404,
  full: 409,
  twice: 409,
  stale: 409,
  tooLarge: 413,
  tooMany: 409,
};
const TYPED = ["task1", "task2", "task3", "phone", "muster", "hospital"] as const;

const badIn = (act: Act, reply: FormReply, fields: Sent["fields"]): Answer => ({
  ...badForm(reply, fields),
  act,
});

/** @param field beside which the refusal stands; left out where it is about the whole form */
function refused(error: string, fields: Sent["fields"], act?: Act, field?: string): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  const key = `errors.${error}`;
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    act,
    sent: { fields, errors: field ? { [field]: key } : {}, ...(!field && { problem: key }) },
  };
}

/** The photo that came with a form, if one did. */
const photoIn = async (file: File | undefined) =>
  file && file.size > 0 ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } : undefined;

/** Why what was sent with a photo was not kept. @param field that of the photo */
function notKept(error: string, fields: Sent["fields"], field: string): Answer {
  // A link that was made before photos could be sent.
  if (error === "not-allowed") return refused("noPhotos", fields, "hazard", field);
  if (error === "gone" || error === "full") return refused(error, fields, "hazard");
  const isKnown = error === "tooLarge" || error === "tooMany";
  return refused(isKnown ? error : "photo", fields, "hazard", field);
}

/** A press that says that a load is there. @param at when it was pressed, which may be before it was sent */
async function answerDelivery(
  context: AppLoadContext,
  actor: Actor,
  {
    subject,
    form,
    here,
    at,
  }: { subject: { type: string; id: string }; form: FormData; here: string; at: Date },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, DeliverySeen);
  if (submission.status !== "success") return badIn("tasks", replyOf(submission), fields);
  const row = await readHub(context.db, actor, subject);
  if (!row) return refused("gone", fields);
  const { delivery, worker } = submission.value;
  const seen = await markSeen(context, actor, {
    ...{ crew: row.crew, order: delivery, day: localDay(at, row.crew.siteZone), at },
    // On a worker's own phone nobody presses for somebody else.
    worker: subject.type === WORKER ? subject.id : worker,
  });
  return seen.ok ? { ok: true, toast: "hardHatDelivery", to: here } : refused(seen.error, fields, "tasks");
}

/** A press on a crew's page, by whoever holds its link. @param at when it was pressed, which may be before it was sent */
export async function answerHub(
  context: AppLoadContext,
  { holder, link }: Holding,
  { form, file, here, at }: { form: FormData; file: File | undefined; here: string; at: Date },
): Promise<Answer> {
  const fields = typedIn(form);
  const row = await readHub(context.db, holder, link.subject);
  if (!row) return refused("gone", fields);
  const { crew } = row;
  const t = translator(context.language, "hard-hat-zone");
  const intent = form.get("intent");
  if (intent === "hazard") {
    const submission = parseForm(form, HazardReport);
    if (submission.status !== "success") return badIn("hazard", replyOf(submission), fields);
    const { idem, hazard } = submission.value;
    const reported = await reportHazard(storeOf(context), holder, {
      ...{ crew, link: link.subject, idem, photo: await photoIn(file) },
      what: t("hazard.what", { hazard: t(`hazards.${hazard}`) }),
      today: localDay(at, crew.siteZone),
    });
    if (reported.ok) return { ok: true, toast: "hardHatReported", to: here };
    return notKept(reported.error, fields, "photo");
  }
  if (intent === "seen") {
    const submission = parseForm(form, Seen);
    if (submission.status !== "success") return badIn("hazard", replyOf(submission), fields);
    const { idem, verdict, seen } = submission.value;
    const kept = await keepSeen(storeOf(context), holder, {
      ...{ crew, link: link.subject, idem, photo: await photoIn(file), isSafe: verdict === "safe" },
      what: t("seen.what", { what: seen || t(`seen.${verdict}`) }),
      seenOn: localDay(at, crew.siteZone),
    });
    if (kept.ok) return { ok: true, toast: "hardHatSeen", to: here };
    return notKept(kept.error, fields, "seenPhoto");
  }
  if (intent === "delivery")
    return answerDelivery(context, holder, { subject: link.subject, form, here: `${here}?show=tasks`, at });
  if (intent === "sign") {
    const submission = parseForm(form, TalkSigning);
    if (submission.status !== "success") return badIn("talk", replyOf(submission), fields);
    const { idem, talk, worker } = submission.value;
    const signed = await signTalk(context, holder, {
      ...{ crew: crew.id, talk, worker, idem, language: context.language },
    });
    return signed.ok ? { ok: true, toast: "hardHatSigned", to: here } : refused(signed.error, fields, "talk");
  }
  if (intent === "thank") {
    const submission = parseForm(form, Thanks);
    if (submission.status !== "success") return badIn("ask", replyOf(submission), fields);
    const { idem, worker = "" } = submission.value;
    const kept = await keepNote(context, holder, {
      ...{ crew: crew.id, idem, kind: "thanks", words: "", worker: worker.trim() },
    });
    return kept.ok ? { ok: true, toast: "hardHatThanked", to: here } : refused(kept.error, fields, "ask");
  }
  const submission = parseForm(form, Asking);
  if (submission.status !== "success") return badIn("ask", replyOf(submission), fields);
  const { idem, question } = submission.value;
  const kept = await keepNote(context, holder, {
    ...{ crew: crew.id, idem, kind: "question", words: t(`questions.${question}`), worker: "" },
  });
  return kept.ok ? { ok: true, toast: "hardHatAsked", to: here } : refused(kept.error, fields, "ask");
}

/** What the foreman writes on a crew's page, or says that a load is there. */
export async function answerBoard(
  context: AppLoadContext,
  { crew, form, at }: { crew: string; form: FormData; at: Date },
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === "delivery") {
    const actor = await presentOwner(context);
    const subject = { type: CREW, id: crew };
    return answerDelivery(context, actor, { subject, form, here: `${crewPage(crew)}#deliveries`, at });
  }
  const submission = parseForm(form, Board);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, version, task1, task2, task3, ...rest } = submission.value;
  const tasks = [task1, task2, task3].filter(Boolean).join("\n");
  const saved = await saveBoard(context, await presentOwner(context), { crew, version, tasks, ...rest });
  return saved.ok ? { ok: true, toast: "hardHatSaved", to: crewPage(crew) } : refused(saved.error, fields);
}
