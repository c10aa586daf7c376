import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { materialOrders, materialQuotes, materialSlots } from "~db/schema/material-express.ts";
import { deliveriesBrief, loadsOfDay } from "./deliveries.server.ts";
import { sampleOrders, sampleQuotes } from "./example.server.ts";
import {
  EXPRESS,
  MATERIAL_ORDER,
  MATERIAL_QUOTE,
  EXPRESS_LIMITS as MOST,
  orderPath,
} from "./material-express.limits.ts";
import { deliveriesOfDay, expressNeeds } from "./material-express.needs.server.ts";
import { expressOrders } from "./material-express.queries.server.ts";
import orderBound from "./material-order.process.server.ts";
import quoteBound from "./material-quote.process.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 32 * 1024;

export default {
  owned: [
    {
      by: materialOrders.workspace,
      touched: materialOrders.createdAt,
      sample: materialOrders.sample,
      adopt: (db, { guest, owner }) => [
        db.update(materialOrders).set({ workspace: owner }).where(eq(materialOrders.workspace, guest)),
      ],
    },
    {
      by: materialSlots.workspace,
      touched: materialSlots.createdAt,
      // A place that the member's own orders have already stays theirs.
      adopt: (db, { guest, owner }) => [
        db.delete(materialSlots).where(
          sql`${materialSlots.workspace} = ${guest} and exists (select 1 from material_slots as own
            where own.workspace_id = ${owner} and own.gate_key = ${materialSlots.gateKey}
              and own.day = ${materialSlots.day} and own.window = ${materialSlots.window}
              and own.place = ${materialSlots.place})`,
        ),
        db.update(materialSlots).set({ workspace: owner }).where(eq(materialSlots.workspace, guest)),
      ],
    },
    {
      by: materialQuotes.workspace,
      touched: materialQuotes.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(materialQuotes).set({ workspace: owner }).where(eq(materialQuotes.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: materialOrders.siteName, keep: "what a site is called" },
    { column: materialQuotes.answerBy, keep: "a day" },
    { column: materialOrders.seenBy, keep: "whoever of a crew saw the load, as the crew has the name" },
    {
      column: materialQuotes.printedName,
      keep: "who answered for a supplier, as typed; goes with the request",
    },
  ],
  samples: (db, { workspace, language, now }) => {
    const ids = Array.from({ length: 12 }, () => crypto.randomUUID() as string);
    const orders = sampleOrders(language, now, (place) => ids[place] ?? "");
    const [first] = orders;
    const quotes = first ? sampleQuotes(language, now, first, (n) => ids[10 + n] ?? "") : [];
    return [
      ...orders.map((order) => db.insert(materialOrders).values({ ...order, workspace })),
      ...quotes.map((quote) => db.insert(materialQuotes).values({ ...quote, workspace })),
    ];
  },
  processes: [orderBound, quoteBound],
  orders: [expressOrders],
  needsMe: [expressNeeds],
  dayFacts: [deliveriesOfDay],
  brief: [deliveriesBrief],
  siteDeliveries: [loadsOfDay],
  bodyLimits: {
    [EXPRESS]: MOST.fileBytes + FORM_BYTES,
    "/material-order/:order": MOST.photoBytes + FORM_BYTES,
  },
  toldOnPage: ["/material-order/:order"],
  links: {
    [MATERIAL_ORDER]: {
      verbs: ["answer"],
      page: "material-order",
      title: (id) =>
        sql`(select ${materialOrders.topic} from ${materialOrders} where ${materialOrders.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${materialOrders} where ${materialOrders.id} = ${id}
          and ${materialOrders.workspace} = ${workspace})`,
      href: orderPath,
      project: (id) =>
        sql`(select ${materialOrders.projectId} from ${materialOrders} where ${materialOrders.id} = ${id})`,
    },
    [MATERIAL_QUOTE]: {
      verbs: ["answer"],
      page: "material-quote",
      title: (id) => sql`(select asked.topic from material_quotes as quote
        inner join material_orders as asked on asked.id = quote.order_id where quote.id = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${materialQuotes} where ${materialQuotes.id} = ${id}
          and ${materialQuotes.workspace} = ${workspace})`,
      href: (id) => `${EXPRESS}?quote=${id}`,
    },
  },
  toasts: [
    toastSet("material-express", {
      expressBegun: "ok",
      expressSaved: "ok",
      expressAsked: "ok",
      expressMoved: "ok",
      expressAccepted: "ok",
      expressShort: "warn",
      expressDamaged: "warn",
      expressBilled: "ok",
      expressQuoteAsked: "ok",
      expressAnswered: "ok",
      expressTaken: "ok",
      expressSplit: "ok",
      expressRemoved: "ok",
    }),
  ],
} satisfies Contribution;
