CREATE TABLE `drone_flights` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`mission_id` text NOT NULL,
	`pilot` text NOT NULL,
	`certificate` text NOT NULL,
	`started_at` text NOT NULL,
	`ended_at` text NOT NULL,
	`site_zone` text NOT NULL,
	`conditions` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`mission_id`) REFERENCES `drone_missions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `drone_flights_workspace` ON `drone_flights` (`workspace_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `drone_flights_mission` ON `drone_flights` (`mission_id`);--> statement-breakpoint
CREATE TABLE `drone_missions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`site_id` text,
	`name` text NOT NULL,
	`plan` text NOT NULL,
	`verdict` text NOT NULL,
	`preflight` text NOT NULL,
	`preflight_at` text,
	`photos` text NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `drone_missions_workspace` ON `drone_missions` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `drone_missions_site` ON `drone_missions` (`site_id`);