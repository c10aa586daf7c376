/** The kind of record that a link names. */
export const CALL = "call";

export const CALL_LIMITS = {
  caller: 80,
  phone: 40,
  reason: 2_000,
  place: 160,
  answer: 400,
  /** In cents. */
  value: 1_000_000_000,
  /** Of one workspace. */
  calls: 20_000,
  scripts: 30,
  title: 80,
  question: 160,
  questions: 8,
  /** Whoever calls again within so many days is the same caller. */
  twinDays: 7,
} as const;

export const SHOWN = 30;
/** Over how many days the desk's speed is counted, and the fewest of which anything is said. */
export const COUNTED_DAYS = 90;
export const LEAST_COUNTED = 5;

export const URGENCIES = ["low", "normal", "high"] as const;
/** What an urgency weighs in the order of the queue. */
export const WEIGHTS = { low: 1, normal: 2, high: 4 } as const satisfies Record<
  (typeof URGENCIES)[number],
  number
>;

export const BUILT_IN = ["leak", "noHeat", "newBuild"] as const;
export type BuiltIn = (typeof BUILT_IN)[number];
export const isBuiltIn = (id: string): id is BuiltIn => BUILT_IN.some((one) => one === id);
/** Questions of each script that is there for everybody. */
export const BUILT_IN_QUESTIONS = [1, 2, 3, 4, 5] as const;

export const SNOOZES = ["hour", "four", "day", "week"] as const;
export const SNOOZE_HOURS = { hour: 1, four: 4, day: 24, week: 168 } as const satisfies Record<
  (typeof SNOOZES)[number],
  number
>;

export const TEXTS = ["missed", "when", "quote"] as const;

export const CALL_VIEWS = ["queue", "snoozed", "ended"] as const;
export type CallView = (typeof CALL_VIEWS)[number];

export const TEL = "/tel-pro";
export const callPath = (id: string) => `/call/${id}`;
export const scriptPath = (id: string) => `/call-script/${id}`;

/** The page on which others ask to be called. */
export const DESK_LIMITS = {
  firm: 80,
  afterHours: 400,
  hours: 100,
  daysOff: 1_000,
  /** Times that can be asked for: how long each is, how long before, and for how many days. */
  slotMinutes: 30,
  noticeMinutes: 30,
  aheadDays: 7,
  /** Times ahead that one caller has at most. */
  slotsOfOne: 3,
  /** Calls that a page takes within a day. */
  day: 100,
} as const;

export const CALL_HOURS = "/call-hours";
export const requestCallPath = (desk: string) => `/request-a-call/${desk}`;
