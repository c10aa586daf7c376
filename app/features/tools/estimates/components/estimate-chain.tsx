import { type ChainEnd, ChainList, type ChainRecord } from "~/engines/chain/chain.ts";

/** Where an estimate stands on the way to its job. */
export default function EstimateChain({
  records,
  here,
}: {
  records: readonly ChainRecord[];
  here: ChainEnd;
}) {
  return <ChainList records={records} here={here} />;
}
