CREATE TABLE `workforce_budgets` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`place_id` text NOT NULL,
	`code` text NOT NULL,
	`minutes` integer NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `workforce_budgets_workspace` ON `workforce_budgets` (`workspace_id`,`place_id`);--> statement-breakpoint
ALTER TABLE `checklist_runs` ADD `drawn` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tailgate_attendees` ADD `drawn` text DEFAULT '' NOT NULL;