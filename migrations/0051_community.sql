CREATE TABLE `blocks` (
	`owner` text NOT NULL,
	`blocked` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`owner`, `blocked`)
);
--> statement-breakpoint
CREATE INDEX `blocks_blocked` ON `blocks` (`blocked`);--> statement-breakpoint
CREATE TABLE `community_drafts` (
	`thread_id` text NOT NULL,
	`owner` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`thread_id`, `owner`)
);
--> statement-breakpoint
CREATE INDEX `community_drafts_owner` ON `community_drafts` (`owner`);--> statement-breakpoint
CREATE TABLE `community_edits` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`author` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `community_edits_post` ON `community_edits` (`post_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `community_edits_author` ON `community_edits` (`author`);--> statement-breakpoint
CREATE TABLE `community_flags` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`owner` text NOT NULL,
	`reason` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`weighs` integer NOT NULL,
	`verdict` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `community_flags_once` ON `community_flags` (`post_id`,`owner`);--> statement-breakpoint
CREATE INDEX `community_flags_verdict` ON `community_flags` (`verdict`,`created_at`);--> statement-breakpoint
CREATE INDEX `community_flags_owner` ON `community_flags` (`owner`);--> statement-breakpoint
CREATE TABLE `community_follows` (
	`thread_id` text NOT NULL,
	`owner` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`thread_id`, `owner`)
);
--> statement-breakpoint
CREATE INDEX `community_follows_owner` ON `community_follows` (`owner`);--> statement-breakpoint
CREATE TABLE `community_log` (
	`id` text PRIMARY KEY NOT NULL,
	`action` text NOT NULL,
	`space` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`opening` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `community_log_created` ON `community_log` (`created_at`);--> statement-breakpoint
CREATE TABLE `community_names` (
	`owner` text PRIMARY KEY NOT NULL,
	`called` text NOT NULL,
	`called_key` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `community_names_key` ON `community_names` (`called_key`);--> statement-breakpoint
CREATE TABLE `community_posts` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`thread_id` text NOT NULL,
	`opening` integer DEFAULT false NOT NULL,
	`author` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`body_key` text NOT NULL,
	`quotes` text,
	`hidden` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`edited_at` text,
	FOREIGN KEY (`thread_id`) REFERENCES `community_threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `community_posts_id` ON `community_posts` (`id`);--> statement-breakpoint
CREATE INDEX `community_posts_thread` ON `community_posts` (`thread_id`,`number`);--> statement-breakpoint
CREATE INDEX `community_posts_author` ON `community_posts` (`author`,`created_at`);--> statement-breakpoint
CREATE INDEX `community_posts_body` ON `community_posts` (`body_key`);--> statement-breakpoint
CREATE INDEX `community_posts_hidden` ON `community_posts` (`hidden`,`created_at`);--> statement-breakpoint
CREATE TABLE `community_reactions` (
	`post_id` text NOT NULL,
	`kind` text NOT NULL,
	`owner` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`post_id`, `kind`, `owner`)
);
--> statement-breakpoint
CREATE INDEX `community_reactions_owner` ON `community_reactions` (`owner`);--> statement-breakpoint
CREATE TABLE `community_threads` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`space` text NOT NULL,
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`trade` text DEFAULT '' NOT NULL,
	`title` text NOT NULL,
	`author` text NOT NULL,
	`hidden` text DEFAULT '' NOT NULL,
	`locked_at` text,
	`accepted_post` text,
	`accepted_since` text,
	`last_at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `community_threads_slug` ON `community_threads` (`slug`);--> statement-breakpoint
CREATE INDEX `community_threads_last` ON `community_threads` (`hidden`,`last_at`);--> statement-breakpoint
CREATE INDEX `community_threads_space` ON `community_threads` (`space`,`hidden`,`last_at`);--> statement-breakpoint
CREATE INDEX `community_threads_author` ON `community_threads` (`author`);--> statement-breakpoint
CREATE INDEX `community_threads_accepted` ON `community_threads` (`accepted_post`);--> statement-breakpoint
-- The full-text index over what is said in the community. It keeps no text of its own; after a restore it is made anew
-- by: insert into community_search(community_search) values('rebuild').
CREATE VIRTUAL TABLE `community_search` USING fts5(
	title, body,
	content='community_posts', content_rowid='number',
	tokenize="unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE TRIGGER `community_posts_inserted` AFTER INSERT ON `community_posts` BEGIN
	INSERT INTO community_search(rowid, title, body) VALUES (new.number, new.title, new.body);
END;
--> statement-breakpoint
CREATE TRIGGER `community_posts_deleted` AFTER DELETE ON `community_posts` BEGIN
	INSERT INTO community_search(community_search, rowid, title, body) VALUES ('delete', old.number, old.title, old.body);
END;
--> statement-breakpoint
CREATE TRIGGER `community_posts_updated` AFTER UPDATE OF title, body ON `community_posts` BEGIN
	INSERT INTO community_search(community_search, rowid, title, body) VALUES ('delete', old.number, old.title, old.body);
	INSERT INTO community_search(rowid, title, body) VALUES (new.number, new.title, new.body);
END;
