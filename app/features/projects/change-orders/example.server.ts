import { type Content, totalsOf } from "~/engines/lines/lines.ts";
import type { Language } from "~/i18n/languages.ts";
import { sampleChanges } from "~db/seed/sample/projects/change-orders.ts";
import { newContent, withLine } from "./change-content.ts";
import type { ReadChangeOrder } from "./change-orders.queries.server.ts";

/** The id of the example that anybody may look at. It stands in no table. */
export const EXAMPLE = "sample";
const ZONE = "America/Chicago";
const RATES = { overhead: "10", profit: "5", tax: "0" };

/** The examples as documents, priced and not sent. @param idOf the id of the nth line */
export const sampleDocuments = (
  language: Language,
  idOf: (n: number) => string = () => crypto.randomUUID(),
) =>
  sampleChanges(language).map(({ title, scope, reason, days, lines }) => {
    const begun = newContent({ reason, scope, days, ...RATES });
    const content = lines.reduce<Content>(
      (all, { section, ...line }, n) => withLine(all, section, { ...line, id: idOf(n) }),
      begun,
    );
    return { title, content, totalCents: totalsOf(content).total };
  });

/** The example as a change order is read. */
export function exampleOrder(language: Language, now: Date): ReadChangeOrder {
  // The page of the example is shared, so that nothing on it is drawn anew.
  const [one] = sampleDocuments(language, (n) => `line-${n}`);
  if (!one) throw new Error("there is an example");
  const at = now.toISOString();
  return {
    order: {
      ...{ id: EXAMPLE, workspace: "", kind: "changeOrder", title: one.title, subjectType: "project" },
      ...{ subjectId: EXAMPLE, series: "", number: null, state: "priced", stateSince: at, dueAt: null },
      ...{ content: one.content, totalCents: one.totalCents, version: 1, sample: true },
      ...{ createdAt: at, updatedAt: at, project: "", zone: ZONE },
      ...{ parties: "", blocked: "", moments: "{}", passed: 0 },
    },
    versions: [],
    acceptance: undefined,
    posts: [],
    history: [],
  } as ReadChangeOrder;
}
