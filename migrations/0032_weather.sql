CREATE TABLE `weather_events` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`day` text NOT NULL,
	`tenths` integer NOT NULL,
	`weather` text NOT NULL,
	`tasks` text NOT NULL,
	`evidence` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `weather_events_workspace` ON `weather_events` (`workspace_id`,`day`);--> statement-breakpoint
CREATE UNIQUE INDEX `weather_events_day` ON `weather_events` (`project_id`,`day`);--> statement-breakpoint
CREATE TABLE `weather_forecasts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`site_id` text NOT NULL,
	`source` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`days` text NOT NULL,
	`fetched_at` text NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `weather_forecasts_site` ON `weather_forecasts` (`workspace_id`,`site_id`);--> statement-breakpoint
CREATE TABLE `weather_limits` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`limits` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `weather_limits_kind` ON `weather_limits` (`workspace_id`,`kind`);--> statement-breakpoint
CREATE TABLE `weather_tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`schedule_id` text NOT NULL,
	`task_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `weather_tasks_task` ON `weather_tasks` (`schedule_id`,`task_id`);--> statement-breakpoint
CREATE TABLE `weather_terms` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`allowance` text NOT NULL,
	`day_tenths` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `weather_terms_project` ON `weather_terms` (`workspace_id`,`project_id`);