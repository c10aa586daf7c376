import { createCookie } from "@remix-run/cloudflare";
import * as v from "valibot";

const DAY_SECONDS = 24 * 60 * 60;

/** One cookie of the platform: its content, validated on every read, and its lifetime. */
export interface StoredCookie<T> {
  /** The value; undefined if missing, forged, or malformed. Never throws. */
  read(): Promise<T | undefined>;
  write(value: T): Promise<void>;
  clear(): Promise<void>;
}

/** A cookie with one name per value: no response overwrites another's. */
export interface StoredCookies<T> {
  /** The values that are neither forged nor malformed, in the order in which the browser sends them. */
  readAll(): Promise<T[]>;
  add(value: T): Promise<void>;
}

interface Definition<T> {
  schema: v.GenericSchema<unknown, T>;
  maxAgeSeconds?: number;
  signed?: boolean;
  /** Contains nothing personal, so a cached page that sets it may be sent to several visitors, including the cookie. */
  shareable?: boolean;
  /** Each value has its own cookie; at most this many are read. */
  beside?: number;
}

function define<T>(
  schema: v.GenericSchema<unknown, T>,
  options: Omit<Definition<T>, "schema"> = {},
): Definition<T> {
  return { schema, ...options };
}

/**
 * Every cookie the platform sets. `SameSite=Lax` and no change on GET are the second defence after the Origin check.
 */
const DEFINITIONS = {
  /** The random session id. It is looked up by its hash, so it needs no signature. */
  session: define(v.pipe(v.string(), v.regex(/^[a-z0-9]{20,64}$/)), { maxAgeSeconds: 30 * DAY_SECONDS }),
  /** The guest's identity: owns a cart and a conversation until sign-in. */
  visitor: define(v.pipe(v.string(), v.uuid()), { maxAgeSeconds: 180 * DAY_SECONDS, signed: true }),
  /**
   * The guest created by a first write, kept while another response to a first write may be in flight. Windows that
   * send at the same moment each create a visitor, and the browser keeps the `visitor` of the last response.
   */
  arrival: define(v.pipe(v.string(), v.uuid()), { maxAgeSeconds: 10 * 60, signed: true, beside: 20 }),
  language: define(v.string(), { maxAgeSeconds: 365 * DAY_SECONDS }),
  theme: define(v.string(), { maxAgeSeconds: 365 * DAY_SECONDS }),
  /** The other choices of the accessibility panel. */
  display: define(
    v.object({
      fontSize: v.optional(v.string()),
      units: v.optional(v.string()),
      motion: v.optional(v.string()),
      vibration: v.optional(v.boolean()),
      shortcuts: v.optional(v.boolean()),
    }),
    { maxAgeSeconds: 365 * DAY_SECONDS },
  ),
  /** The time zone in which somebody reads the times of other people. */
  zone: define(v.pipe(v.string(), v.maxLength(60)), { maxAgeSeconds: 365 * DAY_SECONDS }),
  /** Screens that somebody whom the site knows opened last, newest first; cleared with signing out. */
  recent: define(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/))), v.maxLength(12)), {
    maxAgeSeconds: 90 * DAY_SECONDS,
  }),
  /** The quote this browser has seen, and on which day of the visitor: one quote a day. */
  quote: define(
    v.object({ day: v.pipe(v.string(), v.isoDate()), id: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)) }),
    { maxAgeSeconds: 30 * DAY_SECONDS, shareable: true },
  ),
  /** The one toast after a redirect: a code and its parameters, never a sentence. */
  flash: define(
    v.object({
      code: v.pipe(v.string(), v.maxLength(60)),
      params: v.optional(v.record(v.string(), v.union([v.pipe(v.string(), v.maxLength(200)), v.number()]))),
    }),
    { signed: true },
  ),
  /** The secret of what this browser has begun on the way in: a code by mail, or a second step. */
  step: define(v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), { maxAgeSeconds: 600, signed: true }),
  /** The workspace that somebody switched to, and who: it is nobody else's choice. What they may there is asked anew. */
  workspace: define(
    v.object({ owner: v.pipe(v.string(), v.maxLength(60)), workspace: v.pipe(v.string(), v.maxLength(60)) }),
    { maxAgeSeconds: 30 * DAY_SECONDS },
  ),
  /**
   * That this browser opened a link, for the pages of that link alone: no other address is sent it, and it says nothing
   * of an account. `pin` is set once the right one was typed, `name` once somebody printed theirs.
   */
  link: define(
    v.object({
      link: v.pipe(v.string(), v.uuid()),
      pin: v.optional(v.boolean()),
      name: v.optional(v.pipe(v.string(), v.maxLength(80))),
    }),
    { maxAgeSeconds: DAY_SECONDS / 2, signed: true },
  ),
  /**
   * The code of a bid that this browser began, which alone shows its prices before the opening: for the pages of its link,
   * as long as that can last. Apart from `link`, because opening the link anew writes that one and is not sent this one.
   */
  bid: define(v.object({ link: v.pipe(v.string(), v.uuid()), code: v.pipe(v.string(), v.maxLength(20)) }), {
    maxAgeSeconds: 180 * DAY_SECONDS,
    signed: true,
  }),
  /** State, PKCE verifier and nonce of one sign-in at a provider. */
  oauth: define(
    v.object({
      provider: v.string(),
      state: v.string(),
      verifier: v.string(),
      nonce: v.string(),
      redirectTo: v.string(),
      /** The member who links the provider to their account, where nobody is to be signed in. */
      member: v.optional(v.string()),
    }),
    { maxAgeSeconds: 600, signed: true },
  ),
} as const;

export type CookieName = keyof typeof DEFINITIONS;
type CookieValue<N extends CookieName> = (typeof DEFINITIONS)[N] extends Definition<infer T> ? T : never;
export type Cookies = {
  [N in Exclude<CookieName, "arrival" | "bid" | "link">]: StoredCookie<CookieValue<N>>;
} & {
  arrival: StoredCookies<CookieValue<"arrival">>;
  /** The cookie of one link, by its id. */
  link: (id: string) => StoredCookie<CookieValue<"link">>;
  /** The cookie of the bid that is made with a link, by the id of the link. */
  bid: (id: string) => StoredCookie<CookieValue<"bid">>;
};

/** Where the pages of a link are; its cookie goes nowhere else. */
export const linkPath = (id: string): `/shared/${string}` => `/shared/${id}`;

/** Every cookie and its lifetime in seconds, or none for a session cookie; shown to visitors. */
export const COOKIES = Object.entries(DEFINITIONS).map(([name, definition]) => ({
  name: name as CookieName,
  maxAgeSeconds: (definition as Definition<unknown>).maxAgeSeconds,
}));

/** Safari refuses `Secure` cookies on http://localhost; only there, they get plain names. */
function refusesSecureOnHttp(request: Request): boolean {
  const agent = request.headers.get("user-agent") ?? "";
  return (
    new URL(request.url).protocol === "http:" &&
    /AppleWebKit/.test(agent) &&
    /Safari\//.test(agent) &&
    !/Chrom(e|ium)|Edg|Android/.test(agent)
  );
}

/**
 * The cookies of a request, each with its first value, unchanged. The check for anonymous requests and the code that
 * reads the identity must agree on every header, so both parse it here (RFC 6265, 4.2 and 5.4).
 */
function cookiesIn(request: Request): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of request.headers.get("cookie")?.split(";") ?? []) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name && !found.has(name)) found.set(name, pair.slice(at + 1).trim());
  }
  return found;
}

/**
 * The cookies of one request. Writes are collected on `outgoing` and appended to the response once, whatever a loader
 * or action returns.
 */
export function createCookies(
  request: Request,
  outgoing: Headers,
  secret: string,
  production: boolean,
): Cookies {
  const plain = !production && refusesSecureOnHttp(request);
  const given = cookiesIn(request);
  const bind = <T>(
    name: string,
    definition: Definition<T>,
    path = "/",
  ): StoredCookie<T> & StoredCookies<T> => {
    const cookieNamed = (full: string) =>
      createCookie(full, {
        path,
        httpOnly: true,
        sameSite: "lax",
        secure: !plain,
        maxAge: definition.maxAgeSeconds,
        secrets: definition.signed ? [secret] : undefined,
      });
    // A cookie of some paths only cannot be a host's.
    const own = plain ? name : `${path === "/" ? "__Host" : "__Secure"}-${name}`;
    const set = async (value: unknown, maxAge?: number, named = cookieNamed(own)) => {
      outgoing.append(
        "Set-Cookie",
        await named.serialize(value, maxAge === undefined ? undefined : { maxAge }),
      );
    };
    const contentOf = async (value: string | undefined): Promise<T | undefined> => {
      if (value === undefined) return undefined;
      try {
        const parsed = v.safeParse(definition.schema, await cookieNamed(own).parse(`${own}=${value}`));
        return parsed.success ? parsed.output : undefined;
      } catch {
        return undefined;
      }
    };
    return {
      read: () => contentOf(given.get(own)),
      write: (value) => set(value),
      clear: () => set("", 0),
      async readAll() {
        const beside = [...given].filter(([full]) => full.startsWith(`${own}-`)).slice(0, definition.beside);
        const values = await Promise.all(beside.map(([, value]) => contentOf(value)));
        return values.filter((value) => value !== undefined);
      },
      add: (value) => set(value, undefined, cookieNamed(`${own}-${crypto.randomUUID().slice(0, 8)}`)),
    };
  };
  const everywhere = Object.entries(DEFINITIONS).map(([name, definition]) => [
    name,
    bind(name, definition as Definition<unknown>),
  ]);
  return {
    ...Object.fromEntries(everywhere),
    link: (id: string) =>
      bind(`link-${id.slice(0, 8)}`, DEFINITIONS.link as Definition<unknown>, linkPath(id)),
    bid: (id: string) => bind(`bid-${id.slice(0, 8)}`, DEFINITIONS.bid as Definition<unknown>, linkPath(id)),
  } as unknown as Cookies;
}

const SHAREABLE = Object.entries<Definition<unknown>>(DEFINITIONS as Record<string, Definition<unknown>>)
  .filter(([, definition]) => definition.shareable)
  .map(([name]) => `__Host-${name}=`);

/**
 * Whether a `Set-Cookie` header contains nothing personal. Safari's plain names on a developer's machine do not
 * count: other browsers would not read them.
 */
export function isShareableCookie(line: string): boolean {
  return SHAREABLE.some((start) => line.startsWith(start));
}

/** The cookies that identify somebody or record what they did, under the names of every browser. */
const PERSONAL = (["session", "visitor", "flash", "step", "oauth"] satisfies CookieName[]).flatMap((name) => [
  name,
  `__Host-${name}`,
]);

/** Whether a request carries anything personal; only a request without may be answered from the page cache. */
export function isAnonymous(request: Request): boolean {
  const given = cookiesIn(request);
  return !PERSONAL.some((name) => given.has(name));
}
