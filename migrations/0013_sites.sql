CREATE TABLE `site_visits` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`site_id` text NOT NULL,
	`printed_name` text NOT NULL,
	`name_key` text NOT NULL,
	`company` text DEFAULT '' NOT NULL,
	`reason` text NOT NULL,
	`accepted_version` integer NOT NULL,
	`came_at` text NOT NULL,
	`left_at` text,
	`link_id` text,
	`sample` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `site_visits_site` ON `site_visits` (`workspace_id`,`site_id`,`came_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `site_visits_open` ON `site_visits` (`site_id`,`name_key`) WHERE "site_visits"."left_at" is null;--> statement-breakpoint
CREATE TABLE `sites` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`latitude` real,
	`longitude` real,
	`site_zone` text NOT NULL,
	`trades` text DEFAULT '' NOT NULL,
	`gate` text DEFAULT '' NOT NULL,
	`hours` text DEFAULT '' NOT NULL,
	`parking` text DEFAULT '' NOT NULL,
	`hazards` text DEFAULT '' NOT NULL,
	`ppe` text DEFAULT '' NOT NULL,
	`hospital` text DEFAULT '' NOT NULL,
	`contacts` text DEFAULT '' NOT NULL,
	`rules` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sites_workspace` ON `sites` (`workspace_id`,`name`);