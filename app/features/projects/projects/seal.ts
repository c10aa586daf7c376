import { sha256 } from "~/lib/hash.ts";
import { LOG_TEXTS } from "./projects.limits.ts";

/** What of a log is sealed, in a fixed order. */
export type Sealed = Readonly<Record<(typeof LOG_TEXTS)[number], string>> & {
  day: string;
  delayCause: string;
  delayTenths: number;
};

/** SHA-256 of what a log says, hexadecimal. */
export const contentHashOf = (log: Sealed): Promise<string> =>
  sha256(JSON.stringify([log.day, log.delayCause, log.delayTenths, ...LOG_TEXTS.map((id) => log[id])]));

/** An entry of the chain as far as its hash is of it. */
export interface Link {
  logId: string;
  number: number;
  kind: string;
  words: string;
  printedName: string;
  contentHash: string;
  createdAt: string;
}

/** SHA-256 of an entry and of the one before it, which is empty for the first. */
export const chainHashOf = (previous: string, link: Link): Promise<string> =>
  sha256(
    JSON.stringify([
      previous,
      link.logId,
      link.number,
      link.kind,
      link.words,
      link.printedName,
      link.contentHash,
      link.createdAt,
    ]),
  );

/** The number of the first entry that does not follow from those before it; undefined for an unbroken chain. */
export async function firstBroken(
  chain: readonly (Link & { chainHash: string })[],
): Promise<number | undefined> {
  let previous = "";
  for (const [n, link] of chain.entries()) {
    if (link.number !== n + 1 || (await chainHashOf(previous, link)) !== link.chainHash) return n + 1;
    previous = link.chainHash;
  }
  return undefined;
}
