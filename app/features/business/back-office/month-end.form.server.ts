import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { closeMonth, tickLine, untickLine } from "./month-end.commands.server.ts";
import { CLOSED, monthPath } from "./month-end.limits.ts";
import { MonthEndForm } from "./month-end.schemas.ts";

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, ["note"]);
  if (error === "why") return beside(fields, { note: "errors.why" }, 422);
  return { ok: false, status: 409, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

/** A form of the page of a month. */
export async function answerMonthEnd(
  context: AppLoadContext,
  actor: Present,
  { form, month, day }: { form: FormData; month: string; day: string },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, MonthEndForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const said = submission.value;
  switch (said.intent) {
    case "tick": {
      const { line, note } = said;
      const done = await tickLine(context, actor, { month, line, note, day });
      const to = `${monthPath(month)}#${line}`;
      return done.ok ? { ok: true, toast: "monthEndSaved", to } : refused(done.error, fields);
    }
    case "untick": {
      const done = await untickLine(context, actor, { month, line: said.line });
      const to = `${monthPath(month)}#${said.line}`;
      return done.ok ? { ok: true, toast: "monthEndSaved", to } : refused(done.error, fields);
    }
    case "close": {
      const done = await closeMonth(context, actor, { month });
      return done.ok
        ? { ok: true, toast: "monthEndClosed", to: monthPath(month) }
        : refused(done.error, fields);
    }
    case "reopen": {
      const done = await untickLine(context, actor, { month, line: CLOSED });
      return done.ok
        ? { ok: true, toast: "monthEndSaved", to: monthPath(month) }
        : refused(done.error, fields);
    }
  }
}
