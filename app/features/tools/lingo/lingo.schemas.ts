import * as v from "valibot";
import { LANGUAGES } from "~/i18n/languages.ts";
import { formKey, oneOf, optionalText, rowVersion, textLine } from "~/services/form-fields.ts";
import { REGIONS, TRADES } from "~db/schema/knowledge.terms.ts";
import { LINGO_LIMITS } from "./lingo.limits.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

const name = textLine(LINGO_LIMITS.name, { empty: "errors.name", long: "errors.nameLong" });
const slug = v.pipe(v.string(STALE), v.regex(/^[a-z0-9-]{1,80}$/, STALE));
const region = oneOf(REGIONS, "errors.region");
const trade = oneOf(TRADES, "errors.trade");

/** A word that is missing, or another name of a term that is there. */
export const Suggest = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("suggest-term"),
        idem: formKey(STALE),
        region,
        name,
        meaning: textLine(LINGO_LIMITS.meaning, { empty: "errors.meaning", long: "errors.meaningLong" }),
        trade,
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("suggest-name"),
        idem: formKey(STALE),
        slug,
        region,
        name,
        meaning: optionalText(LINGO_LIMITS.meaning, "errors.meaningLong"),
      },
      STALE,
    ),
  ],
  STALE,
);
export type Suggest = v.InferOutput<typeof Suggest>;

const language = v.picklist(LANGUAGES, STALE);

/** A card that was turned over, or all of a pair of languages. */
export const CardChange = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.picklist(["knew", "missed"]),
        slug,
        shown: language,
        asked: language,
        version: rowVersion(STALE),
      },
      STALE,
    ),
    v.object({ intent: v.literal("restart"), shown: language, asked: language }, STALE),
  ],
  STALE,
);
export type CardChange = v.InferOutput<typeof CardChange>;

/** A term is marked, or is no longer. */
export const StarChange = v.object({ intent: v.picklist(["star", "unstar"], STALE) }, STALE);

/** A quiz that was answered; what was answered stands beside it, by the slug of the question. */
export const QuizForm = v.object(
  { intent: v.literal("answer", STALE), idem: formKey(STALE), shown: language, asked: language },
  STALE,
);

const id = v.pipe(v.string(STALE), v.uuid(STALE));
const idem = formKey(STALE);
const title = (message: string) => textLine(LINGO_LIMITS.name, { empty: message, long: "errors.nameLong" });
const optionalName = optionalText(LINGO_LIMITS.name, "errors.nameLong");
const optionalMeaning = optionalText(LINGO_LIMITS.meaning, "errors.meaningLong");

/** A language is written whole or not at all. */
const isWhole = (one: string, other: string) => (one === "") === (other === "");

/** An administrator takes a new term, complete in English at least. */
export const AcceptTerm = v.pipe(
  v.object(
    {
      intent: v.literal("accept-term", STALE),
      id,
      idem,
      trade,
      name_en: title("errors.nameEnglish"),
      meaning_en: textLine(LINGO_LIMITS.meaning, {
        empty: "errors.meaningEnglish",
        long: "errors.meaningLong",
      }),
      name_es: optionalName,
      meaning_es: optionalMeaning,
      name_he: optionalName,
      meaning_he: optionalMeaning,
    },
    STALE,
  ),
  v.forward(
    v.partialCheck([["name_es"], ["meaning_es"]], (f) => isWhole(f.name_es, f.meaning_es), "errors.half"),
    ["meaning_es"],
  ),
  v.forward(
    v.partialCheck([["name_he"], ["meaning_he"]], (f) => isWhole(f.name_he, f.meaning_he), "errors.half"),
    ["meaning_he"],
  ),
);
export type AcceptTerm = v.InferOutput<typeof AcceptTerm>;

/** Everything else that an administrator does with a suggestion. */
export const ReviewStep = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("accept-name"),
        id,
        idem,
        region,
        name,
        said: optionalText(LINGO_LIMITS.said, "errors.nameLong"),
      },
      STALE,
    ),
    v.object({ intent: v.literal("decline"), id, idem }, STALE),
    v.object({ intent: v.literal("restore"), id, idem }, STALE),
  ],
  STALE,
);
export type Review = AcceptTerm | v.InferOutput<typeof ReviewStep>;
