import { byOf, findTransition, type ProcessGraph, SYSTEM } from "./graph.ts";

/**
 * The history of a sample record, which has no events: how a record comes into its state, the steps evenly between its
 * beginning and the moment at which the state began. The first name of a path is `begin`.
 */
export function sampleHistory(
  graph: ProcessGraph,
  paths: Readonly<Record<string, readonly string[]>>,
  { id, state, since, createdAt }: { id: string; state: string; since: string; createdAt: string },
) {
  const path = paths[state] ?? [];
  const [from, to] = [Date.parse(createdAt), Date.parse(since)];
  let stands = "";
  return path.map((transition, n) => {
    const one = findTransition(graph, transition);
    const before = stands;
    stands = one ? one.to : (graph.states[0] ?? "");
    const party = one ? (byOf(one)[0] ?? SYSTEM) : (graph.parties.at(-1) ?? SYSTEM);
    return {
      ...{
        id: `${id}:${n}`,
        transition,
        from: before,
        to: stands,
        party,
        mine: 0,
        printedName: "",
        note: "",
      },
      ...{ payload: null as unknown, version: n + 1 },
      at: new Date(from + ((to - from) * n) / Math.max(1, path.length - 1)).toISOString(),
    };
  });
}
