// What a process is: states and the transitions between them, as data that pages, commands and tests read.

/** A length of time. */
export interface Span {
  minutes?: number;
  hours?: number;
  days?: number;
}

/** So long after a moment of the record: `entered` is when it came into its present state. */
export interface Timing<Moment extends string = string> {
  after?: Span;
  of: Moment | "entered";
}

/** Who may do something: a party of the record, as the process names them, or time and machines. */
export const SYSTEM = "system";
export type BySystem = typeof SYSTEM;

export interface Transition<
  State extends string = string,
  Party extends string = string,
  Moment extends string = string,
> {
  from: State | readonly State[];
  to: State;
  by: Party | BySystem | readonly (Party | BySystem)[];
  /** Happens by itself, at this time. */
  auto?: Timing<Moment>;
  /** What makes a machine do it where time does not: a webhook of the payment provider, the last line delivered. */
  cause?: string;
  /** By when a party should have done it; what is later is overdue. */
  due?: Timing<Moment>;
  /** Conditions of the record, by the names under which the binding has them. */
  guards?: readonly string[];
  /** What is written along with it, by the names under which the binding has it. */
  effects?: readonly string[];
  /** Parties that are told. */
  notify?: readonly Party[];
  /** Whether it can, or must, be said why. */
  note?: "optional" | "required";
  /** Possible, but nobody waits for it: to withdraw, cancel, void. */
  aside?: true;
  /** Takes something away; its button is never the loudest. */
  destructive?: true;
}

export interface ProcessGraph<
  State extends string = string,
  Party extends string = string,
  Name extends string = string,
  Moment extends string = string,
> {
  /** Unique in the whole site. */
  name: string;
  /** The first one is where a record begins. */
  states: readonly [State, ...State[]];
  /** Where nothing more is waited for. Somebody may still lead out of one: `reopen`. */
  ends: readonly State[];
  parties: readonly Party[];
  /** Moments of the record that times are counted from. */
  moments?: readonly Moment[];
  transitions: Readonly<Record<Name, Transition<NoInfer<State>, NoInfer<Party>, NoInfer<Moment>>>>;
}

/** Keeps the names of states, parties and transitions as types, so that the compiler knows them everywhere. */
export function defineProcess<
  const State extends string,
  const Party extends string,
  const Name extends string,
  const Moment extends string = never,
>(graph: ProcessGraph<State, Party, Name, Moment>): ProcessGraph<State, Party, Name, Moment> {
  return graph;
}

export type StateOf<G> = G extends ProcessGraph<infer State, string, string, string> ? State : never;
export type PartyOf<G> = G extends ProcessGraph<string, infer Party, string, string> ? Party : never;
export type TransitionOf<G> = G extends ProcessGraph<string, string, infer Name, string> ? Name : never;

/** What a feature says of its process in each language: `permit satisfies ProcessWords<typeof permitProcess>`. */
export interface ProcessWords<G extends ProcessGraph> {
  states: Record<StateOf<G>, string>;
  transitions: Record<TransitionOf<G>, string>;
  parties: Record<PartyOf<G>, string>;
}

const list = <T extends string>(one: T | readonly T[]): readonly T[] =>
  typeof one === "string" ? [one] : one;

export const fromOf = ({ from }: Transition): readonly string[] => list(from);
export const byOf = ({ by }: Transition): readonly string[] => list(by);

/** The transitions with their names, in the order in which they were written: of buttons the first is the main one. */
export const transitionsOf = (graph: ProcessGraph): [name: string, transition: Transition][] =>
  Object.entries(graph.transitions);

export function findTransition(graph: ProcessGraph, name: string): Transition | undefined {
  return Object.hasOwn(graph.transitions, name) ? graph.transitions[name] : undefined;
}

/** Those that lead out of a state. */
export const outOf = (graph: ProcessGraph, state: string) =>
  transitionsOf(graph).filter(([, transition]) => fromOf(transition).includes(state));

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const millisecondsOf = ({ minutes = 0, hours = 0, days = 0 }: Span = {}): number =>
  minutes * MINUTE + hours * HOUR + days * DAY;

/**
 * Where a state leads by a transition; undefined where it leads nowhere. The one rule that the statements follow too,
 * so that a history can be played again.
 */
export function stateAfter(graph: ProcessGraph, state: string, name: string): string | undefined {
  const transition = findTransition(graph, name);
  return transition && fromOf(transition).includes(state) ? transition.to : undefined;
}

/** The state that a history leads to, from the beginning; undefined where one of its steps was not possible. */
export function replay(graph: ProcessGraph, names: readonly string[]): string | undefined {
  let state: string | undefined = graph.states[0];
  for (const name of names) {
    if (state === undefined) return undefined;
    state = stateAfter(graph, state, name);
  }
  return state;
}
