import { expect, test } from "vitest";
import { chainHashOf, contentHashOf, firstBroken, type Link } from "./seal.ts";

const log = {
  day: "2026-03-02",
  delayCause: "weather",
  delayTenths: 15,
  ...{ weather: "rain", crews: "Framers 4 x 8", work: "walls", equipment: "", deliveries: "", visitors: "" },
  ...{ delays: "", safety: "", tomorrow: "" },
};

async function chain(words: readonly string[]) {
  const links: (Link & { chainHash: string })[] = [];
  for (const [n, text] of words.entries()) {
    const link = {
      ...{ logId: "a", number: n + 1, kind: "added", words: text, printedName: "", contentHash: "c" },
      createdAt: `2026-03-02T0${n}:00:00.000Z`,
    };
    links.push({ ...link, chainHash: await chainHashOf(links.at(-1)?.chainHash ?? "", link) });
  }
  return links;
}

test("every part of a log is in its hash", async () => {
  const whole = await contentHashOf(log);
  expect(whole).toMatch(/^[0-9a-f]{64}$/);
  for (const [id, value] of Object.entries(log))
    expect(
      await contentHashOf({ ...log, [id]: typeof value === "number" ? value + 1 : `${value}!` }),
      id,
    ).not.toBe(whole);
});

test("an unbroken chain has no broken entry; one changed, moved or taken out is found", async () => {
  const whole = await chain(["one", "two", "three"]);
  expect(await firstBroken(whole)).toBeUndefined();
  expect(await firstBroken([])).toBeUndefined();
  expect(await firstBroken(whole.map((link) => (link.number === 2 ? { ...link, words: "TWO" } : link)))).toBe(
    2,
  );
  expect(await firstBroken(whole.filter(({ number }) => number !== 2))).toBe(2);
  expect(await firstBroken(whole.slice(1))).toBe(1);
});
