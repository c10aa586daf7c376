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
CREATE INDEX `bid_questions_workspace` ON `bid_questions` (`workspace_id`);