CREATE TABLE `bid_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`package_id` text NOT NULL,
	`company` text NOT NULL,
	`link_id` text,
	`acks` text NOT NULL,
	`code_hash` text,
	`draft` text,
	`late` integer DEFAULT false NOT NULL,
	`state` text DEFAULT 'invited' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`package_id`) REFERENCES `bid_packages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bid_invites_workspace` ON `bid_invites` (`workspace_id`,`package_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bid_invites_company` ON `bid_invites` (`package_id`,`company`);--> statement-breakpoint
CREATE TABLE `bid_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`invite_id` text NOT NULL,
	`number` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`invite_id`) REFERENCES `bid_invites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bid_offers_workspace` ON `bid_offers` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bid_offers_number` ON `bid_offers` (`invite_id`,`number`);--> statement-breakpoint
CREATE TABLE `bid_packages` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text,
	`topic` text NOT NULL,
	`trade` text NOT NULL,
	`scope` text DEFAULT '' NOT NULL,
	`items` text NOT NULL,
	`site_zone` text NOT NULL,
	`due_at` text NOT NULL,
	`sealed` integer DEFAULT true NOT NULL,
	`bond` integer DEFAULT false NOT NULL,
	`addenda` text NOT NULL,
	`plugs` text NOT NULL,
	`opened_at` text,
	`awarded_to` text,
	`award_reason` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `bid_packages_workspace` ON `bid_packages` (`workspace_id`,`due_at`);--> statement-breakpoint
CREATE INDEX `bid_packages_due` ON `bid_packages` (`due_at`);--> statement-breakpoint
CREATE TABLE `bid_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`package_id` text NOT NULL,
	`invite_id` text NOT NULL,
	`question` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`package_id`) REFERENCES `bid_packages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invite_id`) REFERENCES `bid_invites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bid_questions_package` ON `bid_questions` (`package_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `bid_questions_workspace` ON `bid_questions` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `crm_companies` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`title` text NOT NULL,
	`title_key` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_companies_once` ON `crm_companies` (`workspace_id`,`title_key`,`sample`);--> statement-breakpoint
CREATE TABLE `crm_contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`phone_key` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`company_id` text,
	`place` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `crm_contacts_workspace` ON `crm_contacts` (`workspace_id`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `crm_contacts_phone` ON `crm_contacts` (`workspace_id`,`phone_key`);--> statement-breakpoint
CREATE INDEX `crm_contacts_email` ON `crm_contacts` (`workspace_id`,`email`);--> statement-breakpoint
CREATE INDEX `crm_contacts_company` ON `crm_contacts` (`company_id`);--> statement-breakpoint
CREATE TABLE `deal_activities` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`deal_id` text NOT NULL,
	`kind` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deal_activities_deal` ON `deal_activities` (`workspace_id`,`deal_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `deal_norms` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`days` text NOT NULL,
	`chances` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `deals` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`title` text NOT NULL,
	`contact_id` text NOT NULL,
	`source` text NOT NULL,
	`job_type` text NOT NULL,
	`value_cents` integer DEFAULT 0 NOT NULL,
	`chance` integer,
	`place` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`next_action` text NOT NULL,
	`next_on` text NOT NULL,
	`keeper` text DEFAULT '' NOT NULL,
	`expected_on` text,
	`lost_reason` text DEFAULT '' NOT NULL,
	`wakes_at` text,
	`last_activity_at` text NOT NULL,
	`answered_at` text,
	`closed_at` text,
	`state` text DEFAULT 'new' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "deals_next" CHECK(trim("deals"."next_action") <> '' and "deals"."next_on" <> '')
);
--> statement-breakpoint
CREATE INDEX `deals_workspace` ON `deals` (`workspace_id`,`state`,`next_on`,`id`);--> statement-breakpoint
CREATE INDEX `deals_next_on` ON `deals` (`workspace_id`,`next_on`,`id`);--> statement-breakpoint
CREATE INDEX `deals_created` ON `deals` (`workspace_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `deals_contact` ON `deals` (`contact_id`);--> statement-breakpoint
CREATE INDEX `deals_wakes` ON `deals` (`state`,`wakes_at`);--> statement-breakpoint
CREATE TABLE `intake_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`template` text NOT NULL,
	`title` text NOT NULL,
	`form` text NOT NULL,
	`words` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `intake_forms_workspace` ON `intake_forms` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `intakes` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`template` text NOT NULL,
	`form_id` text DEFAULT '' NOT NULL,
	`form_version` integer NOT NULL,
	`title` text NOT NULL,
	`form` text NOT NULL,
	`words` text NOT NULL,
	`client` text NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`answers` text DEFAULT '{}' NOT NULL,
	`submitted_at` text,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `intakes_workspace` ON `intakes` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `lead_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`pro_id` text NOT NULL,
	`firm` text NOT NULL,
	`seat` integer NOT NULL,
	`score` integer NOT NULL,
	`claimed_at` text NOT NULL,
	`contacted_at` text,
	`quoted_at` text,
	`quote_cents` integer DEFAULT 0 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_claims_seat` ON `lead_claims` (`lead_id`,`seat`);--> statement-breakpoint
CREATE UNIQUE INDEX `lead_claims_once` ON `lead_claims` (`lead_id`,`pro_id`);--> statement-breakpoint
CREATE INDEX `lead_claims_workspace` ON `lead_claims` (`workspace_id`,`claimed_at`);--> statement-breakpoint
CREATE TABLE `lead_passes` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_passes_once` ON `lead_passes` (`workspace_id`,`lead_id`);--> statement-breakpoint
CREATE TABLE `lead_pros` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`firm` text NOT NULL,
	`trades` text NOT NULL,
	`region` text NOT NULL,
	`place` text NOT NULL,
	`latitude` real,
	`longitude` real,
	`radius_miles` integer NOT NULL,
	`classes` text DEFAULT '' NOT NULL,
	`licence` text DEFAULT '' NOT NULL,
	`licence_key` text DEFAULT '' NOT NULL,
	`weekly` integer NOT NULL,
	`paused` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_pros_workspace` ON `lead_pros` (`workspace_id`) WHERE not sample;--> statement-breakpoint
CREATE TABLE `lead_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`claim_id` text NOT NULL,
	`reason` text NOT NULL,
	`evidence` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_reports_claim` ON `lead_reports` (`claim_id`);--> statement-breakpoint
CREATE INDEX `lead_reports_workspace` ON `lead_reports` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_reports_lead` ON `lead_reports` (`lead_id`);--> statement-breakpoint
CREATE TABLE `lead_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`claim_id` text NOT NULL,
	`side` text NOT NULL,
	`stars` integer NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`claim_id`) REFERENCES `lead_claims`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_reviews_once` ON `lead_reviews` (`claim_id`,`side`);--> statement-breakpoint
CREATE INDEX `lead_reviews_workspace` ON `lead_reviews` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`source` text NOT NULL,
	`trade` text NOT NULL,
	`scope` text NOT NULL,
	`quote` text DEFAULT '' NOT NULL,
	`budget_cents` integer DEFAULT 0 NOT NULL,
	`timing` text NOT NULL,
	`cap` integer NOT NULL,
	`region` text NOT NULL,
	`place` text NOT NULL,
	`latitude` real,
	`longitude` real,
	`client` text NOT NULL,
	`email` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`phone_key` text DEFAULT '' NOT NULL,
	`address_key` text DEFAULT '' NOT NULL,
	`twin` integer DEFAULT false NOT NULL,
	`paused` integer DEFAULT false NOT NULL,
	`hired` text,
	`language` text NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `leads_workspace` ON `leads` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `leads_open` ON `leads` (`region`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `leads_phone` ON `leads` (`phone_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `leads_address` ON `leads` (`address_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `leads_email` ON `leads` (`email`,`created_at`);--> statement-breakpoint
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
CREATE INDEX `stay_occupants_booking` ON `stay_occupants` (`booking_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `fuel_tickets` ADD `full` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `fuel_tickets` ADD `why` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `material_orders` ADD `quoted_fee_cents` integer;--> statement-breakpoint
ALTER TABLE `material_orders` ADD `delivered_at` text;