import type { AppLoadContext } from "@remix-run/cloudflare";
import { readPosition } from "~/engines/place/place.ts";
import { type Administrator, move } from "~/engines/process/process.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import type { Person, Present } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { claim, markUsed } from "./claims.commands.server.ts";
import bound from "./partner.process.server.ts";
import { partnerProcess } from "./partner.process.ts";
import { apply, offer, openOffer } from "./partners.commands.server.ts";
import { ADMIN_PARTNERS, MY_OFFERS, PARTNER_FORM, readCodes } from "./partners.limits.ts";
import { ownPartnerQuery } from "./partners.queries.server.ts";
import { ClaimForm, FirmForm, UseForm } from "./partners.schemas.ts";

const STATUS: Record<string, number> = { gone: 404, "not-allowed": 403, tier: 403, own: 403 };

const refused = (error: string, fields: Sent["fields"]): Answer => ({
  ok: false,
  status: STATUS[error] ?? 409,
  sent: { fields, errors: {}, problem: `errors.${error}` },
});

/** A code of an offer. */
export async function answerClaim(
  context: AppLoadContext,
  actor: Present,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, ClaimForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  await context.rateLimit.take("deal");
  const done = await claim(context, actor, { idem: submission.value.idem, offer: id });
  return done.ok
    ? { ok: true, toast: "partnerClaimed", to: `${MY_OFFERS}#c-${done.id}` }
    : refused(done.error, fields);
}

/** A code that was used. */
export async function answerUse(context: AppLoadContext, owner: string, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, UseForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { claim: id, saved, stars } = submission.value;
  const done = await markUsed(context, { owner }, { claim: id, savedCents: saved, stars: Number(stars) });
  return done.ok ? { ok: true, toast: "partnerUsed", to: MY_OFFERS } : refused(done.error, fields);
}

async function stepped(
  context: AppLoadContext,
  who: Person | Administrator,
  record: string,
  form: FormData,
  to: string,
): Promise<Answer> {
  const fields = { ...typedIn(form), partner: record };
  const moving = parseForm(form, moveSchema(partnerProcess));
  if (moving.status !== "success") return badForm(replyOf(moving), fields);
  const { intent: _, ...step } = moving.value;
  const moved = await move(context, bound, who, { record, ...step });
  if (moved.ok) return { ok: true, toast: "partnerMoved", to };
  return moved.error === "note-missing"
    ? beside(fields, { note: "errors.note-missing" })
    : refused(moved.error, fields);
}

/** What a firm does as a partner. */
export async function answerFirm(context: AppLoadContext, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === MOVE_INTENT) {
    const [own] = await ownPartnerQuery(context.db, actor, context.now());
    return own ? stepped(context, actor, own.id, form, PARTNER_FORM) : refused("gone", fields);
  }
  const submission = parseForm(form, FirmForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  if (typed.intent === "apply") {
    const { intent: _, position, ...rest } = typed;
    const read = readPosition(position);
    if (!read.ok) return beside(fields, { position: "errors.position" });
    const done = await apply(context, actor, { ...rest, ...read.position });
    return done.ok ? { ok: true, toast: "partnerApplied", to: PARTNER_FORM } : refused(done.error, fields);
  }
  if (typed.intent === "offer") {
    const { intent: _, codes: pasted, singleCode, ...rest } = typed;
    const codes = readCodes(pasted) ?? [];
    const single = singleCode.trim();
    if (single === "" && codes.length === 0) return beside(fields, { codes: "errors.noCodes" });
    if (single !== "" && codes.length > 0) return beside(fields, { codes: "errors.bothCodes" });
    if (rest.validTo < rest.validFrom) return beside(fields, { validTo: "errors.order" });
    const done = await offer(context, actor, { ...rest, singleCode: single, codes });
    return done.ok ? { ok: true, toast: "partnerOffered", to: PARTNER_FORM } : refused(done.error, fields);
  }
  const done = await openOffer(context, actor, { offer: typed.offer, open: typed.intent === "open" });
  return done.ok ? { ok: true, toast: "partnerMoved", to: PARTNER_FORM } : refused(done.error, fields);
}

/** What an administrator decides. */
export const answerReview = (
  context: AppLoadContext,
  who: Administrator,
  record: string,
  form: FormData,
): Promise<Answer> => stepped(context, who, record, form, ADMIN_PARTNERS);
