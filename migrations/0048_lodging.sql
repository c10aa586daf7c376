CREATE TABLE `stay_issues` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`booking_id` text NOT NULL,
	`kind` text NOT NULL,
	`words` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`solved_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stay_issues_workspace` ON `stay_issues` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `stay_issues_booking` ON `stay_issues` (`booking_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `stay_nights` (
	`booking_id` text NOT NULL,
	`unit` integer NOT NULL,
	`day` text NOT NULL,
	`occupant_id` text NOT NULL,
	PRIMARY KEY(`booking_id`, `unit`, `day`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`occupant_id`) REFERENCES `stay_occupants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stay_nights_occupant` ON `stay_nights` (`occupant_id`,`day`);--> statement-breakpoint
CREATE TABLE `stay_occupants` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`booking_id` text NOT NULL,
	`called` text NOT NULL,
	`job` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stay_occupants_workspace` ON `stay_occupants` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `stay_occupants_booking` ON `stay_occupants` (`booking_id`,`created_at`);