import { costOfScenario } from "./cost.ts";
import { FIRST_ROWS } from "./financing.limits.ts";
import { shown } from "./financing.view.server.ts";
import { FIELDS, queryOf, scenarioIn } from "./kinds.ts";
import type { SavedScenario } from "./saved.queries.server.ts";

/** What a kept scenario costs today, as the page of it works it out; undefined where nothing comes of it. */
function worked(query: string) {
  const scenario = scenarioIn(new URLSearchParams(query));
  const costed = scenario && costOfScenario(scenario.kind, scenario.typed);
  if (!scenario || !costed?.ok) return undefined;
  return {
    own: queryOf(scenario.kind, scenario.typed),
    kind: scenario.kind,
    given: FIELDS[scenario.kind].flatMap(({ name, type }) => {
      const text = scenario.typed[name];
      return text ? [{ name, type, text }] : [];
    }),
    cost: shown(costed.cost, 0, FIRST_ROWS),
  };
}

/** The scenario that an address hands over to be kept. */
export const handedOver = (query: URLSearchParams) => worked(query.toString());

/** Everything kept, and what comes along to be kept. */
export function savedView(saved: readonly SavedScenario[], query: URLSearchParams, key: string) {
  return {
    taken: handedOver(query),
    here: query.has("kind") ? `?${query}` : "",
    idem: key,
    entries: saved.flatMap((row) => {
      const done = worked(row.query);
      if (!done) return [];
      const { rows, ...cost } = done.cost;
      return [{ ...row, ...done, cost }];
    }),
  };
}
export type SavedView = ReturnType<typeof savedView>;

/** One scenario for whoever holds a link to it. */
export function sharedView(row: SavedScenario) {
  const done = worked(row.query);
  return done && { topic: row.topic, ...done };
}
export type SharedView = NonNullable<ReturnType<typeof sharedView>>;
