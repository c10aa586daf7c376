CREATE TABLE `license_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`state` text NOT NULL,
	`authority` text DEFAULT '' NOT NULL,
	`number` text NOT NULL,
	`number_key` text NOT NULL,
	`status` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`offered_as` text DEFAULT '' NOT NULL,
	`classes` text DEFAULT '' NOT NULL,
	`expires_on` text,
	`bond` text NOT NULL,
	`compensation` text NOT NULL,
	`work` text NOT NULL,
	`value_cents` integer,
	`looked_on` text NOT NULL,
	`checked_by` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`watched_by` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `license_checks_workspace` ON `license_checks` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `license_checks_number` ON `license_checks` (`workspace_id`,`state`,`number_key`);--> statement-breakpoint
CREATE INDEX `license_checks_watched` ON `license_checks` (`expires_on`) WHERE "license_checks"."watched_by" is not null;--> statement-breakpoint
CREATE TABLE `license_list_rows` (
	`list_id` text NOT NULL,
	`line` integer NOT NULL,
	`number` text NOT NULL,
	`number_key` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`status` text NOT NULL,
	`classes` text NOT NULL,
	`expires` text NOT NULL,
	PRIMARY KEY(`list_id`, `line`),
	FOREIGN KEY (`list_id`) REFERENCES `license_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `license_list_rows_number` ON `license_list_rows` (`list_id`,`number_key`);--> statement-breakpoint
CREATE INDEX `license_list_rows_name` ON `license_list_rows` (`list_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `license_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`state` text NOT NULL,
	`source` text NOT NULL,
	`as_of` text NOT NULL,
	`lines` integer NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `license_lists_workspace` ON `license_lists` (`workspace_id`,`created_at`);