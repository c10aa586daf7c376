import { eq, sql } from "drizzle-orm";
import { dropOrphans } from "~/engines/file/file.server.ts";
import { nameKey } from "~/lib/fold.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { certificateReports, certificates, credentialSets, credentials } from "~db/schema/certificates.ts";
import { files } from "~db/schema/file.ts";
import { sampleWallet } from "~db/seed/sample/university/certificates.ts";
import { newNumber } from "./cards.ts";
import { CARD, CARD_FORM, CERTIFICATE_LIMITS, SET, WALLET } from "./certificates.limits.ts";
import { cardsToRenew } from "./certificates.needs.server.ts";
import { tellOfCards } from "./reminders.server.ts";

/** The fields of a form beside its photo. */
const FORM_BYTES = 16 * 1024;
const PROOF = "/shared/:link/credential";
const HOUR_MS = 3_600_000;
const WITH_PHOTO = CERTIFICATE_LIMITS.photoBytes + FORM_BYTES;

export default {
  needsMe: [cardsToRenew],
  tasks: [
    tellOfCards,
    // Photos that came without their card: another was first, or whoever sent it lost the right in between.
    async ({ db, now, pictures }) => {
      const old = new Date(now().getTime() - HOUR_MS).toISOString();
      await dropOrphans(
        { db, now, bucket: pictures },
        CARD,
        sql`(${files.createdAt} < ${old} and not exists (select 1 from ${credentials}
          where ${credentials.id} = ${files.subjectId}))`,
      );
    },
  ],
  owned: [
    { by: certificates.workspace, sample: certificates.sample },
    { by: credentials.workspace, sample: credentials.sample },
    { by: credentialSets.workspace },
    {
      by: certificateReports.workspace,
      touched: certificateReports.createdAt,
      adopt: (db, { guest, owner }) => [
        db
          .update(certificateReports)
          .set({ workspace: owner })
          .where(eq(certificateReports.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: certificates.holder, keep: "the name for which the certificate was signed" },
    { column: certificates.holderKey, keep: "the same name as it is compared" },
    { column: credentials.holder, keep: "the name on a card, as whoever keeps the wallet typed it" },
    { column: credentials.personId, keep: "somebody of a crew, who has no account" },
    {
      column: credentials.verifiedBy,
      keep: "printed by whoever verified a card, which says who is answerable for it",
    },
  ],
  samples: (db, { workspace, language, now }) => {
    const { certificates: signed, cards } = sampleWallet(language, now.toISOString().slice(0, 10));
    const at = now.toISOString();
    const ones = signed.map((one) => ({
      ...{ ...one, id: crypto.randomUUID(), number: newNumber(), enrolment: crypto.randomUUID() },
      holderKey: nameKey(one.holder),
    }));
    const others = cards.map((card) => ({ ...card, id: crypto.randomUUID() }));
    // One statement for all of a kind: D1 takes a hundred parameters, and there are more.
    return [
      db.insert(certificates).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'number', value ->> 'enrolment', value ->> 'holder',
          value ->> 'holderKey', 'sample', value ->> 'courseTitle', 1, value ->> 'issuedOn', value ->> 'expiresOn', '',
          value ->> 'revokedAt', value ->> 'revokedFor', 1, ${at} from json_each(${JSON.stringify(ones)})`,
      ),
      db.insert(credentials).select(
        sql`select value ->> 'id', ${workspace}, '', value ->> 'holder', value ->> 'kind', value ->> 'number',
          value ->> 'issuer', value ->> 'issuedOn', value ->> 'expiresOn', value ->> 'verified', value ->> 'verifiedBy',
          value ->> 'verifiedHow', value ->> 'verifiedOn', '', null, null, '', 1, 1, ${at}
          from json_each(${JSON.stringify(others)})`,
      ),
    ];
  },
  bodyLimits: { [WALLET]: WITH_PHOTO, [CARD_FORM]: WITH_PHOTO, [PROOF]: WITH_PHOTO },
  toldOnPage: [WALLET, CARD_FORM, PROOF],
  toasts: [
    toastSet("certificates", {
      certificatesIssued: "ok",
      certificatesAdded: "ok",
      certificatesRemoved: "ok",
      certificatesVerified: "ok",
      certificatesSet: "ok",
      certificatesReported: "ok",
      certificatesProof: "ok",
      certificatesHandled: "ok",
    }),
  ],
  links: {
    [SET]: {
      verbs: [],
      page: "credential-set",
      title: (id) =>
        sql`(select ${credentialSets.title} from ${credentialSets} where ${credentialSets.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${credentialSets} where ${credentialSets.id} = ${id}
          and ${credentialSets.workspace} = ${workspace})`,
      href: () => WALLET,
    },
  },
} satisfies Contribution;
