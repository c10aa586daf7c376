import * as v from "valibot";
import { isLanguage, type Language } from "~/i18n/languages.ts";
import { optionalText } from "~/services/form-fields.ts";

export const STATUSES = ["pending", "answered", "dismissed"] as const;
export type Status = (typeof STATUSES)[number];
export const REASONS = ["unanswered", "disliked"] as const;
export type Reason = (typeof REASONS)[number];
export const CONFIDENCES = ["known", "verified", "doubtful"] as const;

export const MAX_SEARCH = 100;
/** How many questions a page lists. */
export const PAGE_SIZE = 20;
const LAST_PAGE = 500;

/** What of the queue a page shows. */
export interface QueueFilter {
  status: Status;
  reason?: Reason;
  language?: Language;
  /** Words to look for, or empty. */
  q: string;
  /** From 1. */
  page: number;
}

const oneOf = <T extends string>(values: readonly T[], asked: string | null): T | undefined =>
  values.find((value) => value === asked);

/** A search as it is read: trimmed and no longer than the field takes. */
export function readSearch(asked: string | null): string {
  return (asked ?? "").trim().slice(0, MAX_SEARCH);
}

/** The filter of an address; what means nothing there is passed over. */
export function readFilter(search: URLSearchParams): QueueFilter {
  const language = search.get("language");
  const page = Number(search.get("page"));
  return {
    status: oneOf(STATUSES, search.get("status")) ?? "pending",
    reason: oneOf(REASONS, search.get("reason")),
    language: isLanguage(language) ? language : undefined,
    q: readSearch(search.get("q")),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

export const TITLE_MAX = 200;
/** Three texts of this length, whatever their alphabet, stay below what a form may weigh. */
export const BODY_MAX = 3_000;
/** What stands beside the text, in every language the same. */
export const FACT_MAX = { section: 100, edition: 100, source: 200, tags: 300 };

const required = (most: number, missing: string, tooLong: string) =>
  v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), v.maxLength(most, tooLong));

const id = v.pipe(v.string(STALE), v.regex(/^[0-9a-f]{32}$/, STALE));
/** Every form carries its key and the question it is about. */
const FORM = { idem: v.pipe(v.string(STALE), v.uuid(STALE)), id };
/** The answer that the form was written against; empty where there was none. */
const basis = optionalText(200, STALE);

/** A language other than English is written whole or not at all. */
const isWhole = (title: string, body: string) => (title === "") === (body === "");

/** An article as a form writes it: fields per language, of which only English must be filled in. */
export const WriteAnswer = v.pipe(
  v.object(
    {
      intent: v.literal("answer", STALE),
      ...FORM,
      basis,
      title_en: required(TITLE_MAX, "errors.title", "errors.titleLong"),
      body_en: required(BODY_MAX, "errors.body", "errors.bodyLong"),
      title_es: optionalText(TITLE_MAX, "errors.titleLong"),
      body_es: optionalText(BODY_MAX, "errors.bodyLong"),
      title_he: optionalText(TITLE_MAX, "errors.titleLong"),
      body_he: optionalText(BODY_MAX, "errors.bodyLong"),
      section: optionalText(FACT_MAX.section, "errors.long"),
      edition: optionalText(FACT_MAX.edition, "errors.long"),
      source: required(FACT_MAX.source, "errors.source", "errors.long"),
      tags: optionalText(FACT_MAX.tags, "errors.long"),
      confidence: v.picklist(CONFIDENCES, STALE),
    },
    STALE,
  ),
  v.forward(
    v.partialCheck(
      [["section"], ["edition"]],
      ({ section, edition }) => section === "" || edition !== "",
      "errors.edition",
    ),
    ["edition"],
  ),
  v.forward(
    v.partialCheck(
      [["title_es"], ["body_es"]],
      ({ title_es, body_es }) => isWhole(title_es, body_es),
      "errors.half",
    ),
    ["body_es"],
  ),
  v.forward(
    v.partialCheck(
      [["title_he"], ["body_he"]],
      ({ title_he, body_he }) => isWhole(title_he, body_he),
      "errors.half",
    ),
    ["body_he"],
  ),
);
export type WriteAnswer = v.InferOutput<typeof WriteAnswer>;

/** Everything else that is done to a question. */
export const QueueStep = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("choose"),
        ...FORM,
        basis,
        article: v.pipe(v.string(STALE), v.maxLength(200, STALE)),
      },
      STALE,
    ),
    v.object({ intent: v.literal("merge"), ...FORM, into: id }, STALE),
    v.object({ intent: v.literal("separate"), ...FORM, part: id }, STALE),
    v.object({ intent: v.literal("dismiss"), ...FORM }, STALE),
    v.object({ intent: v.literal("restore"), ...FORM }, STALE),
  ],
  STALE,
);
export type QueueChange = WriteAnswer | v.InferOutput<typeof QueueStep>;
