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
CREATE INDEX `site_services_workspace` ON `site_services` (`workspace_id`,`created_at`);