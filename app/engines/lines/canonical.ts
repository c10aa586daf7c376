import { sha256 } from "~/lib/hash.ts";
import type { Chosen, Content } from "./content.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * The one text of a value: keys in the order of their letters, text as Unicode normal form C, nothing that is undefined, no
 * blanks. The same value gives the same text, whatever wrote it. Only whole numbers stand in documents.
 */
export function canonical(value: Json | undefined): string {
  if (typeof value === "string") return JSON.stringify(value.normalize("NFC"));
  if (typeof value === "number") {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} has no canonical form`);
    return String(value + 0);
  }
  if (typeof value === "boolean" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((one: Json) => canonical(one)).join(",")}]`;
  if (typeof value === "object") {
    const parts = Object.entries(value as Record<string, Json | undefined>)
      .filter((entry): entry is [string, Json] => entry[1] !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => `${canonical(key)}:${canonical(one)}`);
    return `{${parts.join(",")}}`;
  }
  throw new RangeError("nothing has no canonical form");
}

/** Of what was sent: which document, as its how manieth version, under which number and title, with what in it. */
export interface Sent {
  document: string;
  version: number;
  number: number;
  title: string;
  content: Content;
}

/** Of what was accepted: which version, by whom, with which choice, at what, when. */
export interface Accepted {
  version: string;
  name: string;
  /** The signature as it was drawn; left out where it was only typed. */
  drawn?: string;
  chosen: Chosen;
  totalCents: number;
  at: string;
}

export const canonicalSent = (sent: Sent): string => canonical({ format: 1, ...sent } as unknown as Json);
export const canonicalAccepted = (accepted: Accepted): string =>
  canonical({ format: 1, ...accepted } as unknown as Json);

/** The hash that is printed under a document: SHA-256 of its canonical form, in hexadecimal. */
export const hashOf = (text: string): Promise<string> => sha256(text);

/** The eight letters of a hash that people compare by eye. */
export const shortHash = (hash: string): string => hash.slice(0, 8);
