import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { bidInvites, bidOffers, bidPackages, bidQuestions } from "~db/schema/bids.ts";
import bidBound from "./bid.process.server.ts";
import { bidsInChain } from "./bids.chain.server.ts";
import { BID, bidPath, BID_LIMITS as MOST } from "./bids.limits.ts";
import { bidMetrics } from "./bids.metrics.server.ts";
import { sampleRows } from "./example.server.ts";
import packageBound from "./package.process.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 32 * 1024;

export default {
  metrics: bidMetrics,
  owned: [
    {
      by: bidPackages.workspace,
      touched: bidPackages.createdAt,
      sample: bidPackages.sample,
      adopt: (db, { guest, owner }) => [
        db.update(bidPackages).set({ workspace: owner }).where(eq(bidPackages.workspace, guest)),
      ],
    },
    {
      by: bidInvites.workspace,
      touched: bidInvites.createdAt,
      secret: [bidInvites.codeHash, bidInvites.draft],
      adopt: (db, { guest, owner }) => [
        db.update(bidInvites).set({ workspace: owner }).where(eq(bidInvites.workspace, guest)),
      ],
    },
    {
      by: bidOffers.workspace,
      touched: bidOffers.createdAt,
      // An archive is no way around the seal. Opened bids are in the sheet of their package.
      secret: [bidOffers.content],
      adopt: (db, { guest, owner }) => [
        db.update(bidOffers).set({ workspace: owner }).where(eq(bidOffers.workspace, guest)),
      ],
    },
    {
      by: bidQuestions.workspace,
      touched: bidQuestions.createdAt,
      // Who asked is shown to nobody.
      secret: [bidQuestions.inviteId],
      adopt: (db, { guest, owner }) => [
        db.update(bidQuestions).set({ workspace: owner }).where(eq(bidQuestions.workspace, guest)),
      ],
    },
  ],
  mentions: [{ column: bidInvites.company, keep: "a firm, as whoever invites it calls it" }],
  samples: (db, { workspace, language, now }) => {
    const ids = new Map<number, string>();
    const idOf = (place: number) => {
      const id = ids.get(place) ?? crypto.randomUUID();
      ids.set(place, id);
      return id;
    };
    const { package: one, invites, question } = sampleRows(language, now, idOf);
    return [
      db.insert(bidPackages).values({ ...one, workspace }),
      ...invites.flatMap(({ row, offer }) => [
        db.insert(bidInvites).values({ ...row, workspace }),
        db.insert(bidOffers).values({ ...offer, workspace }),
      ]),
      db.insert(bidQuestions).values({ ...question, workspace }),
    ];
  },
  processes: [packageBound, bidBound],
  chain: [bidsInChain],
  bodyLimits: { "/bid-package/:package": MOST.fileBytes + FORM_BYTES },
  toldOnPage: ["/bid-package/:package"],
  links: {
    [BID]: {
      verbs: ["answer"],
      page: "bid",
      title: (id) => sql`(select asked.topic from bid_invites as invited
        inner join bid_packages as asked on asked.id = invited.package_id where invited.id = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${bidInvites} where ${bidInvites.id} = ${id}
          and ${bidInvites.workspace} = ${workspace})`,
      href: bidPath,
      project: (id) => sql`(select asked.project_id from bid_invites as invited
        inner join bid_packages as asked on asked.id = invited.package_id where invited.id = ${id})`,
    },
  },
  toasts: [
    toastSet("bids", {
      bidsMade: "ok",
      bidsSaved: "ok",
      bidsMoved: "ok",
      bidsRemoved: "ok",
      bidsInvited: "ok",
      bidsAddendum: "ok",
      bidsAnswered: "ok",
      bidsFile: "ok",
      bidsAwarded: "ok",
      bidsSaid: "ok",
      bidsWithdrawn: "ok",
      bidsUnlocked: "ok",
      bidsAnew: "ok",
      bidsDraft: "ok",
      bidsSent: "ok",
      bidsLate: "warn",
    }),
  ],
} satisfies Contribution;
