CREATE TABLE `bookkeeper_papers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`request_id` text NOT NULL,
	`item_id` text NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `bookkeeper_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `desk_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookkeeper_papers_once` ON `bookkeeper_papers` (`request_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `bookkeeper_papers_item` ON `bookkeeper_papers` (`item_id`);--> statement-breakpoint
CREATE INDEX `bookkeeper_papers_workspace` ON `bookkeeper_papers` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `bookkeeper_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`topic` text NOT NULL,
	`words` text NOT NULL,
	`month` text DEFAULT '' NOT NULL,
	`list` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_by` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`asked_by` text,
	`state` text DEFAULT 'asked' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bookkeeper_requests_workspace` ON `bookkeeper_requests` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `metric_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`metric` text NOT NULL,
	`words` text NOT NULL,
	`side` text NOT NULL,
	`threshold` integer NOT NULL,
	`period` text NOT NULL,
	`project` text DEFAULT '' NOT NULL,
	`crossed_at` text,
	`crossings` integer DEFAULT 0 NOT NULL,
	`looked_at` text,
	`author` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `metric_alerts_workspace` ON `metric_alerts` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `metric_alerts_looked` ON `metric_alerts` (`looked_at`);--> statement-breakpoint
DROP INDEX `deals_created`;--> statement-breakpoint
DROP INDEX `deals_closed`;--> statement-breakpoint
CREATE INDEX `deals_created` ON `deals` (`workspace_id`,`created_at`,`id`,`state`,`sample`);--> statement-breakpoint
CREATE INDEX `deals_closed` ON `deals` (`workspace_id`,`closed_at`,`state`,`sample`,`value_cents`);