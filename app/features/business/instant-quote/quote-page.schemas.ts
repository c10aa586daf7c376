import * as v from "valibot";
import type { PRICE_TERMS } from "~/features/tools/estimates/priced-work.schemas.ts";
import { decimalOf } from "~/lib/decimal.ts";
import { formKey, optionalText, rowVersion, textLine } from "~/services/form-fields.ts";
import { emailOf } from "~/services/person.ts";
import { ACCENTS } from "./firm-brand.ts";
import { JOBS } from "./jobs.ts";
import { QUOTE_LIMITS as MOST } from "./quote-page.limits.ts";
import { TERM_LIMITS } from "./quote-terms.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";
const LONG = "errors.long";

const email = v.pipe(
  v.string("errors.email"),
  v.trim(),
  v.check((typed) => emailOf(typed) !== undefined, "errors.email"),
  v.transform((typed) => emailOf(typed) ?? ""),
);

/** What a client sends with a range: how to reach them, and what they want to add. */
export const SendForm = v.object(
  {
    intent: v.literal("send", STALE),
    idem: formKey(STALE),
    client: textLine(MOST.client, { empty: "errors.client", long: LONG }),
    email,
    phone: optionalText(MOST.phone, LONG),
    place: optionalText(MOST.place, LONG),
    note: optionalText(MOST.note, LONG),
  },
  STALE,
);
export type SendForm = v.InferOutput<typeof SendForm>;

const term = (name: (typeof PRICE_TERMS)[number]) => {
  const [least, most] = TERM_LIMITS[name];
  return v.pipe(
    v.string("errors.term"),
    v.transform((typed) => decimalOf(typed.trim()) ?? ""),
    v.check((value) => value !== "" && Number(value) >= least && Number(value) <= most, "errors.term"),
    v.check((value) => (value.split(".")[1]?.length ?? 0) <= 4, "errors.term"),
  );
};

const JOB_IDS = JOBS.map(({ id }) => id);

/** A workspace's own page: what it is called, what it offers, and its terms. */
export const PageForm = v.object(
  {
    intent: v.literal("page", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    firm: textLine(MOST.firm, { empty: "errors.firm", long: LONG }),
    intro: optionalText(MOST.intro, LONG),
    jobs: v.optional(v.array(v.picklist(JOB_IDS, "errors.jobs"), "errors.jobs"), []),
    region: term("region"),
    wage: term("wage"),
    tax: term("tax"),
    overhead: term("overhead"),
    profit: term("profit"),
    contingency: term("contingency"),
    accent: v.optional(
      v.pipe(v.string("errors.accent"), v.trim(), v.picklist(["", ...ACCENTS], "errors.accent")),
      " ",
    ),
    open: v.optional(v.literal("on", STALE)),
  },
  STALE,
);
export type PageForm = v.InferOutput<typeof PageForm>;

/** The picture of the firm, beside its file; and taking it away. */
export const LogoForm = v.object({ intent: v.literal("logo", STALE), idem: formKey(STALE) }, STALE);

/** A step of a request that was received. */
export const StepForm = v.object(
  {
    intent: v.picklist(["answer", "convert", "close"], STALE),
    idem: formKey(STALE),
    request: v.pipe(v.string(STALE), v.uuid(STALE)),
    version: rowVersion(STALE),
  },
  STALE,
);
export type StepForm = v.InferOutput<typeof StepForm>;
