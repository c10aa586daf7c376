import type { AppLoadContext } from "@remix-run/cloudflare";
import { presentOwner } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  parseForm,
  readUpload,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { addCostLine, dropCostLine, editCostLine, importCostLines } from "./costs.commands.server.ts";
import { COST_LIMITS, costsPath } from "./costs.limits.ts";
import { DropCostForm, EditCostForm, NewCostForm } from "./costs.schemas.ts";
import { type CsvProblem, readCosts } from "./costs-csv.server.ts";

const STATUS: Record<string, number> = { gone: 404, stale: 409, full: 409 };

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, ["code", "text"]);
  if (error === "taken")
    return { ok: false, status: 400, sent: { fields, errors: { code: "errors.taken" } } };
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

type CostAnswer = Answer & { problems?: readonly CsvProblem[] };

/** A form of the page of costs. */
export async function answerCosts(
  context: AppLoadContext,
  project: string,
  request: Request,
): Promise<CostAnswer> {
  const { form, file } = await readUpload(request, "file");
  const actor = await presentOwner(context);
  const fields = typedIn(form);
  const to = costsPath(project);
  switch (form.get("intent")) {
    case "import": {
      const bad = (error: string, status = 400): Answer => ({
        ...{ ok: false, status, sent: { fields, errors: { file: error } } },
      });
      if (!file || file.size === 0) return bad("errors.file");
      if (file.size > COST_LIMITS.fileBytes) return bad("errors.tooLarge", 413);
      const { rows, problems } = readCosts(await file.text());
      if (problems.length > 0) return { ...bad("errors.rows"), problems: problems.slice(0, 20) };
      if (rows.length === 0) return bad("errors.noRows");
      const taken = await importCostLines(context, actor, { project, rows });
      return taken.ok ? { ok: true, toast: "costsTaken", to } : refused(taken.error, fields);
    }
    case "add": {
      const submission = parseForm(form, NewCostForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      const added = await addCostLine(context, actor, { project, ...said });
      return added.ok ? { ok: true, toast: "costAdded", to } : refused(added.error, fields);
    }
    case "drop": {
      const submission = parseForm(form, DropCostForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...which } = submission.value;
      const dropped = await dropCostLine(context, actor, { project, ...which });
      return dropped.ok ? { ok: true, toast: "costDropped", to } : refused(dropped.error, fields);
    }
    default: {
      const submission = parseForm(form, EditCostForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      const saved = await editCostLine(context, actor, { project, ...said });
      return saved.ok ? { ok: true, toast: "costSaved", to } : refused(saved.error, fields);
    }
  }
}
