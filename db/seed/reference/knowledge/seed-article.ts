/** One article of the seed: its facts and its English text. Other languages follow in files of their own, by slug. */
export interface SeedArticle {
  slug: string;
  kind: "code" | "talk" | "term";
  section: string;
  edition: string;
  source: string;
  confidence: "verified" | "known" | "doubtful";
  tags: string;
  title: string;
  body: string;
}

/** Title and body of articles in one language, by slug. An article that is missing here is shown in English. */
export type SeedTexts = Record<string, { title: string; body: string }>;

/** The day on which the seed's figures were last gone through. */
export const SEED_REVIEWED_AT = "2026-11-22";
