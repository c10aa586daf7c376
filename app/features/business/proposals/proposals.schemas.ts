import * as v from "valibot";
import { decimalOf } from "~/lib/decimal.ts";
import {
  drawnSignature,
  formKey,
  oneOf,
  optionalChoice,
  optionalDay,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
  ticked,
} from "~/services/form-fields.ts";
import { CAPPED } from "./deposit-caps.ts";
import { PROPOSAL_LIMITS as MOST, TEMPLATES } from "./proposals.limits.ts";

const STALE = "errors.form";

/** An exact decimal as it is typed; what it is where it is left empty. */
const decimal = (message: string, empty: string) =>
  v.optional(
    v.pipe(
      v.string(message),
      v.transform((typed) => (typed.trim() === "" ? empty : decimalOf(typed))),
      v.string(message),
    ),
    " ",
  );
const box = v.optional(v.literal("on", STALE));
const long = "errors.long";
const title = textLine(MOST.title, { empty: "errors.title", long });

export const NewProposalForm = v.object(
  {
    intent: v.literal("create", STALE),
    idem: formKey(STALE),
    from: optionalChoice(STALE),
    template: oneOf(["none", ...TEMPLATES], "errors.template"),
    title,
    client: optionalText(MOST.client, long),
    site: optionalText(MOST.site, long),
    size: v.optional(
      v.pipe(
        v.string("errors.size"),
        v.trim(),
        v.transform((typed) => (typed === "" ? "0" : decimalOf(typed))),
        v.string("errors.size"),
        v.regex(/^\d+(\.\d{1,4})?$/, "errors.size"),
        v.check((typed) => Number(typed) <= MOST.size, "errors.size"),
      ),
      " ",
    ),
    facts: optionalText(MOST.text, long),
    pack: box,
  },
  STALE,
);

/** A state whose cap is known, or another one. */
export const STATES = ["other", ...CAPPED] as const;

export const FactsForm = v.pipe(
  v.object(
    {
      intent: v.literal("facts", STALE),
      version: rowVersion(STALE),
      title,
      firm: optionalText(MOST.firm, long),
      licence: optionalText(MOST.licence, long),
      client: optionalText(MOST.client, long),
      site: optionalText(MOST.site, long),
      scope: optionalText(MOST.text, long),
      inclusions: optionalText(MOST.text, long),
      exclusions: optionalText(MOST.text, long),
      allowances: optionalText(MOST.text, long),
      terms: optionalText(MOST.text, long),
      startOn: optionalDay({ form: STALE, day: "errors.day" }),
      finishOn: optionalDay({ form: STALE, day: "errors.day" }),
      validUntil: optionalDay({ form: STALE, day: "errors.day" }),
    },
    STALE,
  ),
  v.forward(
    v.partialCheck(
      [["startOn"], ["finishOn"]],
      ({ startOn, finishOn }) => !startOn || !finishOn || startOn <= finishOn,
      "errors.finishOn",
    ),
    ["finishOn"],
  ),
);

export const PricesForm = v.object(
  {
    intent: v.literal("prices", STALE),
    version: rowVersion(STALE),
    overhead: decimal("errors.percent", "0"),
    profit: decimal("errors.percent", "0"),
    discount: decimal("errors.percent", "0"),
    tax: decimal("errors.percent", "0"),
    deposit: optionalDollars({ form: STALE, money: "errors.deposit" }),
    state: oneOf(STATES, "errors.state"),
  },
  STALE,
);

const step = {
  names: optionalText(MOST.milestone, long),
  percents: decimal("errors.milestone", "0"),
};
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
type Steps = {
  [N in (typeof NUMBERS)[number] as `name${N}`]: typeof step.names;
} & { [N in (typeof NUMBERS)[number] as `percent${N}`]: typeof step.percents };

export const MilestonesForm = v.object(
  {
    intent: v.literal("milestones", STALE),
    version: rowVersion(STALE),
    ...(Object.fromEntries(
      NUMBERS.flatMap((n) => [
        [`name${n}`, step.names],
        [`percent${n}`, step.percents],
      ]),
    ) as Steps),
  },
  STALE,
);

const PLAN_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
type PlanBoxes = { [N in (typeof PLAN_NUMBERS)[number] as `plan${N}`]: ReturnType<typeof optionalChoice> };

/** Boxes of plans, each with the id of one. */
export const PlansForm = v.object(
  {
    intent: v.literal("plans", STALE),
    version: rowVersion(STALE),
    ...(Object.fromEntries(PLAN_NUMBERS.map((n) => [`plan${n}`, optionalChoice(STALE)])) as PlanBoxes),
  },
  STALE,
);

export const LineForm = v.object(
  {
    intent: v.literal("line", STALE),
    version: rowVersion(STALE),
    /** The id of the line: of a new one the key of its form. */
    line: v.pipe(v.string(STALE), v.regex(/^[\w-]{1,80}$/, STALE)),
    section: optionalText(MOST.section, long),
    text: textLine(MOST.line, { empty: "errors.text", long }),
    qty: decimal("errors.qty", "1"),
    unit: optionalText(MOST.unit, long),
    unitCost: decimal("errors.unitCost", "0"),
    markup: decimal("errors.percent", "0"),
    taxable: box,
    optional: box,
    group: optionalText(MOST.choice, long),
    choice: optionalText(MOST.choice, long),
  },
  STALE,
);

export const DropLineForm = v.object(
  {
    intent: v.literal("drop", STALE),
    version: rowVersion(STALE),
    line: v.pipe(v.string(STALE), v.regex(/^[\w-]{1,80}$/, STALE)),
  },
  STALE,
);

const decision = {
  idem: formKey(STALE),
  version: rowVersion(STALE),
  printedName: textLine(MOST.printedName, { empty: "errors.printedName", long }),
};
export const AcceptForm = v.object(
  {
    intent: v.literal("accept", STALE),
    ...decision,
    agree: ticked("errors.agree"),
    drawn: drawnSignature("errors.drawn"),
    /** What the page showed. */
    total: v.pipe(v.string(STALE), v.regex(/^-?\d{1,15}$/, STALE), v.transform(Number)),
  },
  STALE,
);
export const DeclineForm = v.object(
  {
    intent: v.literal("decline", STALE),
    ...decision,
    note: textLine(MOST.note, { empty: "errors.noteMissing", long }),
  },
  STALE,
);
export const AskForm = v.object(
  {
    intent: v.literal("ask", STALE),
    idem: formKey(STALE),
    line: v.pipe(v.string(STALE), v.regex(/^[\w-]{1,80}$/, STALE)),
    body: textLine(MOST.question, { empty: "errors.question", long }),
    printedName: optionalText(MOST.printedName, long),
  },
  STALE,
);
export const AmendForm = v.object({ intent: v.literal("amend", STALE), idem: formKey(STALE) }, STALE);
export const ConvertForm = v.object({ intent: v.literal("convert", STALE) }, STALE);
