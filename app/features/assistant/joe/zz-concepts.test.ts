import fs from "node:fs";
import { test } from "vitest";
import { Question } from "./hazards/asked.logic.ts";
import { toldBy } from "./hazards/recognise.logic.ts";
test("c", () => {
  const out = fs.readFileSync("/tmp/hz/in.txt", "utf8").split("\n").filter(Boolean).map((t) => {
    const q = new Question(t);
    const told = toldBy(t);
    return `${t}\n  ${JSON.stringify({h: told.hazards, c: told.isCertain, g: told.isGrave, f: told.isFaint, harm: told.isOfHarm})}\n  W ${[...q.written].map(([c, p]) => `${c}@${p}`).join(" ")}\n  P ${[...q.places].filter(([c]) => !q.written.has(c)).map(([c, p]) => `${c}@${p}`).join(" ")}`;
  });
  fs.writeFileSync("/tmp/hz/concepts.out", out.join("\n"));
});
