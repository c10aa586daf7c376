import * as v from "valibot";
import { LANGUAGES } from "~/i18n/languages.ts";

const MathRun = v.object({
  title: v.string(),
  outputs: v.array(
    v.object({ id: v.string(), label: v.string(), text: v.string(), tape: v.optional(v.string()) }),
  ),
  steps: v.array(v.object({ id: v.string(), label: v.string(), working: v.string(), text: v.string() })),
  assumptions: v.array(v.string()),
  /** The page of the calculation, with these measures. */
  href: v.optional(v.pipe(v.string(), v.startsWith("/calculator/"))),
});

const Details = v.object({
  language: v.optional(v.picklist(LANGUAGES)),
  citations: v.array(
    v.object({
      label: v.string(),
      edition: v.string(),
      title: v.string(),
      confidence: v.picklist(["verified", "known", "doubtful"]),
      /** The article; that of a provision has a page of its own. */
      slug: v.optional(v.string()),
    }),
  ),
  figure: v.optional(v.string()),
  /** The whole question that a follow-up was read as. */
  asked: v.optional(v.string()),
  math: v.optional(MathRun),
});

/** What a page shows of `AnswerDetails`. */
export type ShownDetails = v.InferOutput<typeof Details>;
export type ShownMath = NonNullable<ShownDetails["math"]>;
export type ShownCitation = ShownDetails["citations"][number];

const Stored = v.pipe(v.string(), v.parseJson(), Details);

/** Reads the column `details`. Whatever is no such JSON is left out; the answer itself stands without it. */
export function readDetails(stored: string | null): ShownDetails | undefined {
  const parsed = v.safeParse(Stored, stored);
  return parsed.success ? parsed.output : undefined;
}
