import { eq, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { dayAfter } from "~/lib/local-day.ts";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  heatDays,
  heatPeople,
  heatPlans,
  wellnessCalls,
  wellnessEnrolments,
  wellnessGroups,
  wellnessRounds,
  wellnessSessions,
  wellnessTokens,
} from "~db/schema/wellness.ts";
import { sampleWellness } from "~db/seed/sample/safety/wellness.ts";
import { ROUND, WELLNESS } from "./wellness.limits.ts";

const TABLES = [
  heatPlans,
  heatDays,
  wellnessRounds,
  wellnessSessions,
  wellnessEnrolments,
  wellnessCalls,
] as const;

export default {
  owned: [
    {
      by: heatPeople.workspace,
      touched: heatPeople.createdAt,
      sample: heatPeople.sample,
      adopt: (db, { guest, owner }) => [
        // Somebody whom the account has already stays as the account says; what is left over goes with its days.
        db
          .update(heatPeople)
          .set({ workspace: owner })
          .where(
            sql`${heatPeople.workspace} = ${guest} and ${heatPeople.nameKey} not in
              (select kept.name_key from heat_people as kept where kept.workspace_id = ${owner})`,
          ),
        db.delete(heatPeople).where(eq(heatPeople.workspace, guest)),
      ],
    },
    ...TABLES.map(
      (table): OwnedRows => ({
        by: table.workspace,
        touched: table.createdAt,
        sample: table.sample,
        adopt: (db, { guest, owner }) => [
          db
            .update(table as SQLiteTable)
            .set({ workspace: owner } as never)
            .where(eq(table.workspace, guest)),
        ],
      }),
    ),
    // No archive has what fewer than five said.
    {
      by: wellnessTokens.workspace,
      touched: wellnessTokens.begunAt,
      sample: wellnessTokens.sample,
      secret: [wellnessTokens.id],
      adopt: (db, { guest, owner }) => [
        db.update(wellnessTokens).set({ workspace: owner }).where(eq(wellnessTokens.workspace, guest)),
      ],
    },
    {
      by: wellnessGroups.workspace,
      touched: wellnessGroups.begunAt,
      sample: wellnessGroups.sample,
      secret: [wellnessGroups.answers, wellnessGroups.moodSum, wellnessGroups.fatigueSum],
      adopt: (db, { guest, owner }) => [
        db.update(wellnessGroups).set({ workspace: owner }).where(eq(wellnessGroups.workspace, guest)),
      ],
    },
  ],
  // Nobody keeps for longer how somebody who is worried can be called.
  retention: [{ since: wellnessCalls.createdAt, days: 30 }],
  mentions: [
    {
      column: wellnessCalls.contact,
      keep: "how a worker wants to be called, who has no account; kept for thirty days",
    },
    { column: heatPlans.siteName, keep: "what a site was called when the plan was made" },
    { column: heatPeople.name, keep: "what the foreman calls a worker, who has no account" },
    { column: heatPeople.nameKey, keep: "the same name as it is compared" },
    { column: heatPeople.buddy, keep: "what the foreman calls whoever looks after a worker" },
    { column: wellnessEnrolments.name, keep: "what the foreman calls a worker, who has no account" },
    { column: wellnessEnrolments.nameKey, keep: "the same name as it is compared" },
  ],
  samples: (db, { workspace, language, now }) => {
    const words = sampleWellness(language);
    const createdAt = now.toISOString();
    const today = createdAt.slice(0, 10);
    const shared = { workspace, sample: true, createdAt };
    const [round, session] = [crypto.randomUUID(), crypto.randomUUID()];
    const people = words.people.map((person) => ({ ...person, id: crypto.randomUUID() }));
    return [
      db.insert(heatPlans).values({ ...shared, ...words.plan, id: crypto.randomUUID(), planOn: today }),
      ...people.flatMap(({ id, name, kind, worked }) => [
        // Somebody of that name may stand there already.
        db
          .insert(heatPeople)
          .values({ ...shared, id, name, nameKey: `sample ${id}`, kind, buddy: words.buddy }),
        ...Array.from({ length: worked }, (_, n) =>
          db
            .insert(heatDays)
            .values({ ...shared, id: crypto.randomUUID(), personId: id, workedOn: dayAfter(today, -n - 1) }),
        ),
      ]),
      db
        .insert(wellnessRounds)
        .values({ ...shared, id: round, crew: words.crew, heldOn: dayAfter(today, -3) }),
      ...words.groups.map((group) =>
        db.insert(wellnessGroups).values({
          ...group,
          id: `${round}:${group.number}`,
          workspace,
          roundId: round,
          begunAt: createdAt,
          sample: true,
        }),
      ),
      db.insert(wellnessSessions).values({
        ...{ ...shared, id: session, program: "stretch", heldOn: dayAfter(today), heldAt: "06:45" },
        place: words.place,
      }),
      ...words.enrolled.map((name, n) =>
        db.insert(wellnessEnrolments).values({
          ...{ ...shared, id: crypto.randomUUID(), sessionId: session, name, nameKey: `sample ${n}` },
        }),
      ),
    ];
  },
  toasts: [
    toastSet("wellness-programs", {
      wellnessPlanKept: "ok",
      wellnessPersonNoted: "ok",
      wellnessDayMarked: "ok",
      wellnessRemoved: "ok",
      wellnessRoundBegun: "ok",
      wellnessCheckedIn: "ok",
      wellnessSessionSet: "ok",
      wellnessEnrolled: "ok",
      wellnessAttended: "ok",
      wellnessCallAsked: "ok",
    }),
  ],
  links: {
    [ROUND]: {
      verbs: ["sign"],
      page: "check-in",
      title: (id) =>
        sql`(select ${wellnessRounds.crew} from ${wellnessRounds} where ${wellnessRounds.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${wellnessRounds} where ${wellnessRounds.id} = ${id}
          and ${wellnessRounds.workspace} = ${workspace})`,
      href: () => `${WELLNESS}#check-ins`,
    },
  },
} satisfies Contribution;
