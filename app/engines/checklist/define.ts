import {
  CHECKLIST_LIMITS,
  type Demand,
  type Item,
  type Outcome,
  type Template,
  type Words,
} from "./checklist.types.ts";
import { isResponseSet, outcomeOf } from "./responses.ts";

/** An item as it is written: what is left out is as usual. */
export interface WrittenItem extends Partial<Omit<Item, "id" | "prompt" | "require">> {
  id: string;
  prompt: Words;
  require?: Partial<Readonly<Record<Demand, readonly Outcome[]>>>;
}

export interface WrittenTemplate extends Omit<Template, "sections"> {
  sections: readonly { title: Words; items: readonly WrittenItem[] }[];
}

/** A fail asks for a note, and a critical one for an action too, unless the item says otherwise. */
function whole({ require = {}, ...item }: WrittenItem): Item {
  const critical = item.critical ?? false;
  return {
    responses: "yesNo",
    weight: 1,
    citation: "",
    ...item,
    critical,
    require: {
      note: require.note ?? ["fail"],
      photo: require.photo ?? [],
      action: require.action ?? (critical ? ["fail"] : []),
    },
  };
}

export const itemsOf = ({ sections }: Pick<Template, "sections">): Item[] =>
  sections.flatMap(({ items }) => items);

export type ProblemCode =
  | "name"
  | "items"
  | "sections"
  | "id"
  | "twice"
  | "prompt"
  | "responses"
  | "weight"
  | "showIf"
  | "citation";

/** What is wrong, and with which item. */
export interface TemplateProblem {
  code: ProblemCode;
  item: string;
}

const ID = /^[a-z][a-z0-9-]*$/;

function problemsOf(item: Item, before: ReadonlyMap<string, Item>): ProblemCode[] {
  const { id, prompt, responses, weight, showIf, citation } = item;
  const shown = showIf && before.get(showIf.item);
  return [
    ...(ID.test(id) && id.length <= CHECKLIST_LIMITS.id ? [] : (["id"] as const)),
    ...(before.has(id) ? (["twice"] as const) : []),
    ...(prompt.en.trim() !== "" &&
    Object.values(prompt).every((text) => text.length <= CHECKLIST_LIMITS.prompt)
      ? []
      : (["prompt"] as const)),
    ...(isResponseSet(responses) ? [] : (["responses"] as const)),
    ...(Number.isInteger(weight) && weight >= 0 && weight <= CHECKLIST_LIMITS.weight
      ? []
      : (["weight"] as const)),
    // Only an item before it, so that whoever answers from above to below sees everything once.
    ...(!showIf || (shown && outcomeOf(shown.responses, showIf.is)) ? [] : (["showIf"] as const)),
    ...(citation.length <= CHECKLIST_LIMITS.citation ? [] : (["citation"] as const)),
  ];
}

/** Everything that is wrong with a template; none for one that can be run. */
export function templateProblems(template: Template): TemplateProblem[] {
  const { name, sections } = template;
  const items = itemsOf(template);
  const found: TemplateProblem[] = [];
  if (name.en.trim() === "" || Object.values(name).some((text) => text.length > CHECKLIST_LIMITS.name))
    found.push({ code: "name", item: "" });
  if (items.length === 0 || items.length > CHECKLIST_LIMITS.items) found.push({ code: "items", item: "" });
  if (sections.length > CHECKLIST_LIMITS.sections || sections.some(({ title }) => title.en.trim() === ""))
    found.push({ code: "sections", item: "" });
  const before = new Map<string, Item>();
  for (const item of items) {
    found.push(...problemsOf(item, before).map((code) => ({ code, item: item.id })));
    before.set(item.id, item);
  }
  return found;
}

/**
 * A template with everything that was left out filled in.
 * @throws RangeError for one that could not be run
 */
export function defineTemplate({ sections, ...head }: WrittenTemplate): Template {
  const template = {
    ...head,
    sections: sections.map(({ title, items }) => ({ title, items: items.map(whole) })),
  };
  const [problem] = templateProblems(template);
  if (problem) throw new RangeError(`checklist ${head.id}: ${problem.code} ${problem.item}`);
  return template;
}
