import type { SampleTrade } from "../people.ts";

type Who = readonly [trade: SampleTrade, number: number];

/** A thread that shows what one looks like. */
export interface SampleThread {
  space: string;
  kind: "question" | "discussion" | "show";
  /** A trade of the community, or nothing. */
  trade: string;
  title: string;
  body: string;
  by: Who;
  answers: readonly { by: Who; text: string; helpful: number; accepted: boolean }[];
}
