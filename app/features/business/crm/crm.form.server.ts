import type { AppLoadContext } from "@remix-run/cloudflare";
import { readFrom } from "~/engines/chain/chain.server.ts";
import { type ChainEnd, readEnd } from "~/engines/chain/chain.ts";
import { MOVE_INTENT } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { NewProject } from "~/features/projects/projects/projects.schemas.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import {
  type Answer as Answered,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent as SentForm,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { editContact, mergeContacts, removeContact } from "./contacts.commands.server.ts";
import { CONTACTS, CRM, contactPath, dealPath, REPORT, withQuery } from "./crm.limits.ts";
import {
  ActivityForm,
  ContactForm,
  DealEditForm,
  DealMoveForm,
  MergeForm,
  type NewDeal,
  NewDealForm,
  NormsForm,
  ProjectForm,
  QuickForm,
  RemoveForm,
  TakeForm,
} from "./crm.schemas.ts";
import { addDeal, editDeal, logActivity, moveDeal, saveNorms, takeDeal } from "./deals.commands.server.ts";
import { readDeal } from "./deals.queries.server.ts";
import type { Known } from "./known.queries.server.ts";

export type Sent = SentForm & { known?: Known[] };
type Answer = Extract<Answered, { ok: true }> | { ok: false; status: number; sent: Sent };
type Context = Pick<AppLoadContext, "db" | "now" | "language" | "contributions">;

/** The command of the projects that begins one. The route hands it over, because no feature runs the commands of another. */
type BeginProject = (
  context: Context,
  actor: Present,
  project: Omit<NewProject, "intent"> & { zone: string; from: ChainEnd },
) => Promise<CommandResult<"full" | "not-allowed", { id: string }>>;

/** Where and when whoever sends a form is, and how a project begins. */
export interface Here {
  day: string;
  zone: string;
  beginProject: BeginProject;
}

const TYPED = [
  ...["name", "phone", "email", "company", "place", "note", "title", "value"],
  ...["nextAction", "nextOn", "expectedOn"],
] as const;
const STATUS: Record<string, number> = { gone: 404, stale: 409, blocked: 409, full: 409, known: 409 };

/** How much of its words a project keeps. */
const PROJECT = { name: 120, client: 120, summary: 1_000 } as const;

type Refusal = { error: string; lacks?: Record<string, string>; known?: Known[] };

function refused({ error, lacks, known }: Refusal, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  if (lacks) return beside(fields, lacks) as Answer;
  const problem = `errors.${error}`;
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem, ...(known && { known }) },
  };
}

/** A form of the dashboard: two fields, or a step of the board. */
export async function answerBoard(
  context: Context,
  actor: Present,
  form: FormData,
  here: Here,
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === MOVE_INTENT) {
    const id = String(form.get("deal") ?? "").slice(0, 60);
    return answerMove(context, actor, { id, form, here, to: withQuery(CRM, { view: "board" }) });
  }
  const submission = parseForm(form, QuickForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, anyway, ...typed } = submission.value;
  const t = translator(context.language, "crm");
  const deal: NewDeal = {
    ...{
      ...typed,
      contact: "",
      email: "",
      company: "",
      title: typed.name,
      source: "phone",
      jobType: "other",
    },
    ...{ value: 0, chance: null, place: "", note: "", expectedOn: null },
    ...{ nextAction: t("next.call"), nextOn: here.day },
  };
  const made = await addDeal(context, actor, { ...deal, anyway: anyway === "on" });
  return made.ok ? { ok: true, toast: "crmDealMade", to: dealPath(made.id) } : refused(made, fields);
}

/** The form of a new deal. What it begins from is linked with it, if the sender may read that. */
export async function answerNewDeal(
  context: Context,
  actor: Present,
  form: FormData,
  { day }: Pick<Here, "day">,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewDealForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, anyway, from, ...deal } = submission.value;
  if (deal.nextOn < day) return beside(fields, { nextOn: "errors.nextPast" });
  const before = await readFrom(context, actor, readEnd(from));
  const made = await addDeal(context, actor, {
    ...deal,
    anyway: anyway === "on",
    from: before && { kind: before.kind, id: before.id },
  });
  return made.ok ? { ok: true, toast: "crmDealMade", to: dealPath(made.id) } : refused(made, fields);
}

interface OfProject {
  id: string;
  here: Here;
  fields: Sent["fields"];
}

/** The project of a deal that was won, linked with it. Where it has one already, that one. */
async function makeProject(
  context: Context,
  actor: Present,
  { id, here: { zone, beginProject }, fields }: OfProject,
): Promise<Answer> {
  const found = await readDeal(context.db, actor, id, context.now());
  if (found?.deal.state !== "won") return refused({ error: found ? "stale" : "gone" }, fields);
  const { title, contact, note, valueCents, project, madeBefore } = found.deal;
  if (project) return { ok: true, toast: "crmWon", to: `/project/${project}` };
  // Of two tabs both make the same one; where one was removed, the next is another.
  const idem = await idFrom("deal-project", id, String(madeBefore));
  const made = await beginProject(context, actor, {
    ...{ idem, name: title.slice(0, PROJECT.name), number: "" },
    client: (contact ?? "").slice(0, PROJECT.client),
    summary: note.slice(0, PROJECT.summary),
    ...{ site: "", startOn: null, finishOn: null, contract: valueCents, zone },
    from: { kind: "deal", id },
  });
  if (made.ok) return { ok: true, toast: "crmWon", to: `/project/${made.id}` };
  return refused({ error: made.error === "full" ? "projectsFull" : made.error }, fields);
}

interface OfDeal {
  id: string;
  form: FormData;
  here: Here;
  to: string;
}

async function answerMove(context: Context, actor: Present, { id, form, here, to }: OfDeal): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, DealMoveForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...moving } = submission.value;
  const moved = await moveDeal(context, actor, { id, day: here.day, ...moving });
  if (!moved.ok) return refused(moved, fields);
  if (moving.transition === "win") return makeProject(context, actor, { id, here, fields });
  return { ok: true, toast: "crmMoved", to };
}

/** A form of a deal's page. */
export async function answerDeal(
  context: Context,
  actor: Present,
  id: string,
  { form, here }: Pick<OfDeal, "form" | "here">,
): Promise<Answer> {
  const fields = typedIn(form);
  const to = dealPath(id);
  switch (form.get("intent")) {
    case MOVE_INTENT:
      return answerMove(context, actor, { id, form, here, to });
    case "activity": {
      const submission = parseForm(form, ActivityForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...activity } = submission.value;
      const kept = await logActivity(context, actor, { id, day: here.day, ...activity });
      return kept.ok ? { ok: true, toast: "crmLogged", to } : refused(kept, fields);
    }
    case "take": {
      const submission = parseForm(form, TakeForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const taken = await takeDeal(context, actor, { id, version: submission.value.version });
      return taken.ok ? { ok: true, toast: "crmTaken", to } : refused(taken, fields);
    }
    case "project": {
      const submission = parseForm(form, ProjectForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      return makeProject(context, actor, { id, here, fields });
    }
    default: {
      const submission = parseForm(form, DealEditForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      const saved = await editDeal(context, actor, { id, ...said });
      return saved.ok ? { ok: true, toast: "crmSaved", to } : refused(saved, fields);
    }
  }
}

export async function answerContact(
  context: Context,
  actor: Present,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === "remove") {
    const asked = parseForm(form, RemoveForm);
    if (asked.status !== "success") return badForm(replyOf(asked), fields);
    const removed = await removeContact(context, actor, id);
    return removed.ok ? { ok: true, toast: "crmRemoved", to: CONTACTS } : refused(removed, fields);
  }
  const submission = parseForm(form, ContactForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, anyway, ...said } = submission.value;
  const saved = await editContact(context, actor, { id, ...said, anyway: anyway === "on" });
  return saved.ok ? { ok: true, toast: "crmSaved", to: contactPath(id) } : refused(saved, fields);
}

export async function answerMerge(context: Context, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, MergeForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...merge } = submission.value;
  const merged = await mergeContacts(context, actor, merge);
  return merged.ok ? { ok: true, toast: "crmMerged", to: contactPath(merged.id) } : refused(merged, fields);
}

export async function answerNorms(context: Context, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NormsForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...norms } = submission.value;
  const saved = await saveNorms(context, actor, norms);
  return saved.ok ? { ok: true, toast: "crmSaved", to: REPORT } : refused(saved, fields);
}
