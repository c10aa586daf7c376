import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { type Actor, isMember, type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import {
  addItem,
  createSubject,
  dropItem,
  editLimits,
  editSubject,
  endWaiver,
  makeGate,
  removeGate,
  removeSubject,
  requestItems,
  waive,
} from "./compliance.commands.server.ts";
import { COMPLIANCE, gatePath, itemPath, SUBJECT, subjectPath } from "./compliance.limits.ts";
import {
  BoardForm,
  EvidenceForm,
  ItemForm,
  ReviewForm,
  SubjectForm,
  WithdrawForm,
} from "./compliance.schemas.ts";
import { reviewEvidence, sendEvidence, withdrawEvidence } from "./evidence.commands.server.ts";

/** What is given back to whoever may no longer write. */
export const TYPED = [
  "called",
  "legalName",
  "insurer",
  "policyNumber",
  "namedInsured",
  "holder",
  "sentBy",
  "reason",
  "waivedBy",
  "note",
  "gateName",
] as const;

const STATUS: Record<string, number> = { gone: 404, findings: 400, unticked: 400 };
/** Refusals that belong beside a field. */
const BESIDE: Record<string, readonly [field: string, key: string]> = {
  past: ["until", "errors.untilPast"],
  twice: ["kind", "errors.twice"],
  "note-missing": ["note", "errors.reason"],
};
/** Of a file, by what is wrong with it; all others say that it is no such file, or a broken one. */
const FILE_STATUS: Record<string, number> = { tooLarge: 413, tooMany: 409, full: 409 };

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  const beside = BESIDE[error];
  if (beside) return { ok: false, status: 400, sent: { fields, errors: { [beside[0]]: beside[1] } } };
  return {
    ok: false,
    status: STATUS[error] ?? 409,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** A form of the page of all subjects. */
export async function answerBoard(context: AppLoadContext, form: FormData, zone: string): Promise<Answer> {
  const submission = parseForm(form, BoardForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const actor = await presentOwner(context);
  const typed = submission.value;
  if (typed.intent === "gate") {
    const { idem, gateName, gateProject } = typed;
    const made = await makeGate(context, actor, { idem, called: gateName, project: gateProject, zone });
    return made.ok
      ? { ok: true, toast: "complianceGateMade", to: gatePath(made.id) }
      : refused(made.error, fields);
  }
  const { intent: _, ...subject } = typed;
  const made = await createSubject(context, actor, { ...subject, zone });
  return made.ok
    ? { ok: true, toast: "complianceMade", to: subjectPath(made.id) }
    : refused(made.error, fields);
}

/** A form of one subject's page. */
export async function answerSubject(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const submission = parseForm(form, SubjectForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const actor = await presentOwner(context);
  const typed = submission.value;
  const here = subjectPath(id);
  switch (typed.intent) {
    case "edit": {
      const edited = await editSubject(context, actor, { id, ...typed });
      return edited.ok ? { ok: true, toast: "complianceSaved", to: here } : refused(edited.error, fields);
    }
    case "add": {
      const added = await addItem(context, actor, { subject: id, ...typed });
      return added.ok
        ? { ok: true, toast: "complianceSaved", to: `${here}#items` }
        : refused(added.error, fields);
    }
    case "request": {
      const asked = await requestItems(context, actor, id);
      if (!asked.ok) return refused(asked.error, fields);
      const to = isMember(actor) ? `/workspace/share?type=${SUBJECT}&id=${id}` : here;
      return { ok: true, toast: "complianceRequested", to };
    }
    case "remove": {
      const removed = await removeSubject(storeOf(context), actor, id);
      return removed.ok
        ? { ok: true, toast: "complianceRemoved", to: COMPLIANCE }
        : refused(removed.error, fields);
    }
  }
}

/**
 * Evidence that somebody sends, from members or by a link.
 * @param to where the page goes on
 */
export async function answerEvidence(
  context: AppLoadContext,
  actor: Actor,
  { form, file, to }: { form: FormData; file: File | undefined; to: string },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, EvidenceForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, limit, aggregate, cg2010, cg2037, ...typed } = submission.value;
  const isFile = file !== undefined && file.size > 0;
  const sent = await sendEvidence(storeOf(context), actor, {
    ...typed,
    ...{ limitCents: limit, aggregateCents: aggregate, cg2010: cg2010 === "on", cg2037: cg2037 === "on" },
    ...(isFile && { file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } }),
  });
  if (sent.ok) return { ok: true, toast: "complianceReceived", to };
  if (sent.error === "needed") {
    const errors = Object.fromEntries((sent.fields ?? []).map((field) => [field, `errors.${field}`]));
    return { ok: false, status: 400, sent: { fields, errors } };
  }
  if (sent.error === "gone" || sent.error === "not-allowed") return refused(sent.error, fields);
  const key = sent.error in FILE_STATUS ? sent.error : "unknown";
  return {
    ok: false,
    status: FILE_STATUS[key] ?? 400,
    sent: { fields, errors: { file: `errors.file_${key}` } },
  };
}

/** Takes back what was sent by link, or by oneself. */
export async function answerWithdraw(
  context: AppLoadContext,
  actor: Actor,
  { form, to }: { form: FormData; to: string },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, WithdrawForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const taken = await withdrawEvidence(context, actor, submission.value);
  return taken.ok ? { ok: true, toast: "complianceWithdrawn", to } : refused(taken.error, fields);
}

const TICK = "tick_";

async function answerReview(
  context: AppLoadContext,
  actor: Present,
  form: FormData,
  to: string,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, ReviewForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, ...typed } = submission.value;
  const ticked = [...form.keys()].flatMap((name) => (name.startsWith(TICK) ? [name.slice(TICK.length)] : []));
  const reviewed = await reviewEvidence(context, actor, { ...typed, verdict: intent, ticked });
  if (reviewed.ok) {
    const toasts = {
      check: "complianceSaved",
      accept: "complianceAccepted",
      reject: "complianceRejected",
    } as const;
    return { ok: true, toast: toasts[intent], to };
  }
  if (reviewed.error === "unticked") {
    const errors = Object.fromEntries(
      (reviewed.unticked ?? []).map((id) => [`${TICK}${id}`, "errors.untickedOne"]),
    );
    return { ok: false, status: 400, sent: { fields, errors } };
  }
  if (reviewed.error === "blocked") return refused(reviewed.guard === "file" ? "noFile" : "findings", fields);
  return refused(reviewed.error, fields);
}

/** A form of the page of one requirement. */
export async function answerItem(
  context: AppLoadContext,
  id: string,
  { form, file }: { form: FormData; file: File | undefined },
): Promise<Answer> {
  const actor = await presentOwner(context);
  const here = itemPath(id);
  const fields = typedIn(form);
  switch (form.get("intent")) {
    case "send": {
      form.set("item", id);
      return answerEvidence(context, actor, { form, file, to: here });
    }
    case "check":
    case "accept":
    case "reject":
      return answerReview(context, actor, form, here);
    case "withdraw":
      return answerWithdraw(context, actor, { form, to: here });
  }
  const submission = parseForm(form, ItemForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  switch (typed.intent) {
    case "waive": {
      const waived = await waive(context, actor, { id, ...typed });
      return waived.ok ? { ok: true, toast: "complianceWaived", to: here } : refused(waived.error, fields);
    }
    case "unwaive": {
      const ended = await endWaiver(context, actor, { id, version: typed.version });
      return ended.ok ? { ok: true, toast: "complianceSaved", to: here } : refused(ended.error, fields);
    }
    case "limits": {
      const { version, leastLimit, leastAggregate, additionalInsured } = typed;
      const saved = await editLimits(context, actor, {
        ...{ id, version, limitCents: leastLimit, aggregateCents: leastAggregate },
        additionalInsured: additionalInsured === "on",
      });
      return saved.ok ? { ok: true, toast: "complianceSaved", to: here } : refused(saved.error, fields);
    }
    case "drop": {
      const dropped = await dropItem(storeOf(context), actor, id);
      return dropped.ok
        ? { ok: true, toast: "complianceSaved", to: subjectPath(dropped.subject) }
        : refused(dropped.error, fields);
    }
  }
}

/** Takes a gate away. */
export async function answerGate(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const removed = await removeGate(context, await presentOwner(context), id);
  return removed.ok
    ? { ok: true, toast: "complianceRemoved", to: COMPLIANCE }
    : refused(removed.error, typedIn(form));
}
