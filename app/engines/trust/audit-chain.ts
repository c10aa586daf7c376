import { randomToken, sha256 } from "~/lib/hash.ts";
import type { auditEvents } from "~db/schema/trust.ts";

export type AuditRow = typeof auditEvents.$inferSelect;

/** What an entry of the audit log says. */
export interface AuditEvent {
  /** Whose log: an account as an owner, a made workspace, or `site`. */
  chain: string;
  /** A code of the field, such as `session.ended`. It is never taken out, so it names nobody. */
  act: string;
  /** As an owner, or `system`. */
  actor: string;
  subject?: string;
  details?: Record<string, string | number | boolean>;
}

/** The last entry of a chain. */
export type Head = Pick<AuditRow, "number" | "seal">;

/** What an entry says beside who did it, in one spelling, whatever the order of its keys. */
const contentOf = ({ subject, details }: Pick<AuditRow, "subject" | "details">) =>
  JSON.stringify([subject, Object.entries(details ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** Salted, so that of what was taken out nobody can try what it might have been. */
const committed = (salt: string, text: string) => sha256(`${salt} ${text}`);

/**
 * The seal covers what stays for ever: place, act, moment, the seal before, and only the hashes of what may be taken
 * out.
 */
const sealOf = (row: Omit<AuditRow, "seal">) =>
  sha256(
    JSON.stringify([
      row.chain,
      row.number,
      row.act,
      row.createdAt,
      row.actorHash,
      row.contentHash,
      row.previous,
    ]),
  );

/** The entry that follows a head, sealed to it. */
export async function sealed(event: AuditEvent, head: Head | undefined, now: Date): Promise<AuditRow> {
  const [actorSalt, contentSalt] = [randomToken(), randomToken()];
  const { chain, act, actor, subject = null, details = null } = event;
  const row = {
    chain,
    number: (head?.number ?? 0) + 1,
    act,
    createdAt: now.toISOString(),
    actor,
    actorSalt,
    actorHash: await committed(actorSalt, actor),
    subject,
    details,
    contentSalt,
    contentHash: await committed(contentSalt, contentOf({ subject, details })),
    previous: head?.seal ?? "",
  };
  return { ...row, seal: await sealOf(row) };
}

/** What is wrong with an entry: one before it is missing, it was changed, or it is not sealed to the one before. */
export type Fault = "missing" | "changed" | "broken";

/** Looks at one entry behind another. What was taken out is no fault: its hash still stands. */
export async function faultOf(row: AuditRow, head: Head | undefined): Promise<Fault | undefined> {
  if (row.number !== (head?.number ?? 0) + 1) return "missing";
  if (row.previous !== (head?.seal ?? "")) return "broken";
  const actorHolds =
    row.actorSalt === null
      ? row.actor === null
      : row.actorHash === (await committed(row.actorSalt, row.actor ?? ""));
  const contentHolds =
    row.contentSalt === null
      ? row.subject === null && row.details === null
      : row.contentHash === (await committed(row.contentSalt, contentOf(row)));
  return actorHolds && contentHolds && row.seal === (await sealOf(row)) ? undefined : "changed";
}
