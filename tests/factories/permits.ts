import type { Person } from "~/engines/trust/trust.server.ts";
import { requestInspection } from "~/features/projects/permits/inspections.commands.server.ts";
import { createPermit, editPermit, movePermit } from "~/features/projects/permits/permits.commands.server.ts";
import { readPermit } from "~/features/projects/permits/permits.queries.server.ts";
import { submittalOf } from "~/features/projects/permits/submittal.server.ts";
import type { Database } from "~db/client.ts";
import { createClock } from "../factories.ts";

/** A permit as the form that begins it sends it. */
export const HEAD = {
  name: "Sample deck",
  jurisdiction: "Sample City",
  recordType: "deck" as const,
  project: "",
  scope: "",
  valuation: 0,
  zone: "America/Chicago",
  language: "en" as const,
  submittal: submittalOf([
    { en: "Application", es: "Solicitud", he: "בקשה" },
    { en: "Site plan", es: "Plano del sitio", he: "תוכנית מגרש" },
  ]),
};
/** What the form that changes it sends, beside its id and version. */
export const EDIT = {
  ...{
    name: "Sample deck",
    jurisdiction: "Sample City",
    recordType: "deck" as const,
    project: "",
    schedule: "",
  },
  ...{ scope: "", valuation: 0, number: "D-1", applicant: "", portalUrl: "", ruleDays: 180 },
  ...{ appliedOn: null, issuedOn: null, expiresOn: null },
};

/** A clock and the ways of one crew with its permits, by the commands themselves. */
export function permitPlace(db: Database) {
  const clock = createClock();
  const deps = { db, now: clock.now };
  const made = async (actor: Person, zone = HEAD.zone) => {
    const result = await createPermit(deps, actor, { idem: crypto.randomUUID(), ...HEAD, zone });
    if (!result.ok) throw new Error(result.error);
    return result.id;
  };
  const read = async (actor: Person, id: string) => {
    const found = await readPermit(db, actor, { id, now: clock.now() });
    if (!found) throw new Error("it is there");
    return found;
  };
  const moves = async (actor: Person, id: string, ...names: string[]) => {
    for (const transition of names) {
      const { version } = (await read(actor, id)).permit;
      const moved = await movePermit(deps, actor, {
        record: id,
        transition,
        version,
        idem: crypto.randomUUID(),
        note: "Said",
      });
      if (!moved.ok) throw new Error(`${transition}: ${moved.error}`);
    }
  };
  const issued = async (actor: Person, zone?: string) => {
    const id = await made(actor, zone);
    await editPermit(deps, actor, { id, version: 1, ...EDIT });
    await moves(actor, id, "submit", "review", "approve", "issue");
    return id;
  };
  const request = (actor: Person, permit: string, more: object = {}) =>
    requestInspection(deps, actor, {
      permit,
      idem: crypto.randomUUID(),
      type: "framing",
      requestedFor: "2026-03-05",
      task: null,
      fee: 0,
      repeatOf: "",
      ...more,
    });
  return { clock, deps, made, read, moves, issued, request };
}
