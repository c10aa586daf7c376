import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { sha256 } from "~/lib/hash.ts";
import { emailTokens, identities, profiles, sessions, users } from "~db/schema/account.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { testDatabase } from "../../../../tests/database.ts";
import {
  createClock,
  createMember,
  failingAtTheEnd,
  fakePasswords,
  freshEmail,
  HOUR,
  MINUTE,
} from "../../../../tests/factories.ts";
import {
  confirmEmail,
  requestRecovery,
  resendConfirmation,
  resendConfirmationTo,
  resetPassword,
  signIn,
  signUp,
} from "./account.commands.server.ts";

const db = testDatabase();
const ORIGIN = "https://groundwork.example";

/** What the commands get from a request, with a clock of the test's own. */
function createDeps(language: "en" | "es" | "he" = "en") {
  const clock = createClock();
  return { db, now: clock.now, origin: ORIGIN, language, passwords: fakePasswords, clock };
}

/** The guest in whose browser an account is made. */
const GUEST = "visitor:of-the-sign-up" as const;

const newAccount = (fields: Partial<Parameters<typeof signUp>[1]> = {}): Parameters<typeof signUp>[1] => ({
  askedBy: GUEST,
  idem: crypto.randomUUID(),
  email: freshEmail(),
  password: "seven wet anvils",
  firstName: "Ana",
  lastName: "Ruiz",
  ...fields,
});

const accountOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];
const mailTo = (email: string) => db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
const tokensOf = (userId: string) => db.select().from(emailTokens).where(eq(emailTokens.userId, userId));

/** The token in the link of the newest mail to an address that has one. */
async function tokenMailedTo(email: string, path: "confirm" | "reset"): Promise<string> {
  const texts = (await mailTo(email)).map((mail) => mail.text);
  const tokens = texts.flatMap((text) => new RegExp(`/auth/${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? []);
  expect(tokens).not.toEqual([]);
  return tokens.at(-1) ?? "";
}

/** A new account, and the token that was mailed to confirm it. */
async function signedUp() {
  const deps = createDeps();
  const input = newAccount();
  await signUp(deps, input);
  const account = await accountOf(input.email);
  return { deps, input, id: account?.id ?? "", token: await tokenMailedTo(input.email, "confirm") };
}

/** A member who has asked for a new password, and the token that was mailed. */
async function recovering() {
  const deps = createDeps();
  const member = await createMember(db);
  await requestRecovery(deps, { email: member.email });
  return { deps, member, token: await tokenMailedTo(member.email, "reset") };
}

async function addSession(userId: string) {
  const at = "2030-01-01T00:00:00.000Z";
  await db.insert(sessions).values({
    id: crypto.randomUUID(),
    userId,
    expiresAt: at,
    endsAt: at,
    createdAt: at,
  });
}

test("signing up makes an account, its profile, a token and the mail that carries it", async () => {
  const deps = createDeps("es");
  const input = newAccount();
  const result = await signUp(deps, input);
  const account = await accountOf(input.email);
  expect(account).toMatchObject({
    passwordHash: "hash of seven wet anvils",
    emailConfirmedAt: null,
    createdAt: deps.now().toISOString(),
  });
  const [profile] = await db
    .select()
    .from(profiles)
    .where(eq(profiles.id, account?.id ?? ""));
  expect(profile).toMatchObject({ firstName: "Ana", lastName: "Ruiz", language: "es", version: 1 });
  const [mail, ...more] = await mailTo(input.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ status: "queued", attempts: 0 });
  expect(result).toEqual({ ok: true, mailId: mail?.id });
  const token = await tokenMailedTo(input.email, "confirm");
  expect(await tokensOf(account?.id ?? "")).toEqual([
    {
      tokenHash: await sha256(token),
      userId: account?.id,
      purpose: "confirm",
      email: input.email,
      askedBy: GUEST,
      expiresAt: new Date(deps.now().getTime() + HOUR).toISOString(),
    },
  ]);
});

test.each([
  { language: "en", subject: "Confirm your Groundwork account" },
  { language: "es", subject: expect.stringMatching(/Groundwork/) },
  { language: "he", subject: expect.stringMatching(/אישור/) },
] as const)("the mail is written in the language of the page: $language", async ({ language, subject }) => {
  const input = newAccount();
  await signUp(createDeps(language), input);
  expect((await mailTo(input.email))[0]?.subject).toEqual(subject);
});

test("when any part of a sign-up fails nothing of it is left", async () => {
  const input = newAccount();
  const deps = { ...createDeps(), db: failingAtTheEnd(db) };
  await expect(signUp(deps, input)).rejects.toThrow();
  expect(await accountOf(input.email)).toBeUndefined();
  expect(await mailTo(input.email)).toEqual([]);
  // The form was not used up either: sent again, it works.
  expect(await signUp(createDeps(), input)).toMatchObject({ ok: true, mailId: expect.any(String) });
});

test("the same form sent again changes nothing and gets the same answer", async () => {
  const { deps, input, id } = await signedUp();
  expect(await signUp(deps, input)).toMatchObject({ ok: true });
  expect((await accountOf(input.email))?.id).toBe(id);
  expect(await mailTo(input.email)).toHaveLength(1);
});

test("the same form sent twice at once makes one account and one mail", async () => {
  const input = newAccount();
  const results = await Promise.all([signUp(createDeps(), input), signUp(createDeps(), input)]);
  expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await mailTo(input.email)).toHaveLength(1);
});

test("an address that has an account gets the same answer, and its holder a mail that says so", async () => {
  const { deps, input } = await signedUp();
  const result = await signUp(deps, newAccount({ email: input.email, password: "another password" }));
  expect(result).toEqual({ ok: true, mailId: expect.any(String) });
  expect((await accountOf(input.email))?.passwordHash).toBe("hash of seven wet anvils");
  const mails = await mailTo(input.email);
  expect(mails).toHaveLength(2);
  const told = mails.find((mail) => result.ok && mail.id === result.mailId);
  expect(told?.subject).toBe("You already have a Groundwork account");
  expect(told?.text).toContain(`${ORIGIN}/auth/recover`);
  expect(told?.text).not.toContain("token=");
});

test("the holder of an address hears of a form once, however often it is sent", async () => {
  const { deps, input } = await signedUp();
  const stranger = newAccount({ email: input.email });
  await Promise.all([signUp(deps, stranger), signUp(deps, stranger)]);
  await signUp(deps, stranger);
  expect(await mailTo(input.email)).toHaveLength(2);
});

test("ten people who sign up with one address at once make one account", async () => {
  const email = freshEmail();
  const deps = createDeps();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, n) => signUp(deps, newAccount({ email, firstName: `Number ${n}` }))),
  );
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  const mails = await mailTo(email);
  expect(mails).toHaveLength(10);
  expect(mails.filter((mail) => mail.text.includes("/auth/confirm?token="))).toHaveLength(1);
});

test.each(["password", "PASSWORD", "Football", "12345678"])(
  "the password %s is on everybody's list and makes no account",
  async (password) => {
    const input = newAccount({ password });
    expect(await signUp(createDeps(), input)).toEqual({ ok: false, error: "common-password" });
    expect(await accountOf(input.email)).toBeUndefined();
    expect(await mailTo(input.email)).toEqual([]);
  },
);

test("the right password signs in and brings the profile's choices along", async () => {
  const choices = {
    language: "he",
    theme: "dark",
    fontSize: "125",
    units: "us",
    motion: "less",
    vibration: false,
    shortcuts: true,
  };
  const member = await createMember(db, {}, choices);
  expect(await signIn(createDeps(), { email: member.email, password: "old password" })).toEqual({
    ok: true,
    userId: member.id,
    ...choices,
  });
});

test("a wrong password, an unknown address and an account without a password are told the same", async () => {
  const member = await createMember(db);
  const keyless = await createMember(db, { passwordHash: null });
  const tries = [
    { email: member.email, password: "wrong" },
    { email: freshEmail(), password: "old password" },
    { email: keyless.email, password: "old password" },
    { email: "' or 1=1 --", password: "' or 1=1 --" },
  ];
  for (const input of tries)
    expect(await signIn(createDeps(), input)).toEqual({ ok: false, error: "credentials" });
});

test("the same work is done for an unknown address as for a known one", async () => {
  const verified: unknown[] = [];
  const passwords = {
    ...fakePasswords,
    verify: async (stored: string | null | undefined) => {
      verified.push(stored);
      return false;
    },
  };
  await signIn({ db, passwords }, { email: freshEmail(), password: "x" });
  expect(verified).toEqual([undefined]);
});

test("a link confirms the address once", async () => {
  const { deps, input, token } = await signedUp();
  deps.clock.advance(MINUTE);
  expect((await confirmEmail(deps, { token, browser: GUEST })).ok).toBe(true);
  expect((await accountOf(input.email))?.emailConfirmedAt).toBe(deps.now().toISOString());
  expect((await confirmEmail(deps, { token, browser: GUEST })).ok).toBe(false);
});

test("of two presses at once only one counts", async () => {
  const { deps, id, token } = await signedUp();
  const press = () => confirmEmail(deps, { token, browser: GUEST });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(await tokensOf(id)).toEqual([]);
});

test("a link works for an hour and not a moment longer", async () => {
  const late = await signedUp();
  late.deps.clock.advance(HOUR);
  expect((await confirmEmail(late.deps, { token: late.token, browser: GUEST })).ok).toBe(false);
  expect((await accountOf(late.input.email))?.emailConfirmedAt).toBeNull();
  const inTime = await signedUp();
  inTime.deps.clock.advance(HOUR - 1);
  expect((await confirmEmail(inTime.deps, { token: inTime.token, browser: GUEST })).ok).toBe(true);
});

test("a link is worthless once the account has another address", async () => {
  const { deps, id, token } = await signedUp();
  const email = freshEmail();
  await db.update(users).set({ email }).where(eq(users.id, id));
  expect((await confirmEmail(deps, { token, browser: GUEST })).ok).toBe(false);
  expect((await accountOf(email))?.emailConfirmedAt).toBeNull();
});

test.each(["", "nonsense", "x".repeat(5_000)])("the token %# is nobody's", async (token) => {
  expect((await confirmEmail(createDeps(), { token, browser: GUEST })).ok).toBe(false);
});

test("what the database holds of a token confirms nothing", async () => {
  const { deps, id } = await signedUp();
  const [row] = await tokensOf(id);
  expect((await confirmEmail(deps, { token: row?.tokenHash ?? "", browser: GUEST })).ok).toBe(false);
});

test("a link for one purpose is worthless for the other", async () => {
  const { deps, id, token } = await signedUp();
  expect(await resetPassword(deps, { token, password: "nine dry hammers" })).toEqual({
    ok: false,
    error: "link-over",
  });
  const recovery = await recovering();
  expect((await confirmEmail(recovery.deps, { token: recovery.token, browser: GUEST })).ok).toBe(false);
  expect(await tokensOf(id)).toHaveLength(1);
});

test("an address that is confirmed keeps the moment of its first confirmation", async () => {
  const { deps, input, id, token } = await signedUp();
  await confirmEmail(deps, { token, browser: GUEST });
  const first = (await accountOf(input.email))?.emailConfirmedAt;
  deps.clock.advance(MINUTE);
  await resendConfirmation(deps, { id, email: input.email });
  expect(
    (await confirmEmail(deps, { token: await tokenMailedTo(input.email, "confirm"), browser: GUEST })).ok,
  ).toBe(true);
  expect((await accountOf(input.email))?.emailConfirmedAt).toBe(first);
});

test("a new confirmation link replaces the old one", async () => {
  const { deps, input, id, token: old } = await signedUp();
  const { mailId } = await resendConfirmation(deps, { id, email: input.email });
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, mailId));
  expect(mail?.recipient).toBe(input.email);
  const fresh = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect((await confirmEmail(deps, { token: old, browser: GUEST })).ok).toBe(false);
  expect((await confirmEmail(deps, { token: fresh, browser: GUEST })).ok).toBe(true);
});

test("a new confirmation link leaves a link for a new password alone", async () => {
  const { deps, member, token } = await recovering();
  await resendConfirmation(deps, member);
  expect(await resetPassword(deps, { token, password: "nine dry hammers" })).toMatchObject({ ok: true });
});

test("whoever forgot the password gets a link that works for an hour", async () => {
  const { deps, member, token } = await recovering();
  expect(await tokensOf(member.id)).toEqual([
    {
      tokenHash: await sha256(token),
      userId: member.id,
      purpose: "reset",
      email: member.email,
      askedBy: null,
      expiresAt: new Date(deps.now().getTime() + HOUR).toISOString(),
    },
  ]);
});

test("an unknown address gets the same answer and no mail", async () => {
  const email = freshEmail();
  expect(await requestRecovery(createDeps(), { email })).toEqual({ ok: true, mailId: expect.any(String) });
  expect(await mailTo(email)).toEqual([]);
});

test("a new password replaces the old one, ends every session and tells the holder", async () => {
  const { deps, member, token } = await recovering();
  const bystander = await createMember(db);
  for (const id of [member.id, member.id, bystander.id]) await addSession(id);
  const result = await resetPassword(deps, { token, password: "nine dry hammers" });
  expect(result).toEqual({ ok: true, mailId: expect.any(String) });
  expect(await signIn(deps, { email: member.email, password: "old password" })).toEqual({
    ok: false,
    error: "credentials",
  });
  expect(await signIn(deps, { email: member.email, password: "nine dry hammers" })).toMatchObject({
    ok: true,
  });
  expect(await db.select().from(sessions).where(eq(sessions.userId, member.id))).toEqual([]);
  expect(await db.select().from(sessions).where(eq(sessions.userId, bystander.id))).toHaveLength(1);
  const told = (await mailTo(member.email)).find((mail) => result.ok && mail.id === result.mailId);
  expect(told).toMatchObject({ subject: "Your Groundwork password was changed", status: "queued" });
});

test("a link for a new password works once, and the older links with it are over", async () => {
  const { deps, member, token: first } = await recovering();
  await requestRecovery(deps, { email: member.email });
  const texts = (await mailTo(member.email)).map((mail) => /token=([\w-]+)/.exec(mail.text)?.[1]);
  const second = texts.find((token) => token !== first) ?? "";
  expect(await resetPassword(deps, { token: second, password: "nine dry hammers" })).toMatchObject({
    ok: true,
  });
  for (const token of [second, first]) {
    const again = await resetPassword(deps, { token, password: "ten old chisels" });
    expect(again).toEqual({ ok: false, error: "link-over" });
  }
  expect(await signIn(deps, { email: member.email, password: "nine dry hammers" })).toMatchObject({
    ok: true,
  });
});

test("of two new passwords at once one is set, and its holder is told once", async () => {
  const { deps, member, token } = await recovering();
  const passwords = ["nine dry hammers", "ten old chisels"];
  const results = await Promise.all(passwords.map((password) => resetPassword(deps, { token, password })));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const chosen = passwords[results.findIndex(({ ok }) => ok)] ?? "";
  expect(await signIn(deps, { email: member.email, password: chosen })).toMatchObject({ ok: true });
  const told = (await mailTo(member.email)).filter(({ subject }) => /was changed/.test(subject));
  expect(told).toHaveLength(1);
});

test("a link for a new password is over after an hour, and once the address has changed", async () => {
  const late = await recovering();
  late.deps.clock.advance(HOUR);
  const over = { ok: false, error: "link-over" };
  expect(await resetPassword(late.deps, { token: late.token, password: "nine dry hammers" })).toEqual(over);
  const moved = await recovering();
  await db.update(users).set({ email: freshEmail() }).where(eq(users.id, moved.member.id));
  expect(await resetPassword(moved.deps, { token: moved.token, password: "nine dry hammers" })).toEqual(over);
});

test.each(["groundwork", "Groundwork-2026", "construction1", "!!Builder77", "JOB-SITE-1"])(
  "a password that everybody here would try first is refused: %s",
  async (password) => {
    expect(await signUp(createDeps(), newAccount({ password }))).toEqual({
      ok: false,
      error: "common-password",
    });
    expect((await signUp(createDeps(), newAccount({ password: `${password} with wet anvils` }))).ok).toBe(
      true,
    );
  },
);

test("a common password is refused and the link can be used again", async () => {
  const { deps, token } = await recovering();
  expect(await resetPassword(deps, { token, password: "PassWord1" })).toEqual({
    ok: false,
    error: "common-password",
  });
  expect(await resetPassword(deps, { token, password: "nine dry hammers" })).toMatchObject({ ok: true });
});

test("when any part of a new password fails nothing of it is done", async () => {
  const { deps, member, token } = await recovering();
  await addSession(member.id);
  const failing = { ...deps, db: failingAtTheEnd(db) };
  await expect(resetPassword(failing, { token, password: "nine dry hammers" })).rejects.toThrow();
  expect(await signIn(deps, { email: member.email, password: "old password" })).toMatchObject({ ok: true });
  expect(await db.select().from(sessions).where(eq(sessions.userId, member.id))).toHaveLength(1);
  expect(await resetPassword(deps, { token, password: "nine dry hammers" })).toMatchObject({ ok: true });
});

test("a new password by mail confirms the address, which is how it was asked for", async () => {
  const { deps, member, token } = await recovering();
  expect((await accountOf(member.email))?.emailConfirmedAt).toBeNull();
  await resetPassword(deps, { token, password: "nine dry hammers" });
  expect((await accountOf(member.email))?.emailConfirmedAt).toBe(deps.now().toISOString());
});

test("a new password sends away a provider's identity that came before the address was proved", async () => {
  const { deps, member, token } = await recovering();
  const identity = { provider: "oidc", userId: member.id, createdAt: deps.now().toISOString() };
  await db.insert(identities).values({ ...identity, subject: crypto.randomUUID() });
  await resetPassword(deps, { token, password: "nine dry hammers" });
  const left = await db
    .select()
    .from(identities)
    .where(and(eq(identities.userId, member.id)));
  expect(left).toEqual([]);
});

/** An account that a stranger made with the address, by password and by a provider that vouched for nothing. */
async function strangers() {
  const account = await signedUp();
  await addSession(account.id);
  await db.insert(identities).values({
    provider: "oidc",
    subject: crypto.randomUUID(),
    userId: account.id,
    createdAt: "2026-05-01T12:00:00.000Z",
  });
  return account;
}
const waysIn = async (id: string, email: string) => ({
  password: (await accountOf(email))?.passwordHash !== null,
  sessions: (await db.select().from(sessions).where(eq(sessions.userId, id))).length,
  identities: (await db.select().from(identities).where(eq(identities.userId, id))).length,
});

describe("whoever proves an address in a browser that did not ask for the link", () => {
  test.each([undefined, "visitor:the-owner", "user:somebody-else"] as const)(
    "finds no way in that was set up before, and sets a password at once: %s",
    async (browser) => {
      const { deps, id, input, token } = await strangers();
      const result = await confirmEmail(deps, { token, browser });
      expect(await waysIn(id, input.email)).toEqual({ password: false, sessions: 0, identities: 0 });
      if (!result.ok) throw new Error("the link is good");
      const reset = { token: result.resetToken ?? "", password: "nine dry hammers" };
      expect(await resetPassword(deps, reset)).toMatchObject({ ok: true });
      expect(await signIn(deps, { email: input.email, password: "nine dry hammers" })).toMatchObject({
        ok: true,
      });
    },
  );

  test("keeps everything where the browser is the one that asked", async () => {
    const { deps, id, input, token } = await strangers();
    expect(await confirmEmail(deps, { token, browser: GUEST })).toEqual({ ok: true });
    expect(await waysIn(id, input.email)).toEqual({ password: true, sessions: 1, identities: 1 });
  });

  test("keeps everything where the account itself is signed in there", async () => {
    const { deps, id, input, token } = await strangers();
    expect(await confirmEmail(deps, { token, browser: `user:${id}` })).toEqual({ ok: true });
    expect((await waysIn(id, input.email)).password).toBe(true);
  });

  test("takes nothing from an account that was confirmed before", async () => {
    const { deps, id, input, token } = await strangers();
    await db.update(users).set({ emailConfirmedAt: "2026-05-02T00:00:00.000Z" }).where(eq(users.id, id));
    expect(await confirmEmail(deps, { token, browser: undefined })).toEqual({ ok: true });
    expect((await waysIn(id, input.email)).password).toBe(true);
  });

  test("a new password by mail removes identities of a confirmed account too", async () => {
    const { deps, id, input, token } = await strangers();
    await confirmEmail(deps, { token, browser: GUEST });
    await requestRecovery(deps, { email: input.email });
    const reset = { token: await tokenMailedTo(input.email, "reset"), password: "nine dry hammers" };
    expect(await resetPassword(deps, reset)).toMatchObject({ ok: true });
    expect(await waysIn(id, input.email)).toEqual({ password: true, sessions: 0, identities: 0 });
  });
});

describe("another confirmation mail", () => {
  test("goes to an address that waits for it, and its link works", async () => {
    const { deps, input } = await signedUp();
    const before = (await mailTo(input.email)).length;
    await resendConfirmationTo(deps, { email: input.email });
    expect(await mailTo(input.email)).toHaveLength(before + 1);
    expect(
      (await confirmEmail(deps, { token: await tokenMailedTo(input.email, "confirm"), browser: GUEST })).ok,
    ).toBe(true);
  });

  test("that the owner asks for does not vouch for a stranger's account with the address", async () => {
    const { deps, id, input } = await strangers();
    await resendConfirmationTo(deps, { email: input.email });
    const token = await tokenMailedTo(input.email, "confirm");
    expect(await confirmEmail(deps, { token, browser: "visitor:the-owner" })).toMatchObject({
      ok: true,
      resetToken: expect.any(String),
    });
    expect(await waysIn(id, input.email)).toEqual({ password: false, sessions: 0, identities: 0 });
  });

  test("is known in the browser that made the account, and in no other", async () => {
    const { deps, input } = await signedUp();
    await resendConfirmationTo(deps, { email: input.email });
    await resendConfirmationTo(deps, { email: input.email });
    const token = await tokenMailedTo(input.email, "confirm");
    expect(await confirmEmail(deps, { token, browser: GUEST })).toEqual({ ok: true });
  });

  test("goes to nobody who is confirmed or unknown, and answers the same", async () => {
    const { deps, input, token } = await signedUp();
    await confirmEmail(deps, { token, browser: GUEST });
    const before = (await mailTo(input.email)).length;
    expect(await resendConfirmationTo(deps, { email: input.email })).toHaveProperty("mailId");
    expect(await mailTo(input.email)).toHaveLength(before);
    const unknown = freshEmail();
    expect(await resendConfirmationTo(deps, { email: unknown })).toHaveProperty("mailId");
    expect(await mailTo(unknown)).toEqual([]);
  });
});
