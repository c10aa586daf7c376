import fs from "node:fs";
import { test } from "vitest";
import { fold } from "~/lib/fold.ts";
import { limitQuestionOf } from "./limits/read-limits.ts";
import { SUBJECTS } from "./limits/limits.data.ts";
import { DUTIES } from "./limits/duties.data.ts";
import { inAmounts } from "./limits/written-amounts.ts";
import { withoutAsides } from "./limits/set-aside.ts";
import { unreadWords, withoutAmounts } from "./limits/understood.ts";
import * as words from "./limits/question-words.ts";
test("a", () => {
  const all = JSON.parse(fs.readFileSync(process.env.CASES ?? "/tmp/cases6/final.json", "utf8")) as { id: string; kind: string; text: string; language: string }[];
  fs.writeFileSync("/tmp/hz/limits.out", all.filter((c) => c.kind === "limit").map(({ id, text }) => {
    const t = withoutAsides(inAmounts(text));
    const f = fold(t);
    const named = Object.entries(words.PROPERTIES).filter(([, r]) => (r as RegExp).test(f)).map(([n]) => n);
    const q = limitQuestionOf(text);
    const subj = SUBJECTS.filter((s) => s.thing.test(f)).map((s) => `${s.id}${s.also && !s.also.test(f) ? "(-also)" : ""}${s.not?.test(f) ? `(not:${s.not.exec(f)?.[0]})` : ""}${s.property.some((p) => named.includes(p)) ? "*" : s.unsaid ? "+" : "(-prop)"}{${unreadWords(withoutAmounts(t), [s]).join(",")}}`);
    const dut = DUTIES.filter((s) => s.thing.test(f)).map((s) => `D:${s.id}${s.also && !s.also.test(f) ? "(-also)" : ""}${s.not?.test(f) ? "(not)" : ""}`);
    return `${id} ${t}\n    props=${named} got=${q ? (q.held?.map((h) => `${h.subject.id}=${h.asked}:${h.limits.map((l) => l.verdict)}`) ?? `duty ${q.duty?.duty.id} ${q.duty?.limits.map((l) => l.verdict)}`) : "none"} unread=${q?.unread ?? ""}\n    ${[...subj, ...dut].join(" ")}`;
  }).join("\n"));
});
