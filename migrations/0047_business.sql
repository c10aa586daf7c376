CREATE TABLE `quote_pages` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`firm` text NOT NULL,
	`intro` text DEFAULT '' NOT NULL,
	`jobs` text DEFAULT '' NOT NULL,
	`terms` text NOT NULL,
	`open` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_pages_workspace` ON `quote_pages` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `quote_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`page_id` text NOT NULL,
	`job` text NOT NULL,
	`form` text NOT NULL,
	`form_version` integer NOT NULL,
	`answers` text NOT NULL,
	`low_cents` integer NOT NULL,
	`likely_cents` integer NOT NULL,
	`high_cents` integer NOT NULL,
	`valid_until` text NOT NULL,
	`client` text NOT NULL,
	`email` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`state` text DEFAULT 'received' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `quote_requests_workspace` ON `quote_requests` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `quote_requests_page` ON `quote_requests` (`page_id`,`created_at`);