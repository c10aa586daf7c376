import { type StoredEntry, storedEntry } from "~/engines/directory/directory.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { SAMPLE_CAREERS, SAMPLE_CRAFTS, SAMPLE_WORDS } from "~db/seed/sample/network/careers.data.ts";
import { sampleFirm, samplePerson } from "~db/seed/sample/people.ts";
import { EXAMPLE } from "./career.limits.ts";
import { type Career, career, OPEN_TO, placesOf, type Role } from "./career.ts";
import { rounded } from "./typed-career.ts";

const monthBefore = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const craftOf = (n: number) => SAMPLE_CRAFTS[n % SAMPLE_CRAFTS.length] as (typeof SAMPLE_CRAFTS)[number];

function attrsOf(language: Language, now: Date, n: number): Career {
  const craft = craftOf(n);
  const words = SAMPLE_WORDS[language];
  const skills = words.skills[craft.trade];
  const years = 2 + ((n * 7) % 22);
  // The newer of two roles begins before the older one ends: the months that they share count once.
  const roles: Role[] = [
    {
      ...{ title: words.lead, firm: sampleFirm(language, craft.line, (n % 7) + 1), trade: craft.trade },
      ...{ from: monthBefore(now, years * 6), to: "", used: skills.slice(0, 3) },
    },
    {
      ...{ title: words.hand, firm: sampleFirm(language, "general", (n % 5) + 2), trade: craft.trade },
      from: monthBefore(now, years * 12),
      to: monthBefore(now, years * 6 - 4),
      used: skills.slice(1, 4),
    },
  ];
  return {
    headline: words.headline[n % words.headline.length] as string,
    ...{ roles, skills: skills.slice(0, 4) },
    tickets: craft.tickets.map((kind, k) => ({
      ...{ kind, called: "" },
      // Some ran out, some do so soon, and some never do.
      until: k === 0 && n % 3 !== 0 ? dayAfter(now, ((n * 41) % 900) - 100) : "",
    })),
    projects: [{ called: words.project, year: String(now.getUTCFullYear() - 1 - (n % 6)), did: words.did }],
    schools:
      n % 4 === 0
        ? [{ school: words.school, course: words.course, ended: monthBefore(now, years * 12) }]
        : [],
    languages: n % 3 === 0 ? ["en", "es"] : n % 7 === 1 ? ["en", "he"] : ["en"],
    place: {
      called: words.place,
      latitude: rounded(30.27 + Math.sin(n * 2.4) * 0.02 * n),
      longitude: rounded(-97.74 + Math.cos(n * 2.4) * 0.02 * n),
    },
    openTo: OPEN_TO.filter((_, k) => (n + k) % 3 !== 1),
    ...{ reach: "", hidden: [] },
  };
}

/** Thirty made-up people. @param idOf the id of one, by its place */
export const sampleCareers = (
  language: Language,
  now: Date,
  idOf: (place: number) => string,
): StoredEntry[] =>
  Array.from({ length: SAMPLE_CAREERS }, (_, n) => {
    const attrs = attrsOf(language, now, n);
    return storedEntry(career, idOf(n), {
      name: samplePerson(language, craftOf(n).person, n + 1),
      about: SAMPLE_WORDS[language].about,
      ...{ attrs, places: placesOf(attrs) },
    });
  });

/** The example as the directory's tables would show it to whoever has nothing there. */
export const exampleCareers = (language: Language, now: Date) =>
  sampleCareers(language, now, (place) => (place === 0 ? EXAMPLE : `${EXAMPLE}-${place + 1}`)).map(
    (entry) => ({
      ...entry,
      attrs: entry.attrs as Career,
      ...{ sample: true, hidden: false, isAboutReader: false },
    }),
  );
