import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Database, inTurn } from "~db/client.ts";
import { rateLimits } from "~db/schema/operations.ts";
import { sha256 } from "../lib/hash.ts";
import type { Retention } from "./contribution.ts";
import { refusal } from "./refusal.server.ts";

/** Every rate limit of the platform: at most `max` in `seconds` for one subject. */
export const RATE_LIMITS = {
  /** Attempts per account and address: slows guessing without letting an attacker lock an account. */
  signIn: { max: 10, seconds: 600 },
  /** Attempts per address over all accounts. */
  signInAddress: { max: 60, seconds: 600 },
  /**
   * Passwords that strangers' networks together may try on one account. Whoever uses up this one slows down nobody who
   * knows the account: its own networks are counted apart, and a code by mail is another way in.
   */
  signInAccount: { max: 50, seconds: 3600 },
  /** Codes by mail that one network may ask for one address. */
  mailCode: { max: 5, seconds: 3600 },
  /** Codes by mail to one address for all networks from which its account has never been used. */
  mailCodeAddress: { max: 20, seconds: 3600 },
  /** Codes of a second step, for one account and network. */
  secondStep: { max: 15, seconds: 600 },
  /** Codes of a second step that strangers' networks together may try on one account. */
  secondStepAccount: { max: 50, seconds: 3600 },
  /** Tries of a member to confirm who they are. */
  confirmAgain: { max: 10, seconds: 600 },
  signUp: { max: 20, seconds: 3600 },
  /** Mails that one network can trigger to one e-mail address; see `takeMail`. */
  mail: { max: 5, seconds: 3600 },
  /** Mails of one kind that all networks together can trigger to one e-mail address. */
  mailAnywhere: { max: 20, seconds: 3600 },
  /** Tokens of links and invitations that lead nowhere. */
  linkGuess: { max: 30, seconds: 600 },
  /** PINs of links that one network types, right ones too: a crew behind one antenna begins its day here. */
  linkPin: { max: 60, seconds: 600 },
  /** Archives of one account: each reads everything that it has. */
  archive: { max: 6, seconds: 3600 },
  verifyLog: { max: 30, seconds: 3600 },
  /** Requests to the operator from one network. */
  legalRequest: { max: 10, seconds: 3600 },
  /** Tickets of one network: each is read by a person. */
  ticket: { max: 20, seconds: 3600 },
  /** Reports of outdated provisions from one network: each is read by a person. */
  provisionReport: { max: 30, seconds: 3600 },
  /** Orders of one network: each lays goods aside until it is paid or over. */
  order: { max: 30, seconds: 3600 },
  /** Requests of one network to the quote page of one firm, which takes a hundred a day of all together. */
  quote: { max: 8, seconds: 86_400 },
  /** Requests of one network to be called by one firm, which takes a hundred a day of all together. */
  callRequest: { max: 8, seconds: 86_400 },
  /** Offers, bookings and steps of one network in deals with others, who are told of each. */
  deal: { max: 60, seconds: 3600 },
  /** Requests for pros that one network posts: each is mailed to an address and shown to firms. */
  leadPost: { max: 30, seconds: 3600 },
  /** Signatures that one network looks up by their hash: each look reads all of them. */
  certificate: { max: 60, seconds: 3600 },
  ask: { max: 30, seconds: 60 },
  voice: { max: 10, seconds: 60 },
  /** Pictures sent to a model, each of which costs the operator money. */
  vision: { max: 12, seconds: 3600 },
  /** Drawings that the server reads for browsers without scripts. */
  drawing: { max: 20, seconds: 60 },
} as const satisfies Record<string, { max: number; seconds: number }>;
export type RateLimitName = keyof typeof RATE_LIMITS;

/** Of one count: where the database stays held, the page says so soon. */
const COUNT_TRIES = 3;

/** What a mail that somebody can trigger to an address is for. */
export type MailKind =
  | "sign-up"
  | "confirmation"
  | "recovery"
  | "invitation"
  | "order"
  | "deletion"
  | "request"
  | "ticket";

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv6 customer holds a whole /64, so that counts as one address. */
export function networkOf(address: string): string {
  const ipv4 = IPV4_IN_IPV6.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail?.split(":").filter(Boolean) ?? [];
  const left = Math.max(0, 8 - groups.length - rest.length);
  const full = tail === undefined ? groups : [...groups, ...Array(left).fill("0"), ...rest];
  const network = full.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}

/**
 * The subject may be an e-mail address, which must not be stored in a table of counters. Of a subject with several
 * parts each is hashed by itself, so that what counts for one of them can be found.
 */
async function subjectKey(subject: string): Promise<string> {
  return (await Promise.all(subject.split(" ").map(sha256))).join(".");
}

/** The counters of a subject, and of it together with anything else, such as an account from any network. */
export async function countersOf(subject: string): Promise<SQL> {
  const parts = sql`'.' || substr(${rateLimits.key}, instr(${rateLimits.key}, ':') + 1) || '.'`;
  return sql`instr(${parts}, ${`.${await subjectKey(subject)}.`}) > 0`;
}

export type RateLimitService = ReturnType<typeof createRateLimits>;

export function createRateLimits(deps: {
  db: () => Database;
  now: () => Date;
  outgoing: Headers;
  address: string;
}) {
  const network = networkOf(deps.address);
  /** The counter of this moment. */
  async function counterOf(name: RateLimitName, subject: string) {
    const { max, seconds } = RATE_LIMITS[name];
    const second = Math.floor(deps.now().getTime() / 1000);
    const window = Math.floor(second / seconds);
    const closes = (window + 1) * seconds;
    const refuse = () => deps.outgoing.set("Retry-After", String(closes - second));
    return { key: `${name}:${await subjectKey(subject)}`, window, max, closes, refuse };
  }
  /**
   * Whether a window is used up already, without counting: a read costs a fraction of a write, so whoever asks this
   * first is slowed down less by those who go on after they were refused.
   */
  async function isSpent(name: RateLimitName, subject: string): Promise<boolean> {
    const { key, window, max, refuse } = await counterOf(name, subject);
    const [row] = await deps
      .db()
      .select({ count: rateLimits.count })
      .from(rateLimits)
      .where(and(eq(rateLimits.key, key), eq(rateLimits.window, window)));
    const spent = row !== undefined && row.count >= max;
    if (spent) refuse();
    return spent;
  }
  /**
   * Counts one use by this address, and by `subject` for narrower limits. Returns false, with `Retry-After` set, if
   * the window is used up.
   */
  async function allows(name: RateLimitName, subject = network): Promise<boolean> {
    const { key, window, max, closes, refuse } = await counterOf(name, subject);
    // A database that others hold has counted nothing, and nobody is turned away for that.
    const [row] = await inTurn(
      () =>
        deps
          .db()
          .insert(rateLimits)
          .values({ key, window, count: 1, expiresAt: new Date(closes * 1000).toISOString() })
          .onConflictDoUpdate({
            target: rateLimits.key,
            set: {
              count: sql`case when ${rateLimits.window} = ${window} then ${rateLimits.count} + 1 else 1 end`,
              window,
              expiresAt: sql`excluded.expires_at`,
            },
          })
          .returning({ count: rateLimits.count }),
      COUNT_TRIES,
    );
    const allowed = row === undefined || row.count <= max;
    if (!allowed) refuse();
    return allowed;
  }

  /** Like `allows`, but throws the 429 page if the window is used up. */
  async function take(name: RateLimitName, subject?: string): Promise<void> {
    if (!(await allows(name, subject))) throw refusal("rate-limited");
  }

  return {
    network,
    isSpent,
    allows,
    take,
    /**
     * Counts a mail to an address. One network cannot fill a mailbox, and cannot keep the holder from their own mails:
     * what it is refused does not count for others. All networks together have a limit as well, or many would fill the
     * mailbox. That one could be used up to lock somebody out, so it is kept per kind: recovery is refused only when
     * twenty recovery mails were sent in the same hour, and their links, which last an hour, still work. Mails of other
     * kinds, and requests that send none because there is nothing to confirm, do not count against it.
     */
    async takeMail(kind: MailKind, recipient: string): Promise<void> {
      await take("mail", `${recipient} ${network}`);
      await take("mailAnywhere", `${kind} ${recipient}`);
    },
  };
}

/** Counters of past windows. */
export const COUNTERS: Retention = { since: rateLimits.expiresAt, days: 0 };
