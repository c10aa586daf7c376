import {
  byOf,
  fromOf,
  millisecondsOf,
  type ProcessGraph,
  SYSTEM,
  type Timing,
  transitionsOf,
} from "./graph.ts";

/** Names stand in statements, in addresses of texts and in lists parted by blanks. */
const NAME = /^[a-z][a-z0-9_-]*$/i;

/** Everything that can be reached from some states along arrows. */
function reached(from: readonly string[], arrows: readonly (readonly [string, string])[]): Set<string> {
  const seen = new Set(from);
  const waiting = [...from];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    for (const [start, end] of arrows) {
      if (start !== state || seen.has(end)) continue;
      seen.add(end);
      waiting.push(end);
    }
  }
  return seen;
}

function timingProblems(graph: ProcessGraph, what: string, timing: Timing): string[] {
  const problems: string[] = [];
  if (timing.of !== "entered" && !graph.moments?.includes(timing.of))
    problems.push(`${what} counts from ${timing.of}, which is no moment of the record`);
  if (!(millisecondsOf(timing.after) >= 0)) problems.push(`${what} lies before its own moment`);
  return problems;
}

/**
 * What is wrong with a process, in words; nothing where it is whole. A test asks this of all that features contribute.
 * - Every state can be reached, has a way out unless it is an end, and leads to an end in the long run.
 * - What happens by itself has a time or a cause, and cannot go round for ever at one moment.
 * - What is named is known, and what is known is used.
 */
export function graphProblems(graph: ProcessGraph): string[] {
  const { states, ends, parties } = graph;
  const known: ReadonlySet<string> = new Set(states);
  const transitions = transitionsOf(graph);
  const arrows = transitions.flatMap(([, one]) => fromOf(one).map((from) => [from, one.to] as const));
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${graph.name}: ${problem}`);

  for (const name of [graph.name, ...states, ...parties, ...transitions.map(([one]) => one)])
    if (!NAME.test(name)) say(`"${name}" is no name`);
  if (known.size < states.length) say("a state stands twice");
  for (const end of ends) if (!known.has(end)) say(`the end ${end} is no state`);
  for (const [from, to] of arrows) {
    for (const state of [from, to]) if (!known.has(state)) say(`${state} is no state`);
  }

  const fromStart = reached([states[0]], arrows);
  const toEnd = reached(
    ends,
    arrows.map(([from, to]) => [to, from] as const),
  );
  for (const state of states) {
    const isEnd = ends.includes(state);
    if (!fromStart.has(state)) say(`${state} cannot be reached`);
    if (!isEnd && !arrows.some(([from, to]) => from === state && to !== state))
      say(`${state} is dead: no end, and no way out`);
    else if (!toEnd.has(state)) say(`${state} never leads to an end`);
  }

  for (const [name, one] of transitions) {
    const by = byOf(one);
    for (const party of by)
      if (party !== SYSTEM && !parties.includes(party)) say(`${name} is for ${party}, who is no party`);
    for (const party of one.notify ?? [])
      if (!parties.includes(party)) say(`${name} tells ${party}, who is no party`);
    if (by.length === 0) say(`${name} is for nobody`);
    if (by.includes(SYSTEM) && !one.auto && !one.cause) say(`${name} happens by itself and has no cause`);
    if (!by.includes(SYSTEM) && (one.auto || one.cause)) say(`${name} has a cause, but nothing may do it`);
    for (const timing of [one.auto, one.due])
      if (timing) for (const problem of timingProblems(graph, name, timing)) say(problem);
    if (one.due && by.every((party) => party === SYSTEM)) say(`${name} is due, and nobody owes it`);
    if (one.note === "required" && one.auto) say(`${name} asks for a note that time does not write`);
  }
  for (const party of parties)
    if (!transitions.some(([, one]) => byOf(one).includes(party) || one.notify?.includes(party)))
      say(`${party} does nothing and is told nothing`);

  // A circle of timed transitions at one and the same moment would never stop. Waiting in a state breaks it, and so does
  // an effect, which may move the moment on: the renewal of a subscription.
  const restless = transitions.filter(
    ([, one]) =>
      one.auto && !one.effects?.length && !(one.auto.of === "entered" && millisecondsOf(one.auto.after) > 0),
  );
  const at = restless.flatMap(([, one]) => fromOf(one).map((from) => [from, one.to] as const));
  for (const [from, to] of at) if (reached([to], at).has(from)) say(`time goes round for ever at ${from}`);
  return [...new Set(problems)];
}
