CREATE TABLE `capability_links` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`name` text NOT NULL,
	`verbs` text NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`pin_hash` text,
	`pin_failures` integer DEFAULT 0 NOT NULL,
	`pin_window_ends` text,
	`asks_name` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`revoked_at` text,
	`last_used_at` text,
	`uses` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `capability_links_token` ON `capability_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `capability_links_workspace` ON `capability_links` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `capability_links_subject` ON `capability_links` (`subject_type`,`subject_id`);--> statement-breakpoint
CREATE TABLE `link_events` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`link_id` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`act` text NOT NULL,
	`printed_name` text DEFAULT '' NOT NULL,
	`content` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `link_events_link` ON `link_events` (`link_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `link_events_subject` ON `link_events` (`workspace_id`,`subject_type`,`subject_id`);--> statement-breakpoint
CREATE TABLE `workspace_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`role` text NOT NULL,
	`email` text,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`accepted_at` text,
	`accepted_by` text,
	`withdrawn_at` text,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `workspace_invitations_token` ON `workspace_invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `workspace_invitations_workspace` ON `workspace_invitations` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `workspace_invitations_inviter` ON `workspace_invitations` (`invited_by`,`created_at`);--> statement-breakpoint
CREATE TABLE `workspace_members` (
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `user_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workspace_members_user` ON `workspace_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `workspaces` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `__new_drawings` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`width` real NOT NULL,
	`height` real NOT NULL,
	`confidence` integer NOT NULL,
	`lines` text NOT NULL,
	`typed_lines` text DEFAULT '' NOT NULL,
	`takeoff` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_drawings`("id", "workspace_id", "name", "type", "width", "height", "confidence", "lines", "typed_lines", "takeoff", "version", "created_at") SELECT "id", 'user:' || "user_id", "name", "type", "width", "height", "confidence", "lines", "typed_lines", "takeoff", "version", "created_at" FROM `drawings`;--> statement-breakpoint
DROP TABLE `drawings`;--> statement-breakpoint
ALTER TABLE `__new_drawings` RENAME TO `drawings`;--> statement-breakpoint
CREATE INDEX `drawings_workspace` ON `drawings` (`workspace_id`,`created_at`);