import { USUAL_TERMS } from "~/features/tools/estimates/priced-work.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { sampleFirm } from "~db/seed/sample/people.ts";

/** The address of an example that everybody may look at; nothing can be sent from there. */
export const EXAMPLE_PAGE = "sample";

export const examplePage = (language: Language) => ({
  firm: sampleFirm(language, "general", 1),
  intro: "",
  jobs: "",
  accent: "teal",
  terms: { ...USUAL_TERMS } as Record<string, string>,
});

const HOUR = 3_600_000;
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();

/** Requests as a page receives them, one in each state that waits or is done. */
export function sampleRequests(language: Language, now: Date) {
  const until = new Date(now.getTime() + 26 * 24 * HOUR).toISOString().slice(0, 10);
  const of = (n: number, hours: number) => ({
    client: translator(language, "quote-page")("sampleClient", { n: String(n) }),
    email: `client-${n}@example.com`,
    at: ago(now, hours),
    until,
  });
  return [
    {
      ...of(1, 5),
      job: "deck",
      answers: {
        area: "240",
        boards: "composite",
        rail: "44",
        patio: "no",
        access: "easy",
        effort: "ordinary",
      },
      cents: [1_400_000, 1_470_000, 1_540_000],
      state: "received",
    },
    {
      ...of(2, 30),
      job: "fence",
      answers: { length: "150", panels: "wood", gates: "2", access: "tight", effort: "ordinary" },
      cents: [660_000, 715_000, 770_000],
      state: "answered",
    },
    {
      ...of(3, 90),
      job: "roof",
      answers: {
        area: "1800",
        cover: "shingles",
        tear: "yes",
        decking: "some",
        eaves: "90",
        gutter: "120",
        access: "easy",
        effort: "ordinary",
      },
      cents: [1_130_000, 1_200_000, 1_270_000],
      state: "converted",
    },
  ] as const;
}
