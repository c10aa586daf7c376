import type { AppLoadContext } from "@remix-run/cloudflare";
import { isLanguage } from "../i18n/languages.ts";
import { keepAccount } from "./account-deletion.server.ts";
import { chosenIn, type StoredDisplay } from "./display.ts";
import { adoptGuest } from "./guest.server.ts";
import { isTheme } from "./theme.ts";

/** An account that has just been authenticated, with the display choices of its profile. */
export interface SignedIn extends StoredDisplay {
  userId: string;
  language: string | null;
  theme: string | null;
}

/**
 * The last step of every sign-in: the guest's rows are transferred to the member, a deletion of the account is undone, a
 * new session starts, the browser adopts the profile's choices, and the next page shows a toast.
 */
export async function completeSignIn(
  context: AppLoadContext,
  { userId, language, theme, ...stored }: SignedIn,
): Promise<void> {
  await adoptGuest(context.db, context.contributions.owned, await context.visitor.guest(), userId);
  const kept = await keepAccount(context.db, { userId }, context.now());
  await context.session.signIn(userId);
  // Write the profile's choices to cookies, so that later pages need not query them.
  if (isLanguage(language)) await context.cookies.language.write(language);
  if (isTheme(theme)) await context.cookies.theme.write(theme);
  const chosen = chosenIn(stored);
  if (Object.keys(chosen).length > 0) await context.cookies.display.write({ ...context.display, ...chosen });
  await context.toast.set(kept ? "accountKept" : "signedIn");
}
