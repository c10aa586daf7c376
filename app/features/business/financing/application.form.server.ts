import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import type { Holding, Person } from "~/engines/trust/trust.server.ts";
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
import {
  acceptOffer,
  addLender,
  addPaper,
  beginApplication,
  dropLender,
  dropPaper,
  linkLenders,
  moveApplication,
  saveApplication,
} from "./application.commands.server.ts";
import { APPLICATIONS, applicationPath, APPLICATION_LIMITS as MOST } from "./application.limits.ts";
import { applicationProcess } from "./application.process.ts";
import { ApplicationChange, BeginForm, LenderAnswer } from "./application.schemas.ts";
import { readOffer } from "./application.view.server.ts";
import { queryOf, scenarioIn } from "./kinds.ts";
import { answerLender } from "./lender.commands.server.ts";
import { removeApplication } from "./remove.commands.server.ts";

const STATUS: Record<string, number> = {
  gone: 404,
  stale: 409,
  full: 409,
  twice: 409,
  blocked: 409,
  over: 409,
};

/** Refusals of files that have words of their own; all others are said to be damaged. */
const SAID_OF_FILES = ["tooLarge", "tooMany", "full", "unknown"] as const;

/** What is given back to somebody who may not write. */
export const APPLICATION_TYPED = ["topic", "firm", "lender", "words", "note"] as const;

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, APPLICATION_TYPED);
  if (error === "twice") return beside(fields, { lender: "errors.twice" }, 409);
  if (error === "note-missing") return beside(fields, { note: "errors.note" });
  return {
    ok: false,
    status: STATUS[error] ?? 409,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** Begins an application; a scenario of the address goes along. */
export async function answerBegin(
  context: AppLoadContext,
  actor: Person,
  { form, query }: { form: FormData; query: URLSearchParams },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, BeginForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...begun } = submission.value;
  const scenario = scenarioIn(query);
  const own = scenario ? queryOf(scenario.kind, scenario.typed) : "";
  const made = await beginApplication(context, actor, { ...begun, query: own });
  return made.ok
    ? { ok: true, toast: "applicationBegun", to: applicationPath(made.id) }
    : refused(made.error, fields);
}

const Move = moveSchema(applicationProcess);
interface Posted {
  id: string;
  form: FormData;
  file?: File;
}

/** A form of the page of one application. */
export async function answerApplication(
  context: AppLoadContext,
  actor: Person,
  { id, form, file }: Posted,
): Promise<Answer> {
  const fields = typedIn(form);
  const to = applicationPath(id);
  const { db, now, passwords, contributions, env } = context;
  const linking = { db, now, passwords, contributions, secret: env.sessionSecret };
  if (form.get("intent") === "links") {
    const linked = await linkLenders(linking, actor, id);
    return linked.ok ? { ok: true, toast: "applicationMoved", to } : refused(linked.error, fields);
  }
  if (form.get("intent") === MOVE_INTENT) {
    const submission = parseForm(form, Move);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, ...moving } = submission.value;
    const moved = await moveApplication(linking, actor, { record: id, ...moving });
    return moved.ok ? { ok: true, toast: "applicationMoved", to } : refused(moved.error, fields);
  }
  const submission = parseForm(form, ApplicationChange);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const change = submission.value;
  switch (change.intent) {
    case "save": {
      const { intent: _, ...facts } = change;
      const done = await saveApplication(context, actor, { id, ...facts });
      return done.ok ? { ok: true, toast: "applicationSaved", to } : refused(done.error, fields);
    }
    case "lender": {
      const done = await addLender(context, actor, { id, ...change });
      return done.ok ? { ok: true, toast: "applicationSaved", to } : refused(done.error, fields);
    }
    case "unlender": {
      const done = await dropLender(context, actor, { id, ...change });
      return done.ok ? { ok: true, toast: "applicationSaved", to } : refused(done.error, fields);
    }
    case "drop": {
      const done = await dropPaper(storeOf(context), actor, { id, file: change.paperId });
      return done.ok ? { ok: true, toast: "applicationSaved", to } : refused(done.error, fields);
    }
    case "remove": {
      const done = await removeApplication(storeOf(context), actor, { id, version: change.version });
      return done.ok
        ? { ok: true, toast: "applicationRemoved", to: APPLICATIONS }
        : refused(done.error, fields);
    }
    case "accept": {
      const { intent: _, ...step } = change;
      const done = await acceptOffer(linking, actor, { id, ...step });
      return done.ok ? { ok: true, toast: "applicationAccepted", to } : refused(done.error, fields);
    }
    case "file": {
      if (!file || file.size === 0) return beside(fields, { file: "errors.file.none" });
      if (file.size > MOST.fileBytes) return beside(fields, { file: "errors.file.tooLarge" }, 413);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { idem, paper } = change;
      const kept = await addPaper(storeOf(context), actor, { id, paper, idem, name: file.name, bytes });
      if (kept.ok) return { ok: true, toast: "applicationSaved", to };
      if (kept.error === "not-allowed") return refused(kept.error, fields);
      const error = SAID_OF_FILES.find((each) => each === kept.error) ?? "broken";
      return beside(fields, { file: `errors.file.${error}` }, error === "tooLarge" ? 413 : 409);
    }
  }
}

/** The answer of a lender, by its link. */
export async function answerAsked(
  context: AppLoadContext,
  { holder, link }: Holding,
  { form, here }: { form: FormData; here: string },
): Promise<Answer> {
  if (!link.asksName) form.set("printedName", link.name);
  const fields = typedIn(form);
  const submission = parseForm(form, LenderAnswer);
  const offer = form.get("intent") === "offer" ? readOffer(fields, context.language) : undefined;
  const wrong = offer && !offer.ok ? offer.errors : {};
  if (submission.status !== "success" || Object.keys(wrong).length > 0) {
    const { errors } = submission.status === "success" ? { errors: {} } : replyOf(submission);
    return beside(fields, { ...wrong, ...errors });
  }
  const { idem, words, printedName } = submission.value;
  const said = await answerLender(context, holder, {
    ...{ idem, words, printedName, offer: offer?.ok ? offer.offer : "" },
  });
  return said.ok ? { ok: true, toast: "applicationAnswered", to: here } : refused(said.error, fields);
}
