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
CREATE INDEX `metric_alerts_looked` ON `metric_alerts` (`looked_at`);