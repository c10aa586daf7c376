CREATE TABLE `chain_links` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`from_kind` text NOT NULL,
	`from_id` text NOT NULL,
	`to_kind` text NOT NULL,
	`to_id` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chain_links_once` ON `chain_links` (`workspace_id`,`from_kind`,`from_id`,`to_kind`,`to_id`);--> statement-breakpoint
CREATE INDEX `chain_links_from` ON `chain_links` (`from_id`);--> statement-breakpoint
CREATE INDEX `chain_links_to` ON `chain_links` (`to_id`);