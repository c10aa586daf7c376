import * as v from "valibot";
import { formKey, oneOf, optionalDay, optionalText, rowVersion, textLine } from "~/services/form-fields.ts";
import { CARD_KINDS, CERTIFICATE_LIMITS } from "./certificates.limits.ts";

const FORM = "errors.form";
const LONG = "errors.long";
const DAYS = { form: FORM, day: "errors.day" };
const line = (most: number, empty: string) => textLine(most, { empty, long: LONG });

/** What was typed or scanned, to be checked; a picture may come in its place. */
export const Check = v.object({ intent: v.literal("check", FORM), text: optionalText(4_000, LONG) }, FORM);

/** The fields of a card of another issuer, beside its photo. */
export const CARD_FIELDS = {
  holder: line(CERTIFICATE_LIMITS.holder, "errors.holder"),
  kind: oneOf(CARD_KINDS, "errors.kind"),
  number: optionalText(CERTIFICATE_LIMITS.number, LONG),
  issuer: line(CERTIFICATE_LIMITS.issuer, "errors.issuer"),
  issuedOn: optionalDay(DAYS),
  expiresOn: optionalDay(DAYS),
};

const inOrderOfDays = ({ issuedOn, expiresOn }: { issuedOn?: string | null; expiresOn?: string | null }) =>
  !issuedOn?.trim() || !expiresOn?.trim() || issuedOn <= expiresOn;

export const NewCard = v.pipe(
  v.object({ intent: v.literal("add", FORM), idem: formKey(FORM), ...CARD_FIELDS }, FORM),
  v.forward(v.partialCheck([["issuedOn"], ["expiresOn"]], inOrderOfDays, "errors.order"), ["expiresOn"]),
);

/** That somebody looked: who, how, and whether the issuer itself confirmed it. */
export const Verification = v.object(
  {
    intent: v.literal("verify", FORM),
    version: rowVersion(FORM),
    verified: oneOf(["self", "issuer", "reviewed"], "errors.verified"),
    verifiedBy: line(CERTIFICATE_LIMITS.holder, "errors.verifiedBy"),
    verifiedHow: line(CERTIFICATE_LIMITS.how, "errors.verifiedHow"),
  },
  FORM,
);

/** The certificate of a course that was passed, with the name that it shows. */
export const Issue = v.object(
  {
    intent: v.literal("issue", FORM),
    enrolment: v.pipe(v.string(FORM), v.minLength(1, FORM), v.maxLength(80, FORM)),
    holder: line(CERTIFICATE_LIMITS.holder, "errors.holder"),
  },
  FORM,
);

export const Removal = v.object({ intent: v.literal("remove", FORM) }, FORM);

/** Which cards are shown together; none of them ticked shows all. */
export const NewSet = v.object(
  {
    intent: v.literal("share", FORM),
    idem: formKey(FORM),
    title: line(CERTIFICATE_LIMITS.title, "errors.title"),
  },
  FORM,
);

export const Report = v.object(
  {
    intent: v.literal("report", FORM),
    idem: formKey(FORM),
    words: line(CERTIFICATE_LIMITS.words, "errors.words"),
  },
  FORM,
);

/** What an administrator found. */
export const Finding = v.object(
  {
    intent: oneOf(["keep", "revoke"], FORM),
    report: v.pipe(v.string(FORM), v.trim(), v.nonEmpty(FORM), v.maxLength(60, FORM)),
    finding: line(CERTIFICATE_LIMITS.how, "errors.finding"),
  },
  FORM,
);

/** The name of whoever answers a request by its link; the fields of the card are those of the wallet. */
export const SentBy = v.object({ sentBy: line(CERTIFICATE_LIMITS.holder, "errors.sentBy") }, FORM);
