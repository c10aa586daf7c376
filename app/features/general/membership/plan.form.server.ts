import type { Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { type FormReply, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import type { Database } from "~db/client.ts";
import {
  type Billing,
  downgrade,
  leaveLater,
  leaveNow,
  openCharge,
  setZone,
  startTrial,
} from "./membership.commands.server.ts";
import { readMembership } from "./membership.queries.server.ts";
import { PlanForm } from "./membership.schemas.ts";
import { lineOf } from "./membership.view.server.ts";

interface Asked extends Billing {
  db: Database;
  now: () => Date;
  language: Language;
  /** Where the confirmation of a payment goes. */
  email: string;
}

export type PlanAnswer =
  | {
      ok: true;
      toast: ToastCode;
      /** The invoice to be paid. */
      order?: string;
      /** Whether money is due to go back. */
      owed?: boolean;
    }
  | { ok: false; status: number; reply?: FormReply; refused?: string };

/** Which sentence of the page says why a step was not taken. */
const WHY: Readonly<Record<string, string>> = {
  fits: "fits",
  nothingOpen: "open",
  tried: "tried",
  open: "open",
  changed: "changed",
};

/** A form of the page of a plan. */
export async function answerPlan(context: Asked, actor: Person, form: FormData): Promise<PlanAnswer> {
  const submission = parseForm(form, PlanForm);
  if (submission.status !== "success") {
    const { errors, ...reply } = replyOf(submission);
    const { when, note, zone } = errors;
    const beside = Object.fromEntries(
      Object.entries({ when, note, zone }).filter((entry): entry is [string, string] => Boolean(entry[1])),
    );
    const refused = Object.keys(beside).length === 0 ? "form" : undefined;
    return { ok: false, status: 400, refused, reply: { ...reply, errors: beside } };
  }
  const sent = submission.value;
  const done = await step();
  if (done.ok) return done;
  if (done.error === "not-allowed") throw noAccess(typedIn(form), ["note"]);
  return { ok: false, status: 409, refused: WHY[done.guard ?? done.error] ?? "stale" };

  async function step(): Promise<
    Extract<PlanAnswer, { ok: true }> | { ok: false; error: string; guard?: string }
  > {
    switch (sent.intent) {
      case "try": {
        const begun = await startTrial(context, actor, { idem: sent.idem, language: context.language });
        return begun.ok ? { ok: true, toast: "planTrial" } : begun;
      }
      case "charge": {
        const text = lineOf(context, await readMembership(context, actor), sent.to);
        const { email, language } = context;
        const asked = await openCharge(context, actor, { ...sent, email, language, text });
        return asked.ok ? { ok: true, toast: "planBilled", order: asked.order } : asked;
      }
      case "downgrade": {
        const less = await downgrade(context, actor, sent);
        return less.ok ? { ok: true, toast: "planDowngraded", owed: less.backCents > 0 } : less;
      }
      case "leave": {
        const { idem, version, note } = sent;
        if (sent.when === "later") {
          const later = await leaveLater(context, actor, { idem, version, stay: false });
          return later.ok ? { ok: true, toast: "planLeaves" } : later;
        }
        const left = await leaveNow(context, actor, { ...sent, note: note || undefined });
        return left.ok ? { ok: true, toast: "planLeft", owed: left.backCents > 0 } : left;
      }
      case "stay": {
        const stays = await leaveLater(context, actor, { ...sent, stay: true });
        return stays.ok ? { ok: true, toast: "planStays" } : stays;
      }
      case "zone": {
        const set = await setZone(context, actor, sent);
        return set.ok ? { ok: true, toast: "planZone" } : set;
      }
    }
  }
}
