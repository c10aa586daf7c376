import { eq, getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { adoptGuest } from "~/services/guest.server.ts";
import { users } from "~db/schema/account.ts";
import { workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../tests/database.ts";
import { createMember, freshGuest } from "../../tests/factories.ts";
import { depthOf, rowFor, TABLES } from "../../tests/tables.ts";
import { joinedContributions } from "./contributions.server.ts";

const db = testDatabase();
const { owned } = joinedContributions;

const nameOf = (column: SQLiteColumn) => `${getTableName(column.table)}.${column.name}`;

/** Accounts and made workspaces themselves. */
const WHO: SQLiteColumn[] = [users.id, workspaces.id];

/** The columns that say whose a row is: by their name, or because they lead to an account. */
function ownersOf(table: SQLiteTable): SQLiteColumn[] {
  const references = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const toUsers = references.filter(({ foreignTable }) => foreignTable === users).flatMap((to) => to.columns);
  return Object.values(getTableColumns(table)).filter(
    (column) =>
      ["workspace_id", "owner", "user_id", "chain"].includes(column.name) ||
      toUsers.includes(column) ||
      WHO.includes(column),
  );
}

test("every column that says whose a row is, is contributed, once, and no other is", () => {
  const columns = TABLES.flatMap(ownersOf).map(nameOf);
  expect(columns).toEqual(
    expect.arrayContaining(["cart_lines.owner", "drawings.workspace_id", "profiles.id"]),
  );
  expect(owned.map(({ by }) => nameOf(by)).sort()).toEqual(columns.sort());
});

test("every table that marks examples is contributed with its workspace, so that one press clears them", () => {
  const marks = TABLES.flatMap((table) => {
    const { workspace, sample } = getTableColumns(table);
    return sample ? [[workspace && nameOf(workspace), nameOf(sample)]] : [];
  });
  const cleared = owned.flatMap(({ by, sample }) => (sample ? [[nameOf(by), nameOf(sample)]] : []));
  expect(cleared.sort()).toEqual(marks.sort());
});

/** Of workspaces that were made and have members, of whom no guest is one. */
const isMadeOnly = (by: SQLiteColumn) =>
  getTableConfig(by.table as SQLiteTable)
    .foreignKeys.map((key) => key.reference())
    .some(({ columns, foreignTable }) => foreignTable === workspaces && columns.includes(by));
const guestRows = owned.filter(({ by }) => ["workspace_id", "owner"].includes(by.name) && !isMadeOnly(by));
const fromAbove = guestRows.toSorted((one, other) => depthOf(one.by.table) - depthOf(other.by.table));

test.each(fromAbove.map(({ by, adopt }) => ({ table: getTableName(by.table), by, adopt })))(
  "what a guest has in $table is the member's after sign-in, where a guest can have anything there",
  async ({ by, adopt }) => {
    const guest = freshGuest();
    const { id, owner } = await createMember(db);
    const [key = ""] = Object.entries(getTableColumns(by.table)).find(([, column]) => column === by) ?? [];
    await db
      .insert(by.table as SQLiteTable)
      .values({ ...(await rowFor(db, by.table as SQLiteTable)), [key]: guest } as never);
    await adoptGuest(db, owned, guest, id);
    const rows = (whose: string) => db.$count(by.table as SQLiteTable, eq(by, whose));
    expect(await rows(owner)).toBe(adopt ? 1 : 0);
  },
);

test("only conversations by voice, what firms keep of their clients, plans, partners and most of the network have an owner and no guests", () => {
  expect(guestRows.filter(({ adopt }) => !adopt).map(({ by }) => nameOf(by))).toEqual([
    "drone_missions.workspace_id",
    "drone_flights.workspace_id",
    "voice_transcripts.owner",
    "desk_items.workspace_id",
    "waiver_payments.workspace_id",
    "lien_waivers.workspace_id",
    "tax_payments.workspace_id",
    "tax_thresholds.workspace_id",
    "tax_vendors.workspace_id",
    "lien_rules.workspace_id",
    "lien_clocks.workspace_id",
    "month_end_ticks.workspace_id",
    "bookkeeper_requests.workspace_id",
    "bookkeeper_papers.workspace_id",
    "billing_terms.workspace_id",
    "billing_applications.workspace_id",
    "billing_payments.workspace_id",
    "billing_deposits.workspace_id",
    "billing_rates.workspace_id",
    "billing_invoices.workspace_id",
    "billing_sources.workspace_id",
    "billing_credits.workspace_id",
    "billing_accounts.workspace_id",
    "billing_ladders.workspace_id",
    "billing_letters.workspace_id",
    "billing_rests.workspace_id",
    "crm_companies.workspace_id",
    "crm_contacts.workspace_id",
    "deals.workspace_id",
    "deal_activities.workspace_id",
    "deal_norms.workspace_id",
    "intake_forms.workspace_id",
    "intakes.workspace_id",
    "financing_scenarios.workspace_id",
    "financing_applications.workspace_id",
    "financing_lenders.workspace_id",
    "quote_pages.workspace_id",
    "quote_requests.workspace_id",
    "metric_questions.workspace_id",
    "metric_notes.workspace_id",
    "metric_alerts.workspace_id",
    "metric_boards.workspace_id",
    "lead_pros.workspace_id",
    "lead_claims.workspace_id",
    "lead_passes.workspace_id",
    "lead_reports.workspace_id",
    "calls.workspace_id",
    "call_tries.workspace_id",
    "call_scripts.workspace_id",
    "call_desks.workspace_id",
    "call_slots.workspace_id",
    "memberships.workspace_id",
    "membership_charges.workspace_id",
    "membership_uses.workspace_id",
    "muted_benefits.workspace_id",
    "partners.workspace_id",
    "partner_offers.workspace_id",
    "partner_claims.owner",
    "lounge_votes.workspace_id",
    "lounge_answers.workspace_id",
    "lounge_photos.workspace_id",
    "lounge_photo_votes.workspace_id",
    "career_endorsements.workspace_id",
    "champion_entries.workspace_id",
    "champion_nominations.workspace_id",
    "champion_votes.owner",
    "community_names.owner",
    "community_reactions.owner",
    "community_follows.owner",
    "community_drafts.owner",
    "community_flags.owner",
    "blocks.owner",
    "crew_needs.workspace_id",
    "need_responses.workspace_id",
    "free_days.workspace_id",
    "connections.workspace_id",
    "connection_notes.workspace_id",
    "message_reports.workspace_id",
    "mentors.workspace_id",
    "mentor_sessions.workspace_id",
    "mentor_quarters.workspace_id",
    "mentor_actions.workspace_id",
    "mentor_ratings.workspace_id",
    "verification_cases.workspace_id",
    "verification_items.workspace_id",
    "verification_references.workspace_id",
    "certificates.workspace_id",
    "credentials.workspace_id",
    "credential_sets.workspace_id",
    "firm_courses.workspace_id",
    "lesson_questions.workspace_id",
    "course_editions.workspace_id",
    "training_people.workspace_id",
    "training_requirements.workspace_id",
    "training_asks.workspace_id",
    "training_classes.workspace_id",
    "training_signatures.workspace_id",
  ]);
});

test("of every table where a guest can have something, it is known when it was last touched or how long it is kept", () => {
  const kept = joinedContributions.retention.map(({ since }) => since.table);
  const forgotten = guestRows.filter(
    ({ by, adopt, touched }) => adopt && !touched && !kept.includes(by.table),
  );
  expect(forgotten.map(({ by }) => nameOf(by))).toEqual([]);
});

/** Tables in which nobody is named, and why; every other one is contributed. */
const NOBODYS: Record<string, string> = {
  article_texts: "what the site publishes",
  articles: "what the site publishes",
  booking_claims: "what is claimed for damage, gone with the booking",
  booking_slots: "hours of a listing, gone with the booking",
  community_log: "what was moderated, without a name of anybody",
  desk_hours: "when the desk of this site answers",
  directory_facets: "by what a page about a firm is found, which goes with it",
  directory_photos: "what a photo of a page shows, gone with the photo",
  file_leftovers: "keys in the bucket that no file has",
  file_parts: "pieces of a file, which go with its row",
  good_parts: "what the site publishes",
  lead_asked: "whom a request asks, gone with it",
  ledger_draws: "numbers of entries",
  ledger_entries: "random ids of accounts, which lead nowhere once the account is gone",
  ledger_postings: "why and for what, never who",
  license_list_rows: "lines of public lists, which go with their list",
  listing_feeds: "the number of a calendar, gone with the listing",
  listing_photos: "in which order photos stand, gone with them",
  lounge_polls: "what the site asks everybody",
  loyalty_rewards: "what the site offers",
  occupancy: "days of a listing, gone with it or with the booking",
  partner_codes: "codes of an offer, gone with it",
  product_stock: "what the site has of it",
  products: "what the site sells",
  promo_codes: "what the site offers",
  rate_limits: "hashes instead of addresses, for an hour",
  rental_answers: "gone with the listing or with what was looked for",
  spoken_ratings: "kept without who it was",
  stay_nights: "which bed on which night, gone with whoever sleeps in it",
  tax_rates: "what the site charges",
  term_names: "what the site publishes",
  terms: "what the site publishes",
  tickets_spared: "that an article was enough, without whom",
};

/** How a column is called that may name somebody. */
const NAMES_SOMEBODY =
  /(?:^|_)(?:by|actor|subject|asker|author|chain|contact|email|member|name|owner|person|phone|recipient|signer|user|user_id|workspace_id)$/;

test("no table is forgotten: each is somebody's, names somebody, or is known to name nobody", () => {
  const { mentions } = joinedContributions;
  const known = new Set([...owned.map(({ by }) => by.table), ...mentions.map(({ column }) => column.table)]);
  const others = TABLES.filter((table) => !known.has(table)).map((table) => getTableName(table));
  expect(others.sort()).toEqual(Object.keys(NOBODYS));
});

test("no column is forgotten: what may name somebody is exported, deleted, emptied, or kept for a reason", () => {
  const { mentions } = joinedContributions;
  /** Rows that are one account's or guest's alone go whole, whoever they name. */
  const goesWhole = (table: unknown) =>
    owned.some(
      ({ by, stays }) =>
        by.table === table && !stays && !["workspace_id", "chain"].includes(by.name) && by !== workspaces.id,
    );
  const declared = [...owned.map(({ by }) => by), ...mentions.map(({ column }) => column)];
  const forgotten = TABLES.filter((table) => !(getTableName(table) in NOBODYS) && !goesWhole(table))
    .flatMap((table) => Object.values(getTableColumns(table)))
    .filter(
      (column) =>
        column.dataType === "string" && NAMES_SOMEBODY.test(column.name) && !declared.includes(column),
    );
  expect(
    forgotten.map(nameOf),
    "say in `mentions` of the feature's contributions whom each names, or with `keep` why it names nobody",
  ).toEqual([]);
});
