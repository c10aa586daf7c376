import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { ProfileScreen } from "./profile-screen.tsx";

function drawn(
  language: Language,
  sampleData?: "present" | "offered",
  identities: Parameters<typeof ProfileScreen>[0]["identities"] = [],
): string {
  const account = messagesOf(language, "account");
  const verification = messagesOf(language, "verification");
  return renderToStaticMarkup(
    <I18nProvider language={language} texts={{ account, verification }}>
      <ProfileScreen
        email="builder@example.com"
        emailConfirmed
        identities={identities}
        level={1}
        sampleData={sampleData}
        idem="0b0c1e2a-6b1f-4d1c-9a57-0b7a3f2d9a11"
      />
    </I18nProvider>,
  );
}

/** What can be done with sample data, as a browser without scripts sends it. */
const presses = (html: string) =>
  [...html.matchAll(/<button[^>]*value="(\w+-samples)"[^>]*>([^<]*)</g)].map(([, intent, words]) => [
    intent,
    words,
  ]);

test.each(LANGUAGES)("examples are cleared with one press where there are some (%s)", (language) => {
  const { profile } = messagesOf(language, "account") as { profile: Record<string, string> };
  expect(presses(drawn(language, "present"))).toEqual([["remove-samples", profile.removeSamples]]);
  expect(presses(drawn(language, "offered"))).toEqual([["add-samples", profile.addSamples]]);
});

test("nothing is said of examples where there are none to clear and none to be had", () => {
  expect(presses(drawn("en"))).toEqual([]);
  expect(drawn("en")).not.toContain("Sample data");
});

test("the accounts at providers that lead in are listed", () => {
  const google = { provider: "google", since: "2026-05-02T12:00:00.000Z" } as const;
  expect(drawn("en", undefined, [google])).toContain("Google");
  expect(drawn("en")).not.toContain("Google");
});
