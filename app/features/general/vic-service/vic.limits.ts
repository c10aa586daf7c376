/** The kind of record that a link, a file and a post name. */
export const TICKET = "ticket";

export const VIC_LIMITS = {
  topic: 120,
  words: 4_000,
  email: 254,
  answer: 4_000,
  files: 8,
  fileBytes: 8 * 1024 * 1024,
  /** Of one workspace: those that are not closed, and all of them. */
  open: 20,
  tickets: 2_000,
  /** A guest's link opens the ticket for so long. */
  linkDays: 180,
  /** For so long a solved one can be opened again; then it closes by itself. */
  reopenDays: 14,
  daysOff: 1_000,
} as const;

/** Tickets on a page of a list. */
export const SHOWN = 30;

/** Over how many days the desk's speed is counted, and the fewest of which it is said. */
export const COUNTED_DAYS = 90;
export const LEAST_COUNTED = 5;

export const VIC = "/vic-service";
export const MY_TICKETS = "/my-tickets";
export const DESK = "/admin/tickets";
export const ticketPath = (id: string) => `/vic-ticket/${id}`;
export const EXAMPLE_PATH = "/vic-ticket/sample";
export const deskTicketPath = (id: string) => `${DESK}?ticket=${id}`;
export const DESK_HOURS = `${DESK}?view=hours`;

export const DESK_VIEWS = ["waiting", "mine", "resolved"] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** Answers that the desk gives often; their words are in the namespace `vic-macros`. */
export const MACROS = [
  "received",
  "moreDetail",
  "photo",
  "permitPapers",
  "lienWaiver",
  "supplierFound",
  "licenceCheck",
  "invoiceSent",
  "tryAgain",
  "solved",
] as const;
export type Macro = (typeof MACROS)[number];
export const isMacro = (name: string | null): name is Macro => MACROS.some((one) => one === name);
