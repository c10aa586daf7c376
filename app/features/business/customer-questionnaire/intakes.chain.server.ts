import { and, inArray } from "drizzle-orm";
import { chainSource } from "~/engines/chain/chain.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { intakes } from "~db/schema/intakes.ts";
import { intakePath } from "./intakes.limits.ts";

/** What a client told of a job before anybody priced it. */
export const intakesInChain = chainSource({
  reads: (db, { of, ids }) => [
    db
      .select()
      .from(intakes)
      .where(and(of(intakes.workspace), inArray(intakes.id, ids("intake")))),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "intakes");
    return rows.map((row) => {
      const budget = Number(row.answers.budget ?? "");
      return {
        kind: "intake" as const,
        id: row.id,
        name: `${row.client}, ${row.title}`,
        href: intakePath(row.id),
        state: t(`states.${row.state as "draft"}`),
        facts: {
          ...{ client: row.client, email: row.email, phone: row.phone, place: row.place, title: row.title },
          note: row.answers.note,
          // The site's own questionnaires are called by the kind of job that they ask about.
          jobType: String(row.form.id ?? ""),
          ...(budget > 0 && { cents: Math.round(budget * 100) }),
        },
      };
    });
  },
});
