import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import type { ApplicationView, AskedView } from "../application.view.server.ts";
import { savedView, sharedView } from "../saved.view.server.ts";
import ApplicationScreen from "./application-screen.tsx";
import ApplicationsScreen from "./applications-screen.tsx";
import AskedScreen from "./asked-screen.tsx";
import SavedScreen from "./saved-screen.tsx";
import SharedScreen from "./shared-screen.tsx";

const KEY = "00000000-0000-4000-8000-000000000000";
const NOW = "2026-11-02T15:00:00.000Z";
const LOAN = "kind=term&amount=48000&rate=8.9&months=60";

function drawn(language: Language, child: ReactNode): string {
  const names = ["financing", "financing-application", "process", "shell"] as const;
  const texts = Object.fromEntries(names.map((name) => [name, messagesOf(language, name as "financing")]));
  const html = renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      {/* As the server draws them: there is no document in which an icon would be looked for. */}
      <IconContext.Provider value={(icon) => `#${icon}`}>{child}</IconContext.Provider>
    </I18nProvider>,
  );
  expect(html).not.toMatch(/\{\{|undefined|NaN|>(?:out|fields|offers|states|papers|errors)\./);
  return html;
}

const row = { id: KEY, topic: "Truck", query: LOAN, version: 1, sample: true, createdAt: NOW };
const figures = {
  ...{ query: LOAN, kind: "lease" as const, payment: 156_500, cost: 900_000, paid: 7_500_000 },
  ...{ received: 6_160_500, rate: { ok: true as const, percent: 9.21 }, months: "48", amount: "62000" },
};
const facts = { years: "7", sales: "90000000", income: "", debt: "" };
const offer = {
  ...{ id: KEY, lender: "Lender 1", linkId: KEY, words: "Until Friday", answeredAt: NOW, version: 2 },
  ...{ declined: false, figures },
};

function applicationIn(state: "draft" | "sent" | "accepted"): ApplicationView {
  const standing = { state, version: 1, since: NOW, choices: [], ball: [], isEnd: state === "accepted" };
  return {
    application: {
      ...{ id: KEY, topic: "Excavator", amountCents: 6_200_000, query: LOAN, firm: "Sample Ridge" },
      ...{ facts, papers: {}, acceptedLender: state === "accepted" ? KEY : null, sample: false },
      ...{ createdAt: NOW, state, version: 1 },
    },
    ...{ standing, scenario: figures, offers: [offer], history: [], mayWrite: true, mayLink: true },
    papers: [
      { paper: "bank", files: [{ id: KEY, name: "a.pdf" }] },
      { paper: "tax", files: [] },
    ],
    ...{ lowestRate: 9.21, keys: { form: KEY, lender: KEY, file: KEY } },
  } as unknown as ApplicationView;
}

test.each(LANGUAGES)(
  "kept and shared scenarios are drawn in %s, with what is wrong beside its field",
  (language) => {
    const view = savedView([row], new URLSearchParams(LOAN), KEY);
    const sent = { fields: { intent: "rename", id: KEY, topic: "" }, errors: { topic: "errors.topic" } };
    const html = drawn(language, <SavedScreen view={view} sent={sent} />);
    expect(html).toContain(`/workspace/share?type=financing-scenario&amp;id=${KEY}`);
    expect(html).toContain('aria-invalid="true"');
    drawn(language, <SavedScreen view={savedView([], new URLSearchParams("kind=term"), KEY)} />);
    const shared = sharedView(row);
    if (!shared) throw new Error("nothing comes of it");
    drawn(language, <SharedScreen view={shared} />);
  },
);

test.each(LANGUAGES)(
  "an application is changed as a draft only, and an offer is taken once it was sent, in %s",
  (language) => {
    const draft = drawn(language, <ApplicationScreen view={applicationIn("draft")} />);
    expect(draft).toContain('value="save"');
    expect(draft).not.toContain('value="accept"');
    const sent = drawn(language, <ApplicationScreen view={applicationIn("sent")} />);
    expect(sent).toContain('value="accept"');
    expect(sent).not.toContain('value="save"');
    expect(drawn(language, <ApplicationScreen view={applicationIn("accepted")} />)).not.toContain(
      'value="accept"',
    );
    const list = [
      {
        ...applicationIn("sent").application,
        ...{ offers: 1, lenders: 2 },
      },
    ];
    drawn(language, <ApplicationsScreen view={{ list, mayWrite: true, scenario: figures, idem: KEY }} />);
  },
);

test.each(LANGUAGES)(
  "a lender sees what it was told, answers, and reads its own offer, in %s",
  (language) => {
    const view = {
      ...{ topic: "Excavator", firm: "Sample Ridge", amountCents: 6_200_000, facts, state: "sent" },
      ...{ lender: "Lender 1", words: "", answeredAt: NOW, name: "", declined: false, wanted: figures },
      papers: [{ paper: "bank", files: [{ id: KEY, name: "a.pdf" }] }],
      ...{ offer: figures, typed: { amount: "62000" }, idem: KEY },
    } as AskedView;
    const sent = { fields: { intent: "offer", amount: "9" }, errors: { amount: "Words of the field" } };
    const html = drawn(language, <AskedScreen view={view} sent={sent} link={KEY} />);
    expect(html).toContain("Words of the field");
    expect(html).toContain(`/shared/${KEY}/financing-file/${KEY}`);
    const over = drawn(language, <AskedScreen view={{ ...view, state: "accepted" }} link={KEY} />);
    expect(over).not.toContain('value="offer"');
  },
);
