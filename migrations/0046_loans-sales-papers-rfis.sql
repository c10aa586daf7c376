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
CREATE TABLE `cost_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`code` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`budget_cents` integer DEFAULT 0 NOT NULL,
	`committed_cents` integer DEFAULT 0 NOT NULL,
	`actual_cents` integer DEFAULT 0 NOT NULL,
	`to_go_cents` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `cost_lines_workspace` ON `cost_lines` (`workspace_id`,`project_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `cost_lines_code` ON `cost_lines` (`project_id`,`code`);--> statement-breakpoint
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
CREATE TABLE `project_document_versions` (
	`file_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`document_id` text NOT NULL,
	`number` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`sent_by` text DEFAULT '' NOT NULL,
	`thumb_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `project_documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_document_versions_workspace` ON `project_document_versions` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `project_document_versions_number` ON `project_document_versions` (`document_id`,`number`);--> statement-breakpoint
CREATE TABLE `project_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`name` text NOT NULL,
	`folder` text NOT NULL,
	`sheet` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_documents_workspace` ON `project_documents` (`workspace_id`,`project_id`,`folder`,`name`);--> statement-breakpoint
CREATE INDEX `project_documents_project` ON `project_documents` (`project_id`);--> statement-breakpoint
CREATE TABLE `project_duties` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`member_id` text NOT NULL,
	`duty` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_duties_workspace` ON `project_duties` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `project_duties_member` ON `project_duties` (`member_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `project_duties_once` ON `project_duties` (`project_id`,`member_id`);--> statement-breakpoint
CREATE TABLE `rfis` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`number` integer NOT NULL,
	`topic` text NOT NULL,
	`question` text NOT NULL,
	`trade` text NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`drawing` text DEFAULT '' NOT NULL,
	`asked_of` text DEFAULT '' NOT NULL,
	`needed_by` text,
	`cost_impact` text DEFAULT 'none' NOT NULL,
	`time_impact` text DEFAULT 'none' NOT NULL,
	`opened_at` text,
	`answered_at` text,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rfis_workspace` ON `rfis` (`workspace_id`,`project_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `rfis_number` ON `rfis` (`project_id`,`number`);--> statement-breakpoint
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
CREATE INDEX `sale_serials_workspace` ON `sale_serials` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`author` text NOT NULL,
	`printed_name` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`mark` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`edited_at` text,
	`deleted_at` text
);
--> statement-breakpoint
CREATE INDEX `posts_workspace` ON `posts` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `posts_subject` ON `posts` (`subject_type`,`subject_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `workforce_budgets` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`place_id` text NOT NULL,
	`code` text NOT NULL,
	`minutes` integer NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `workforce_budgets_workspace` ON `workforce_budgets` (`workspace_id`,`place_id`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `card` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `ask_to_day` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `ask_quote` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `back_at` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `late_cents` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `damage_cents` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `refund_cents` integer;--> statement-breakpoint
CREATE INDEX `bookings_state` ON `bookings` (`state`,`state_since`);--> statement-breakpoint
ALTER TABLE `punch_items` ADD `pin_page` integer;--> statement-breakpoint
ALTER TABLE `punch_items` ADD `pin_grid` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `checklist_runs` ADD `drawn` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tailgate_attendees` ADD `drawn` text DEFAULT '' NOT NULL;