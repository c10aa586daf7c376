import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import { sites } from "./tools.ts";

/** What a preflight was answered: the version of its list, and the answers by item. */
export interface KeptPreflight {
  version: number;
  answers: Record<
    string,
    { answer: string; note: string; action: { text: string; owner: string; due: string } }
  >;
}

/** Latitude and longitude of a photo, and its altitude above the sea where it has one. */
export type KeptPhoto = [latitude: number, longitude: number, altitude: number | null];

/** A mapping flight that a workspace keeps: what was planned, how far it has come, and where its photos were taken. */
export const droneMissions = sqliteTable(
  "drone_missions",
  {
    id: id(),
    workspace: workspace(),
    siteId: text("site_id").references(() => sites.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    /** The query of the planner's address: area, camera, height, overlaps, speed and conditions. */
    plan: text("plan").notNull(),
    /** What the rules say of the plan as it stands. */
    verdict: text("verdict", { enum: ["holds", "lights", "open", "fails"] }).notNull(),
    preflight: text("preflight", { mode: "json" }).$type<KeptPreflight>().notNull(),
    /** When it was answered whole, with nothing critical against the flight. */
    preflightAt: moment("preflight_at"),
    photos: text("photos", { mode: "json" }).$type<KeptPhoto[]>().notNull(),
    state: text("state").notNull().default("draft"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("drone_missions_workspace").on(table.workspace, table.createdAt),
    index("drone_missions_site").on(table.siteId),
  ],
);

/** A flight as its pilot wrote it down. */
export const droneFlights = sqliteTable(
  "drone_flights",
  {
    id: id(),
    workspace: workspace(),
    missionId: text("mission_id")
      .notNull()
      .references(() => droneMissions.id, { onDelete: "cascade" }),
    pilot: text("pilot").notNull(),
    /** Of the remote pilot, as it stands on the card. */
    certificate: text("certificate").notNull(),
    startedAt: moment("started_at").notNull(),
    endedAt: moment("ended_at").notNull(),
    siteZone: siteZone(),
    conditions: text("conditions").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("drone_flights_workspace").on(table.workspace, table.startedAt),
    index("drone_flights_mission").on(table.missionId),
  ],
);
