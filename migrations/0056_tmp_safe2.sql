CREATE TABLE `checklist_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`key` text NOT NULL,
	`content` text NOT NULL,
	`base` integer DEFAULT 0 NOT NULL,
	`published_version` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checklist_drafts_once` ON `checklist_drafts` (`workspace_id`,`key`);--> statement-breakpoint
ALTER TABLE `material_orders` ADD `seen_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `material_orders` ADD `seen_at` text;--> statement-breakpoint
ALTER TABLE `sites` ADD `asks_gate` integer DEFAULT true NOT NULL;