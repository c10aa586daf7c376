import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import type { HeldNoticeView } from "../crew-notice.view.server.ts";
import type { WeatherView } from "../weather.view.server.ts";
import CrewNoticeScreen from "./crew-notice-screen.tsx";
import { TellCrew } from "./tell-crew.tsx";

const KEY = "00000000-0000-4000-8000-000000000000";
const AT = "2026-03-02T15:00:00.000Z";

function drawn(language: Language, child: ReactNode): string {
  const names = ["weather", "crew-notice", "forecast", "shell"] as const;
  const texts = Object.fromEntries(names.map((name) => [name, messagesOf(language, name as "weather")]));
  return renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      {/* As the server draws them: there is no document in which an icon would be looked for. */}
      <IconContext.Provider value={(icon) => `#${icon}`}>{child}</IconContext.Provider>
    </I18nProvider>,
  );
}
/** What a reader sees of it. */
const read = (html: string) => html.replaceAll(/<[^>]*>|[\u2066-\u2069]/g, " ").replaceAll("&#x27;", "'");

const task = { name: "Crane lift", crew: "Riggers", location: "North", from: "2026-03-02", to: "2026-03-03" };
const reasons = [{ code: "limit", level: "stop", measure: "gust", value: 40, limit: 30 }] as const;
const stops = [{ day: "2026-03-02", reasons }];
const NOTICE: HeldNoticeView = {
  ...{
    title: "Sample job",
    at: AT,
    isOld: false,
    site: "Sample gate",
    zone: "America/New_York",
    crew: "Riggers",
  },
  ...{ note: "Bring the slings down", source: { kind: "nws", at: AT, stale: false } },
  tasks: [
    { ...task, number: 1, stops, next: { is: "moves", day: "2026-03-04" } },
    { ...task, number: 2, stops, next: { is: "goesOn", day: "2026-03-05" } },
    { ...task, number: 3, stops, next: { is: "waits" } },
    { ...task, number: 4, stops: [], next: { is: "follows", day: "2026-03-06" } },
  ],
};

test.each(LANGUAGES)(
  "a crew reads which tasks move, why, by whose figures and when it was told, in %s",
  (language) => {
    const html = drawn(language, <CrewNoticeScreen view={NOTICE} />);
    expect(html).not.toMatch(/\{\{|undefined|NaN/);
    const text = read(html);
    for (const said of ["Crane lift", "Riggers", "North", "Sample gate", "Bring the slings down"])
      expect(text).toContain(said);
    const words = messagesOf(language, "crew-notice") as unknown as Record<string, Record<string, string>>;
    for (const is of ["moves", "goesOn", "waits", "follows"])
      expect(text).toContain(words.next?.[is]?.split("{{day}}")[0]?.trim() ?? "nothing");
    // What was measured and its limit stand in the reader's units.
    expect(text).toMatch(language === "en" ? /40 mph.*30 mph/ : /(40|64).*(30|48)/);
    expect(html).not.toContain("<form");
  },
);

test("what is old, a sample or stale says so, and nothing else does", () => {
  const words = messagesOf("en", "crew-notice") as unknown as Record<string, string>;
  const plain = read(drawn("en", <CrewNoticeScreen view={NOTICE} />));
  const warned = read(
    drawn(
      "en",
      <CrewNoticeScreen view={{ ...NOTICE, isOld: true, source: { kind: "sample", stale: true } }} />,
    ),
  );
  for (const key of ["newer", "onSample"]) {
    expect(warned).toContain(words[key] ?? "nothing");
    expect(plain).not.toContain(words[key] ?? "nothing");
  }
});

test.each(LANGUAGES)(
  "a member chooses for whom and tells; who may not is shown nothing, in %s",
  (language) => {
    const tell = { count: 2, crews: ["Riggers"], notices: [{ id: KEY, crew: "", createdAt: AT }], idem: KEY };
    const view = { tell, schedule: { id: KEY }, site: undefined } as unknown as WeatherView;
    const html = drawn(language, <TellCrew view={view} />);
    expect(html).not.toMatch(/\{\{|undefined|NaN/);
    expect(html).toContain('value="tell"');
    expect(html).toContain(`type=crew-notice&amp;id=${KEY}`);
    const none = { ...view, tell: undefined } as unknown as WeatherView;
    expect(drawn(language, <TellCrew view={none} />)).toBe("");
  },
);
