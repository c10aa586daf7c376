export const MENTORS = "/hire-a-mentor";
export const MY_MENTORING = "/my-mentoring";
export const BECOME_MENTOR = "/become-a-mentor";
export const mentorPath = (id: string): `/${string}` => `/mentor/${id}`;
export const sessionPath = (id: string): `/${string}` => `/mentor-session/${id}`;
export const calendarPath = (id: string) => `/mentor-session-ics/${id}`;
export const EXAMPLE = "sample";

export const MENTOR_LIMITS = {
  shownAs: 60,
  about: 1_000,
  joinBy: 200,
  years: 70,
  noticeHours: 336,
  weekMost: 40,
  /** Hours of a week that can be written down, one line each. */
  rules: 10,
  daysOff: 60,
  question: 1_000,
  leastQuestion: 30,
  askedAs: 60,
  note: 4_000,
  task: 200,
  actions: 20,
  words: 300,
  /** Characters that are searched for. */
  search: 100,
  /** Sessions that one person may have ahead of them. */
  open: 5,
  /** Days ahead for which slots are offered, in weeks. */
  weeks: 4,
  /** Mentors that a search looks through, and shows. */
  found: 200,
  shown: 40,
} as const;

/** How long before its beginning a session can still be moved, in hours. */
export const MOVE_HOURS = 24;
/** Minutes after its beginning at which it can be said that nobody came. */
export const WAIT_MINUTES = 15;
/** Days to speak against what the other side said of it. */
export const OBJECT_DAYS = 3;
/** Days after which a session of which nobody said anything is closed. */
export const SILENCE_DAYS = 14;
/** Days after the session within which it is rated; one that stands alone is read after them. */
export const RATE_DAYS = 7;

/** What comes of not showing up, printed where one books. */
export const NO_SHOWS = {
  /** Days for which one counts. */
  counted: 180,
  /** With so many, one session at a time. */
  few: 2,
  /** With so many, none until so many days after the last one. */
  many: 3,
  pause: 60,
} as const;

/** What a search weighs, printed on its page. The sum of what was asked for is the whole. */
export const WEIGHTS = { trade: 40, topic: 30, language: 20, hours: 10 } as const;
/** Shared minutes of a week that count as enough. */
export const ENOUGH_MINUTES = 240;

export const STARS = [1, 2, 3, 4, 5] as const;
