import type { AppLoadContext } from "@remix-run/cloudflare";
import * as v from "valibot";
import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { wholeNumber } from "~/services/form-fields.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { addSamples, removeSamples } from "~/services/sample-data.server.ts";
import {
  chooseBriefMail,
  dropBriefLimits,
  markFinding,
  setBriefLimits,
  unmarkFinding,
} from "./morning-brief.commands.server.ts";
import { BRIEF, BRIEF_LIMITS, briefPath, limitField } from "./morning-brief.limits.ts";
import { rangesOf } from "./morning-brief.queries.server.ts";
import { BriefChange } from "./morning-brief.schemas.ts";
import { findFinding } from "./morning-brief.view.server.ts";

const wrong = (errors: Sent["errors"], fields: Sent["fields"]): Answer => ({
  ok: false,
  status: 400,
  sent: { fields, errors },
});

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, ["reason"]);
  const status = error === "gone" ? 404 : 409;
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

/** The thresholds that were typed, and what is wrong with them by field. */
function limitsIn(context: AppLoadContext, form: FormData) {
  const limits: Record<string, number> = {};
  const errors: Record<string, string> = {};
  for (const [name, range] of rangesOf(context.contributions.brief)) {
    const read = v.safeParse(wholeNumber(range, "errors.limit"), form.get(limitField(name)));
    if (!read.success) errors[limitField(name)] = "errors.limit";
    else if (read.output !== range.usual) limits[name] = read.output;
  }
  return { limits, errors };
}

type Marking = Extract<BriefChange, { intent: "seen" | "snooze" | "back" }>;

async function answerMark(
  context: AppLoadContext,
  actor: Present,
  { change, fields }: { change: Marking; fields: Sent["fields"] },
): Promise<Answer> {
  const { site, day, rule, version } = change;
  const to = briefPath({ site, day });
  if (change.intent === "back") {
    const result = await unmarkFinding(context, actor, { site, rule, version });
    return result.ok ? { ok: true, toast: "briefBack", to } : refused(result.error, fields);
  }
  const now = await findFinding(context, actor, { site, day, rule });
  if (!now?.finding) return refused("gone", fields);
  const { finding, today } = now;
  const snooze = change.intent === "snooze" ? change : undefined;
  if (snooze && snooze.until <= today) return wrong({ until: "errors.past" }, fields);
  if (snooze && snooze.until > dayAfter(today, BRIEF_LIMITS.snoozeDays))
    return wrong({ until: "errors.long-wait" }, fields);
  const result = await markFinding(context, actor, {
    ...{ site, rule, version, severity: finding.severity, rows: finding.rows.map(({ href }) => href) },
    ...(snooze
      ? { kind: "snoozed", reason: snooze.reason, until: snooze.until }
      : { kind: "seen", reason: "", until: null }),
  });
  const toast = snooze ? "briefSnoozed" : "briefSeen";
  return result.ok ? { ok: true, toast, to } : refused(result.error, fields);
}

/** A form of the brief: what somebody says to a finding, the thresholds, or the examples. */
export async function answerBrief(context: AppLoadContext, form: FormData): Promise<Answer> {
  const submission = parseForm(form, BriefChange);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const change = submission.value;
  const actor = await presentOwner(context);
  switch (change.intent) {
    case "samples":
      if (actor.role === "viewer") throw noAccess(fields, []);
      await addSamples(context, context.contributions, {
        ...{ workspace: actor.workspace, language: context.language, idem: change.idem },
      });
      return { ok: true, toast: "briefSamples", to: BRIEF };
    case "clear":
      if (actor.role === "viewer") throw noAccess(fields, []);
      await removeSamples(context.db, context.contributions.owned, actor.workspace);
      return { ok: true, toast: "briefCleared", to: BRIEF };
    case "mail":
    case "no-mail": {
      const { site, intent } = change;
      const chosen = await chooseBriefMail(context, actor, { site, wanted: intent === "mail" });
      const toast = intent === "mail" ? "briefMailed" : "briefNotMailed";
      return chosen.ok ? { ok: true, toast, to: briefPath({ site }) } : refused(chosen.error, fields);
    }
    case "limits": {
      const { limits, errors } = limitsIn(context, form);
      if (Object.keys(errors).length > 0) return wrong(errors, fields);
      const set = await setBriefLimits(context, actor, { version: change.version, limits });
      const to = briefPath({ sheet: "limits" });
      return set.ok ? { ok: true, toast: "briefLimits", to } : refused(set.error, fields);
    }
    case "usual": {
      const dropped = await dropBriefLimits(context, actor, change);
      const to = briefPath({ sheet: "limits" });
      return dropped.ok ? { ok: true, toast: "briefLimits", to } : refused(dropped.error, fields);
    }
    default:
      return answerMark(context, actor, { change, fields });
  }
}
