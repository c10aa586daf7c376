import type { Language } from "~/i18n/languages.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { SAMPLE_TALK, sampleTailgate } from "~db/seed/sample/safety/tailgate.ts";
import { sealOf } from "./record-content.server.ts";
import { keyOf } from "./rows.logic.ts";
import { EXAMPLE } from "./tailgate.limits.ts";
import type { Attendee, TailgateRecord } from "./tailgate.queries.server.ts";
import type { Talk } from "./talk.ts";

/** A made-up talk to a crew of nine, not closed yet, as the sample data has it. */
export function sampleRows(language: Language, now: Date, id: string, workspace: string) {
  const { place, qualification, hazards, presenter, crew } = sampleTailgate(language);
  const at = now.toISOString();
  const record: TailgateRecord = {
    ...{ id, workspace, talkKey: SAMPLE_TALK.key, content: JSON.stringify(SAMPLE_TALK) },
    ...{ siteId: null, projectId: null, siteName: "", projectName: "", place, heldOn: at.slice(0, 10) },
    ...{ presenter, qualification, hazards, language, signedAt: null, seal: "", version: 1 },
    ...{ sample: true, createdAt: at },
  };
  const attendees = crew.map(
    ({ name, signature, language: of }, position): Attendee => ({
      ...{
        id: `${id}-${position}`,
        workspace,
        recordId: id,
        position,
        name,
        nameKey: keyOf(name),
        signature,
      },
      ...{
        company: "",
        drawn: "",
        language: of,
        understood: true,
        via: "list",
        seal: "",
        sample: true,
        createdAt: at,
      },
    }),
  );
  return { record, attendees };
}

/** The same, closed this morning, to see what a record looks like: one page all day. It stands in no table. */
export async function exampleRecord(language: Language, now: Date) {
  const signedAt = `${now.toISOString().slice(0, 10)}T07:05:00.000Z`;
  const { record, attendees } = sampleRows(language, new Date(signedAt), EXAMPLE, "");
  const seal = await sealOf(record, { signedAt, attendees });
  return { record: { ...record, signedAt, seal }, attendees };
}

/** How many days ago the signed examples were held. */
const HELD = [2, 7, 12, 19, 27] as const;

/** Talks of the last weeks that were signed by a crew and closed, made up: with the one that is open they are six. */
export const signedSamples = (
  language: Language,
  now: Date,
  { workspace, talks }: { workspace: string; talks: readonly Talk[] },
) =>
  Promise.all(
    HELD.map(async (days, n) => {
      const signedAt = `${dayAfter(now.toISOString().slice(0, 10), -days)}T07:05:00.000Z`;
      const { record, attendees } = sampleRows(language, new Date(signedAt), crypto.randomUUID(), workspace);
      const talk = talks[n];
      const held = talk ? { ...record, talkKey: talk.key, content: JSON.stringify(talk) } : record;
      // Not everybody is there every morning.
      const there = attendees.filter(({ position }) => position === 0 || (position + n) % 4 !== 0);
      return {
        record: { ...held, signedAt, seal: await sealOf(held, { signedAt, attendees: there }) },
        attendees: there,
      };
    }),
  );
