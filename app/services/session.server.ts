import { eq, lt, sql } from "drizzle-orm";
import {
  type Adapter,
  type DatabaseSession,
  type DatabaseUser,
  generateIdFromEntropySize,
  Lucia,
  TimeSpan,
} from "lucia";
import type { Database } from "~db/client.ts";
import { profiles, sessions, users } from "~db/schema/account.ts";
import { sha256 } from "../lib/hash.ts";
import type { Contributions, Counts, Retention } from "./contribution.ts";
import type { Cookies } from "./cookies.server.ts";
import { countColumns } from "./header-counts.server.ts";

/** A session ends after this many days, however active it is. */
const ABSOLUTE_DAYS = 90;
const IDLE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How exactly the last use of a session is known. */
const LAST_USE_MS = 10 * 60 * 1000;
/** How long a member who has proved who they are need not prove it again. */
export const RECENT_MS = 10 * 60 * 1000;
/** 200 bits. */
const ID_BYTES = 25;

/** Where a request comes from, as it is kept with a session. */
export interface Place {
  device?: string;
  /** Which network, without the device's own part of the address. */
  network?: string;
  /** ISO 3166-1 in two letters; undefined where nobody knows. */
  country?: string;
}

/** The member data of every page, read together with the session in one query. */
interface MemberAttributes {
  email: string;
  emailConfirmed: boolean;
  firstName: string;
  lastName: string;
  language: string | null;
  theme: string | null;
  /** The counts in the header. */
  counts: Counts;
}

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    UserId: string;
    DatabaseSessionAttributes: { lastUsedAt: string | null; confirmedAt: string | null };
    DatabaseUserAttributes: MemberAttributes;
  }
}

export interface Member extends MemberAttributes {
  id: string;
}

/** The session's owner, with the data of every page. */
function memberOfSession(db: Database, counts: Contributions["counts"]) {
  return db
    .select({
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      confirmedAt: sessions.confirmedAt,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      language: profiles.language,
      theme: profiles.theme,
      counts: countColumns(counts, { owner: sql`'user:' || ${users.id}`, member: sql`${users.id}` }),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(sessions.id, sql.placeholder("id")))
    .limit(1)
    .prepare();
}

/** Prepared once, because every page of a member runs it, and building it takes longer than the rest of the session. */
const prepared = new WeakMap<Database, ReturnType<typeof memberOfSession>>();

/**
 * Lucia's storage on our own tables. Ids are hashed before they reach the database, the member and the header counts
 * come with the session in one read, and an absolute expiry is stored beside Lucia's sliding one.
 */
function sessionStore(db: Database, counts: Contributions["counts"]): Adapter {
  const byId = async (id: string) => eq(sessions.id, await sha256(id));
  return {
    async getSessionAndUser(id): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const query = prepared.get(db) ?? memberOfSession(db, counts);
      prepared.set(db, query);
      const [row] = await query.all({ id: await sha256(id) });
      if (!row) return [null, null];
      const { userId, expiresAt, lastUsedAt, confirmedAt, emailConfirmedAt, ...attributes } = row;
      return [
        { id, userId, expiresAt: new Date(expiresAt), attributes: { lastUsedAt, confirmedAt } },
        {
          id: userId,
          attributes: {
            ...attributes,
            firstName: attributes.firstName ?? "",
            lastName: attributes.lastName ?? "",
            emailConfirmed: emailConfirmedAt !== null,
          },
        },
      ];
    },
    async getUserSessions(userId) {
      const rows = await db.select().from(sessions).where(eq(sessions.userId, userId));
      return rows.map((row) => ({
        id: row.id,
        userId,
        expiresAt: new Date(row.expiresAt),
        attributes: { lastUsedAt: row.lastUsedAt, confirmedAt: row.confirmedAt },
      }));
    },
    setSession() {
      throw new Error("a session is made by signIn, which ends the one before");
    },
    async updateSessionExpiration(id, expiresAt) {
      await db
        .update(sessions)
        .set({ expiresAt: sql`min(${expiresAt.toISOString()}, ${sessions.endsAt})` })
        .where(await byId(id));
    },
    async deleteSession(id) {
      await db.delete(sessions).where(await byId(id));
    },
    async deleteUserSessions(userId) {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },
    async deleteExpiredSessions() {
      await db.delete(sessions).where(lt(sessions.expiresAt, new Date().toISOString()));
    },
  };
}

function createLucia(db: Database, counts: Contributions["counts"]) {
  return new Lucia(sessionStore(db, counts), {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, "d"),
    getUserAttributes: (attributes) => attributes,
    getSessionAttributes: (attributes) => attributes,
  });
}

export type SessionService = ReturnType<typeof createSession>;

/** The session of one request. `current` is read once, however many loaders ask. */
export function createSession(
  db: () => Database,
  cookies: Cookies,
  counts: Contributions["counts"],
  place: Place = {},
) {
  const lucia = () => createLucia(db(), counts);
  let current: Promise<Member | undefined> | undefined;
  let confirmedAt: string | null = null;

  async function validate(): Promise<Member | undefined> {
    const id = await cookies.session.read();
    if (!id) return undefined;
    const { session, user } = await lucia().validateSession(id);
    if (session?.fresh) await cookies.session.write(session.id);
    if (!session) await cookies.session.clear();
    if (session) {
      confirmedAt = session.confirmedAt;
      await noteUse(id, session.lastUsedAt);
    }
    return user ?? undefined;
  }

  /** Remembers from where a session was last used, once in a while. */
  async function noteUse(id: string, lastUsedAt: string | null): Promise<void> {
    const now = Date.now();
    if (lastUsedAt && Date.parse(lastUsedAt) > now - LAST_USE_MS) return;
    await db()
      .update(sessions)
      .set({
        lastUsedAt: new Date(now).toISOString(),
        network: place.network,
        device: place.device,
        // Of another place nothing is known: the country of the one before would be wrong.
        country: place.country ?? null,
      })
      .where(eq(sessions.id, await sha256(id)));
  }

  return {
    place,
    /** The signed-in member, or undefined for a guest and for an expired or forged session. */
    current(): Promise<Member | undefined> {
      current ??= validate();
      return current;
    },
    /** Under which key the database has the session of this request. */
    async key(): Promise<string | undefined> {
      const id = await cookies.session.read();
      return id && sha256(id);
    },
    /** Whether the member of this request has proved who they are within the last minutes. */
    async isRecent(now: Date): Promise<boolean> {
      await this.current();
      return confirmedAt !== null && Date.parse(confirmedAt) > now.getTime() - RECENT_MS;
    },
    /**
     * Ends whatever session the browser had and starts a new one: the id never survives a sign-in.
     */
    async signIn(userId: string): Promise<void> {
      const previous = await this.key();
      const id = generateIdFromEntropySize(ID_BYTES);
      const now = new Date();
      const at = now.toISOString();
      await db().batch([
        db()
          .delete(sessions)
          .where(eq(sessions.id, previous ?? "")),
        db()
          .insert(sessions)
          .values({
            id: await sha256(id),
            userId,
            expiresAt: new Date(now.getTime() + IDLE_DAYS * DAY_MS).toISOString(),
            endsAt: new Date(now.getTime() + ABSOLUTE_DAYS * DAY_MS).toISOString(),
            ...place,
            lastUsedAt: at,
            confirmedAt: at,
            createdAt: at,
          }),
      ]);
      await cookies.session.write(id);
    },
    /** The member has proved who they are once more: the session goes on under a new id. */
    async confirm(now: Date): Promise<void> {
      const key = await this.key();
      if (!key) return;
      const id = generateIdFromEntropySize(ID_BYTES);
      const renewed = await db()
        .update(sessions)
        .set({ id: await sha256(id), confirmedAt: now.toISOString() })
        .where(eq(sessions.id, key))
        .returning({ id: sessions.id });
      if (renewed.length === 1) await cookies.session.write(id);
    },
    async signOut(): Promise<void> {
      const id = await cookies.session.read();
      if (id) await lucia().invalidateSession(id);
      await cookies.session.clear();
    },
    /** Ends every session of a member, on every device. */
    async endAll(userId: string): Promise<void> {
      await lucia().invalidateUserSessions(userId);
    },
  };
}

/** A session that is over is deleted with the next run. */
export const SESSIONS: Retention = { since: sessions.expiresAt, days: 0 };
