import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { sha256 } from "~/lib/hash.ts";
import type { Identity } from "~/services/oauth.server.ts";
import { emailTokens, identities, profiles, sessions, users } from "~db/schema/account.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { resetPassword } from "./account.commands.server.ts";
import { signInWithIdentity } from "./provider.commands.server.ts";

const db = testDatabase();
const NOW = new Date("2026-05-01T12:00:00.000Z");
const LATER = "2027-01-01T00:00:00.000Z";
const deps = { db, now: () => NOW, language: "es" as const };

let count = 0;
const unique = (word: string) => `${word}-${Date.now()}-${++count}`;
const freeAddress = () => `${unique("person")}@example.com`;

function identity(fields: Partial<Identity> = {}): Identity {
  return {
    provider: "oidc",
    subject: unique("subject"),
    email: freeAddress(),
    emailVerified: true,
    firstName: "Ada",
    lastName: "King",
    ...fields,
  };
}

interface Local {
  email: string;
  confirmed: boolean;
}

const GRACES_CHOICES = {
  language: "he",
  theme: "dark",
  fontSize: "112",
  units: "metric",
  motion: "less",
  vibration: false,
  shortcuts: true,
};

/** A local account with a password, one session and one mailed link. */
async function localAccount({ email, confirmed }: Local) {
  const id = crypto.randomUUID();
  const token = unique("token");
  await db.batch([
    db.insert(users).values({
      id,
      email,
      passwordHash: "$stored",
      emailConfirmedAt: confirmed ? NOW.toISOString() : null,
      createdAt: NOW.toISOString(),
    }),
    db.insert(profiles).values({ id, firstName: "Grace", ...GRACES_CHOICES, updatedAt: NOW.toISOString() }),
    db.insert(sessions).values({
      id: unique("session"),
      userId: id,
      expiresAt: LATER,
      endsAt: LATER,
      createdAt: NOW.toISOString(),
    }),
    db.insert(emailTokens).values({
      tokenHash: await sha256(token),
      userId: id,
      purpose: "reset",
      email,
      expiresAt: LATER,
    }),
  ]);
  return { id, token };
}

async function signIn(input: Identity): Promise<string> {
  const result = await signInWithIdentity(deps, input);
  if (!result.ok) throw new Error(result.error);
  return result.userId;
}

async function account(id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id));
  return {
    user,
    profile,
    sessions: await db.$count(sessions, eq(sessions.userId, id)),
    links: await db.$count(emailTokens, eq(emailTokens.userId, id)),
    subjects: (await db.select().from(identities).where(eq(identities.userId, id))).map((row) => row.subject),
  };
}

const accountsWith = (email: string) => db.$count(users, eq(users.email, email));

describe("somebody the platform has never seen", () => {
  test("gets an account with a profile, confirmed because the provider vouches for the address", async () => {
    const ada = identity();
    const result = await signInWithIdentity(deps, ada);
    expect(result).toEqual({
      ok: true,
      userId: expect.any(String),
      language: "es",
      theme: null,
      fontSize: null,
      units: null,
      motion: null,
      vibration: null,
      shortcuts: null,
    });
    const made = await account(result.ok ? result.userId : "");
    expect(made.user).toMatchObject({
      email: ada.email,
      passwordHash: null,
      emailConfirmedAt: NOW.toISOString(),
    });
    expect(made.profile).toMatchObject({ firstName: "Ada", lastName: "King", version: 1 });
    expect(made.subjects).toEqual([ada.subject]);
  });

  test("gets an unconfirmed account when the provider does not vouch for the address and it is free", async () => {
    const made = await account(await signIn(identity({ emailVerified: false })));
    expect(made.user?.emailConfirmedAt).toBeNull();
  });

  test("gets none without an address, and nothing is written", async () => {
    const nameless = identity({ email: undefined, emailVerified: false });
    expect(await signInWithIdentity(deps, nameless)).toEqual({ ok: false, error: "failed" });
    expect(await db.$count(identities, eq(identities.subject, nameless.subject))).toBe(0);
    expect(await accountsWith("")).toBe(0);
  });
});

describe("somebody who comes again", () => {
  test.each([true, false])(
    "is the same account, even with an address that is another account's by now (confirmed: %s)",
    async (confirmed) => {
      const first = identity();
      const id = await signIn(first);
      const email = freeAddress();
      const other = await localAccount({ email, confirmed });
      expect(await signIn({ ...first, email })).toBe(id);
      expect((await account(id)).user?.email).toBe(first.email);
      expect(await account(other.id)).toMatchObject({
        user: { passwordHash: "$stored", emailConfirmedAt: confirmed ? NOW.toISOString() : null },
        sessions: 1,
        links: 1,
        subjects: [],
      });
    },
  );

  test("is the same account with an address that nobody has, and gets no second one", async () => {
    const first = identity();
    const id = await signIn(first);
    const email = freeAddress();
    expect(await signIn({ ...first, email })).toBe(id);
    expect(await accountsWith(email)).toBe(0);
  });

  test("is the same account without any address", async () => {
    const first = identity();
    const id = await signIn(first);
    expect(await signIn({ ...first, email: undefined, emailVerified: false })).toBe(id);
  });

  test("keeps the names and choices of the profile", async () => {
    const first = identity();
    const id = await signIn(first);
    await db.update(profiles).set({ firstName: "Augusta", language: "he" }).where(eq(profiles.id, id));
    const result = await signInWithIdentity(deps, first);
    expect(result).toMatchObject({ language: "he" });
    expect((await account(id)).profile?.firstName).toBe("Augusta");
  });

  test("is confirmed once the provider vouches for the account's address", async () => {
    const first = identity({ emailVerified: false });
    const id = await signIn(first);
    expect(await signIn({ ...first, emailVerified: true })).toBe(id);
    expect(await account(id)).toMatchObject({
      user: { emailConfirmedAt: NOW.toISOString() },
      subjects: [first.subject],
    });
  });

  test("is nobody else: the same subject at another provider is another person", async () => {
    const first = identity();
    const id = await signIn(first);
    expect(await signIn(identity({ provider: "github", subject: first.subject }))).not.toBe(id);
  });
});

describe("a verified address that has an account", () => {
  test("leads to it when it is confirmed, which keeps everything it had", async () => {
    const email = freeAddress();
    const { id } = await localAccount({ email, confirmed: true });
    const ada = identity({ email });
    expect(await signInWithIdentity(deps, ada)).toEqual({
      ok: true,
      userId: id,
      ...GRACES_CHOICES,
    });
    expect(await account(id)).toMatchObject({
      user: { passwordHash: "$stored" },
      profile: { firstName: "Grace" },
      sessions: 1,
      links: 1,
      subjects: [ada.subject],
    });
  });

  test("joins the identities of several providers in one account", async () => {
    const email = freeAddress();
    const google = identity({ provider: "google", email });
    const github = identity({ provider: "github", email });
    const id = await signIn(google);
    expect(await signIn(github)).toBe(id);
    expect((await account(id)).subjects.sort()).toEqual([google.subject, github.subject].sort());
  });

  test("takes over an unconfirmed account only after its password, sessions and links are gone", async () => {
    const email = freeAddress();
    const { id } = await localAccount({ email, confirmed: false });
    const owner = identity({ email });
    expect(await signIn(owner)).toBe(id);
    expect(await account(id)).toMatchObject({
      user: { passwordHash: null, emailConfirmedAt: NOW.toISOString() },
      sessions: 0,
      links: 0,
      subjects: [owner.subject],
    });
  });

  test("throws out whoever made the account at a provider that did not vouch for the address", async () => {
    const email = freeAddress();
    const stranger = identity({ email, emailVerified: false });
    const id = await signIn(stranger);
    const owner = identity({ provider: "google", email });
    expect(await signIn(owner)).toBe(id);
    expect((await account(id)).subjects).toEqual([owner.subject]);
    expect(await signInWithIdentity(deps, stranger)).toEqual({ ok: false, error: "unverified" });
  });
});

describe("an address that the provider does not vouch for", () => {
  test.each([true, false])("never leads to an account that has it (confirmed: %s)", async (confirmed) => {
    const email = freeAddress();
    const { id } = await localAccount({ email, confirmed });
    const stranger = identity({ email, emailVerified: false });
    expect(await signInWithIdentity(deps, stranger)).toEqual({ ok: false, error: "unverified" });
    expect(await account(id)).toMatchObject({
      user: { passwordHash: "$stored" },
      sessions: 1,
      links: 1,
      subjects: [],
    });
  });

  test("does not stay a way in after the owner has set a password by mail", async () => {
    const email = freeAddress();
    const stranger = identity({ email, emailVerified: false });
    const id = await signIn(stranger);
    const token = unique("token");
    await db.insert(emailTokens).values({
      tokenHash: await sha256(token),
      userId: id,
      purpose: "reset",
      email,
      expiresAt: LATER,
    });
    const passwords = { hash: async () => "$owner", verify: async () => true };
    const reset = { token, password: "correct horse battery" };
    const origin = "https://groundwork.example";
    expect(await resetPassword({ ...deps, origin, passwords }, reset)).toMatchObject({ ok: true });
    expect(await account(id)).toMatchObject({ user: { passwordHash: "$owner" }, subjects: [] });
    expect(await signInWithIdentity(deps, stranger)).toEqual({ ok: false, error: "unverified" });
  });

  test("an identity that was linked to a confirmed account survives a new password", async () => {
    const email = freeAddress();
    const { id, token } = await localAccount({ email, confirmed: true });
    const owner = identity({ email });
    await signIn(owner);
    const passwords = { hash: async () => "$new", verify: async () => true };
    const reset = { token, password: "correct horse battery" };
    await resetPassword({ ...deps, origin: "https://groundwork.example", passwords }, reset);
    expect(await account(id)).toMatchObject({ user: { passwordHash: "$new" }, subjects: [owner.subject] });
  });
});

describe("at the same moment", () => {
  const together = <T>(times: number, work: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: times }, (_, n) => work(n)));

  test("the same callback twelve times makes one account with one identity", async () => {
    const ada = identity();
    const ids = await together(12, () => signIn(ada));
    expect(new Set(ids).size).toBe(1);
    expect(await accountsWith(ada.email ?? "")).toBe(1);
    const itself = and(eq(identities.provider, ada.provider), eq(identities.subject, ada.subject));
    expect(await db.$count(identities, itself)).toBe(1);
  });

  test("several identities with one verified address end in one account", async () => {
    const email = freeAddress();
    const ids = await together(8, () => signIn(identity({ email })));
    expect(new Set(ids).size).toBe(1);
    expect((await account(ids[0] ?? "")).subjects).toHaveLength(8);
  });

  test("of strangers with one unverified address one gets it and the others are refused", async () => {
    const email = freeAddress();
    const results = await together(8, () =>
      signInWithIdentity(deps, identity({ email, emailVerified: false })),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.error === "unverified")).toHaveLength(7);
    expect(await accountsWith(email)).toBe(1);
  });

  test("a stranger and the owner leave the owner alone in the account", async () => {
    const email = freeAddress();
    const owner = identity({ provider: "google", email });
    await together(8, (n) =>
      signInWithIdentity(deps, n === 5 ? owner : identity({ email, emailVerified: false })),
    );
    const id = await signIn(owner);
    expect(await account(id)).toMatchObject({
      user: { emailConfirmedAt: NOW.toISOString() },
      subjects: [owner.subject],
    });
  });
});
