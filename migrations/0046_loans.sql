CREATE TABLE `booking_claims` (
	`booking_id` text PRIMARY KEY NOT NULL,
	`items` text NOT NULL,
	`total_cents` integer NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `booking_conditions` (
	`booking_id` text NOT NULL,
	`stage` text NOT NULL,
	`meter` integer,
	`fuel` integer,
	`template` text NOT NULL,
	`answers` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`lender_signed` text DEFAULT '' NOT NULL,
	`lender_signed_at` text,
	`renter_signed` text DEFAULT '' NOT NULL,
	`renter_signed_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`booking_id`, `stage`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `booking_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`booking_id` text NOT NULL,
	`side` text NOT NULL,
	`stars` integer NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`published_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_reviews_once` ON `booking_reviews` (`booking_id`,`side`);--> statement-breakpoint
CREATE INDEX `booking_reviews_workspace` ON `booking_reviews` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `booking_reviews_waiting` ON `booking_reviews` (`published_at`);--> statement-breakpoint
CREATE TABLE `listing_feeds` (
	`listing_id` text PRIMARY KEY NOT NULL,
	`feed` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `listing_photos` (
	`file_id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `listing_photos_listing` ON `listing_photos` (`listing_id`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `card` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `ask_to_day` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `ask_quote` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `back_at` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `late_cents` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `damage_cents` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `refund_cents` integer;--> statement-breakpoint
CREATE INDEX `bookings_state` ON `bookings` (`state`,`state_since`);