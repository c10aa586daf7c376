CREATE TABLE `brief_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`site_id` text NOT NULL,
	`due_at` text NOT NULL,
	`message_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brief_mails_user` ON `brief_mails` (`user_id`,`site_id`);--> statement-breakpoint
CREATE INDEX `brief_mails_due` ON `brief_mails` (`due_at`);