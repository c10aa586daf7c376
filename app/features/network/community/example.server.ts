import type { Language } from "~/i18n/languages.ts";
import { SAMPLE_THREADS } from "~db/seed/sample/network/community.data.ts";
import { type SampleTrade, samplePerson } from "~db/seed/sample/people.ts";
import { EXAMPLE, COMMUNITY_LIMITS as MOST } from "./community.limits.ts";
import type { Head, PostRow, ThreadRow, Wanted } from "./community.queries.server.ts";
import { rankOf } from "./rank.ts";
import { wordsOf } from "./words.ts";

/** The examples are as old as this, in hours, one after the other; none is younger than an afternoon. */
const AGE_HOURS = [5, 9, 21, 26, 30, 47, 52, 70, 75, 98, 120, 140, 170, 190, 215, 240, 270, 300, 340, 380];

const DAY_MS = 24 * 60 * 60 * 1000;

const nothing = { mine: 0, follows: 0, draft: null, named: null, blockedHere: 0 };

/** Threads that nobody wrote, as the tables would have them: for whoever comes before anybody has asked. */
export function exampleThreads(language: Language, now: Date): { head: ThreadRow; posts: PostRow[] }[] {
  return SAMPLE_THREADS[language].map(({ space, kind, trade, title, body, by, answers }, place) => {
    const slug = `${EXAMPLE}-${place + 1}`;
    const hour = 60 * 60 * 1000;
    // Of a whole hour, so that the page is the same for everybody who asks within it.
    const from = Math.floor(now.getTime() / hour) * hour - (AGE_HOURS[place] ?? 400) * hour;
    const at = (n: number) => new Date(from + n * 25 * 60 * 1000).toISOString();
    const person = (who: readonly [SampleTrade, number]) => samplePerson(language, who[0], who[1]);
    const said = [{ by, text: body, helpful: 0, accepted: false }, ...answers];
    const posts = said.map(
      (each, n): PostRow => ({
        ...{ number: n, id: `${slug}-${n}`, opening: n === 0 ? 1 : 0, title: n === 0 ? title : "" },
        ...{ body: each.text, hidden: "", createdAt: at(n), editedAt: null, called: person(each.by) },
        ...{
          trust: n === 0 ? 0 : 2,
          mine: 0,
          open: 0,
          folded: 0,
          quoteBody: null,
          quoteCalled: null,
          photo: null,
        },
        ...{ helpful: each.helpful, same: 0, thanks: 0, my: null, flagged: 0, edits: 0 },
      }),
    );
    const accepted = said.findIndex((each) => each.accepted);
    return {
      head: {
        ...{ id: slug, slug, space, kind, language, trade, title, hidden: "", locked: 0 },
        ...{ createdAt: at(0), lastAt: at(answers.length), answers: answers.length },
        ...{ accepted: accepted > 0 ? 1 : 0, called: person(by) },
        ...{ acceptedPost: accepted > 0 ? `${slug}-${accepted}` : null, acceptedSince: null },
        ...nothing,
      },
      posts: [...posts].sort((one, other) => {
        const first = (post: PostRow) => (post.opening ? 2 : post.number === accepted ? 1 : 0);
        return first(other) - first(one) || one.number - other.number;
      }),
    };
  });
}

/** How much an example helped: each of its marks is another person's. */
const helped = ({ head, posts }: ReturnType<typeof exampleThreads>[number], now: Date) =>
  rankOf({
    people: posts.reduce((sum, { helpful }) => sum + helpful, 0),
    accepted: Boolean(head.accepted),
    days: (now.getTime() - Date.parse(head.createdAt)) / DAY_MS,
  });

/** What a list would show of the examples. */
export function exampleHeads(language: Language, now: Date, wanted: Wanted): Head[] {
  const words = wordsOf(wanted.q);
  return exampleThreads(language, now)
    .filter(({ head, posts }) => {
      if (wanted.space && head.space !== wanted.space) return false;
      if (wanted.trade && head.trade !== wanted.trade) return false;
      if (wanted.language && head.language !== wanted.language) return false;
      if (wanted.unanswered && (head.kind !== "question" || head.answers > 0)) return false;
      if (words.length === 0) return true;
      const text = new Set(wordsOf(posts.map(({ title, body }) => `${title} ${body}`).join(" ")));
      return words.every((word) => text.has(word));
    })
    .sort((one, other) =>
      wanted.helped && words.length === 0
        ? helped(other, now) - helped(one, now)
        : other.head.lastAt.localeCompare(one.head.lastAt),
    )
    .map(({ head }) => head)
    .slice(0, MOST.shown);
}
