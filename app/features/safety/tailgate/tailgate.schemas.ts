import * as v from "valibot";
import {
  calendarDay,
  drawnSignature,
  formKey,
  optionalChoice,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";
import { TAILGATE_LIMITS, WEATHER, WORK } from "./tailgate.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const reference = optionalChoice(STALE);
const line = (most: number) => optionalText(most, LONG);

/** Begins a record of a talk; a day that is still to come plans it. */
export const NewRecord = v.object(
  {
    intent: v.literal("start", STALE),
    idem: formKey(STALE),
    site: reference,
    project: reference,
    place: line(TAILGATE_LIMITS.place),
    presenter: line(TAILGATE_LIMITS.name),
    day: calendarDay("errors.day"),
  },
  STALE,
);

/** Asks for the talk in a model's wording. */
export const RewordForm = v.object({ intent: v.literal("reword", STALE) }, STALE);

/** The head of a record's form; its lines are read by `rows.logic.ts`, because their number is the page's. */
export const RecordForm = v.object(
  {
    intent: v.picklist(["save", "more", "sign"], STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    place: line(TAILGATE_LIMITS.place),
    presenter: line(TAILGATE_LIMITS.name),
    qualification: line(TAILGATE_LIMITS.name),
    hazards: line(TAILGATE_LIMITS.hazards),
  },
  STALE,
);
export type RecordForm = v.InferOutput<typeof RecordForm>;

export const RecordRemoval = v.object({ intent: v.literal("remove", STALE) }, STALE);

/** What one worker signs with, on their own phone or after the record was closed. */
const signer = {
  idem: formKey(STALE),
  name: textLine(TAILGATE_LIMITS.name, { empty: "errors.name", long: LONG }),
  /** Typed or drawn: one of both is asked for by whoever reads the form. */
  signature: line(TAILGATE_LIMITS.signature),
  drawn: drawnSignature("errors.drawn"),
  company: line(TAILGATE_LIMITS.name),
  language: v.picklist(["en", "es", "he"], STALE),
};

export const LateSigner = v.object(
  { intent: v.literal("late", STALE), ...signer, understood: v.optional(v.literal("on", STALE)) },
  STALE,
);

const answer = (message: string) => v.picklist(["a", "b"], message);

/** By link: with the answers to both questions; those of an own talk without questions are left out. */
export const LinkSigner = v.object(
  {
    intent: v.literal("sign", STALE),
    ...signer,
    first: v.optional(answer(STALE)),
    second: v.optional(answer(STALE)),
  },
  STALE,
);

const point = line(TAILGATE_LIMITS.point);
const question = line(TAILGATE_LIMITS.question);
const several = <const Options extends readonly string[]>(options: Options) =>
  v.optional(
    v.pipe(
      v.union([v.array(v.picklist(options, STALE), STALE), v.picklist(options, STALE)], STALE),
      v.transform((chosen): Options[number][] => (Array.isArray(chosen) ? chosen : [chosen])),
    ),
  );

/** A talk of one's own: written in one language, with as many points and questions as it has. */
export const OwnTalk = v.object(
  {
    intent: v.literal("keep", STALE),
    idem: formKey(STALE),
    talk: reference,
    version: rowVersion(STALE),
    title: textLine(TAILGATE_LIMITS.title, { empty: "errors.title", long: LONG }),
    point0: textLine(TAILGATE_LIMITS.point, { empty: "errors.point", long: LONG }),
    ...{ point1: point, point2: point, point3: point, point4: point, point5: point },
    ...{ ask0: question, right0: question, wrong0: question },
    ...{ ask1: question, right1: question, wrong1: question },
    section: line(TAILGATE_LIMITS.section),
    edition: line(TAILGATE_LIMITS.section),
    work: several(WORK),
    weather: several(WEATHER),
  },
  STALE,
);
export type OwnTalk = v.InferOutput<typeof OwnTalk>;

export const OwnRemoval = v.object({ intent: v.literal("drop", STALE), talk: formKey(STALE) }, STALE);
