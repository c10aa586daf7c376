CREATE TABLE `desk_items` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`vendor` text DEFAULT '' NOT NULL,
	`vendor_key` text DEFAULT '' NOT NULL,
	`spent_on` text,
	`amount_cents` integer DEFAULT 0 NOT NULL,
	`project_id` text,
	`code` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`kept_twice` integer DEFAULT false NOT NULL,
	`coded_by` text,
	`state` text DEFAULT 'new' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `desk_items_workspace` ON `desk_items` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `desk_items_vendor` ON `desk_items` (`workspace_id`,`vendor_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `desk_items_project` ON `desk_items` (`project_id`);--> statement-breakpoint
CREATE TABLE `lien_clocks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`us_state` text NOT NULL,
	`first_on` text NOT NULL,
	`last_on` text,
	`notice_sent_on` text,
	`lien_filed_on` text,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lien_clocks_job` ON `lien_clocks` (`project_id`);--> statement-breakpoint
CREATE INDEX `lien_clocks_workspace` ON `lien_clocks` (`workspace_id`,`first_on`);--> statement-breakpoint
CREATE TABLE `lien_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`us_state` text NOT NULL,
	`notice_days` integer,
	`lien_days` integer NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`as_of` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lien_rules_state` ON `lien_rules` (`workspace_id`,`us_state`);--> statement-breakpoint
CREATE TABLE `lien_waivers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`party` text NOT NULL,
	`party_key` text NOT NULL,
	`payer` text DEFAULT '' NOT NULL,
	`us_state` text DEFAULT '' NOT NULL,
	`condition` text NOT NULL,
	`stage` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`through_on` text NOT NULL,
	`exceptions` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`payment_id` text,
	`signed_name` text DEFAULT '' NOT NULL,
	`signed_at` text,
	`drawn` text DEFAULT '' NOT NULL,
	`hash` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lien_waivers_workspace` ON `lien_waivers` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lien_waivers_project` ON `lien_waivers` (`project_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `lien_waivers_payment` ON `lien_waivers` (`payment_id`);--> statement-breakpoint
CREATE TABLE `tax_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`vendor_id` text NOT NULL,
	`paid_on` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`vendor_id`) REFERENCES `tax_vendors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tax_payments_workspace` ON `tax_payments` (`workspace_id`,`paid_on`);--> statement-breakpoint
CREATE INDEX `tax_payments_vendor` ON `tax_payments` (`vendor_id`,`paid_on`);--> statement-breakpoint
CREATE TABLE `tax_thresholds` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`year` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_thresholds_year` ON `tax_thresholds` (`workspace_id`,`year`);--> statement-breakpoint
CREATE TABLE `tax_vendors` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`vendor` text NOT NULL,
	`vendor_key` text NOT NULL,
	`kind` text NOT NULL,
	`sealed_number` text DEFAULT '' NOT NULL,
	`last_four` text DEFAULT '' NOT NULL,
	`w9_on` text,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_vendors_once` ON `tax_vendors` (`workspace_id`,`vendor_key`);--> statement-breakpoint
CREATE TABLE `waiver_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`party` text NOT NULL,
	`party_key` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`paid_on` text NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`cleared_on` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `waiver_payments_workspace` ON `waiver_payments` (`workspace_id`,`project_id`,`party_key`);--> statement-breakpoint
CREATE INDEX `waiver_payments_project` ON `waiver_payments` (`project_id`);--> statement-breakpoint
CREATE TABLE `billing_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`kind` text NOT NULL,
	`period_from` text NOT NULL,
	`period_to` text NOT NULL,
	`certified_cents` integer,
	`certified_reason` text DEFAULT '' NOT NULL,
	`certified_at` text,
	`certified_by` text DEFAULT '' NOT NULL,
	`certificate_hash` text DEFAULT '' NOT NULL,
	`due_on` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_applications_workspace` ON `billing_applications` (`workspace_id`,`project_id`);--> statement-breakpoint
CREATE INDEX `billing_applications_project` ON `billing_applications` (`project_id`,`period_to`);--> statement-breakpoint
CREATE TABLE `billing_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`document_id` text NOT NULL,
	`payer` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`paid_on` text NOT NULL,
	`reference` text NOT NULL,
	`cleared_on` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_payments_workspace` ON `billing_payments` (`workspace_id`,`project_id`);--> statement-breakpoint
CREATE INDEX `billing_payments_document` ON `billing_payments` (`document_id`);--> statement-breakpoint
CREATE TABLE `billing_terms` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`first_rate` integer NOT NULL,
	`threshold` integer NOT NULL,
	`later_rate` integer NOT NULL,
	`stored_rate` integer NOT NULL,
	`pay_days` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_terms_workspace` ON `billing_terms` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_terms_project` ON `billing_terms` (`project_id`);--> statement-breakpoint
CREATE TABLE `financing_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`topic` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`query` text DEFAULT '' NOT NULL,
	`firm` text NOT NULL,
	`facts` text NOT NULL,
	`papers` text NOT NULL,
	`accepted_lender` text,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `financing_applications_workspace` ON `financing_applications` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `financing_lenders` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`application_id` text NOT NULL,
	`lender` text NOT NULL,
	`link_id` text NOT NULL,
	`offer` text DEFAULT '' NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`declined_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `financing_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `financing_lenders_workspace` ON `financing_lenders` (`workspace_id`,`application_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `financing_lenders_link` ON `financing_lenders` (`link_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `financing_lenders_lender` ON `financing_lenders` (`application_id`,`lender`);--> statement-breakpoint
CREATE TABLE `financing_scenarios` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`topic` text NOT NULL,
	`query` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `financing_scenarios_query` ON `financing_scenarios` (`workspace_id`,`query`);--> statement-breakpoint
CREATE TABLE `metric_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`keeper` text NOT NULL,
	`metric` text NOT NULL,
	`split` text DEFAULT '' NOT NULL,
	`period` text NOT NULL,
	`project` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `metric_questions_workspace` ON `metric_questions` (`workspace_id`,`keeper`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `metric_questions_once` ON `metric_questions` (`workspace_id`,`keeper`,`metric`,`split`,`period`,`project`);--> statement-breakpoint
ALTER TABLE `site_service_visits` ADD `photo_id` text;--> statement-breakpoint
ALTER TABLE `site_services` ADD `access_feet` real;--> statement-breakpoint
ALTER TABLE `site_services` ADD `rating` integer;--> statement-breakpoint
ALTER TABLE `site_services` ADD `rating_words` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `deals_closed` ON `deals` (`workspace_id`,`closed_at`);--> statement-breakpoint
CREATE INDEX `punch_items_created` ON `punch_items` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `punch_items_state` ON `punch_items` (`workspace_id`,`state`,`state_since`);--> statement-breakpoint
CREATE INDEX `schedule_promises_week` ON `schedule_promises` (`workspace_id`,`week`);--> statement-breakpoint
CREATE INDEX `workforce_punches_in` ON `workforce_punches` (`workspace_id`,`in_at`);