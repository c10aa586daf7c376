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
