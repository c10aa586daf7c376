import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import type { Administrator } from "~/engines/process/process.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, beside, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { decideReport, logContact, logQuote, reportLead } from "./claims.commands.server.ts";
import { answerTwoSides, mailDeps, refused } from "./leads.form.server.ts";
import { LEAD_REPORTS, OPEN_LEADS, openLeadPath } from "./leads.limits.ts";
import {
  ClaimForm,
  ContactForm,
  DecideForm,
  PassForm,
  ProForm,
  QuotedForm,
  ReportForm,
} from "./leads.schemas.ts";
import { claimLead, passLead, savePro } from "./pros.commands.server.ts";

type Done = { ok: true } | { ok: false; error: string };
interface Sheet {
  form: FormData;
  /** The address of the request on whose page the form stands. */
  to: string;
}

async function answerProfile(context: AppLoadContext, actor: Present, form: FormData): Promise<Answer> {
  const fields = {
    ...typedIn(form),
    ...{ trades: form.getAll("trades").join(","), classes: form.getAll("classes").join(",") },
  };
  const submission = parseForm(form, ProForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, position, radius, paused, ...input } = submission.value;
  const saved = await savePro(context, actor, {
    ...{ ...input, at: position, radiusMiles: radius, paused: paused === "on" },
  });
  return saved.ok ? { ok: true, toast: "leadProSaved", to: OPEN_LEADS } : refused(saved.error, fields);
}

async function answerReport(
  context: AppLoadContext,
  actor: Present,
  { form, to }: Sheet,
  file: File | undefined,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, ReportForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...report } = submission.value;
  const sent = await reportLead({ ...context, store: storeOf(context) }, actor, {
    ...report,
    ...(file && { file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } }),
  });
  if (sent.ok) return { ok: true, toast: "leadReported", to };
  if (sent.error.startsWith("file.")) return beside(fields, { file: `errors.${sent.error}` });
  return refused(sent.error, fields);
}

/** What a pro does with what they look for, and with requests. */
export async function answerPro(
  context: AppLoadContext,
  actor: Present,
  { form, to }: Sheet,
  file: File | undefined,
): Promise<Answer> {
  const fields = typedIn(form);
  const end = (done: Done, toast: ToastCode, where = to): Answer =>
    done.ok ? { ok: true, toast, to: where } : refused(done.error, fields);
  const two = await answerTwoSides(context, actor, form, { side: "pro", to });
  if (two) return two;
  switch (form.get("intent")) {
    case "profile":
      return answerProfile(context, actor, form);
    case "report":
      return answerReport(context, actor, { form, to }, file);
    case "claim": {
      const submission = parseForm(form, ClaimForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { lead } = submission.value;
      const claimed = await claimLead(mailDeps(context), actor, submission.value);
      return end(claimed, "leadClaimed", openLeadPath(lead));
    }
    case "pass": {
      const submission = parseForm(form, PassForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      return end(await passLead(context, actor, submission.value), "leadPassed", OPEN_LEADS);
    }
    case "quoted": {
      const submission = parseForm(form, QuotedForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { claim, sum } = submission.value;
      return end(await logQuote(context, actor, { claim, cents: sum }), "leadQuoted");
    }
    default: {
      const submission = parseForm(form, ContactForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      return end(await logContact(context, actor, submission.value), "leadContacted");
    }
  }
}

/** Whether a report holds, for whoever keeps the site. */
export async function answerDecision(
  context: AppLoadContext,
  admin: Administrator,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, DecideForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, ...step } = submission.value;
  const decided = await decideReport(context, admin, { ...step, transition: intent });
  if (decided.ok) return { ok: true, toast: "leadDecided", to: LEAD_REPORTS };
  return refused(["stale", "blocked"].includes(decided.error) ? "moved" : decided.error, fields);
}
