import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import type { ClocksView } from "../clock.view.server.ts";
import type { DeskView } from "../desk.view.server.ts";
import { itemView } from "../desk.view.server.ts";
import { deadlinesOf, LIEN_RULES } from "../lien-rules.ts";
import type { TaxView } from "../tax.view.server.ts";
import { waiverView } from "../waiver.view.server.ts";
import ClocksScreen from "./clocks-screen.tsx";
import DeskScreen from "./desk-screen.tsx";
import HeldWaiverScreen from "./held-waiver-screen.tsx";
import ItemScreen from "./item-screen.tsx";
import TaxScreen from "./tax-screen.tsx";
import WaiverScreen from "./waiver-screen.tsx";
import WaiversScreen from "./waivers-screen.tsx";

const KEY = "00000000-0000-4000-8000-000000000000";
const NOW = "2026-11-02T15:00:00.000Z";
const DAY = "2026-11-02";
const actor = { ...inOwn(`user:${KEY}`), role: "owner" as const };
const jobs = [{ id: KEY, name: "Sample house" }];

function drawn(language: Language, child: ReactNode): string {
  const names = ["back-office", "lien-waivers", "lien-clocks", "vendor-tax", "process", "shell"] as const;
  const texts = Object.fromEntries(names.map((name) => [name, messagesOf(language, name)]));
  const html = renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      {/* As the server draws them: there is no document in which an icon would be looked for. */}
      <IconContext.Provider value={(icon) => `#${icon}`}>{child}</IconContext.Provider>
    </I18nProvider>,
  );
  expect(html).not.toMatch(/\{\{|undefined|NaN|\[object/);
  return html;
}

const given = (language: Language) => ({
  ...{ db: undefined as never, now: () => new Date(NOW), language, formKey: () => KEY },
});

test.each(LANGUAGES)(
  "the inbox and a paper are drawn in %s, with the twin that they have",
  async (language) => {
    const paper = {
      ...{ id: KEY, kind: "bill", vendor: "Sample Lumber", spentOn: DAY, cents: 12_550, code: "06 10 00" },
      ...{
        state: "new",
        note: "",
        sample: false,
        createdAt: NOW,
        keptTwice: false,
        project: "Sample house",
        twin: true,
      },
    };
    const view: DeskView = {
      ...{
        asked: { project: "", view: "open", vendor: "", page: 0 },
        jobs,
        total: 61,
        pages: 3,
        items: [paper],
      },
      figures: { counts: [{ state: "new", items: 61 }], waitingCents: 12_550 },
      ...{ readOnly: false, idem: KEY },
    };
    const text = messagesOf(language, "back-office") as { twin: { badge: string; keep: string } };
    expect(drawn(language, <DeskScreen view={view} />)).toContain(text.twin.badge);
    expect(drawn(language, <DeskScreen view={{ ...view, readOnly: true }} />)).not.toContain('value="add"');
    const example = await itemView(given(language), actor, "sample");
    if (!example) throw new Error("there is an example");
    expect(drawn(language, <ItemScreen view={example} />)).not.toContain("<form");
    const twin = { id: KEY, vendor: "", cents: 12_550, spentOn: null, state: "posted" };
    const suggestion = { code: "06 10 00", n: 14, of: 17 };
    const open = { ...example, readOnly: false, isExample: false, twins: [twin], suggestion, mayCode: true };
    const html = drawn(language, <ItemScreen view={open} />);
    expect(html).toContain(text.twin.keep);
    expect(html).toContain("14");
  },
);

test.each(LANGUAGES)(
  "waivers are drawn in %s, in the language of the document, for the desk and for the link",
  async (language) => {
    const example = await waiverView(given(language), actor, "sample", { day: DAY });
    if (!example) throw new Error("there is an example");
    expect(drawn(language, <WaiverScreen view={example} />)).not.toContain("<form");
    const payment = {
      ...{ id: KEY, projectId: KEY, party: "Sample Roofing", cents: 845_000, paidOn: DAY, reference: "4711" },
      ...{ clearedOn: null, sample: false, createdAt: NOW },
    };
    const open = {
      ...example,
      isExample: false,
      readOnly: false,
      payments: [payment],
      offersConditional: true,
    };
    const words = messagesOf(language, "lien-waivers") as { instead: { submit: string }; list: string };
    expect(drawn(language, <WaiverScreen view={open} />)).toContain(words.instead.submit);
    const row = {
      ...{
        id: KEY,
        party: "Sample Roofing",
        condition: "conditional",
        stage: "final",
        cents: 100,
        throughOn: DAY,
      },
      ...{ state: "signed", sample: true, project: "Sample house" },
    };
    const list = { asked: { project: "", view: "open" as const, page: 1 }, jobs, waivers: [row], day: DAY };
    const whole = { ...list, language, pages: 3, readOnly: false, idem: KEY };
    expect(drawn(language, <WaiversScreen view={whole} />)).toContain("Sample Roofing");
    const { paymentId: _, ...waiver } = example.waiver;
    const signed = { ...waiver, signedName: "Roofer 1", signedAt: NOW, drawn: "M10 10L90 60", hash: "abc" };
    const { standing, document, hasForm } = example;
    const held = { waiver: signed, standing, document, hasForm, link: KEY, name: "", keys: { sign: KEY } };
    const html = drawn(language, <HeldWaiverScreen view={{ ...held, maySign: true, isBlocked: false }} />);
    for (const part of ["M10 10L90 60", "data-signature", `lang="${language}"`]) expect(html).toContain(part);
  },
);

test.each(LANGUAGES)("clocks are drawn in %s, late, near and done", (language) => {
  const clock = {
    ...{ id: KEY, projectId: KEY, usState: "CA", firstOn: "2026-10-01", lastOn: "2026-10-30", version: 1 },
    ...{ noticeSentOn: null, lienFiledOn: DAY, sample: false, project: "Sample house" },
  };
  const rules = LIEN_RULES.map((rule) => ({ ...rule, isOwn: false, version: 0 }));
  const deadlines = deadlinesOf(clock, { noticeDays: 20, lienDays: 90 }, DAY);
  const near = deadlinesOf({ ...clock, firstOn: DAY }, { noticeDays: 1, lienDays: 90 }, DAY);
  const clocks = [
    { ...clock, deadlines },
    { ...clock, id: "2", lastOn: null, deadlines: near },
  ];
  const view: ClocksView = { day: DAY, jobs, clocks, rules, readOnly: false, idem: KEY };
  const html = drawn(language, <ClocksScreen view={view} />);
  expect(html).toContain("Cal. Civ. Code");
  expect(html.match(/<form/g)?.length).toBe(1 + 2 + 12);
});

test.each(LANGUAGES)("the list of a year is drawn in %s, with the last four digits alone", (language) => {
  const vendor = {
    ...{
      id: KEY,
      vendor: "Sample Framing",
      kind: "llc",
      w9On: null,
      lastFour: "4321",
      version: 1,
      sample: false,
    },
    ...{ cents: 250_000, reported: true, lacks: true },
  };
  const view: TaxView = {
    ...{
      year: 2026,
      day: DAY,
      threshold: 200_000,
      isOwn: false,
      source: "",
      version: 0,
      years: [2025, 2026],
    },
    ...{ vendors: [vendor], readOnly: false, keys: { vendor: KEY, paid: KEY } },
  };
  const html = drawn(language, <TaxScreen view={view} />);
  expect([html.includes("4321"), html.includes('type="password"')]).toEqual([true, true]);
  expect(drawn(language, <TaxScreen view={{ ...view, readOnly: true, vendors: [] }} />)).not.toContain(
    "<form",
  );
});
