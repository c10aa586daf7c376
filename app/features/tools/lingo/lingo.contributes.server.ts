import { and, eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { lingoCards, lingoStars, termSuggestions } from "~db/schema/tools.ts";

export default {
  owned: [
    {
      by: lingoCards.workspace,
      touched: lingoCards.answeredAt,
      // A card that the member has too stays as the member knows it.
      adopt: (db, { guest, owner }) => [
        db.delete(lingoCards).where(
          and(
            eq(lingoCards.workspace, guest),
            sql`exists (select 1 from lingo_cards as own where own.workspace_id = ${owner}
              and own.shown = lingo_cards.shown and own.asked = lingo_cards.asked and own.slug = lingo_cards.slug)`,
          ),
        ),
        db.update(lingoCards).set({ workspace: owner }).where(eq(lingoCards.workspace, guest)),
      ],
    },
    {
      by: lingoStars.workspace,
      touched: lingoStars.createdAt,
      adopt: (db, { guest, owner }) => [
        db.delete(lingoStars).where(
          and(
            eq(lingoStars.workspace, guest),
            sql`exists (select 1 from lingo_stars as own where own.workspace_id = ${owner}
              and own.slug = lingo_stars.slug)`,
          ),
        ),
        db.update(lingoStars).set({ workspace: owner }).where(eq(lingoStars.workspace, guest)),
      ],
    },
    {
      by: termSuggestions.workspace,
      touched: termSuggestions.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(termSuggestions).set({ workspace: owner }).where(eq(termSuggestions.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: termSuggestions.name, keep: "a word of the trade" },
    { column: termSuggestions.nameKey, keep: "a word of the trade" },
  ],
  points: [
    {
      kind: "term",
      rows: (
        may,
      ) => sql`select ${termSuggestions.id} as id, ${termSuggestions.workspace} as workspace, 1 as amount,
        ${termSuggestions.decidedAt} as at, null as provider from ${termSuggestions}
        where ${termSuggestions.status} = 'accepted' and ${may(termSuggestions.workspace)}`,
    },
  ],
  toasts: [
    toastSet("lingo", { lingoStarred: "ok", lingoUnstarred: "ok" }),
    toastSet("lingo-suggest", { lingoSuggested: "ok" }),
    toastSet("lingo-cards", { lingoRestarted: "ok" }),
    toastSet("lingo-review", { lingoAccepted: "ok", lingoDeclined: "ok", lingoRestored: "ok" }),
  ],
} satisfies Contribution;
