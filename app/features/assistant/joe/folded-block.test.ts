import { expect, test } from "vitest";
import { blocksOf } from "./folded-block.ts";

test("a text without folded blocks is one block", () => {
  expect(blocksOf("Call 911.\n\nKeep out.")).toEqual([{ text: "Call 911.\n\nKeep out." }]);
});

test("a folded block stands under its title, and what follows it stands open again", () => {
  expect(blocksOf("Call 911.\n\n▸ A burn:\n1. Cool it.\n2. Cover it.\n\nAsk again.")).toEqual([
    { text: "Call 911." },
    { title: "A burn", text: "1. Cool it.\n2. Cover it." },
    { text: "Ask again." },
  ]);
});
