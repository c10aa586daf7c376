import type { Answers } from "~/engines/checklist/checklist.ts";
import type { Language } from "~/i18n/languages.ts";
import { sampleScaffold } from "~db/seed/sample/safety/checklists.ts";
import { builtIn } from "./built-in.ts";
import { EXAMPLE } from "./checklists.limits.ts";
import type { Run } from "./checklists.queries.server.ts";

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
