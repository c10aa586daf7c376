import type { MentorLanguage, MentorTopic, MentorTrade } from "../../../schema/mentors.terms.ts";

/** Made-up mentors: their trade and number is all they are called. */
export interface SampleMentor {
  trade: MentorTrade;
  /** A second trade, where there is one. */
  also?: MentorTrade;
  topics: MentorTopic[];
  languages: MentorLanguage[];
  years: number;
  hourCents: number;
  zone: string;
  /** Days of the week from Sunday, and the hours of each. */
  days: number[];
  from: string;
  to: string;
  minutes: 30 | 60;
  noticeHours: number;
  weekMost: number;
}

const NEW_YORK = "America/New_York";
const CHICAGO = "America/Chicago";
const DENVER = "America/Denver";
const PACIFIC = "America/Los_Angeles";
const JERUSALEM = "Asia/Jerusalem";

const free = { hourCents: 0, noticeHours: 12, weekMost: 4 };

export const SAMPLE_MENTORS: readonly SampleMentor[] = [
  {
    ...{ ...free, trade: "carpentry", topics: ["firstJob", "craft"], languages: ["en", "es"], years: 22 },
    ...{ zone: CHICAGO, days: [1, 3], from: "17:30", to: "19:30", minutes: 30 },
  },
  {
    ...{ ...free, trade: "concrete", topics: ["estimating", "crew"], languages: ["en"], years: 18 },
    ...{ zone: NEW_YORK, days: [2, 4], from: "06:00", to: "08:00", minutes: 60 },
  },
  {
    ...{ ...free, trade: "masonry", topics: ["craft", "safety"], languages: ["es"], years: 30 },
    ...{ zone: "America/Mexico_City", days: [6], from: "09:00", to: "13:00", minutes: 60 },
  },
  {
    ...{
      ...free,
      trade: "steel",
      also: "welding",
      topics: ["safety", "licence"],
      languages: ["en", "he"],
      years: 15,
    },
    ...{ zone: JERUSALEM, days: [0, 2], from: "19:00", to: "21:00", minutes: 30 },
  },
  {
    ...{ trade: "roofing", topics: ["ownFirm", "clients", "money"], languages: ["en"], years: 26 },
    ...{ hourCents: 4_000, noticeHours: 24, weekMost: 2 },
    ...{ zone: DENVER, days: [5], from: "14:00", to: "17:00", minutes: 60 },
  },
  {
    ...{ ...free, trade: "electrical", topics: ["licence", "plans"], languages: ["en", "es"], years: 19 },
    ...{ zone: PACIFIC, days: [1, 2, 3], from: "18:00", to: "20:00", minutes: 30 },
  },
  {
    ...{ ...free, trade: "plumbing", topics: ["ownFirm", "estimating"], languages: ["en"], years: 24 },
    ...{ zone: NEW_YORK, days: [1, 4], from: "19:00", to: "20:30", minutes: 30 },
  },
  {
    ...{
      ...free,
      trade: "drywall",
      also: "painting",
      topics: ["crew", "money"],
      languages: ["es", "en"],
      years: 12,
    },
    ...{ zone: CHICAGO, days: [0, 6], from: "10:00", to: "12:00", minutes: 60 },
  },
  {
    ...{ ...free, trade: "tile", topics: ["craft", "clients"], languages: ["he"], years: 17 },
    ...{ zone: JERUSALEM, days: [1, 3], from: "20:00", to: "21:30", minutes: 30 },
  },
  {
    ...{ ...free, trade: "painting", topics: ["firstJob", "clients"], languages: ["es"], years: 9 },
    ...{ zone: "America/Phoenix", days: [2, 5], from: "17:00", to: "19:00", minutes: 30 },
  },
  {
    ...{ trade: "welding", topics: ["craft", "licence"], languages: ["en"], years: 28 },
    ...{ hourCents: 6_000, noticeHours: 48, weekMost: 3 },
    ...{ zone: CHICAGO, days: [2, 4], from: "18:00", to: "21:00", minutes: 60 },
  },
  {
    ...{
      ...free,
      trade: "machines",
      topics: ["firstJob", "safety", "licence"],
      languages: ["en", "es"],
      years: 21,
    },
    ...{ zone: PACIFIC, days: [0], from: "08:00", to: "12:00", minutes: 60 },
  },
  {
    ...{
      ...free,
      trade: "general",
      topics: ["ownFirm", "plans", "crew"],
      languages: ["en", "he"],
      years: 33,
    },
    ...{ zone: NEW_YORK, days: [1, 2, 3, 4], from: "12:00", to: "13:00", minutes: 30 },
  },
  {
    ...{
      ...free,
      trade: "general",
      also: "carpentry",
      topics: ["estimating", "money"],
      languages: ["en"],
      years: 16,
    },
    ...{ zone: "Pacific/Honolulu", days: [3, 6], from: "15:00", to: "17:00", minutes: 60 },
  },
];
