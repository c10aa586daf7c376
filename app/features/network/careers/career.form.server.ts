import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  entryRefusal,
  keepEntry,
  letEntryGo,
  removeEntry,
  saveEntry,
} from "~/engines/directory/directory.server.ts";
import { inOwn, type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { type Answer, badForm, beside, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { CAREERS, careerPath } from "./career.limits.ts";
import { ownCareer } from "./career.queries.server.ts";
import { CareerForm, CareerStep } from "./career.schemas.ts";
import { career, placesOf } from "./career.ts";
import { answerEndorsement, endorse, withdrawEndorsement } from "./endorsements.commands.server.ts";
import { isRelation } from "./endorsements.ts";
import { readCareer } from "./typed-career.ts";

/** What is given back to whoever may no longer write. */
const refused = entryRefusal(["name", "headline", "about", "skills", "shownAs"]);

/** A person's own profile, new or changed. It is theirs alone, whatever workspace they work in. */
export async function answerCareerForm(
  context: AppLoadContext,
  { owner }: Present,
  form: FormData,
): Promise<Answer> {
  const submission = parseForm(form, CareerForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, version, name, about, hidden } = submission.value;
  const { attrs, errors } = readCareer(submission.value, context.now().toISOString().slice(0, 10));
  if (Object.keys(errors).length > 0) return beside(fields, errors);
  const actor = inOwn(owner);
  const before = version === undefined ? undefined : await ownCareer(context.db, actor);
  const saved = await saveEntry(context, actor, {
    ...{ kind: career, idem, name, about, attrs, places: placesOf(attrs), hidden: hidden === "on" },
    ...(version !== undefined && { change: { id: before?.id ?? "", version } }),
  });
  return saved.ok
    ? { ok: true, toast: "careerSaved", to: careerPath(saved.id) }
    : refused(saved.error, fields);
}

const DONE = {
  keep: "careerKept",
  letGo: "careerLetGo",
  remove: "careerRemoved",
  endorse: "careerEndorsed",
  confirm: "careerConfirmed",
  decline: "careerDeclined",
  withdraw: "careerWithdrawn",
} as const satisfies Record<CareerStep["intent"], ToastCode>;

function taken(
  context: AppLoadContext,
  actor: Present,
  id: string,
  step: CareerStep,
): Promise<CommandResult<string>> {
  switch (step.intent) {
    case "keep":
      return keepEntry(context, actor, { id });
    case "letGo":
      return letEntryGo(context, actor, { id });
    case "remove":
      return removeEntry(context, actor, { id });
    case "endorse": {
      const { skill, shownAs, idem } = step;
      const [kind = "", job = ""] = step.relation.split(":");
      if (!isRelation(kind)) return Promise.resolve({ ok: false, error: "unrelated" });
      return endorse(context, actor, { entry: id, skill, shownAs, idem, relation: { kind, id: job } });
    }
    case "withdraw":
      return withdrawEndorsement(context, actor, { id: step.endorsement });
    default:
      return answerEndorsement(context, actor, { id: step.endorsement, verdict: step.intent });
  }
}

/** Whatever is done on the page of one person. */
export async function answerCareer(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const submission = parseForm(form, CareerStep);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const step = submission.value;
  // What somebody keeps and says of people is their own, and no firm's.
  const { owner } = await presentOwner(context);
  const done = await taken(context, inOwn(owner), id, step);
  if (!done.ok) return refused(done.error, fields);
  return { ok: true, toast: DONE[step.intent], to: step.intent === "remove" ? CAREERS : careerPath(id) };
}
