import type { AppLoadContext } from "@remix-run/cloudflare";
import { isLanguage } from "../i18n/languages.ts";
import { chosenIn, type StoredDisplay } from "./display.ts";
import { adoptGuest } from "./guest.server.ts";
import { isTheme } from "./theme.ts";

/** An account that has just proved who it is, and the display choices of its profile. */
export interface SignedIn extends StoredDisplay {
  userId: string;
  language: string | null;
  theme: string | null;
}

/**
 * What every way of signing in ends with: the guest's things become the member's, the session is new, the browser
 * takes over the profile's choices, and the next page says so.
 */
export async function completeSignIn(
  context: AppLoadContext,
  { userId, language, theme, ...stored }: SignedIn,
): Promise<void> {
  await adoptGuest(context.db, context.contributions.owned, await context.visitor.guest(), userId);
  await context.session.signIn(userId);
  // The profile's choices become this browser's, so that no later page has to ask for them.
  if (isLanguage(language)) await context.cookies.language.write(language);
  if (isTheme(theme)) await context.cookies.theme.write(theme);
  const chosen = chosenIn(stored);
  if (Object.keys(chosen).length > 0) await context.cookies.display.write({ ...context.display, ...chosen });
  await context.toast.set("signedIn");
}
