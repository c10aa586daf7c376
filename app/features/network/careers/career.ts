import * as v from "valibot";
import { defineDirectory } from "~/engines/directory/directory.ts";
import { fold } from "~/lib/fold.ts";
import { isCalendarDay } from "~/lib/local-day.ts";
import { RUNS_OUT_DAYS } from "./career.limits.ts";
import { isMonth, monthsIn, type Spell } from "./months.ts";

export const TRADES = [
  "carpentry",
  "concrete",
  "masonry",
  "steel",
  "welding",
  "roofing",
  "drywall",
  "tile",
  "paint",
  "flooring",
  "plumbing",
  "hvac",
  "electrical",
  "excavation",
  "machines",
  "supervision",
  "safety",
  "estimating",
  "other",
] as const;
export type Trade = (typeof TRADES)[number];

/** What a tradesperson shows at the gate; what is none of them is called by its own name. */
export const TICKETS = [
  "osha10",
  "osha30",
  "firstAid",
  "forklift",
  "crane",
  "rigging",
  "scaffold",
  "welding",
  "confined",
  "flagger",
  "cdl",
  "epa608",
  "electrician",
  "plumber",
  "other",
] as const;
export type TicketKind = (typeof TICKETS)[number];

export const SPOKEN = ["en", "es", "he", "ar", "ru", "pl", "pt", "zh", "vi"] as const;
export const OPEN_TO = ["work", "subcontract", "mentor"] as const;

/** What somebody shows to nobody, and keeps. */
export const HIDEABLE = [
  "roles",
  "skills",
  "tickets",
  "projects",
  "schools",
  "languages",
  "place",
  "openTo",
] as const;
export type Hideable = (typeof HIDEABLE)[number];

const month = v.pipe(v.string(), v.check(isMonth));
const endMonth = v.union([v.literal(""), month]);
const day = v.union([v.literal(""), v.pipe(v.string(), v.check(isCalendarDay))]);

const RoleSchema = v.object({
  title: v.string(),
  firm: v.string(),
  trade: v.picklist(TRADES),
  from: month,
  /** Empty where it is still going on. */
  to: endMonth,
  /** Skills that it took. */
  used: v.array(v.string()),
});
export type Role = v.InferOutput<typeof RoleSchema>;

/** What the profile of a person says. */
export const CareerSchema = v.object({
  headline: v.string(),
  roles: v.array(RoleSchema),
  skills: v.array(v.string()),
  tickets: v.array(v.object({ kind: v.picklist(TICKETS), called: v.string(), until: day })),
  projects: v.array(v.object({ called: v.string(), year: v.string(), did: v.string() })),
  schools: v.array(v.object({ school: v.string(), course: v.string(), ended: endMonth })),
  languages: v.array(v.picklist(SPOKEN)),
  /** Rounded before it is kept: nobody's house. */
  place: v.nullable(v.object({ called: v.string(), latitude: v.number(), longitude: v.number() })),
  openTo: v.array(v.picklist(OPEN_TO)),
  /** An address of mail or a number by which members reach them; empty where they do not want it shown. */
  reach: v.optional(v.string(), ""),
  hidden: v.array(v.picklist(HIDEABLE)),
});
export type Career = v.InferOutput<typeof CareerSchema>;
export type Ticket = Career["tickets"][number];

export const NO_CAREER: Career = {
  ...{ headline: "", roles: [], skills: [], tickets: [], projects: [], schools: [], languages: [] },
  ...{ place: null, openTo: [], reach: "", hidden: [] },
};

/** A profile as others see it: what is hidden is not in it at all. */
export const shownOf = (career: Career): Career => {
  const hides = (part: Hideable) => career.hidden.includes(part);
  return {
    headline: career.headline,
    // A skill that is hidden is hidden in the roles too.
    roles: hides("roles") ? [] : career.roles.map((role) => (hides("skills") ? { ...role, used: [] } : role)),
    skills: hides("skills") ? [] : career.skills,
    tickets: hides("tickets") ? [] : career.tickets,
    projects: hides("projects") ? [] : career.projects,
    schools: hides("schools") ? [] : career.schools,
    languages: hides("languages") ? [] : career.languages,
    place: hides("place") ? null : career.place,
    openTo: hides("openTo") ? [] : career.openTo,
    reach: career.reach,
    hidden: [],
  };
};

/** A skill as it is compared. */
export const skillKey = (skill: string): string => fold(skill.replace(/\s+/g, " ").trim());

/** Each once, as it was typed first. */
export const eachOnce = (skills: readonly string[]): string[] =>
  [...new Map([...skills].reverse().map((skill) => [skillKey(skill), skill])).values()].reverse();

/** Every skill of a profile: those that it names, and those of its roles. */
export const skillsOf = ({ skills, roles }: Pick<Career, "skills" | "roles">): string[] =>
  eachOnce([...skills, ...roles.flatMap(({ used }) => used)]);

/** The tickets of a kind with the last day of each kind; empty where one has no end. */
function lastDays(tickets: readonly Ticket[]): Map<TicketKind, string> {
  const days = new Map<TicketKind, string>();
  for (const { kind, until } of tickets) {
    const before = days.get(kind);
    if (before === "" || (before !== undefined && until !== "" && until <= before)) continue;
    days.set(kind, until);
  }
  return days;
}

/** The facet that says until when somebody is found by a ticket: a day and its kind. */
export const TICKET_END = "ticketEnd";

export const career = defineDirectory({
  name: "career",
  schema: CareerSchema,
  isPerson: true,
  facets: ["trade", "ticket", "open", "language"],
  typed: ["skill"],
  facetsOf: (attrs) => {
    const shown = shownOf(attrs);
    return [
      ...shown.roles.map(({ trade }) => ["trade", trade] as const),
      ...skillsOf(shown).map((skill) => ["skill", skillKey(skill)] as const),
      ...[...lastDays(shown.tickets)].flatMap(([kind, until]) => [
        ["ticket", kind] as const,
        ...(until ? [[TICKET_END, `${until} ${kind}`] as const] : []),
      ]),
      ...shown.openTo.map((what) => ["open", what] as const),
      ...shown.languages.map((language) => ["language", language] as const),
    ];
  },
  wordsOf: (attrs) => {
    const shown = shownOf(attrs);
    return [
      shown.headline,
      ...shown.roles.flatMap(({ title, firm }) => [title, firm]),
      ...skillsOf(shown),
      ...shown.tickets.map(({ called }) => called),
      ...shown.projects.flatMap(({ called, did }) => [called, did]),
      ...shown.schools.flatMap(({ school, course }) => [school, course]),
    ];
  },
});

export const FACETS = ["trade", "ticket", "open", "language"] as const;
export type Facet = (typeof FACETS)[number];
export const FACET_VALUES = {
  trade: TRADES,
  ticket: TICKETS,
  open: OPEN_TO,
  language: SPOKEN,
} as const satisfies Record<Facet, readonly string[]>;

/** The place of a profile as the directory finds it: none where it is hidden. */
export const placesOf = (attrs: Career) => {
  const { place } = shownOf(attrs);
  return place ? [{ ...place, address: "", phone: "", hours: "" }] : [];
};

export interface Experience<Of> {
  of: Of;
  months: number;
}

function longestFirst<Of extends string>(found: Map<Of, Spell[]>, today: string): Experience<Of>[] {
  return [...found]
    .map(([of, spells]) => ({ of, months: monthsIn(spells, today) }))
    .sort((a, b) => b.months - a.months || (a.of < b.of ? -1 : 1));
}

/** How long somebody worked in each trade and with each skill, by the month of today; a month that two roles share once. */
export function experienceOf(shown: Pick<Career, "roles" | "skills">, today: string) {
  const trades = new Map<Trade, Spell[]>();
  const skills = new Map<string, Spell[]>();
  for (const role of shown.roles) {
    trades.set(role.trade, [...(trades.get(role.trade) ?? []), role]);
    for (const key of new Set(role.used.map(skillKey))) skills.set(key, [...(skills.get(key) ?? []), role]);
  }
  return {
    all: monthsIn(shown.roles, today),
    trades: longestFirst(trades, today),
    skills: skillsOf(shown)
      .map((skill) => ({ of: skill, months: monthsIn(skills.get(skillKey(skill)) ?? [], today) }))
      .sort((a, b) => b.months - a.months),
  };
}

export type TicketState = "valid" | "runsOut" | "expired" | "noEnd";

/** How a ticket stands on a day. */
export function ticketState({ until }: Pick<Ticket, "until">, today: string): TicketState {
  if (!until) return "noEnd";
  if (until < today) return "expired";
  const soon = new Date(Date.parse(today) + RUNS_OUT_DAYS * 86_400_000).toISOString().slice(0, 10);
  return until <= soon ? "runsOut" : "valid";
}

/** What a profile is strong by, with its points of a hundred. */
export const STRENGTHS = {
  headline: 10,
  about: 10,
  roles: 20,
  used: 10,
  skills: 15,
  tickets: 15,
  projects: 5,
  languages: 5,
  place: 5,
  openTo: 5,
} as const;
export type Strength = keyof typeof STRENGTHS;

/** How complete a profile is, and what is missing, what counts most first. */
export function strengthOf({ about, attrs, today }: { about: string; attrs: Career; today: string }) {
  const has: Record<Strength, boolean> = {
    headline: attrs.headline !== "",
    about: about !== "",
    roles: attrs.roles.length > 0,
    used: attrs.roles.some(({ used }) => used.length > 0),
    skills: skillsOf(attrs).length >= 3,
    tickets: attrs.tickets.some((ticket) => ticketState(ticket, today) !== "expired"),
    projects: attrs.projects.length > 0,
    languages: attrs.languages.length > 0,
    place: attrs.place !== null,
    openTo: attrs.openTo.length > 0,
  };
  const names = Object.keys(STRENGTHS) as Strength[];
  return {
    points: names.reduce((sum, name) => sum + (has[name] ? STRENGTHS[name] : 0), 0),
    missing: names.filter((name) => !has[name]).sort((a, b) => STRENGTHS[b] - STRENGTHS[a]),
  };
}
