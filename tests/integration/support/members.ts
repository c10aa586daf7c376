import { TEST_VARIABLES } from "../../../scripts/lib/test-variables.mjs";
import { Browser } from "./browser.ts";
import type { Product } from "./product.ts";

export const PASSWORD = "plumb-level-square-77";

export function uniqueEmail(): string {
  return `builder-${crypto.randomUUID()}@example.com`;
}

/** Creates an account; answers its e-mail. */
export async function signUp(product: Product, email = uniqueEmail()): Promise<string> {
  const answer = await new Browser(product).post("/auth?mode=sign-up", {
    intent: "sign-up",
    idem: crypto.randomUUID(),
    email,
    password: PASSWORD,
    firstName: "Sample",
    lastName: "Builder",
  });
  if (answer.status !== 303) throw new Error(`signing up answered ${answer.status}: ${answer.problem}`);
  return email;
}

/** Signs a browser in; it had better have an account. */
export async function signIn(browser: Browser, email: string, password = PASSWORD): Promise<void> {
  const answer = await browser.post("/auth", { intent: "sign-in", email, password });
  if (answer.status !== 303) throw new Error(`signing in answered ${answer.status}: ${answer.problem}`);
}

/** A browser that is signed in to an account of its own. */
export async function newMember(product: Product, headers?: Record<string, string>) {
  const email = await signUp(product);
  const browser = new Browser(product, headers);
  await signIn(browser, email);
  const [user] = await product.query<{ id: string }>("select id from users where email = ?", email);
  return { browser, email, id: user?.id ?? "" };
}

/** The workspace in which a browser works has room for ten people: it tries a plan. */
export async function makeRoom(browser: Browser): Promise<void> {
  const answer = await browser.post("/membership/plan", { intent: "try", idem: crypto.randomUUID() });
  if (answer.status !== 303) throw new Error(`trying a plan answered ${answer.status}: ${answer.problem}`);
}

/** For so long a session serves: what an administrator changes asks for a proof of the last ten minutes. */
const ADMIN_MS = 5 * 60_000;
/** The administrator's cookies by product: one account, so signing in anew each time would meet the rate limit. */
const administrators = new Map<string, { at: number; cookies: Promise<Browser["cookies"]> }>();

async function signInAdmin(product: Product): Promise<Browser["cookies"]> {
  const email = TEST_VARIABLES.ADMIN_EMAILS;
  const [known] = await product.query("select 1 from users where email = ?", email);
  if (!known) await signUp(product, email);
  await product.query(
    "update users set email_confirmed_at = coalesce(email_confirmed_at, created_at) where email = ?",
    email,
  );
  const browser = new Browser(product);
  await signIn(browser, email);
  return browser.cookies;
}

/** A browser that is signed in as the administrator, of whom a product has one. */
export async function newAdmin(product: Product): Promise<Browser> {
  const last = administrators.get(product.origin);
  const signedIn =
    last && Date.now() - last.at < ADMIN_MS ? last : { at: Date.now(), cookies: signInAdmin(product) };
  administrators.set(product.origin, signedIn);
  const browser = new Browser(product);
  for (const [name, value] of await signedIn.cookies) browser.cookies.set(name, value);
  return browser;
}

/** Follows the link of an account's confirmation mail, as the outbox shows it. */
export async function confirmByMail(browser: Browser, email: string): Promise<void> {
  const mails = (await browser.visit("/dev/outbox")).body.split("<li ");
  // The header names who is signed in, too.
  const mail = mails.find((entry) => entry.includes(email) && entry.includes("token=")) ?? "";
  const token = /\/auth\/confirm\?token=([\w-]+)/.exec(mail)?.[1] ?? "";
  const answer = await browser.post("/auth/confirm", { token });
  if (answer.status !== 303) throw new Error(`confirming answered ${answer.status}`);
}
