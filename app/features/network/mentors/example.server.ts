import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import type { Language } from "~/i18n/languages.ts";
import { SAMPLE_MENTORS } from "~db/seed/sample/network/mentors.data.ts";
import { EXAMPLE } from "./mentors.limits.ts";

/** The made-up mentors as the table would have them. @param idOf the id of one, by its place */
export function sampleMentors(language: Language, now: Date, idOf: (place: number) => string) {
  const t = translator(language, "mentors");
  const { all } = formatsOf(language);
  return SAMPLE_MENTORS.map(({ trade, also, zone, days, from, to, minutes, ...mentor }, place) => ({
    ...mentor,
    id: idOf(place),
    shownAs: t("sampleName", { number: place + 1, trade: t(`trades.${trade}`) }),
    about: t("sampleAbout", {
      count: mentor.years,
      trade: t(`trades.${trade}`),
      topics: all(mentor.topics.map((topic) => t(`topics.${topic}`))),
    }),
    trades: also ? [trade, also] : [trade],
    siteZone: zone,
    rules: days.map((weekday) => ({ weekday, from, to, minutes })),
    daysOff: [] as string[],
    open: true,
    version: 1,
    sample: true,
    createdAt: new Date(now.getTime() - place * 60_000).toISOString(),
    ...{ held: 0, away: 0, rated: 0, stars: 0 },
  }));
}

/** For whoever has none of their own to look at. */
export const exampleMentors = (language: Language, now: Date) =>
  sampleMentors(language, now, (place) => `${EXAMPLE}-${place + 1}`);

/** A made-up session of the first of them, confirmed for two days from now. */
export function exampleSession(language: Language, now: Date) {
  const [mentor] = exampleMentors(language, now);
  if (!mentor) throw new Error("there is no sample mentor");
  const t = translator(language, "mentors");
  const hour = 3_600_000;
  const at = new Date(Math.ceil(now.getTime() / hour) * hour + 48 * hour).toISOString();
  const session = {
    ...{ id: EXAMPLE, mentorId: mentor.id, shownAs: mentor.shownAs, askedAs: t("sampleMentee") },
    ...{ startsAt: at, minutes: 30, question: t("sampleQuestion"), notes: "", createdAt: now.toISOString() },
    ...{ stateSince: now.toISOString(), mentors: 0, mentorZone: mentor.siteZone, hourCents: 0 },
    ...{ joinBy: t("sampleJoin"), open: false, rules: mentor.rules, daysOff: mentor.daysOff },
    noticeHours: mentor.noticeHours,
    // Nobody is a party of it: there is nothing to press.
    ...{ state: "confirmed", version: 1, parties: "", blocked: "", passed: 0 },
    moments: JSON.stringify({ startsAt: at, entered: now.toISOString() }),
  };
  return { session, actions: [], ratings: [], events: [], promised: [] };
}
