import { daysBetween } from "~/lib/local-day.ts";

/** Days before its end on which a card is on the next step of the ladder. */
export const LADDER = [30, 60, 90] as const;

export type Standing = "revoked" | "expired" | "due30" | "due60" | "due90" | "valid";

/** How something stands on a day; its last day still counts. */
export function standingOn(
  { expiresOn, revokedAt }: { expiresOn: string | null; revokedAt?: string | null },
  day: string,
): Standing {
  if (revokedAt) return "revoked";
  if (!expiresOn) return "valid";
  if (expiresOn < day) return "expired";
  const left = daysBetween(day, expiresOn);
  const step = LADDER.find((days) => left <= days);
  return step ? (`due${step}` as const) : "valid";
}

const ORDER: readonly Standing[] = ["revoked", "expired", "due30", "due60", "due90", "valid"];

/** What is wrong first, then what ends first. */
export const inOrder = <Row extends { standing: Standing; expiresOn: string | null; holder: string }>(
  rows: readonly Row[],
): Row[] =>
  rows.toSorted(
    (a, b) =>
      ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing) ||
      (a.expiresOn ?? "9999").localeCompare(b.expiresOn ?? "9999") ||
      a.holder.localeCompare(b.holder),
  );

/** How the numbers of known cards look. A hint, and never a reason to refuse: issuers change them. */
const PATTERNS: Record<string, { pattern: RegExp; like: string }> = {
  osha10: { pattern: /^\d{2}-?\d{9}$/, like: "36-123456789" },
  osha30: { pattern: /^\d{2}-?\d{9}$/, like: "36-123456789" },
};

/** What a number of this kind looks like, where the one that was typed looks otherwise. */
export function oddNumber(kind: string, number: string): string | undefined {
  const known = PATTERNS[kind];
  if (!known || number === "" || known.pattern.test(number.replace(/\s/g, ""))) return undefined;
  return known.like;
}

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new public number: sixty bits in an alphabet without letters that are read as digits. */
export function newNumber(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => ALPHABET[byte % 32]);
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join("")).join("-");
}

/** A public number in what somebody typed or scanned, as it is written on the certificate; empty where there is none. */
export function numberIn(text: string): string {
  const address = /\/certificate\/([\w-]{14})/i.exec(text)?.[1];
  const plain = (address ?? text.trim()).toUpperCase().replace(/[\s-]/g, "");
  // Read as people read them aloud.
  const read = plain.replaceAll("O", "0").replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(read) ? (read.match(/.{4}/g) ?? []).join("-") : "";
}
