CREATE TABLE `account_deletions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`due_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_deletions_token` ON `account_deletions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `account_deletions_due` ON `account_deletions` (`due_at`);--> statement-breakpoint
CREATE TABLE `legal_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`text` text NOT NULL,
	`language` text NOT NULL,
	`state` text DEFAULT 'received' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`due_at` text NOT NULL,
	`closed_at` text
);
--> statement-breakpoint
CREATE INDEX `legal_requests_owner` ON `legal_requests` (`owner`,`created_at`);--> statement-breakpoint
CREATE INDEX `legal_requests_state` ON `legal_requests` (`state`,`due_at`);--> statement-breakpoint
CREATE TABLE `policy_acceptances` (
	`owner` text NOT NULL,
	`document` text NOT NULL,
	`edition` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`owner`, `document`, `edition`)
);
--> statement-breakpoint
CREATE TABLE `audit_events` (
	`chain` text NOT NULL,
	`number` integer NOT NULL,
	`act` text NOT NULL,
	`created_at` text NOT NULL,
	`actor` text,
	`actor_salt` text,
	`actor_hash` text NOT NULL,
	`subject` text,
	`details` text,
	`content_salt` text,
	`content_hash` text NOT NULL,
	`previous` text NOT NULL,
	`seal` text NOT NULL,
	PRIMARY KEY(`chain`, `number`)
);
--> statement-breakpoint
CREATE INDEX `audit_events_actor` ON `audit_events` (`actor`);--> statement-breakpoint
CREATE INDEX `audit_events_subject` ON `audit_events` (`subject`);