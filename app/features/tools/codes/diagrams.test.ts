import { expect, test } from "vitest";
import { limitsOfProvision } from "~/features/assistant/joe/limits/of-provision.queries.server.ts";
import { ENGLISH } from "~db/seed/reference/knowledge/english.ts";
import { DRAWN, diagramOf } from "./diagrams.data.ts";

test("every drawing belongs to a provision and measures what that provision limits by a number", () => {
  const slugs = new Set(ENGLISH.map(({ slug }) => slug));
  const wrong = DRAWN.flatMap((slug) => {
    const limited = new Set(limitsOfProvision(slug, "en").map(({ id }) => id));
    const spans = diagramOf(slug)?.spans ?? [];
    return [
      ...(slugs.has(slug) && spans.length > 0 ? [] : [slug]),
      ...spans.filter(({ subject }) => !limited.has(subject)).map(({ subject }) => `${slug}: ${subject}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test("each measure has a letter of its own, in order, and stays on the board", () => {
  for (const slug of DRAWN) {
    const { spans = [] } = diagramOf(slug) ?? {};
    expect(spans.map(({ letter }) => letter).join("")).toBe("ABCD".slice(0, spans.length));
    for (const { at } of spans)
      for (const [n, value] of at.entries()) {
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(n % 2 ? 250 : 480);
      }
  }
});

test("a provision without a drawing has none, whatever its name", () => {
  expect(diagramOf("irc-r301-5")).toBeUndefined();
  expect(diagramOf("constructor")).toBeUndefined();
});
