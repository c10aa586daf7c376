CREATE TABLE `schedule_baselines` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`schedule_id` text NOT NULL,
	`name` text NOT NULL,
	`data_date` text NOT NULL,
	`finish` text NOT NULL,
	`days` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `schedule_baselines_schedule` ON `schedule_baselines` (`schedule_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `schedule_promises` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`schedule_id` text NOT NULL,
	`task_id` text NOT NULL,
	`name` text NOT NULL,
	`crew` text DEFAULT '' NOT NULL,
	`week` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`reason` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_promises_task` ON `schedule_promises` (`schedule_id`,`week`,`task_id`);--> statement-breakpoint
CREATE TABLE `schedule_tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`schedule_id` text NOT NULL,
	`number` integer NOT NULL,
	`phase` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`duration` integer NOT NULL,
	`links` text DEFAULT '' NOT NULL,
	`crew` text DEFAULT '' NOT NULL,
	`workers` integer DEFAULT 0 NOT NULL,
	`calendar` text DEFAULT 'site' NOT NULL,
	`constraint_type` text DEFAULT 'none' NOT NULL,
	`constraint_day` text,
	`started` text,
	`finished` text,
	`remaining` integer,
	`percent` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_tasks_number` ON `schedule_tasks` (`schedule_id`,`number`);--> statement-breakpoint
CREATE TABLE `schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`start_on` text NOT NULL,
	`data_date` text NOT NULL,
	`deadline` text,
	`workdays` text DEFAULT '12345' NOT NULL,
	`holidays` text DEFAULT '' NOT NULL,
	`extra_days` text DEFAULT '' NOT NULL,
	`near_days` integer DEFAULT 3 NOT NULL,
	`workers` integer,
	`numbered` integer DEFAULT 0 NOT NULL,
	`feed` integer DEFAULT 1 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `schedules_workspace` ON `schedules` (`workspace_id`,`name`);