import type { AppLoadContext } from "@remix-run/cloudflare";
import { readFrom } from "~/engines/chain/chain.server.ts";
import { readEnd } from "~/engines/chain/chain.ts";
import { readDocument } from "~/engines/lines/lines.server.ts";
import type { Content, Line } from "~/engines/lines/lines.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { answerTalk } from "~/engines/talk/talk.server.ts";
import { type Actor, type Person, presentOwner } from "~/engines/trust/trust.server.ts";
import { readPart } from "~/features/materials/library/library.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
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
import { convertProposal } from "./convert.commands.server.ts";
import { overCapIn } from "./deposit-caps.ts";
import { fromEstimate, outlineOf } from "./outline.server.ts";
import { choosePlans } from "./plans.commands.server.ts";
import { proposalProcess } from "./proposal.process.ts";
import { isWhole, withFacts, withMilestones, withRates } from "./proposal-content.ts";
import {
  createProposal,
  dropLine,
  type EditResult,
  editFacts,
  editProposal,
  moveProposal,
  proposalStands,
  proposalSubject,
  putLine,
  sendProposal,
} from "./proposals.commands.server.ts";
import { PACK, PACK_PART, PROPOSAL_LIMITS, proposalPath, valuesPath } from "./proposals.limits.ts";
import { acceptedOf } from "./proposals.queries.server.ts";
import {
  AmendForm,
  ConvertForm,
  DropLineForm,
  FactsForm,
  LineForm,
  MilestonesForm,
  NewProposalForm,
  PlansForm,
  PricesForm,
} from "./proposals.schemas.ts";

export const PROPOSAL_TYPED = [
  ...["title", "client", "site", "facts", "scope", "inclusions", "exclusions", "allowances", "terms"],
  ...["text", "note", "body", "printedName"],
] as const;
const STATUS: Record<string, number> = {
  gone: 404,
  stale: 409,
  full: 409,
  blocked: 409,
  sent: 409,
  "not-accepted": 409,
  amended: 409,
  "has-job": 409,
};

export function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, PROPOSAL_TYPED);
  if (error === "note-missing") return beside(fields, { note: "errors.noteMissing" });
  if (error === "overCap" && fields.intent === "prices")
    return beside(fields, { deposit: overCapIn(fields.state ?? "") });
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** What the engine of lines finds wrong, beside the field that it is in. */
function invalid(
  problems: readonly { at?: string; field: string; code: string }[],
  fields: Sent["fields"],
): Answer {
  const errors: Record<string, string> = {};
  for (const { at, field, code } of problems) {
    if (at && ["overhead", "profit", "discount", "tax"].includes(at)) errors[at] = "errors.percent";
    else if (at === fields.line) errors[field] = code === "too-large" ? "errors.tooLarge" : `errors.${field}`;
  }
  return Object.keys(errors).length > 0 ? beside(fields, errors) : refused("tooMany", fields);
}

const today = (context: AppLoadContext) => context.now().toISOString().slice(0, 10);

/** What the pack of the shop says is not in a price, for whoever bought it. */
async function exclusionsOf(context: AppLoadContext, actor: Person): Promise<string> {
  const { text, owned } = await readPart(context.db, actor, {
    ...{ good: PACK, part: PACK_PART, language: context.language },
  });
  if (!owned || !text) return "";
  const listed = text.body.split("\n").filter((line) => /^\d+\. /.test(line));
  return listed.map((line) => line.replace(/^\d+\. /, "")).join("\n");
}

/** A form of the list: a new proposal, from an estimate, a record before it, or a template. */
export async function answerProposals(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewProposalForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, title, template, pack, from, ...head } = submission.value;
  const actor = await presentOwner(context);
  const end = readEnd(from);
  const before = await readFrom(context, actor, end);
  const estimate =
    before && end?.kind === "estimate" ? await readDocument(context.db, actor, end.id) : undefined;
  const t = translator(context.language, "proposals");
  const begun = estimate
    ? fromEstimate(
        ...([context.language, estimate.content] as const),
        { tax: t("lumps.tax"), contingency: t("lumps.contingency") },
        { title, ...head },
        today(context),
      )
    : outlineOf(context.language, { template, ...head }, today(context));
  const excluded = pack ? await exclusionsOf(context, actor) : "";
  const exclusions = [begun.facts.exclusions, excluded]
    .filter(Boolean)
    .join("\n")
    .slice(0, PROPOSAL_LIMITS.text);
  const content = excluded ? withFacts(begun, { exclusions }) : begun;
  const made = await createProposal(context, actor, {
    idem,
    title,
    content,
    ...(before && end && { from: end }),
  });
  return made.ok
    ? { ok: true, toast: "proposalMade", to: proposalPath(made.id) }
    : refused(made.error, fields);
}

export interface FormSent {
  id: string;
  form: FormData;
  here: string;
}

/** A message about a proposal; undefined where the form is another one. */
export async function takePost(
  context: AppLoadContext,
  actor: Actor,
  { id, form, here }: FormSent,
  asksName = false,
): Promise<Answer | undefined> {
  const [subject, stands] = [proposalSubject(id), proposalStands(id, actor)];
  const said = await answerTalk(context, actor, { subject, stands, form, asksName });
  if (!said) return undefined;
  if (said.ok) return { ok: true, toast: "proposalSaid", to: `${here}#talk` };
  if (said.error === "not-allowed") return refused(said.error, typedIn(form));
  return { ok: false, status: said.status, sent: said.sent };
}

const savedAs = (result: EditResult, fields: Sent["fields"], to: string): Answer => {
  if (result.ok) return { ok: true, toast: "proposalSaved", to };
  return result.error === "invalid" ? invalid(result.problems ?? [], fields) : refused(result.error, fields);
};

interface Edit {
  context: AppLoadContext;
  actor: Person;
  sent: FormSent;
  fields: Sent["fields"];
}

async function takeLine({ context, actor, sent: { id, form, here }, fields }: Edit): Promise<Answer> {
  const submission = parseForm(form, LineForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { version, section, line, markup, taxable, optional, group, choice, text, qty, unit, unitCost } =
    submission.value;
  if ((group === "") !== (choice === ""))
    return beside(fields, group ? { choice: "errors.choice" } : { group: "errors.group" });
  const edited: Line = {
    ...{ id: line, text, qty, unit, unitCost },
    ...(markup !== "0" && { markup }),
    ...(taxable && { taxable: true }),
    ...(optional && { optional: true }),
    ...(group && { option: { group, choice } }),
  };
  return savedAs(
    await putLine(context, actor, { id, version, section, line: edited }),
    fields,
    `${here}#lines`,
  );
}

async function takeMilestones({ context, actor, sent: { id, form, here }, fields }: Edit): Promise<Answer> {
  const submission = parseForm(form, MilestonesForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { version, intent: _, ...rows } = submission.value;
  const read = Array.from({ length: PROPOSAL_LIMITS.milestones }, (_row, n) => ({
    name: rows[`name${n}` as "name0"],
    percent: rows[`percent${n}` as "percent0"],
  }));
  const milestones = read.filter(({ name, percent }) => name !== "" || percent !== "0");
  const nameless = read.findIndex(({ name, percent }) => name === "" && percent !== "0");
  if (nameless >= 0) return beside(fields, { [`name${nameless}`]: "errors.milestoneName" });
  const bad = read.findIndex(({ percent }) => !/^\d{1,3}(\.\d{1,2})?$/.test(percent));
  if (bad >= 0) return beside(fields, { [`percent${bad}`]: "errors.milestone" });
  const last = Math.max(
    0,
    read.findLastIndex(({ name }) => name !== ""),
  );
  if (milestones.length > 0 && !isWhole(milestones))
    return beside(fields, { [`percent${last}`]: "errors.hundred" });
  const change = (content: Content) => withMilestones(content, milestones);
  return savedAs(await editProposal(context, actor, { id, version, change }), fields, `${here}#payments`);
}

async function takePrices({ context, actor, sent: { id, form, here }, fields }: Edit): Promise<Answer> {
  const submission = parseForm(form, PricesForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { version, deposit, state, intent: _, ...rates } = submission.value;
  const change = ({ deposit: _before, ...content }: Content) =>
    withFacts(withRates({ ...content, ...(deposit > 0 && { deposit: { cents: deposit } }) }, rates), {
      state: state === "other" ? "" : state,
    });
  const saved = await editProposal(context, actor, { id, version, change, checksDeposit: true });
  return savedAs(saved, fields, `${here}#payments`);
}

async function takePlans({ context, actor, sent: { id, form, here }, fields }: Edit): Promise<Answer> {
  const submission = parseForm(form, PlansForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { version, intent: _, ...boxes } = submission.value;
  const ids = [...new Set(Object.values(boxes).filter((one) => one.trim() !== ""))];
  if (ids.length > PROPOSAL_LIMITS.plans) return beside(fields, { plan0: "errors.plans" }, 422);
  const saved = await choosePlans(context, actor, { id, version, ids });
  if (!saved.ok && saved.error === "no-plan") return beside(fields, { plan0: "errors.plan" }, 422);
  return savedAs(saved, fields, `${here}#plans`);
}

/** Forms that change what a draft says. */
async function takeEdit(edit: Edit): Promise<Answer> {
  const { context, actor, sent, fields } = edit;
  const { id, form, here } = sent;
  switch (form.get("intent")) {
    case "line":
      return takeLine(edit);
    case "drop": {
      const submission = parseForm(form, DropLineForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...line } = submission.value;
      return savedAs(await dropLine(context, actor, { id, ...line }), fields, `${here}#lines`);
    }
    case "milestones":
      return takeMilestones(edit);
    case "prices":
      return takePrices(edit);
    case "plans":
      return takePlans(edit);
    default: {
      const submission = parseForm(form, FactsForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, version, title, startOn, finishOn, validUntil, ...words } = submission.value;
      const days = { startOn: startOn ?? "", finishOn: finishOn ?? "", validUntil: validUntil ?? "" };
      const facts = { ...words, ...days };
      return savedAs(await editFacts(context, actor, { id, version, title, facts }), fields, here);
    }
  }
}

const Move = moveSchema(proposalProcess);
type Begin = Parameters<typeof convertProposal>[2]["begin"];

/** What comes of an accepted proposal: an amendment, or a job. */
async function takeNext({ context, actor, sent, fields }: Edit, begin: Begin, zone: string): Promise<Answer> {
  const { id, form } = sent;
  if (form.get("intent") === "convert") {
    const submission = parseForm(form, ConvertForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const made = await convertProposal(context, actor, { id, zone, begin });
    return made.ok
      ? { ok: true, toast: "proposalConverted", to: valuesPath(made.project) }
      : refused(made.error, fields);
  }
  const submission = parseForm(form, AmendForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const accepted = await acceptedOf(context.db, actor, id);
  if (!accepted) return refused("gone", fields);
  const { title, content } = accepted;
  const made = await createProposal(context, actor, {
    idem: submission.value.idem,
    title,
    content,
    amends: id,
  });
  return made.ok
    ? { ok: true, toast: "proposalMade", to: proposalPath(made.id) }
    : refused("blocked", fields);
}

/**
 * A form of a proposal's page.
 * @param begin the command that begins a job
 * @param zone where the days of a job without a site are counted
 */
export async function answerProposal(
  context: AppLoadContext,
  { id, form }: { id: string; form: FormData },
  { begin, zone }: { begin: Begin; zone: string },
): Promise<Answer> {
  const actor = await presentOwner(context);
  const fields = typedIn(form);
  const here = proposalPath(id);
  const sent = { id, form, here };
  const said = await takePost(context, actor, sent);
  if (said) return said;
  const intent = form.get("intent");
  const edit = { context, actor, sent, fields };
  if (intent === "convert" || intent === "amend") return takeNext(edit, begin, zone);
  if (intent !== MOVE_INTENT) return takeEdit(edit);
  const submission = parseForm(form, Move);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...moving } = submission.value;
  const move = { record: id, ...moving };
  const moved =
    moving.transition === "send"
      ? await sendProposal(context, actor, move)
      : await moveProposal(context, actor, move);
  return moved.ok ? { ok: true, toast: "proposalMoved", to: here } : refused(moved.error, fields);
}
