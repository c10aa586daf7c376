CREATE TABLE `booking_slots` (
	`listing_id` text NOT NULL,
	`starts_at` text NOT NULL,
	`booking_id` text NOT NULL,
	PRIMARY KEY(`listing_id`, `starts_at`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`lender_workspace` text NOT NULL,
	`listing_id` text NOT NULL,
	`unit` integer NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`quote` text NOT NULL,
	`total_cents` integer NOT NULL,
	`deposit_cents` integer NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`site_zone` text NOT NULL,
	`state` text DEFAULT 'requested' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bookings_workspace` ON `bookings` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_lender` ON `bookings` (`lender_workspace`,`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_listing` ON `bookings` (`listing_id`,`from_day`);--> statement-breakpoint
CREATE TABLE `occupancy` (
	`listing_id` text NOT NULL,
	`unit` integer NOT NULL,
	`day` text NOT NULL,
	`booking_id` text,
	PRIMARY KEY(`listing_id`, `unit`, `day`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `occupancy_day` ON `occupancy` (`day`,`listing_id`,`unit`);--> statement-breakpoint
CREATE INDEX `occupancy_booking` ON `occupancy` (`booking_id`);--> statement-breakpoint
CREATE TABLE `listings` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`sort` text NOT NULL,
	`title` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`attrs` text NOT NULL,
	`owner_kind` text NOT NULL,
	`offered_by` text NOT NULL,
	`town` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`units` integer NOT NULL,
	`with_operator` integer DEFAULT false NOT NULL,
	`card` text NOT NULL,
	`day_cents` integer NOT NULL,
	`week_cents` integer NOT NULL,
	`month_cents` integer NOT NULL,
	`least_cents` integer NOT NULL,
	`least_days` integer NOT NULL,
	`fees_cents` integer NOT NULL,
	`tax_rate` integer NOT NULL,
	`near_metres` integer DEFAULT 0 NOT NULL,
	`near_cents` integer DEFAULT 0 NOT NULL,
	`mid_metres` integer DEFAULT 0 NOT NULL,
	`mid_cents` integer DEFAULT 0 NOT NULL,
	`far_metres` integer DEFAULT 0 NOT NULL,
	`far_cents` integer DEFAULT 0 NOT NULL,
	`site_zone` text NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listings_workspace` ON `listings` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `listings_place` ON `listings` (`kind`,`state`,`latitude`);--> statement-breakpoint
CREATE INDEX `listings_sort` ON `listings` (`kind`,`state`,`sort`,`latitude`);--> statement-breakpoint
CREATE TABLE `rental_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`want_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`want_id`) REFERENCES `rental_wants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rental_answers_once` ON `rental_answers` (`want_id`,`listing_id`);--> statement-breakpoint
CREATE TABLE `rental_wants` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`machine` text NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`within` integer NOT NULL,
	`most_cents` integer DEFAULT 0 NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`told` integer DEFAULT false NOT NULL,
	`seen_up_to` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rental_wants_workspace` ON `rental_wants` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `rental_wants_machine` ON `rental_wants` (`machine`,`told`,`latitude`);