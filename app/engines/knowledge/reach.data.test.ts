import { beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { testDatabase } from "../../../tests/database.ts";
import { seedKnowledge } from "../../../tests/knowledge.ts";
import { ask } from "./knowledge.queries.server.ts";
import { seedArticles } from "./knowledge.seed.ts";

const db = testDatabase();
beforeAll(() => seedKnowledge(db));

/** Their titles in some language are said of other provisions just as well; they are asked for by other words. */
const BY_OTHER_WORDS = new Set([
  "ibc-1006-2",
  "irc-r105-2",
  "irc-r302-3",
  "irc-r304-1",
  "irc-r304-2",
  "irc-r319-1",
]);
const provisions = seedArticles().filter(({ kind, slug }) => kind === "code" && !BY_OTHER_WORDS.has(slug));

// Each provision in one language, so that a new one that crowds out others is noticed without asking 1,200 questions.
test.each(LANGUAGES.map((language, n) => [language, n] as const))(
  "a provision answers what its own title asks, in %s",
  { timeout: 600_000 },
  async (language, n) => {
    const lost: string[] = [];
    for (const { slug, texts } of provisions.filter((_, index) => index % LANGUAGES.length === n)) {
      const found = await ask(db, texts[language]?.title ?? "", language, { kinds: ["code"] });
      if (!found.some((passage) => passage.slug === slug)) lost.push(slug);
    }
    expect(lost).toEqual([]);
  },
);
