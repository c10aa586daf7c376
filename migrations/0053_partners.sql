CREATE TABLE `partner_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`offer_id` text NOT NULL,
	`period` text NOT NULL,
	`code` text NOT NULL,
	`list_code` text,
	`used_at` text,
	`saved_cents` integer,
	`stars` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`offer_id`) REFERENCES `partner_offers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_claims_once` ON `partner_claims` (`offer_id`,`owner`,`period`);--> statement-breakpoint
CREATE UNIQUE INDEX `partner_claims_code` ON `partner_claims` (`offer_id`,`list_code`);--> statement-breakpoint
CREATE INDEX `partner_claims_owner` ON `partner_claims` (`owner`,`created_at`);--> statement-breakpoint
CREATE TABLE `partner_codes` (
	`offer_id` text NOT NULL,
	`code` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`offer_id`, `code`),
	FOREIGN KEY (`offer_id`) REFERENCES `partner_offers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `partner_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`partner_id` text NOT NULL,
	`title` text NOT NULL,
	`terms` text NOT NULL,
	`trade` text NOT NULL,
	`tier` text NOT NULL,
	`radius_miles` integer NOT NULL,
	`valid_from` text NOT NULL,
	`valid_to` text NOT NULL,
	`per` text NOT NULL,
	`single_code` text DEFAULT '' NOT NULL,
	`open` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `partner_offers_partner` ON `partner_offers` (`partner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `partner_offers_workspace` ON `partner_offers` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `partner_offers_valid` ON `partner_offers` (`open`,`valid_to`);--> statement-breakpoint
CREATE TABLE `partners` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`shown_as` text NOT NULL,
	`about` text NOT NULL,
	`place` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`state` text DEFAULT 'applied' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partners_workspace` ON `partners` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `partners_state` ON `partners` (`state`);