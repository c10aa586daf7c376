import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { type Form, questionsOf } from "~/engines/request/request.ts";
import { answerTalk } from "~/engines/talk/talk.server.ts";
import type { Holding } from "~/engines/trust/trust.server.ts";
import { type Answer, beside, type Sent, typedIn } from "~/services/form.server.ts";
import {
  addIntakeFile,
  dropIntakeFile,
  intakeStands,
  intakeSubject,
  keepSection,
  submitIntake,
} from "./intakes.commands.server.ts";
import { refused } from "./intakes.form.server.ts";
import { INTAKE_LIMITS } from "./intakes.limits.ts";
import { readIntake } from "./intakes.queries.server.ts";
import { systemOf, typedAsKept } from "./intakes.view.server.ts";

const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isKey = (text: unknown): text is string => typeof text === "string" && KEY.test(text);

/** Fields of answers are named so that no question can be taken for a field of the form. */
export const fieldOf = (question: string) => `a_${question}`;
const errorsBy = (problems: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(problems).map(([question, problem]) => [fieldOf(question), `problems.${problem}`]),
  );

interface Posted {
  form: FormData;
  file: File | undefined;
  /** The page's address without its query. */
  here: string;
}

interface Sending extends Posted {
  id: string;
  asked: Form;
}

/** The section that a form is of, which the next address names: none but those of the questionnaire. */
const sectionOf = (asked: Form, form: FormData): string =>
  (asked.sections.find((each) => each.id === form.get("section")) ?? asked.sections[0])?.id ?? "";

/** Keeps a page: each section has its own button, which leads on to the next. */
async function takeSection(context: AppLoadContext, { holder }: Holding, sending: Sending): Promise<Answer> {
  const { id, asked, form, here } = sending;
  // Of several boxes all are given back.
  const boxes = [...new Set(form.keys())].filter((name) => name.startsWith("a_"));
  const fields = {
    ...typedIn(form),
    ...Object.fromEntries(boxes.map((name) => [name, form.getAll(name).map(String).join(",")])),
  };
  const section = sectionOf(asked, form);
  const system = systemOf(String(form.get("units") ?? ""), context.language);
  const questions = new Map(questionsOf(asked).map((question) => [question.id, question]));
  const typed = (name: string) => {
    const question = questions.get(name);
    if (!question) return undefined;
    // Boxes and tiles that are not ticked send nothing, although they stood on the page.
    if ("options" in question && form.get(`shown_${name}`) === "on")
      return form.getAll(fieldOf(name)).map(String).join(",");
    const value = form.get(fieldOf(name));
    return typeof value === "string" ? typedAsKept(question, value, system) : undefined;
  };
  const kept = await keepSection(context, holder, { id, section, typed });
  if (!kept.ok && kept.error === "wrong") return beside(fields, errorsBy(kept.problems ?? {}));
  if (!kept.ok) return refused(kept.error, fields);
  const n = asked.sections.findIndex((each) => each.id === section);
  const next = form.get("go") === "stay" ? section : (asked.sections[n + 1]?.id ?? "check");
  const units = form.get("units") ? `&units=${system}` : "";
  return { ok: true, toast: "intakeKept", to: `${here}?section=${next}${units}` };
}

/** Keeps the chosen file, or takes one away. */
async function takeFile(context: AppLoadContext, { holder }: Holding, sending: Sending): Promise<Answer> {
  const { id, asked, form, file, here } = sending;
  const fields = typedIn(form);
  const question = questionsOf(asked).find((each) => each.id === form.get("question"))?.id ?? "";
  const section = sectionOf(asked, form);
  const back = `${here}?section=${section}#${fieldOf(question)}`;
  const wrong = (error: string, status = 400): Answer =>
    beside(fields, { [fieldOf(question)]: `errors.file.${error}` }, status);
  if (form.get("intent") === "drop") {
    const dropped = await dropIntakeFile(storeOf(context), holder, {
      ...{ id, question, file: String(form.get("which") ?? "").slice(0, 64) },
    });
    return dropped.ok ? { ok: true, toast: "intakeKept", to: back } : refused(dropped.error, fields);
  }
  const idem = form.get("idem");
  if (!isKey(idem)) return beside(fields, { idem: "errors.form" });
  if (!file || file.size === 0) return wrong("none");
  if (file.size > INTAKE_LIMITS.fileBytes) return wrong("tooLarge", 413);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sent = { id, question, idem, name: file.name, bytes };
  const kept = await addIntakeFile(storeOf(context), holder, sent);
  if (kept.ok) return { ok: true, toast: "intakeKept", to: back };
  if (["not-allowed", "gone", "stale"].includes(kept.error)) return refused(kept.error, fields);
  return wrong(kept.error, kept.error === "tooLarge" ? 413 : kept.error === "tooMany" ? 409 : 400);
}

/** Sends everything; what is missing is named, with its page. */
async function takeSubmit(context: AppLoadContext, holding: Holding, sending: Sending): Promise<Answer> {
  const { form, here, id } = sending;
  const fields: Sent["fields"] = typedIn(form);
  const idem = form.get("idem");
  if (!isKey(idem)) return beside(fields, { idem: "errors.form" });
  const { link, name } = holding;
  const printedName =
    String(form.get("printedName") ?? "")
      .trim()
      .slice(0, 80) ||
    name ||
    link.name;
  const sent = await submitIntake(context, holding.holder, { id, idem, printedName });
  if (sent.ok) return { ok: true, toast: "intakeSent", to: here };
  if (sent.error === "missing")
    return { ok: false, status: 422, sent: { fields, errors: {}, problem: "errors.missing" } };
  return refused(sent.error, fields);
}

/** A form of the page of whoever holds the link. */
export async function answerHeldIntake(
  context: AppLoadContext,
  holding: Holding,
  posted: Posted,
): Promise<Answer> {
  const { holder, link } = holding;
  const { id } = link.subject;
  const { form, here } = posted;
  const fields = typedIn(form);
  if (form.has("body")) {
    if (!link.asksName) form.set("printedName", link.name);
    const said = await answerTalk(context, holder, {
      ...{ subject: intakeSubject(id), stands: intakeStands(id, holder), form, asksName: link.asksName },
    });
    if (said?.ok) return { ok: true, toast: "intakeSaid", to: `${here}#talk` };
    if (said?.error === "not-allowed") return refused(said.error, fields);
    if (said) return { ok: false, status: said.status, sent: said.sent };
  }
  const found = await readIntake(context.db, holder, id, context.now());
  if (!found) return refused("gone", fields);
  const sending = { ...posted, id, asked: found.intake.form as unknown as Form };
  const intent = form.get("intent");
  if (intent === "submit") return takeSubmit(context, holding, sending);
  if (intent === "file" || intent === "drop") return takeFile(context, holding, sending);
  return takeSection(context, holding, sending);
}
