import { sha256 } from "~/lib/hash.ts";
import type { Attendee, OwnRow, TailgateRecord } from "./tailgate.queries.server.ts";
import { lateText, type SealedRecord, sealText, type Talk } from "./talk.ts";

export const talkOf = ({ content }: Pick<TailgateRecord, "content">) => JSON.parse(content) as Talk;

/** An own talk as a record keeps it. */
export const ownTalkOf = ({ id, version, content }: Pick<OwnRow, "id" | "version" | "content">): Talk => ({
  ...(JSON.parse(content) as Talk),
  key: id,
  version: String(version),
});

/** What the signatures of a record stand under: those that came later have each their own. */
export const sealed = (
  record: TailgateRecord,
  { signedAt, attendees }: { signedAt: string; attendees: readonly Attendee[] },
): SealedRecord => ({
  talk: talkOf(record),
  where: [record.siteName, record.projectName, record.place],
  heldOn: record.heldOn,
  presenter: record.presenter,
  qualification: record.qualification,
  hazards: record.hazards,
  language: record.language,
  signedAt,
  signers: attendees.filter(({ via }) => via !== "late"),
});

export const sealOf = (
  record: TailgateRecord,
  signing: { signedAt: string; attendees: readonly Attendee[] },
): Promise<string> => sha256(sealText(sealed(record, signing)));

/** Whether a signed record and every line that was added later still say what was signed. */
export async function isWhole(record: TailgateRecord, attendees: readonly Attendee[]): Promise<boolean> {
  if (record.signedAt === null) return false;
  if ((await sealOf(record, { signedAt: record.signedAt, attendees })) !== record.seal) return false;
  for (const late of attendees.filter(({ via }) => via === "late"))
    if ((await sha256(lateText(record.seal, late, late.createdAt))) !== late.seal) return false;
  return true;
}
