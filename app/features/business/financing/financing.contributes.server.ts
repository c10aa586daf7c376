import { inArray, type SQL, sql } from "drizzle-orm";
import { dropOrphans } from "~/engines/file/file.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { files } from "~db/schema/file.ts";
import { financingApplications, financingLenders, financingScenarios } from "~db/schema/financing.ts";
import { APPLICATION, APPLICATION_LIMITS, APPLICATIONS, applicationPath } from "./application.limits.ts";
import { applicationNeeds } from "./application.needs.server.ts";
import process from "./application.process.server.ts";
import { applicationProcess } from "./application.process.ts";
import { queryOf } from "./kinds.ts";
import { PRODUCTS } from "./products.ts";
import { SCENARIO, savedPath } from "./saved.limits.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 32 * 1024;

/** Three ways to pay for a machine and one advance: enough to compare. */
const SAMPLES = ["truckLoan", "dollarLease", "dailyAdvance"] as const;

export default {
  owned: [
    { by: financingScenarios.workspace, sample: financingScenarios.sample },
    { by: financingApplications.workspace, sample: financingApplications.sample },
    { by: financingLenders.workspace },
  ],
  mentions: [
    { column: financingApplications.firm, keep: "the firm, as it calls itself" },
    { column: financingLenders.lender, keep: "a lender, as the firm calls it" },
  ],
  // What a firm told lenders of its money is not kept for ever.
  retention: [
    {
      since: financingApplications.stateSince,
      days: APPLICATION_LIMITS.keptDays,
      of: "ended",
      when: inArray(financingApplications.state, [...applicationProcess.ends]) as SQL,
    },
  ],
  tasks: [
    async ({ db, now, pictures }) => {
      const isGone = sql`not exists (select 1 from ${financingApplications}
        where ${financingApplications.id} = ${files.subjectId})`;
      await dropOrphans({ db, now, bucket: pictures }, APPLICATION, isGone);
    },
  ],
  processes: [process],
  needsMe: [applicationNeeds],
  bodyLimits: { [APPLICATIONS]: APPLICATION_LIMITS.fileBytes + FORM_BYTES },
  samples: (db, { workspace, language, now }) => {
    const t = translator(language, "financing");
    const rows = SAMPLES.flatMap((id) => {
      const product = PRODUCTS.find((each) => each.id === id);
      const topic = t(`products.names.${id}` as Key<"financing">);
      return product ? [{ id: crypto.randomUUID(), topic, query: queryOf(product.kind, product.typed) }] : [];
    });
    return [
      db
        .insert(financingScenarios)
        .select(
          sql`select value ->> 'id', ${workspace}, value ->> 'topic', value ->> 'query', 1, 1, ${now.toISOString()}
            from json_each(${JSON.stringify(rows)}) where true`,
        )
        // What was kept already stays what it is.
        .onConflictDoNothing(),
    ];
  },
  links: {
    [SCENARIO]: {
      verbs: [],
      page: "financing-scenario",
      title: (id) =>
        sql`(select ${financingScenarios.topic} from ${financingScenarios} where ${financingScenarios.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${financingScenarios} where ${financingScenarios.id} = ${id}
          and ${financingScenarios.workspace} = ${workspace})`,
      href: savedPath,
    },
    [APPLICATION]: {
      verbs: ["answer"],
      page: "financing-application",
      title: (id) =>
        sql`(select ${financingApplications.topic} from ${financingApplications} where ${financingApplications.id} = ${id})`,
      // Nothing leaves before it is sent.
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${financingApplications} where ${financingApplications.id} = ${id}
          and ${financingApplications.workspace} = ${workspace} and ${financingApplications.state} = 'sent')`,
      href: applicationPath,
    },
  },
  toasts: [
    toastSet("financing", { financingSaved: "ok", financingRenamed: "ok", financingRemoved: "ok" }),
    toastSet("financing-application", {
      applicationBegun: "ok",
      applicationSaved: "ok",
      applicationMoved: "ok",
      applicationAccepted: "ok",
      applicationRemoved: "ok",
      applicationAnswered: "ok",
    }),
  ],
} satisfies Contribution;
