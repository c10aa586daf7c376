CREATE TABLE `sale_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`seller_workspace` text NOT NULL,
	`listing_id` text NOT NULL,
	`first_cents` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`named` text DEFAULT 'buyer' NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`inspect_day` text DEFAULT '' NOT NULL,
	`inspect_at` text DEFAULT '' NOT NULL,
	`inspection` text DEFAULT '{}' NOT NULL,
	`inspected_at` text,
	`state` text DEFAULT 'offered' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sale_offers_workspace` ON `sale_offers` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sale_offers_seller` ON `sale_offers` (`seller_workspace`,`created_at`);--> statement-breakpoint
CREATE INDEX `sale_offers_state` ON `sale_offers` (`state`,`state_since`);--> statement-breakpoint
CREATE UNIQUE INDEX `sale_offers_sold_once` ON `sale_offers` (`listing_id`) WHERE state in ('accepted', 'inspection', 'paid', 'handedOver');--> statement-breakpoint
CREATE INDEX `sale_offers_listing` ON `sale_offers` (`listing_id`,`state`);--> statement-breakpoint
CREATE TABLE `sale_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`question` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sale_questions_workspace` ON `sale_questions` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sale_questions_listing` ON `sale_questions` (`listing_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sale_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sale_reports_workspace` ON `sale_reports` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `sale_reports_once` ON `sale_reports` (`listing_id`,`workspace_id`);--> statement-breakpoint
CREATE INDEX `sale_reports_state` ON `sale_reports` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `sale_serials` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`serial` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_serials_listing` ON `sale_serials` (`listing_id`);--> statement-breakpoint
CREATE INDEX `sale_serials_hash` ON `sale_serials` (`hash`);--> statement-breakpoint
CREATE INDEX `sale_serials_workspace` ON `sale_serials` (`workspace_id`,`created_at`);