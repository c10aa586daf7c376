CREATE TABLE `drawings` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`width` real NOT NULL,
	`height` real NOT NULL,
	`confidence` integer NOT NULL,
	`lines` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `drawings_user` ON `drawings` (`user_id`,`created_at`);