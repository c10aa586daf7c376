import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import { EXAMPLE_PAGE } from "../example.server.ts";
import type { Brand } from "../firm-brand.ts";
import { quotePageView, type ReceivedView } from "../quote-page.view.server.ts";
import QuotePageScreen from "./quote-page-screen.tsx";
import QuoteRequestsScreen from "./quote-requests-screen.tsx";

const KEY = "00000000-0000-4000-8000-000000000000";
const NOW = "2026-11-02T15:00:00.000Z";
const FIRM = "Sample Ridge Builders";
const LOGO = { id: KEY, src: `/firm-logo/${KEY}` as const, width: 240, height: 60 };

function drawn(language: Language, child: ReactNode): string {
  const names = ["instant-quote", "quote-page", "job-types", "chain", "shell"] as const;
  const texts = Object.fromEntries(names.map((name) => [name, messagesOf(language, name as "chain")]));
  return renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      {/* As the server draws them: there is no document in which an icon would be looked for. */}
      <IconContext.Provider value={(icon) => `#${icon}`}>{child}</IconContext.Provider>
    </I18nProvider>,
  );
}

async function shown(language: Language, brand: Brand | undefined, query = "") {
  const context = { db: undefined as never, now: () => new Date(NOW), language, formKey: () => KEY };
  const view = await quotePageView(context, EXAMPLE_PAGE, new URLSearchParams(query));
  if (!view) throw new Error("there is an example");
  const own = { ...view, firm: FIRM, brand };
  return {
    example: drawn(language, <QuotePageScreen view={view} />),
    page: drawn(language, <QuotePageScreen view={own} />),
    framed: drawn(language, <QuotePageScreen view={own} framed />),
  };
}

test.each(LANGUAGES)(
  "a firm's page looks as the firm does, also within its own site, in %s",
  async (language) => {
    for (const query of ["", "job=deck"]) {
      const { example, page, framed } = await shown(
        language,
        { firm: FIRM, accent: "green", logo: LOGO },
        query,
      );
      expect(example).toContain('data-brand="teal"');
      for (const html of [page, framed]) {
        expect(html).toContain('data-brand="green"');
        expect(html).toContain(`<img src="${LOGO.src}" alt="${FIRM}" width="240" height="60"`);
      }
      for (const html of [example, page, framed]) expect(html).not.toMatch(/\{\{|undefined|NaN/);
    }
    const plain = await shown(language, undefined);
    expect(plain.page).not.toMatch(/data-brand=|firm-logo/);
    expect(plain.page).toContain(FIRM);
    // Without a picture the name stands once, in the firm's colour.
    const named = await shown(language, { firm: FIRM, accent: "red", logo: undefined });
    expect(named.page.split(FIRM)).toHaveLength(2);
  },
);

test.each(LANGUAGES)(
  "the page's settings have a colour and a picture, with what is wrong beside it, in %s",
  (language) => {
    const view = {
      ...{
        mayWrite: true,
        requests: [],
        missing: false,
        one: undefined,
        idem: KEY,
        logoIdem: KEY,
        sampleDay: NOW,
      },
      ...{ terms: [], jobs: ["deck"], brand: { firm: FIRM, accent: "blue", logo: LOGO } },
      page: { firm: FIRM, open: true, address: "https://x.test/quote-page/1", embed: "<iframe></iframe>" },
      form: { version: "1", firm: FIRM, intro: "", jobs: "", accent: "blue", open: "on" },
    } as unknown as ReceivedView;
    const html = drawn(language, <QuoteRequestsScreen view={view} tooLarge />);
    expect(html).not.toMatch(/\{\{|undefined|NaN/);
    expect(html).toMatch(/<option value="blue" selected/);
    expect(html).toContain('encType="multipart/form-data"');
    expect(html).toContain('value="dropLogo"');
    expect(html).toContain("512 KB");
    expect(html).toContain('href="#logo"');
  },
);
