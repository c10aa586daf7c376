import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { keepPreferences } from "~/features/account/profile/profile.commands.server.ts";
import { isLanguage } from "~/i18n/languages.ts";
import { safeRedirect } from "~/lib/safe-redirect.ts";
import { chosenBy } from "~/services/display.ts";
import { readForm } from "~/services/form.server.ts";
import { isTheme } from "~/services/theme.ts";

export const loader = () => redirect("/", 303);

/**
 * The form of the accessibility panel: cookies for this browser, the profile for a member's other ones. Unknown
 * values change nothing.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const language = form.get("language");
  const theme = form.get("theme");
  const display = chosenBy(form);
  const choice = {
    ...(isLanguage(language) && { language }),
    ...(isTheme(theme) && { theme }),
    ...display,
  };
  if (choice.language) await context.cookies.language.write(choice.language);
  if (choice.theme) await context.cookies.theme.write(choice.theme);
  if (Object.keys(display).length > 0) {
    await context.cookies.display.write({ ...context.display, ...display });
  }
  const member = await context.session.current();
  if (member && Object.keys(choice).length > 0) await keepPreferences(context, member.id, choice);
  return redirect(safeRedirect(form.get("redirectTo")), 303);
}

/** Never shown; with it, a refusal here is a page for people. */
export default function PreferencesRoute() {
  return null;
}
