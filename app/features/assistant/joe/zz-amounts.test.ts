import fs from "node:fs";
import { test } from "vitest";
import { amountsIn, inAmounts } from "./limits/written-amounts.ts";
import { withoutAsides } from "./limits/set-aside.ts";
test("a", () => {
  const all = JSON.parse(fs.readFileSync("/tmp/cases6/final.json", "utf8")) as { id: string; kind: string; text: string }[];
  fs.writeFileSync("/tmp/hz/amounts.out", all.filter((c) => c.kind === "limit").map(({ id, text }) => { const t = withoutAsides(inAmounts(text)); return `${id} ${t}\n    ${amountsIn(t).map((q) => `${q.kind}:${q.text}`).join(" | ")}`; }).join("\n"));
});
