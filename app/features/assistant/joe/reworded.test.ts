import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { TALKS } from "~db/seed/reference/knowledge/talks.data.ts";
import { TALKS_ES } from "~db/seed/reference/knowledge/talks.es.data.ts";
import { TALKS_HE } from "~db/seed/reference/knowledge/talks.he.data.ts";
import { reworded, type Wording } from "./reworded.queries.server.ts";

const TRANSLATED = { es: TALKS_ES, he: TALKS_HE } as const;

function talkIn(language: Language, slug: string): Wording {
  const found = TALKS.find((talk) => talk.slug === slug);
  const text = language === "en" ? found : TRANSLATED[language][slug as keyof typeof TALKS_ES];
  if (!found || !text) throw new Error(`no talk ${slug}`);
  const sentences = text.body.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{Lo}¿¡\p{N}])/u);
  return { slug, language, title: text.title, section: found.section, edition: found.edition, sentences };
}
const saying = (text: string | undefined) => ({ complete: vi.fn(async () => text) });
const cited = (sentence: string) => sentence.replace(/[.!?]*$/, (end) => ` [1]${end}`);

let logged: MockInstance<typeof console.info>;
beforeEach(() => {
  logged = vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test.each(LANGUAGES)("every talk of the library may be said in another order, in %s", async (language) => {
  for (const { slug } of TALKS) {
    const talk = talkIn(language, slug);
    const turned = [...talk.sentences].reverse();
    const said = await reworded(saying(turned.map(cited).join(" ")), talk);
    // A sentence that goes on from another one is not shown without it: what is shown is the talk's own in any case.
    expect([slug, said !== undefined]).toEqual([slug, true]);
    const shown = said?.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{Lo}¿¡\p{N}])/u) ?? [];
    expect(shown.filter((sentence) => !talk.sentences.includes(sentence))).toEqual([]);
  }
});

const LADDERS = talkIn("en", "talk-ladders");

test.each([
  ["another figure", "Set the foot 2 ft out for every 4 ft of height [1]."],
  ["a rule turned round", "Always stand on the top step [1]."],
  ["a rule of its own", "Wear a harness on every ladder [1]."],
  ["an address", "Climb facing the ladder, see evil.example [1]."],
  ["nothing at all", undefined],
])("%s is no wording of a talk", async (_, text) => {
  expect(await reworded(saying(text), LADDERS)).toBeUndefined();
});

test("what holds is shown without what does not, and without a citation behind each sentence", async () => {
  const text = "Never stand on the top step [1]. Paint the rungs green [1].";
  expect(await reworded(saying(text), LADDERS)).toBe("Never stand on the top step.");
});
