import { and, inArray } from "drizzle-orm";
import { chainSource } from "~/engines/chain/chain.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { tickets } from "~db/schema/tickets.ts";
import { ticketPath } from "./vic.limits.ts";

/** A ticket among the records of a job. */
export const ticketsInChain = chainSource({
  reads: (db, { of, ids }) => [
    db
      .select({ id: tickets.id, topic: tickets.topic, words: tickets.words, state: tickets.state })
      .from(tickets)
      .where(and(of(tickets.workspace), inArray(tickets.id, ids("ticket")))),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "vic-service");
    return rows.map(({ id, topic, words, state }) => ({
      ...{ kind: "ticket" as const, id, name: topic, href: ticketPath(id) as `/${string}` },
      state: t(`states.${state as "new"}`),
      facts: { title: topic.slice(0, 80), note: words.slice(0, 1_000) },
    }));
  },
});
