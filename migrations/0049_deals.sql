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
CREATE INDEX `deals_wakes` ON `deals` (`state`,`wakes_at`);