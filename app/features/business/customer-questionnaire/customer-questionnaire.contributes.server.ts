import { sql } from "drizzle-orm";
import { dropOrphans } from "~/engines/file/file.server.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { files } from "~db/schema/file.ts";
import { intakeForms, intakes } from "~db/schema/intakes.ts";
import { sampleIntakeRows } from "./example.server.ts";
import process from "./intake.process.server.ts";
import { intakesInChain } from "./intakes.chain.server.ts";
import { INTAKE, INTAKE_LIMITS, intakePath } from "./intakes.limits.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 32 * 1024;

export default {
  chain: [intakesInChain],
  owned: [{ by: intakeForms.workspace }, { by: intakes.workspace, sample: intakes.sample }],
  mentions: [
    // What a client answered is the firm's record of a job, whatever becomes of an account of theirs.
    { column: intakes.email, as: "email", fate: "empty" },
    { column: intakes.phone, keep: "a number of the client, which goes with what the firm keeps of them" },
  ],
  // What a client tells of a home is not kept for ever.
  retention: [{ since: intakes.createdAt, days: INTAKE_LIMITS.days }],
  tasks: [
    async ({ db, now, pictures }) => {
      const isGone = sql`not exists (select 1 from ${intakes} where ${intakes.id} = ${files.subjectId})`;
      await dropOrphans({ db, now, bucket: pictures }, INTAKE, isGone);
    },
  ],
  samples: (db, { workspace, language, now }) =>
    sampleIntakeRows(language, now).map((row) =>
      db.insert(intakes).values({ ...row, id: crypto.randomUUID(), workspace }),
    ),
  processes: [process],
  bodyLimits: { "/shared/:link/intake": INTAKE_LIMITS.fileBytes + FORM_BYTES },
  toldOnPage: ["/shared/:link/intake"],
  links: {
    [INTAKE]: {
      verbs: ["answer", "upload"],
      page: "intake",
      title: (id) => sql`(select ${intakes.title} from ${intakes} where ${intakes.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${intakes} where ${intakes.id} = ${id} and ${intakes.workspace} = ${workspace})`,
      href: intakePath,
    },
  },
  toasts: [
    toastSet("intakes", {
      intakeBegun: "ok",
      intakeCopied: "ok",
      intakeSaved: "ok",
      intakeMoved: "ok",
      intakeSaid: "ok",
      intakeKept: "ok",
      intakeSent: "ok",
    }),
  ],
} satisfies Contribution;
