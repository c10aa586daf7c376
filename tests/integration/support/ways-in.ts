import { TOTP } from "otpauth";
import type { Browser, Page } from "./browser.ts";
import type { Product } from "./product.ts";

const SECURITY = "/security-dashboard";
const HALF_MINUTE = 30_000;

/** The newest mails to an address, the newest first. */
export async function mailsTo(product: Pick<Product, "query">, email: string): Promise<string[]> {
  const rows = await product.query<{ text: string }>(
    "select text from mail_outbox where recipient = ? order by created_at desc, rowid desc",
    email,
  );
  return rows.map(({ text }) => text);
}

/** The six digits of the newest mail that has some. */
export async function codeMailedTo(product: Pick<Product, "query">, email: string): Promise<string> {
  const codes = (await mailsTo(product, email)).flatMap((text) => /^\d{6}$/m.exec(text)?.[0] ?? []);
  if (!codes[0]) throw new Error("no code was mailed");
  return codes[0];
}

/** The path of the newest link below `/auth` that was mailed. */
export async function linkMailedTo(
  product: Pick<Product, "query">,
  email: string,
  path: "confirm" | "reset",
): Promise<string> {
  const links = (await mailsTo(product, email)).flatMap(
    (text) => new RegExp(`/auth/${path}\\?token=[\\w-]+`).exec(text)?.[0] ?? [],
  );
  if (!links[0]) throw new Error("no link was mailed");
  return links[0];
}

/** An authenticator app: what it shows now, or so many half-minutes from now. */
export type App = (later?: number) => string;

/** Turns the second step on as a person without scripts does: by the key below the picture. */
export async function turnOnSecondStep(browser: Browser): Promise<{ app: App; codes: string[] }> {
  const begun = await browser.submit(await browser.visit(SECURITY), { intent: "factor-begin" });
  const app = appOf(begun);
  const done = await browser.submit(begun, { intent: "factor-confirm" }, { code: app() });
  const codes = done.text.match(/\b[A-Z2-9]{4}(?:-[A-Z2-9]{4}){5}\b/g) ?? [];
  return { app, codes };
}

/** The app into which the key of a page was typed. */
export function appOf(page: Page): App {
  const key = page.textIn(({ name }) => name === "code")?.replace(/\s/g, "") ?? "";
  const totp = new TOTP({ secret: key });
  return (later = 0) => totp.generate({ timestamp: Date.now() + later * HALF_MINUTE });
}

/** Makes the browser's session as old as one that was begun an hour ago. */
export function letTimePass(product: Pick<Product, "query">, userId: string) {
  return product.query(
    "update sessions set confirmed_at = ? where user_id = ?",
    new Date(Date.now() - 3_600_000).toISOString(),
    userId,
  );
}
