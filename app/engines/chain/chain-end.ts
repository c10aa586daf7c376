import { CHAIN_KINDS, type ChainEnd, type ChainKind } from "~/services/chain-sources.ts";

const ID = /^[\w-]{1,64}$/;

const isKind = (text: string): text is ChainKind => (CHAIN_KINDS as readonly string[]).includes(text);

/** A record as an address or a hidden field has it: `deal:<id>`. */
export const endText = ({ kind, id }: ChainEnd) => `${kind}:${id}`;

/** Reads what `endText` wrote; undefined for anything else. */
export function readEnd(text: string | null | undefined): ChainEnd | undefined {
  const [kind = "", id = "", ...more] = (text ?? "").trim().split(":");
  return isKind(kind) && ID.test(id) && more.length === 0 ? { kind, id } : undefined;
}

/** The address of a page whose form begins with what a record knows. */
export const fromAddress = (path: `/${string}`, end: ChainEnd) =>
  `${path}${path.includes("?") ? "&" : "?"}from=${encodeURIComponent(endText(end))}`;
