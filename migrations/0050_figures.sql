CREATE TABLE `metric_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`keeper` text NOT NULL,
	`metric` text NOT NULL,
	`split` text DEFAULT '' NOT NULL,
	`period` text NOT NULL,
	`project` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `metric_questions_workspace` ON `metric_questions` (`workspace_id`,`keeper`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `metric_questions_once` ON `metric_questions` (`workspace_id`,`keeper`,`metric`,`split`,`period`,`project`);--> statement-breakpoint
CREATE INDEX `deals_closed` ON `deals` (`workspace_id`,`closed_at`);--> statement-breakpoint
CREATE INDEX `punch_items_created` ON `punch_items` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `punch_items_state` ON `punch_items` (`workspace_id`,`state`,`state_since`);--> statement-breakpoint
CREATE INDEX `schedule_promises_week` ON `schedule_promises` (`workspace_id`,`week`);--> statement-breakpoint
CREATE INDEX `workforce_punches_in` ON `workforce_punches` (`workspace_id`,`in_at`);