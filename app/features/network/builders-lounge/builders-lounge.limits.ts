export const LOUNGE = "/builders-lounge";
export const LOUNGE_ADMIN = "/admin/lounge";
export const SUGGEST = "/lounge-suggest";
export const eventPath = (id: string): `/${string}` => `/lounge-event/${id}`;
export const eventIcsPath = (id: string) => `/lounge-event-ics/${id}`;

export const photoPath = (file: string) => `/lounge-photo/${file}`;
/** What a photo of the week is a file of. */
export const LOUNGE_PHOTO = "loungePhoto";

export const LOUNGE_LIMITS = {
  question: 200,
  /** Threads of the lounge that its page names. */
  talk: 5,
  /** Characters of an option: as many as stand on a bar of a phone. */
  option: 40,
  leastOptions: 2,
  options: 6,
  /** Days ahead for which a poll may stay open. */
  pollDays: 90,
  /** Polls that the page shows. */
  polls: 8,
  title: 80,
  about: 600,
  place: 160,
  capacity: 500,
  guests: 3,
  reason: 300,
  /** Days ahead for which an event can be suggested. */
  eventDays: 180,
  /** Suggestions of one member that wait at once. */
  suggestions: 3,
  /** Events that a page lists, and names of those who come. */
  events: 12,
  /** Own suggestions that their author sees. */
  ownSuggestions: 20,
  /** Photos of a week that the page shows, what is said of one, and the largest one. */
  photos: 24,
  photoSays: 120,
  photoBytes: 4 * 1024 * 1024,
  names: 40,
} as const;

/** The options of a poll as they are typed: one a line. */
export const optionsOf = (typed: string): string[] =>
  typed
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/\s+/g, " "))
    .filter((line) => line !== "");
