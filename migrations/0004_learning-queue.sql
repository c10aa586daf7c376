CREATE TABLE `question_askers` (
	`question` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`question`, `user_id`)
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`code` text NOT NULL,
	`subject` text NOT NULL,
	`href` text NOT NULL,
	`read_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `details` text;--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `feedback` text;--> statement-breakpoint
ALTER TABLE `unanswered_questions` ADD `folded` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `unanswered_questions` ADD `language` text;--> statement-breakpoint
ALTER TABLE `unanswered_questions` ADD `reason` text DEFAULT 'unanswered' NOT NULL;--> statement-breakpoint
ALTER TABLE `unanswered_questions` ADD `article` text;--> statement-breakpoint
ALTER TABLE `unanswered_questions` ADD `merged_into` text;--> statement-breakpoint
CREATE INDEX `unanswered_questions_folded` ON `unanswered_questions` (`folded`);