import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import { EXAMPLE_LEAD } from "../leads.limits.ts";
import { leadView, type OpenLeadView } from "../leads.view.server.ts";
import LeadScreen from "./lead-screen.tsx";
import LeadsScreen from "./leads-screen.tsx";
import OpenLeadScreen from "./open-lead-screen.tsx";
import OpenLeadsScreen from "./open-leads-screen.tsx";
import ReportsScreen from "./reports-screen.tsx";

const KEY = "00000000-0000-4000-8000-000000000000";
const NOW = "2026-11-02T15:00:00.000Z";

function drawn(language: Language, child: ReactNode): string {
  const names = ["leads", "job-types", "shell"] as const;
  const texts = Object.fromEntries(names.map((name) => [name, messagesOf(language, name as "leads")]));
  return renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      {/* As the server draws them: there is no document in which an icon would be looked for. */}
      <IconContext.Provider value={(icon) => `#${icon}`}>{child}</IconContext.Provider>
    </I18nProvider>,
  );
}

const fit = {
  ...{ score: 85, distance: { kind: "miles", miles: 4 } as const, misfits: ["licence" as const] },
  parts: [{ part: "distance" as const, why: "miles", hundredths: 85 }],
};
const OPEN = {
  ...{ id: KEY, source: "site", trade: "panel", scope: "200 A", quote: "", budgetCents: 0, timing: "weeks" },
  ...{ cap: 3, region: "TX", place: "Austin", twin: false, paused: false, language: "en", state: "offered" },
  ...{ sample: false, createdAt: NOW, claims: 1, own: 0, isOffered: 1, mine: null, hired: null, title: "T" },
  ...{ client: "", email: "", phone: "", address: "", regionName: "Texas", quoteHref: "", hasPro: true, fit },
  ...{ claim: undefined, report: undefined, needs: "electrical", ownReview: undefined, theirs: undefined },
  ...{ mayReview: false, isOver: false, asked: 0, said: [], chain: [], idem: KEY, idems: [KEY, KEY, KEY] },
} as unknown as OpenLeadView;

test.each(LANGUAGES)(
  "the screens of requests are drawn in %s, with the count, and say why not",
  async (language) => {
    const context = { db: undefined as never, now: () => new Date(NOW), language, formKey: () => KEY };
    const example = await leadView(context, undefined, EXAMPLE_LEAD);
    if (!example) throw new Error("there is no example");
    const text = messagesOf(language, "leads") as Record<string, unknown>;
    const said = (html: string) => expect(html).not.toMatch(/\{\{|undefined|NaN/);
    const one = drawn(language, <LeadScreen view={example} />);
    expect(one).not.toContain("<form");
    said(one);
    const view = {
      ...{
        answered: 0,
        median: undefined,
        own: [],
        sources: [],
        regions: [],
        quoteHref: "",
        isMember: false,
        idem: KEY,
        asked: [],
        leavesOut: false,
      },
      begin: { trade: "", quote: "", timing: "weeks", cap: "3" },
    };
    const start = drawn(language, <LeadsScreen view={view} />);
    expect(start).toContain(text.free as string);
    expect(start).toContain('name="agreed"');
    const open = drawn(language, <OpenLeadScreen view={OPEN} />);
    expect(open).not.toContain('value="claim"');
    expect(open).toContain("85");
    const list = {
      mayWrite: true,
      fitting: [],
      claimed: [],
      regions: [],
      pro: undefined,
      form: {},
      idem: KEY,
    };
    const pros = drawn(language, <OpenLeadsScreen view={list as never} />);
    const reports = drawn(language, <ReportsScreen view={{ reports: [] }} />);
    for (const html of [start, open, pros, reports]) said(html);
  },
);
