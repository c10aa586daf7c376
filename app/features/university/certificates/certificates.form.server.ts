import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { type Holder, type Present, presentOwner } from "~/engines/trust/trust.server.ts";
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
import { numberIn } from "./cards.ts";
import {
  addCard,
  handleReport,
  issueCertificate,
  makeSet,
  type Passed,
  removeCard,
  reportCertificate,
  verifyCard,
} from "./certificates.commands.server.ts";
import { cardPath, certificatePath, EXAMPLE, SET, WALLET } from "./certificates.limits.ts";
import {
  Check,
  Finding,
  Issue,
  NewCard,
  NewSet,
  Removal,
  Report,
  SentBy,
  Verification,
} from "./certificates.schemas.ts";
import { sendProof } from "./proof.commands.server.ts";
import { qrInPicture } from "./read-qr.server.ts";
import { signerFor } from "./signer.server.ts";
import { numberOfSigned, signedIn } from "./signing.ts";

const STATUS: Record<string, number> = {
  gone: 404,
  full: 409,
  stale: 409,
  answered: 409,
  unsigned: 409,
  tooLarge: 413,
};
const TYPED = [
  "holder",
  "number",
  "issuer",
  "issuedOn",
  "expiresOn",
  "title",
  "verifiedBy",
  "verifiedHow",
] as const;

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** Why a photo was not kept, beside its field. */
const badPhoto = (error: string, fields: Sent["fields"]): Answer =>
  beside(fields, { photo: error === "tooLarge" ? "errors.tooLarge" : "errors.photo" }, STATUS[error] ?? 400);

/** Where a certificate is checked that somebody typed, scanned or photographed. */
export async function answerCheck(
  form: FormData,
  picture: File | undefined,
): Promise<{ ok: true; to: string } | Extract<Answer, { ok: false }>> {
  const fields = typedIn(form);
  const submission = parseForm(form, Check);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const read = picture && picture.size > 0 ? await qrInPicture(await bytesOf(picture)) : undefined;
  if (picture && picture.size > 0 && !read)
    return { ok: false, status: 400, sent: { fields, errors: { picture: "errors.noCode" } } };
  const text = read ?? submission.value.text;
  const signed = signedIn(text);
  const number = numberIn(text) || numberOfSigned(text);
  // What a forged code claims to be of may be anything.
  const known = numberIn(number);
  const field = read ? "picture" : "text";
  if (!known) return { ok: false, status: 400, sent: { fields, errors: { [field]: "errors.noNumber" } } };
  return { ok: true, to: `${certificatePath(known)}${signed ? `?code=${signed}` : ""}` };
}

/** A card of another issuer, with its photo. */
export async function answerCard(
  context: AppLoadContext,
  actor: Present,
  { form, photo }: { form: FormData; photo: File | undefined },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewCard);
  const lacksPhoto = !photo || photo.size === 0;
  if (submission.status !== "success") {
    const bad = badForm(replyOf(submission), fields);
    if (lacksPhoto) bad.sent.errors.photo = "errors.noPhoto";
    return bad;
  }
  if (lacksPhoto) return beside(fields, { photo: "errors.noPhoto" });
  const { intent: _, issuedOn = null, expiresOn = null, ...card } = submission.value;
  const added = await addCard(storeOf(context), actor, {
    ...{ ...card, issuedOn, expiresOn },
    photo: { name: photo.name, bytes: await bytesOf(photo) },
  });
  if (added.ok) return { ok: true, toast: "certificatesAdded", to: cardPath(added.id) };
  if (added.error === "full" || added.error === "not-allowed") return refused(added.error, fields);
  return badPhoto(added.error, fields);
}

/** What is done with a card that stands: somebody verified it, or it goes. */
export async function answerOneCard(
  context: AppLoadContext,
  actor: Present,
  { id, form, today }: { id: string; form: FormData; today: string },
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === "remove") {
    const submission = parseForm(form, Removal);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const removed = await removeCard(storeOf(context), actor, id);
    return removed.ok
      ? { ok: true, toast: "certificatesRemoved", to: WALLET }
      : refused(removed.error, fields);
  }
  const submission = parseForm(form, Verification);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  const saved = await verifyCard(context, actor, { id, today, ...said });
  return saved.ok
    ? { ok: true, toast: "certificatesVerified", to: cardPath(id) }
    : refused(saved.error, fields);
}

/** Which cards are shown together: the next step is the sheet on which links are made. */
export async function answerShare(context: AppLoadContext, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewSet);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, title } = submission.value;
  const items = form.getAll("items").filter((item): item is string => typeof item === "string");
  const made = await makeSet(context, actor, { idem, title, items });
  return made.ok
    ? { ok: true, toast: "certificatesSet", to: `/workspace/share?type=${SET}&id=${made.id}` }
    : refused(made.error, fields);
}

/**
 * Gives the certificate of a course that was passed.
 * @param passed what the member has passed
 */
export async function answerIssue(
  context: AppLoadContext,
  actor: Present,
  { form, passed }: { form: FormData; passed: readonly Omit<Passed, "holder">[] },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, Issue);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { enrolment, holder } = submission.value;
  const course = passed.find((one) => one.enrolment === enrolment);
  if (!course) return refused("gone", fields);
  const { db, now, env } = context;
  const issued = await issueCertificate({ db, now, signer: await signerFor(env) }, actor, {
    ...course,
    holder,
  });
  return issued.ok
    ? { ok: true, toast: "certificatesIssued", to: certificatePath(issued.number) }
    : refused(issued.error, fields);
}

/** What somebody says of a certificate that they checked, with or without an account. */
export async function answerReport(
  context: AppLoadContext,
  { number, form }: { number: string; form: FormData },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, Report);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  if (number === EXAMPLE) return refused("example", fields);
  const { idem, words } = submission.value;
  const sent = await reportCertificate(context, await presentOwner(context), { idem, number, words });
  return sent.ok
    ? { ok: true, toast: "certificatesReported", to: certificatePath(number) }
    : refused(sent.error, fields);
}

/** What an administrator found. The caller has asked whether they are one. */
export async function answerFinding(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, Finding);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, report, finding } = submission.value;
  const handled = await handleReport(context, { report, finding, revoke: intent === "revoke" });
  return handled.ok ? { ok: true, toast: "certificatesHandled", to: WALLET } : refused(handled.error, fields);
}

/** The card that a link asks for, from whoever holds it. */
export async function answerProof(
  context: AppLoadContext,
  holder: Holder,
  { ask, form, photo, to }: { ask: string; form: FormData; photo: File | undefined; to: string },
): Promise<Answer> {
  const fields = typedIn(form);
  const name = parseForm(form, SentBy);
  const submission = parseForm(form, NewCard);
  const lacksPhoto = !photo || photo.size === 0;
  if (submission.status !== "success" || name.status !== "success" || lacksPhoto) {
    const errors = {
      ...(submission.status !== "success" && replyOf(submission).errors),
      ...(name.status !== "success" && replyOf(name).errors),
      ...(lacksPhoto && { photo: "errors.noPhoto" }),
    };
    return beside(fields, errors);
  }
  const { intent: _, issuedOn = null, expiresOn = null, ...card } = submission.value;
  const sent = await sendProof(storeOf(context), holder, {
    ...{ ...card, issuedOn, expiresOn, ask, sentBy: name.value.sentBy },
    photo: { name: photo.name, bytes: new Uint8Array(await photo.arrayBuffer()) },
  });
  if (sent.ok) return { ok: true, toast: "certificatesProof", to };
  const { error } = sent;
  const isOfForm = error === "gone" || error === "answered" || error === "full" || error === "not-allowed";
  return isOfForm ? refused(error, fields) : badPhoto(error, fields);
}
