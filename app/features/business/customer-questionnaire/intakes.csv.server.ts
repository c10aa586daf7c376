import { type Form, questionsOf, readAnswers } from "~/engines/request/request.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { csvOf } from "~/lib/csv.ts";
import type { Given } from "./given.server.ts";
import { INTAKE_LIMITS } from "./intakes.limits.ts";
import { readSent } from "./intakes.queries.server.ts";
import { readinessOf } from "./readiness.ts";
import { templateOf } from "./templates.ts";

/** Everything that was sent in answer to a template, a client a row; undefined where there is no such template. */
export async function intakesCsv({ db, language }: Given, actor: Person, template: string) {
  if (!templateOf(template)) return undefined;
  const t = translator(language, "intakes");
  const say = (key: string) => t(key as Key<"intakes">);
  const rows = (await readSent(db, actor, template, INTAKE_LIMITS.intakes)).filter(({ sample }) => !sample);
  const columns = new Map<string, string>();
  const labelOf = (id: string, words: Readonly<Record<string, string>>) =>
    words[id] ?? say(`questions.${id}`);
  for (const { form, words } of rows)
    for (const { id } of questionsOf(form as unknown as Form))
      columns.set(`${id} ${words[id] ?? ""}`, labelOf(id, words));
  const head = ["client", "title", "place", "email", "phone"].map((name) => say(`fields.${name}`));
  return csvOf([
    [...head, t("list.sent"), t("list.state"), t("judged.score"), ...columns.values()],
    ...rows.map((row) => {
      const form = row.form as unknown as Form;
      const { answers } = readAnswers(form, (id) => row.answers[id]);
      const cellOf = (key: string) => {
        const question = questionsOf(form).find(({ id }) => `${id} ${row.words[id] ?? ""}` === key);
        const answer = question && answers[question.id];
        if (!question || !answer) return "";
        if (question.kind === "files") return String(answer.split(",").length);
        if (!("options" in question)) return answer;
        return answer
          .split(",")
          .map((one) => row.words[`${question.id}.${one}`] ?? say(`options.${one}`))
          .join("; ");
      };
      return [
        ...[row.client, row.title, row.place, row.email, row.phone, row.submittedAt ?? ""],
        ...[say(`states.${row.state}`), String(readinessOf(form, answers).score)],
        ...[...columns.keys()].map(cellOf),
      ];
    }),
  ]);
}
