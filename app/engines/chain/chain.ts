// The front door to the chain for pages and schemas. What needs the database is in chain.server.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export {
  CHAIN_KINDS,
  type ChainEnd,
  type ChainFacts,
  type ChainKind,
  type ChainRecord,
} from "~/services/chain-sources.ts";
export { AskVic } from "./ask-vic.tsx";
export { endText, fromAddress, readEnd } from "./chain-end.ts";
export { ChainList } from "./chain-list.tsx";
