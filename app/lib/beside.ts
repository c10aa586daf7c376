import { parse } from "devalue";

/** What a module exports, by name. */
type Exports = Record<string, unknown>;

const takers = new Map<string, (exported: Exports) => void>();

/**
 * What stands in the built worker for a list until the lists are read. Whoever looks into it before, as code does that
 * runs while its module is loaded, gets an error and not an empty list.
 */
export function unread(path: string): never {
  const refuse = (): never => {
    throw new Error(`${path} lies beside the worker and is not read yet`);
  };
  return new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse }) as never;
}

/** Says who takes what a module would export. The build writes the calls: scripts/beside-worker.ts. */
export function onRead(path: string, take: (exported: Exports) => void): void {
  takers.set(path, take);
}

/** What scripts/lib/beside.mjs writes: the exports of modules by their paths. */
export interface Lists {
  /** What JSON can say. */
  plain: Record<string, Exports>;
  /** What has regular expressions or sets in it, as devalue writes it. */
  rich: string;
}

/** Hands each list to the module it was taken from. */
export function takeLists({ plain, rich }: Lists): void {
  for (const [path, exported] of Object.entries({ ...plain, ...(parse(rich) as Lists["plain"]) }))
    takers.get(path)?.(exported);
}
