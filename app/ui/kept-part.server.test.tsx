import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Icon, IconContext } from "./icon.tsx";
import { KeptHtml, KeptPart } from "./kept-part.tsx";
import { keptParts } from "./kept-parts.server.ts";

const drawn = vi.fn();

function Part({ words }: { words: string }) {
  drawn(words);
  return (
    <p>
      <Icon name="menu" /> {words}
    </p>
  );
}

const page = (words: string, of?: string) => (
  <IconContext.Provider value={(name) => `#icon-${name}`}>
    <KeptPart name="part" of={of} className="contents">
      <Part words={words} />
    </KeptPart>
    <KeptPart name="other">
      <b>{words}</b>
    </KeptPart>
  </IconContext.Provider>
);

/** Draws a page as the server does, and tells the icons that it was told. */
function serve(key: string, words: string, of?: string) {
  const icons = new Set<string>();
  const parts = keptParts(key, (icon) => icons.add(icon));
  const html = parts.keep(
    renderToString(<KeptHtml.Provider value={parts.find}>{page(words, of)}</KeptHtml.Provider>),
  );
  return { html, icons: [...icons] };
}

test("a part that is kept is what React draws, the first time and every other, and its icons are known", () => {
  const plain = renderToString(page("a & <i data-kept='x'>"));
  const key = crypto.randomUUID();
  expect(serve(key, "a & <i data-kept='x'>").html).toBe(plain);
  drawn.mockClear();
  expect(serve(key, "a & <i data-kept='x'>")).toEqual({ html: plain, icons: ["menu"] });
  expect(drawn).not.toHaveBeenCalled();
});

test("what follows from something else is drawn anew", () => {
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(serve(one, "one").html).toContain("one");
  expect(serve(two, "two").html).toContain("two");
  expect(serve(one, "two").html).not.toContain("two");
});

test("a part is drawn anew when what it follows from has changed, and the others are not", () => {
  const key = crypto.randomUUID();
  expect(serve(key, "one", "1").html).toBe(renderToString(page("one")));
  const changed = serve(key, "two", "2").html;
  expect([changed.includes("two</p>"), changed.includes("one</b>"), changed.includes("data-kept")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(serve(key, "three", "2").html).toBe(changed);
});

test("an address of any length is drawn and not kept", () => {
  const key = `${crypto.randomUUID()}${"x".repeat(1_000)}`;
  serve(key, "one");
  expect(serve(key, "two").html).toBe(renderToString(page("two")));
});

test("when too many are kept the oldest goes", () => {
  const [oldest, newer] = [crypto.randomUUID(), crypto.randomUUID()];
  serve(oldest, "one");
  serve(newer, "one");
  for (let n = 0; n < 399; n++) serve(crypto.randomUUID(), "other");
  expect([serve(newer, "two"), serve(oldest, "two")].map(({ html }) => html.includes("two"))).toEqual([
    false,
    true,
  ]);
});
