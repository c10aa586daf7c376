import { sql } from "drizzle-orm";
import { nameKey } from "~/lib/fold.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  credentials,
  trainingAsks,
  trainingClasses,
  trainingPeople,
  trainingRequirements,
  trainingSignatures,
} from "~db/schema/certificates.ts";
import { sampleMatrix } from "~db/seed/sample/university/training.ts";
import { workersNotTrained } from "./matrix.clearance.server.ts";
import { ASK, MATRIX } from "./matrix.limits.ts";
import { proofsToReview } from "./matrix.needs.server.ts";

export default {
  needsMe: [proofsToReview],
  notCleared: [workersNotTrained],
  owned: [
    { by: trainingPeople.workspace, sample: trainingPeople.sample },
    { by: trainingRequirements.workspace },
    { by: trainingAsks.workspace, sample: trainingAsks.sample },
    { by: trainingClasses.workspace, sample: trainingClasses.sample },
    { by: trainingSignatures.workspace },
  ],
  mentions: [
    { column: trainingPeople.called, keep: "somebody of a firm, who has no account, as the firm calls them" },
    { column: trainingPeople.calledKey, keep: "the same name as it is compared" },
    { column: trainingAsks.personId, keep: "somebody of a crew, who has no account" },
    { column: trainingAsks.called, keep: "the same person, as they were called when they were asked" },
    { column: trainingClasses.trainer, keep: "printed under the record of a class, which says who held it" },
    { column: trainingSignatures.personId, keep: "somebody of a crew, who has no account" },
    { column: trainingSignatures.signature, keep: "the name under a record of a class" },
    { column: credentials.sentBy, keep: "printed by whoever sent a card by a link, without an account" },
  ],
  samples: (db, { workspace, language, now }) => {
    const { people, cards } = sampleMatrix(language, now.toISOString().slice(0, 10));
    const at = now.toISOString();
    const ids = new Map(people.map(({ id }) => [id, crypto.randomUUID() as string]));
    const rows = people.map((one) => ({ ...one, id: ids.get(one.id), calledKey: nameKey(one.called) }));
    const held = cards.map((one) => ({ ...one, id: crypto.randomUUID(), personId: ids.get(one.personId) }));
    return [
      // Whoever is on the list already stays who they are.
      db
        .insert(trainingPeople)
        .select(
          sql`select value ->> 'id', ${workspace}, value ->> 'called', value ->> 'calledKey', value ->> 'trade', null, 1,
            ${at} from json_each(${JSON.stringify(rows)}) where true`,
        )
        .onConflictDoNothing(),
      db.insert(credentials).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'personId', value ->> 'holder', value ->> 'kind', '',
          value ->> 'issuer', value ->> 'issuedOn', value ->> 'expiresOn', value ->> 'verified',
          case when value ->> 'verified' = 'none' then '' else value ->> 'issuer' end,
          case when value ->> 'verified' = 'none' then '' else value ->> 'issuer' end,
          case when value ->> 'verified' = 'none' then null else value ->> 'issuedOn' end, '', null, null, '', 1, 1, ${at} from json_each(${JSON.stringify(held)})`,
      ),
    ];
  },
  toasts: [
    toastSet("training-matrix", {
      trainingPerson: "ok",
      trainingForgotten: "ok",
      trainingRequirement: "ok",
      trainingAsked: "ok",
      trainingClosed: "ok",
      trainingClass: "ok",
      trainingSigned: "ok",
      trainingClassClosed: "ok",
    }),
  ],
  links: {
    [ASK]: {
      verbs: ["upload"],
      page: "credential",
      title: (id) =>
        sql`(select ${trainingAsks.called} from ${trainingAsks} where ${trainingAsks.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${trainingAsks} where ${trainingAsks.id} = ${id}
          and ${trainingAsks.workspace} = ${workspace} and ${trainingAsks.kind} = 'card')`,
      href: () => MATRIX,
    },
  },
} satisfies Contribution;
