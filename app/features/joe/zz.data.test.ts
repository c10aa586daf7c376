import { sql } from "drizzle-orm";
import { test } from "vitest";
import { FORMULAS } from "~/engines/formula/catalogue.ts";
import { seedStatements } from "~/engines/knowledge/knowledge.seed.ts";
import { ENGLISH } from "~db/seed/knowledge/english.ts";
import { HEBREW } from "~db/seed/knowledge/hebrew.ts";
import { SPANISH } from "~db/seed/knowledge/spanish.ts";
import { baseOf } from "../../../scripts/lib/joe-evaluation.mjs";
import { judge } from "../../../scripts/lib/judge-joe.mjs";
import { testDatabase } from "../../../tests/database.ts";
import { QUESTIONS } from "../../../tests/eval/joe-questions.ts";
import { answerQuestion } from "./answer.server.ts";

const db = testDatabase();
test("eval", async () => {
  for (const st of seedStatements()) await db.run(sql.raw(st));
  const base = baseOf({ ENGLISH, translations: [SPANISH, HEBREW], FORMULAS } as any);
  const sum: any = {};
  const lines: string[] = [];
  let inv = 0;
  for (const q of QUESTIONS as any[]) {
    const a = await answerQuestion(
      { db, now: () => new Date(), language: q.language, assistant: { complete: async () => undefined } },
      q.question,
    );
    const v: any = judge(q, a as any, base);
    const k = q.set + " " + v.aspect;
    sum[k] ??= [0, 0];
    sum[k][1]++;
    if (v.right) sum[k][0]++;
    if (v.invented.length) {
      inv++;
      if (q.set === "development") lines.push("INVENTED " + v.invented + " | " + q.question);
    }
    if (!v.right && q.set === "development")
      lines.push(
        `${q.language} ${q.kind}: ${q.question}\n   want ${v.expected}\n   got [${a.origin}] ${a.citations.map((c) => c.slug ?? c.label).join(", ")} :: ${a.response.slice(0, 160).replaceAll("\n", " ")}`,
      );
  }
  console.log(lines.join("\n") + "\n" + JSON.stringify(sum) + " invented " + inv);
}, 120000);
