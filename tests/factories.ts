import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn, type Present } from "~/engines/trust/trust.server.ts";
import { createCookies } from "~/services/cookies.server.ts";
import { joinGuests } from "~/services/guest.server.ts";
import { createHeaderCounts } from "~/services/header-counts.server.ts";
import type { Passwords } from "~/services/passwords.ts";
import { createSession, type Place } from "~/services/session.server.ts";
import { createToasts } from "~/services/toast.server.ts";
import { createVisitor, type Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { emailTokens, profiles, users } from "~db/schema/account.ts";

export const SECRET = "a secret of thirty-two characters and more";

/** A clock that stands still until the test moves it. */
export function createClock(start = "2026-03-02T10:00:00.000Z") {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance(milliseconds: number) {
      time += milliseconds;
    },
  };
}

export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Passwords without the work of hashing. */
export const fakePasswords: Passwords = {
  hash: async (password) => `hash of ${password}`,
  verify: async (stored, password) => stored === `hash of ${password}`,
};

/** An address that no other test uses. */
export function freshEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}

/** A guest that no other test uses. */
export function freshGuest(): Owner {
  return `visitor:${crypto.randomUUID()}`;
}

export interface TestMember {
  id: string;
  email: string;
  owner: Owner;
  /** In the workspace of their own. */
  actor: Present;
}

/** An account with its profile. */
export async function createMember(
  db: Database,
  user: Partial<typeof users.$inferInsert> = {},
  profile: Partial<typeof profiles.$inferInsert> = {},
): Promise<TestMember> {
  const id = crypto.randomUUID();
  const email = freshEmail();
  const at = new Date().toISOString();
  await db.batch([
    db.insert(users).values({ id, email, passwordHash: "hash of old password", createdAt: at, ...user }),
    db.insert(profiles).values({ id, updatedAt: at, ...profile }),
  ]);
  return { id, email: user.email ?? email, owner: `user:${id}`, actor: inOwn(`user:${id}`) };
}

/**
 * The same database, except that every batch fails at its last statement. A command that puts all it writes into one
 * batch then writes nothing.
 */
export function failingAtTheEnd(db: Database): Database {
  const impossible = db
    .insert(emailTokens)
    .values({ tokenHash: "x", userId: "nobody", purpose: "confirm", email: "", expiresAt: "" });
  const batch = (statements: Parameters<Database["batch"]>[0]) => db.batch([...statements, impossible]);
  return new Proxy(db, {
    get: (target, key) => (key === "batch" ? batch : Reflect.get(target, key)),
  });
}

/** A browser with its cookies, and from where it asks. */
export function createBrowser(db: Database, place: Place = {}) {
  const jar = new Map<string, string>();

  function open() {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request("https://groundwork.example/", { headers: { cookie } });
    const outgoing = new Headers();
    const cookies = createCookies(request, outgoing, SECRET, true);
    const { counts, owned } = joinedContributions;
    const session = createSession(() => db, cookies, counts, place);
    const visitor = createVisitor(session, cookies, (guests, owner) => joinGuests(db, owned, guests, owner));
    const headerCounts = createHeaderCounts({ db: () => db, counts, session, visitor });
    const toast = createToasts(cookies, (code, params) => joinedContributions.toast("en", code, params));
    return { outgoing, cookies, session, visitor, headerCounts, toast };
  }

  function keep(outgoing: Headers) {
    for (const line of outgoing.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0(;|$)/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  }

  return {
    jar,
    place,
    /** One request: what its response sets is sent along with the next one. */
    async visit<T>(use: (context: ReturnType<typeof open>) => Promise<T>): Promise<T> {
      const context = open();
      try {
        return await use(context);
      } finally {
        keep(context.outgoing);
      }
    },
  };
}
export type TestBrowser = ReturnType<typeof createBrowser>;
