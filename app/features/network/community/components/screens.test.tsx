import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import type { ThreadView } from "../community.view.server.ts";
import { exampleThreads } from "../example.server.ts";
import AskScreen from "./ask-screen.tsx";
import ListScreen from "./list-screen.tsx";
import QueueScreen from "./queue-screen.tsx";
import RulesScreen from "./rules-screen.tsx";
import ThreadScreen from "./thread-screen.tsx";

const NOW = new Date("2026-03-02T10:20:00.000Z");
const KEY = "00000000-0000-4000-8000-000000000000";

const drawn = (language: Language, child: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider
      language={language}
      texts={{ community: messagesOf(language, "community"), shell: messagesOf(language, "shell") }}
    >
      {/* As the server draws them: there is no document in which an icon would be looked for. */}
      <IconContext.Provider value={(icon) => `#${icon}`}>{child}</IconContext.Provider>
    </I18nProvider>,
  );

function viewOf(language: Language, change: Partial<ThreadView["posts"][number]> = {}): ThreadView {
  const [example] = exampleThreads(language, NOW);
  if (!example) throw new Error("no example");
  const { head, posts } = example;
  return {
    thread: {
      ...{ slug: head.slug, space: "concrete" as const, kind: head.kind, language, trade: head.trade },
      ...{ title: head.title, lastAt: head.lastAt, answers: head.answers, accepted: true, locked: false },
      ...{
        called: head.called,
        waits: 0,
        sample: false,
        createdAt: head.createdAt,
        hidden: "",
        follows: true,
      },
    },
    posts: posts.map((post) => ({
      ...{ number: post.number, id: post.id, opening: Boolean(post.opening), title: post.title },
      ...{ body: post.body, hidden: "", createdAt: post.createdAt, editedAt: null, called: post.called },
      ...{
        trust: post.trust,
        mine: false,
        open: false,
        folded: false,
        flagged: false,
        photo: null,
        quote: undefined,
      },
      ...{ marks: { helpful: 2, same: 0, thanks: 1 }, my: ["helpful"], accepted: false, before: [] },
      ...change,
    })),
    ...{ next: undefined, isFirstPage: true, mayAccept: true, isExample: false },
    me: {
      ...{ idem: KEY, named: null, draft: "", maySpeak: true, moderates: true, quoted: undefined },
    },
  };
}

test.each(LANGUAGES)("every screen is drawn whole, with all its forms, in %s", (language) => {
  const changed = { title: "", body: "Before", createdAt: "2026-03-02T10:00:00.000Z", postId: KEY };
  for (const change of [
    {},
    { mine: true, open: true, editedAt: NOW.toISOString(), before: [changed] },
    { folded: true, flagged: true, hidden: "held" },
    { quote: { body: "Quoted", called: null }, accepted: true },
  ]) {
    const html = drawn(language, <ThreadScreen view={viewOf(language, change)} />);
    expect(html).not.toMatch(/community\.|undefined|\[object/);
    expect(html).not.toMatch(/<p[^>]*>(?:(?!<\/p>).)*<(?:form|div|p)[ >]/s);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  }
  const joe = { text: "36 in", language, citations: ["IRC R312.1, 2021"] };
  const ask = drawn(
    language,
    <AskScreen
      view={{
        idem: KEY,
        named: undefined,
        begin: { space: "codes", kind: "question", language, trade: "all" },
      }}
      sent={{ fields: { title: "Is it high enough?", idem: KEY }, errors: {} }}
      before={{ similar: [], joe }}
    />,
  );
  expect(ask).toContain("IRC R312.1, 2021");
  expect(ask).toContain('value="Is it high enough?"');
  const line = { id: KEY, action: "hide", space: "codes", reason: "spam", createdAt: NOW.toISOString() };
  const rules = drawn(language, <RulesScreen view={{ log: [{ ...line, opening: true }] }} />);
  const waiting = {
    ...{ id: KEY, slug: "x", title: "A title", space: "codes", body: "Words", hidden: "held" },
    ...{ opening: true, locked: false, createdAt: NOW.toISOString() },
    flags: [{ reason: "spam", note: "Look" }],
  };
  const queue = drawn(language, <QueueScreen view={{ idem: KEY, waiting: [waiting] }} />);
  const { thread } = viewOf(language);
  const lists = ([undefined, "concrete"] as const).map((space) =>
    drawn(
      language,
      <ListScreen
        view={{
          ...{ space, isExample: true, counts: { codes: 2 }, next: "x_y", isMember: true, moderates: true },
          wanted: { unanswered: space === undefined, q: "" },
          lines: [{ ...thread, waits: 2 }],
        }}
      />,
    ),
  );
  for (const html of [ask, rules, queue, ...lists]) {
    expect(html).not.toMatch(/undefined|\[object/);
    expect(html).not.toMatch(/<p[^>]*>(?:(?!<\/p>).)*<(?:form|div|p)[ >]/s);
  }
});
