import { type Content, totalsOf } from "~/engines/lines/lines.ts";
import type { Language } from "~/i18n/languages.ts";
import { outlineOf, wordsOf } from "./outline.server.ts";
import { withPlans } from "./plans.ts";
import { withFacts } from "./proposal-content.ts";
import type { Template } from "./proposals.limits.ts";
import type { ReadProposal } from "./proposals.queries.server.ts";

/** The id of the example that anybody may look at. It stands in no table. */
export const EXAMPLE = "sample";

const FIRM: Record<Language, { firm: string; client: string; site: string }> = {
  en: { firm: "Sample Ridge Builders", client: "Homeowner 1", site: "4 Sample Street" },
  es: { firm: "Constructora Ejemplo", client: "Propietario 1", site: "Calle Ejemplo 4" },
  he: { firm: "בוני הדוגמה", client: "בעל בית 1", site: "רחוב הדוגמה 4" },
};

/** A made-up way to pay by the month, at figures that such money has often cost. */
const PLAN: Record<Language, string> = {
  ...{ en: "Example of a plan, 84 months", es: "Ejemplo de un plan, 84 meses" },
  he: "תוכנית לדוגמה, 84 חודשים",
};

function sampleOf(language: Language, template: Template, day: string, idOf?: (n: number) => string) {
  const { firm, ...client } = FIRM[language];
  const begun = outlineOf(language, { template, ...client, size: "0", facts: "" }, day, idOf);
  const named: Content = withFacts({ ...begun, deposit: { cents: 100_000 } }, { firm, licence: "000000" });
  const plan = { id: "sample", name: PLAN[language], rate: "7.99", months: "84" };
  const content = withPlans(named, [plan]);
  return { title: wordsOf(language).templates[template].title, content, totalCents: totalsOf(content).total };
}

/** The examples as drafts. */
export const sampleDocuments = (language: Language, day: string) =>
  (["deck", "bath"] as const).map((template) => sampleOf(language, template, day));

/** The example as a proposal is read: sent, and open to look at for everybody. */
export function exampleProposal(language: Language, now: Date): ReadProposal {
  const at = now.toISOString();
  const day = at.slice(0, 10);
  // The page of the example is shared, so that nothing on it is drawn anew.
  const { title, content, totalCents } = sampleOf(language, "kitchen", day, (n) => `line-${n}`);
  return {
    proposal: {
      ...{ id: EXAMPLE, workspace: "", kind: "proposal", title, subjectType: null, subjectId: null },
      ...{ series: "", number: 1, state: "sent", stateSince: at, dueAt: null },
      ...{ content, totalCents, version: 1, sample: true, createdAt: at, updatedAt: at },
      ...{ parties: "", blocked: "", moments: "{}", passed: 0 },
    },
    ...{ versions: [], acceptance: undefined, posts: [], history: [], amendments: [] },
    brand: undefined,
  } as unknown as ReadProposal;
}
