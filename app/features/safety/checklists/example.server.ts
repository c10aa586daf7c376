import {
  type Answers,
  answerTo,
  itemsOf,
  missingFrom,
  outcomeOf,
  responsesOf,
  sealText,
  type Template,
} from "~/engines/checklist/checklist.ts";
import type { Language } from "~/i18n/languages.ts";
import { sha256 } from "~/lib/hash.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { sampleInspector, sampleScaffold } from "~db/seed/sample/safety/checklists.ts";
import { filledIn, summaryOf } from "./answers.logic.ts";
import { builtIn } from "./built-in.ts";
import { EXAMPLE } from "./checklists.limits.ts";
import type { Run } from "./checklists.queries.server.ts";
import { sealed } from "./run-content.server.ts";

/** A made-up run, half answered, to see what one looks like. It stands in no table. */
export function exampleRun(language: Language, now: Date): Run {
  const template = builtIn("scaffold");
  const { place, note, what, owner } = sampleScaffold(language);
  const ok = { answer: "yes", note: "", action: { text: "", owner: "", due: "" } };
  const due = now.toISOString().slice(0, 10);
  const answers: Answers = {
    "looked-at": ok,
    footing: ok,
    damage: { ...ok, answer: "no" },
    planked: ok,
    rails: { answer: "no", note, action: { text: what, owner, due } },
  };
  return {
    id: EXAMPLE,
    workspace: "",
    templateKey: "scaffold",
    templateVersion: template?.version ?? 1,
    content: JSON.stringify(template),
    ...{
      siteId: null,
      projectId: null,
      siteName: "",
      projectName: "",
      place,
      runOn: due,
      paper: false,
      language,
    },
    answers: JSON.stringify(answers),
    ...{ photos: "{}", printedName: "", signedAt: null, percent: null, result: "none", fails: "[]" },
    ...{ contentHash: "", drawn: "", version: 1, sample: true, createdAt: now.toISOString() },
  };
}

/** Something that a run asked for, to see what an action looks like. It stands in no table. */
export function exampleAction(language: Language, now: Date) {
  const { place, what, owner } = sampleScaffold(language);
  const day = now.toISOString().slice(0, 10);
  const rails = builtIn("scaffold")
    ?.sections.flatMap(({ items }) => items)
    .find(({ id }) => id === "rails");
  return {
    action: {
      ...{
        id: EXAMPLE,
        runId: EXAMPLE,
        reportId: null,
        prompt: JSON.stringify(rails?.prompt),
        what,
        assignedTo: owner,
      },
      ...{ dueOn: day, siteName: "", place, sample: true },
      ...{ state: "open", version: 1, parties: "", blocked: "proof ", passed: 0 },
      moments: JSON.stringify({ entered: now.toISOString() }),
    },
    files: [],
    history: [],
  };
}

/** Lists of the signed examples; each comes back every few days. */
const SIGNED = ["scaffold", "ladder", "housekeeping", "ppe", "forklift", "fire"] as const;
const SIGNED_RUNS = 24;

/** All in order, or with one item that failed where none of it asks for a photo or an action, which an example has not. */
function sampleAnswers(template: Template, fails: boolean, note: string): Answers {
  const good = filledIn(template, {});
  if (!fails) return good;
  for (const { id, responses, critical } of itemsOf(template)) {
    const bad = responsesOf(responses).find((answer) => outcomeOf(responses, answer) === "fail");
    if (critical || !bad) continue;
    const answers = { ...good, [id]: { ...answerTo(good, id), answer: bad, note } };
    if (missingFrom(template, answers, {}).length === 0) return answers;
  }
  return good;
}

/** Signed runs of eight weeks, made up, so that a record, a score and a trend are seen; every fourth found something. */
export async function signedExamples(
  language: Language,
  now: Date,
  workspace: string,
): Promise<readonly Run[]> {
  const { place, note } = sampleScaffold(language);
  const today = now.toISOString().slice(0, 10);
  const runs = Array.from({ length: SIGNED_RUNS }, async (_, n): Promise<Run[]> => {
    const template = builtIn(SIGNED[n % SIGNED.length] ?? "");
    if (!template) return [];
    const runOn = dayAfter(today, -2 - Math.floor((n * 56) / SIGNED_RUNS));
    const signedAt = `${runOn}T15:00:00.000Z`;
    const answers = sampleAnswers(template, n % 4 === 0, note);
    const printedName = sampleInspector(language, 1 + (n % 3));
    const run: Run = {
      ...{ id: crypto.randomUUID(), workspace, templateKey: template.id, templateVersion: template.version },
      ...{ content: JSON.stringify(template), answers: JSON.stringify(answers), photos: "{}", printedName },
      ...{
        siteId: null,
        projectId: null,
        siteName: "",
        projectName: "",
        place,
        runOn,
        paper: false,
        language,
      },
      ...{ signedAt, ...summaryOf(template, answers), contentHash: "", drawn: "", version: 1, sample: true },
      createdAt: `${runOn}T14:40:00.000Z`,
    };
    const seal = { ...sealed(run), template, answers, photos: {}, printedName, signedAt, drawn: "" };
    return [{ ...run, contentHash: await sha256(sealText(seal)) }];
  });
  return (await Promise.all(runs)).flat();
}
