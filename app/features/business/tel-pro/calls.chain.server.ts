import { and, inArray } from "drizzle-orm";
import { chainSource } from "~/engines/chain/chain.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { calls } from "~db/schema/calls.ts";
import { callPath } from "./calls.limits.ts";

/** Where a job begins with somebody who called. */
export const callsInChain = chainSource({
  reads: (db, { of, ids }) => [
    db
      .select()
      .from(calls)
      .where(and(of(calls.workspace), inArray(calls.id, ids("call")))),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "tel-pro");
    return rows.map(({ id, caller, phone, reason, place, valueCents, state }) => ({
      ...{ kind: "call" as const, id, name: caller || phone, href: callPath(id) as `/${string}` },
      state: t(`states.${state as "queued"}`),
      facts: {
        ...{ client: caller, phone, place, note: reason.slice(0, 1_000) },
        title: reason.split("\n")[0]?.slice(0, 80),
        cents: valueCents,
      },
    }));
  },
});
