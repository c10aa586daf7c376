CREATE TABLE `crew_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`schedule_id` text NOT NULL,
	`title` text NOT NULL,
	`told` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crew_notices_schedule` ON `crew_notices` (`workspace_id`,`schedule_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `quote_pages` ADD `accent` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `schedule_tasks` ADD `location` text DEFAULT '' NOT NULL;