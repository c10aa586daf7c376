import fs from "node:fs";
import { test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { readQuestion } from "./question.ts";
test("probe", () => {
  const all = JSON.parse(fs.readFileSync(process.env.CASES ?? "/tmp/cases6/final.json", "utf8")) as { id: string; language: Language; kind: string; text: string }[];
  const out = all.map(({ id, language, kind, text }) => {
    const { warning, limit, calculation } = readQuestion(text, language);
    const w = warning ? `W[${warning.isCertain ? "" : "~"}${warning.hazards.join(",")}${warning.isFaint ? " faint" : ""}${warning.isOfHarm ? " harm" : ""}]` : "-";
    const l = (limit?.held ?? []).map((h) => `${h.subject.id}:${h.limits.map((x) => x.verdict).join("/")}`).join(" ; ");
    return `${id} ${kind === "limit" ? `${w} | ${limit ? `L whole=${JSON.stringify((limit as any).isWhole)} ${l} ${Object.keys(limit)}` : "no-limit"}${calculation ? ` calc=${"outcome" in calculation}` : ""}` : w} | ${text.slice(0, 90)}`;
  });
  fs.writeFileSync("/tmp/hz/probe.out", out.join("\n"));
});
