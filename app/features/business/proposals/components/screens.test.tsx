import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import { DEPOSIT_CAPS, overCapIn } from "../deposit-caps.ts";
import { type HeldProposalView, offerOf, proposalView } from "../proposals.view.server.ts";
import HeldProposalScreen from "./held-proposal-screen.tsx";
import { useSay } from "./proposal-parts.tsx";

const KEY = "00000000-0000-4000-8000-000000000000";
const NOW = "2026-11-02T15:00:00.000Z";
const DRAWN = "M10 10L200 80L390 20";

function drawn(language: Language, child: ReactNode): string {
  const names = ["proposals", "process", "talk", "lines", "shell"] as const;
  const texts = Object.fromEntries(names.map((name) => [name, messagesOf(language, name as "proposals")]));
  return renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      {/* As the server draws them: there is no document in which an icon would be looked for. */}
      <IconContext.Provider value={(icon) => `#${icon}`}>{child}</IconContext.Provider>
    </I18nProvider>,
  );
}
/** What a reader sees of it. */
const read = (html: string) =>
  html
    .replaceAll(/<[^>]*>|[\u2066-\u2069]/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");

async function held(language: Language, more: Partial<HeldProposalView> = {}) {
  const context = {
    // Nothing is read for the example.
    ...{ db: undefined as never, contributions: undefined as never },
    ...{ now: () => new Date(NOW), language, formKey: () => KEY as string },
  };
  const example = await proposalView(context, undefined, "sample");
  if (!example) throw new Error("there is an example");
  const offer = offerOf(example.content);
  return {
    ...offer,
    ...{ facts: { ...offer.facts, state: "CA" }, deposit: 900_00 },
    ...{ proposal: example.proposal, standing: example.standing, posts: [], mayDecide: true },
    ...{ sent: { number: 1, at: NOW, hash: "abcdef12" }, accepted: undefined, isBack: false },
    ...{ maySpeak: false, name: "", asksName: true, link: KEY },
    keys: { accept: KEY, decline: KEY, post: KEY, ask: KEY },
    ...more,
  } as HeldProposalView;
}

test.each(LANGUAGES)(
  "a client reads the state's rule beside the deposit and may sign with a finger, in %s",
  async (language) => {
    const html = drawn(language, <HeldProposalScreen view={await held(language)} />);
    expect(html).not.toMatch(/\{\{|undefined|NaN/);
    expect(read(html)).toContain("Cal. Bus. & Prof. Code § 7159.5");
    // One sheet, in the form that accepts; the one that declines has none.
    expect(html.match(/name="drawn"/g)).toHaveLength(1);
    const without = await held(language, { deposit: 0 });
    expect(read(drawn(language, <HeldProposalScreen view={without} />))).not.toContain("7159.5");
  },
);

test("what was drawn stands with what was accepted", async () => {
  const accepted = { name: "Homeowner 1", at: NOW, hash: "0".repeat(64), totalCents: 100, drawn: DRAWN };
  const html = drawn("en", <HeldProposalScreen view={await held("en", { accepted, mayDecide: false })} />);
  expect(html).toContain(`d="${DRAWN}"`);
  expect(read(html)).toContain("Homeowner 1");
});

function Said({ text }: { text: string }) {
  return <p>{useSay()(text)}</p>;
}

test.each(LANGUAGES)("a deposit over the cap is told the rule of its state, in %s", (language) => {
  for (const [state, { source }] of Object.entries(DEPOSIT_CAPS)) {
    const said = read(drawn(language, <Said text={overCapIn(state)} />));
    expect(said).toContain(state);
    expect(said).toContain(source);
    expect(said).not.toMatch(/\{\{|undefined/);
  }
  expect(read(drawn(language, <Said text={overCapIn("other")} />))).not.toContain("§");
});

test.each(LANGUAGES)(
  "the client's page has its firm's colour, and its picture or its name, in %s",
  async (language) => {
    const page = async (brand?: HeldProposalView["brand"]) =>
      drawn(language, <HeldProposalScreen view={await held(language, { brand })} />);
    const firm = "Sample Ridge Builders";
    const named = await page({ firm, accent: "teal", logo: undefined });
    expect(named).toContain('data-brand="teal"');
    const logo = { id: KEY, src: `/firm-logo/${KEY}` as const, width: 240, height: 60 };
    const pictured = await page({ firm, accent: undefined, logo });
    expect(pictured).toContain(`src="/firm-logo/${KEY}"`);
    expect(pictured).not.toContain("data-brand=");
    const plain = await page();
    for (const html of [named, pictured, plain]) expect(html).not.toMatch(/\{\{|undefined|NaN/);
    expect(plain).not.toMatch(/data-brand=|firm-logo/);
  },
);
