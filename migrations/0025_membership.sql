CREATE TABLE `membership_charges` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`membership_id` text NOT NULL,
	`kind` text NOT NULL,
	`tier` text NOT NULL,
	`period_start` text NOT NULL,
	`period_end` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`applied_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `membership_charges_workspace` ON `membership_charges` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `membership_charges_membership` ON `membership_charges` (`membership_id`,`applied_at`);--> statement-breakpoint
CREATE TABLE `membership_uses` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`what` text NOT NULL,
	`month` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `membership_uses_workspace` ON `membership_uses` (`workspace_id`,`what`,`month`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`state` text DEFAULT 'free' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`tier` text NOT NULL,
	`period_start` text,
	`period_end` text,
	`noticed_at` text,
	`turns_at` text,
	`leaving` integer DEFAULT false NOT NULL,
	`charged_at` text,
	`trial_at` text,
	`trial_by` text,
	`site_zone` text NOT NULL,
	`language` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_workspace` ON `memberships` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `memberships_state` ON `memberships` (`state`,`period_end`);--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_trial` ON `memberships` (`trial_by`) WHERE "memberships"."trial_by" is not null;--> statement-breakpoint
CREATE TABLE `muted_benefits` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`benefit` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `muted_benefits_benefit` ON `muted_benefits` (`workspace_id`,`benefit`);