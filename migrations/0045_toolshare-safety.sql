CREATE TABLE `booking_slots` (
	`listing_id` text NOT NULL,
	`starts_at` text NOT NULL,
	`booking_id` text NOT NULL,
	PRIMARY KEY(`listing_id`, `starts_at`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`lender_workspace` text NOT NULL,
	`listing_id` text NOT NULL,
	`unit` integer NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`quote` text NOT NULL,
	`total_cents` integer NOT NULL,
	`deposit_cents` integer NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`site_zone` text NOT NULL,
	`state` text DEFAULT 'requested' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bookings_workspace` ON `bookings` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_lender` ON `bookings` (`lender_workspace`,`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_listing` ON `bookings` (`listing_id`,`from_day`);--> statement-breakpoint
CREATE TABLE `occupancy` (
	`listing_id` text NOT NULL,
	`unit` integer NOT NULL,
	`day` text NOT NULL,
	`booking_id` text,
	PRIMARY KEY(`listing_id`, `unit`, `day`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `occupancy_day` ON `occupancy` (`day`,`listing_id`,`unit`);--> statement-breakpoint
CREATE INDEX `occupancy_booking` ON `occupancy` (`booking_id`);--> statement-breakpoint
CREATE TABLE `directory_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`claimant` text NOT NULL,
	`evidence` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `directory_entries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `directory_claims_entry` ON `directory_claims` (`entry_id`);--> statement-breakpoint
CREATE INDEX `directory_claims_workspace` ON `directory_claims` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `directory_claims_state` ON `directory_claims` (`state`,`state_since`);--> statement-breakpoint
CREATE TABLE `directory_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`words` text NOT NULL,
	`about` text DEFAULT '' NOT NULL,
	`attrs` text NOT NULL,
	`firm_since` text,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `directory_entries_workspace` ON `directory_entries` (`workspace_id`,`kind`);--> statement-breakpoint
CREATE INDEX `directory_entries_kind` ON `directory_entries` (`kind`,`sample`,`name_key`);--> statement-breakpoint
CREATE TABLE `directory_facets` (
	`entry_id` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`entry_id`, `key`, `value`),
	FOREIGN KEY (`entry_id`) REFERENCES `directory_entries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `directory_facets_value` ON `directory_facets` (`kind`,`key`,`value`,`entry_id`);--> statement-breakpoint
CREATE TABLE `directory_places` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`position` integer NOT NULL,
	`called` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`hours` text DEFAULT '' NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`x` real NOT NULL,
	`y` real NOT NULL,
	`z` real NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `directory_entries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `directory_places_entry` ON `directory_places` (`entry_id`,`position`);--> statement-breakpoint
CREATE TABLE `directory_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`relation_kind` text NOT NULL,
	`relation_id` text NOT NULL,
	`stars` integer NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `directory_entries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `directory_reviews_once` ON `directory_reviews` (`relation_kind`,`relation_id`);--> statement-breakpoint
CREATE INDEX `directory_reviews_entry` ON `directory_reviews` (`entry_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `directory_reviews_workspace` ON `directory_reviews` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `listings` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`sort` text NOT NULL,
	`title` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`attrs` text NOT NULL,
	`owner_kind` text NOT NULL,
	`offered_by` text NOT NULL,
	`town` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`units` integer NOT NULL,
	`with_operator` integer DEFAULT false NOT NULL,
	`card` text NOT NULL,
	`day_cents` integer NOT NULL,
	`week_cents` integer NOT NULL,
	`month_cents` integer NOT NULL,
	`least_cents` integer NOT NULL,
	`least_days` integer NOT NULL,
	`fees_cents` integer NOT NULL,
	`tax_rate` integer NOT NULL,
	`near_metres` integer DEFAULT 0 NOT NULL,
	`near_cents` integer DEFAULT 0 NOT NULL,
	`mid_metres` integer DEFAULT 0 NOT NULL,
	`mid_cents` integer DEFAULT 0 NOT NULL,
	`far_metres` integer DEFAULT 0 NOT NULL,
	`far_cents` integer DEFAULT 0 NOT NULL,
	`site_zone` text NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listings_workspace` ON `listings` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `listings_place` ON `listings` (`kind`,`state`,`latitude`);--> statement-breakpoint
CREATE INDEX `listings_sort` ON `listings` (`kind`,`state`,`sort`,`latitude`);--> statement-breakpoint
CREATE TABLE `rental_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`want_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`want_id`) REFERENCES `rental_wants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rental_answers_once` ON `rental_answers` (`want_id`,`listing_id`);--> statement-breakpoint
CREATE TABLE `rental_wants` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`machine` text NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`within` integer NOT NULL,
	`most_cents` integer DEFAULT 0 NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`told` integer DEFAULT false NOT NULL,
	`seen_up_to` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rental_wants_workspace` ON `rental_wants` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `rental_wants_machine` ON `rental_wants` (`machine`,`told`,`latitude`);--> statement-breakpoint
CREATE TABLE `site_service_visits` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`service_id` text NOT NULL,
	`due_on` text NOT NULL,
	`outcome` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`service_id`) REFERENCES `site_services`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `site_service_visits_once` ON `site_service_visits` (`service_id`,`due_on`);--> statement-breakpoint
CREATE INDEX `site_service_visits_workspace` ON `site_service_visits` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `site_services` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer NOT NULL,
	`supplier` text NOT NULL,
	`site_name` text NOT NULL,
	`site_zone` text NOT NULL,
	`starts_on` text NOT NULL,
	`every_days` integer NOT NULL,
	`month_cents` integer DEFAULT 0 NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'requested' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `site_services_workspace` ON `site_services` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `workforce_approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`punch_id` text NOT NULL,
	`punch_version` integer NOT NULL,
	`by` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`punch_id`) REFERENCES `workforce_punches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workforce_approvals_workspace` ON `workforce_approvals` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `workforce_approvals_once` ON `workforce_approvals` (`punch_id`,`punch_version`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_checklist_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`run_id` text,
	`report_id` text,
	`item_id` text DEFAULT '' NOT NULL,
	`prompt` text DEFAULT '{}' NOT NULL,
	`what` text NOT NULL,
	`assigned_to` text NOT NULL,
	`due_on` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `checklist_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`report_id`) REFERENCES `safety_reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_checklist_actions`("id", "workspace_id", "run_id", "item_id", "prompt", "what", "assigned_to", "due_on", "state", "state_since", "version", "sample", "created_at") SELECT "id", "workspace_id", "run_id", "item_id", "prompt", "what", "assigned_to", "due_on", "state", "state_since", "version", "sample", "created_at" FROM `checklist_actions`;--> statement-breakpoint
DROP TABLE `checklist_actions`;--> statement-breakpoint
ALTER TABLE `__new_checklist_actions` RENAME TO `checklist_actions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `checklist_actions_workspace` ON `checklist_actions` (`workspace_id`,`state`,`due_on`);--> statement-breakpoint
CREATE INDEX `checklist_actions_run` ON `checklist_actions` (`run_id`);--> statement-breakpoint
CREATE INDEX `checklist_actions_report` ON `checklist_actions` (`report_id`);--> statement-breakpoint
ALTER TABLE `safety_reports` ADD `cause` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `workforce_punches` ADD `rate_cents` integer;