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
CREATE INDEX `leads_email` ON `leads` (`email`,`created_at`);