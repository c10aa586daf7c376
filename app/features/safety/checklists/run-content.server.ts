import { type Answers, sealText, type Template } from "~/engines/checklist/checklist.ts";
import { sha256 } from "~/lib/hash.ts";
import type { Run } from "./checklists.queries.server.ts";

export const templateOf = ({ content }: Pick<Run, "content">) => JSON.parse(content) as Template;
export const answersOf = ({ answers }: Pick<Run, "answers">) => JSON.parse(answers) as Answers;
export const photosOf = ({ photos }: Pick<Run, "photos">) => JSON.parse(photos) as Record<string, string>;

/** How many photos each item has. */
export function photoCounts(photos: Readonly<Record<string, string>>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of Object.values(photos)) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}

/** What of a run's row a signature stands under. */
export const sealed = ({ siteName, projectName, place, runOn, language }: Run) => ({
  where: [siteName, projectName, place],
  runOn,
  language,
});

/** Whether a signed run still says what was signed. */
export async function isWhole(run: Run): Promise<boolean> {
  if (run.signedAt === null) return false;
  const text = sealText({
    ...sealed(run),
    template: templateOf(run),
    answers: answersOf(run),
    photos: photosOf(run),
    printedName: run.printedName,
    drawn: run.drawn,
    signedAt: run.signedAt,
  });
  return (await sha256(text)) === run.contentHash;
}
